//! What is kept of people: they look at it, take it along, and have it deleted.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use lostcities::store::{PersonId, State, StoredMatch};
use serde_json::Value;

use crate::bot::evening;
use crate::bot::harness::{Club, Log, button, says};
use crate::bot::shown::{sees_in, shown};
use crate::kept::ENOUGH;

/// What is in a file that a message brings.
async fn file(message: &Message) -> String {
    let [file] = &message.attachments[..] else {
        panic!("no file: {message:?}");
    };
    assert_eq!(file.content_type, "application/json");
    let answer = reqwest::get(&file.url).await.unwrap();
    answer.text().await.unwrap()
}

/// The same person, who types in another channel.
fn at(who: &Person, channel: &str) -> Person {
    who.in_channel(channel)
}

#[tokio::test]
async fn nothing_is_stored_about_a_person_who_did_nothing() {
    let (club, [anna, ..]) = Club::with_people().await;
    let mine = club.command(&anna, "privacy show").await;
    assert_snapshot!(shown(&club, &mine), @r"
    lostcities, privately:
    **What I keep about you**
    Nothing. As soon as you play or change a setting, your Discord id and name are kept.
    I never receive what is written in the chat, and I keep no token, no address and no message of yours.
    -# </lostcities privacy export> gives you all of it as a file, </lostcities privacy delete> deletes it. PRIVACY.md, which comes with the program, says where it is stored and for how long; the operator of this bot is responsible for it.
    [-All of it as a file-] [Off the leaderboards] [-Delete everything …-]
    ");
    let refused = club.command(&anna, "privacy delete").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    I keep nothing about you, so there is nothing to delete.
    ");
    let refused = club
        .press_forged(&anna, "v1:0:0:!privacy.delete-for-sure")
        .await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    I keep nothing about you, so there is nothing to delete.
    ");
    let all = club.command(&anna, "privacy export").await;
    let all: Value = serde_json::from_str(&file(&all).await).unwrap();
    assert_eq!(all["id"], anna.id().to_string());
    assert_eq!(all["matches"].as_array().map(Vec::len), Some(0));
    club.finish().await;
}

#[tokio::test]
async fn people_see_what_is_kept_of_them_in_their_language() {
    let (club, first, _) = Club::in_play().await;
    club.play_turn(&first).await;
    club.command(&club.anna(), "settings language:en pings:off")
        .await;
    let [anna, ben] = [club.anna(), club.ben()];
    let english = club.command(&anna, "privacy show").await;
    assert!(english.ephemeral);
    assert_snapshot!(shown(&club, &english), @r"
    lostcities, privately:
    **What I keep about you**
    • Your Discord id; the name I saw last: Anna; pings: Off; language: English
    • 1 match (1 of them open), with your seat, your points and 0 moves of yours, each with its time
    I never receive what is written in the chat, and I keep no token, no address and no message of yours.
    -# </lostcities privacy export> gives you all of it as a file, </lostcities privacy delete> deletes it. PRIVACY.md, which comes with the program, says where it is stored and for how long; the operator of this bot is responsible for it.
    [All of it as a file] [Off the leaderboards] [Delete everything …]
    ");
    let german = club.command(&ben, "datenschutz zeigen").await;
    assert_snapshot!(shown(&club, &german), @r"
    lostcities, privately:
    **Was ich von dir aufbewahre**
    • Deine Discord-ID; den Namen, den ich zuletzt gesehen habe: Ben; Hinweise: wie der Server es will; Sprache: Automatisch (wie in Discord)
    • 1 Partie (1 davon offen) mit deinem Platz, deinen Punkten und 2 Spielzügen von dir, jeweils mit der Uhrzeit
    Was im Chat steht, bekomme ich nie, und ich bewahre von dir kein Token, keine Adresse und keine Nachricht auf.
    -# </lostcities privacy export> gibt dir alles als Datei, </lostcities privacy delete> löscht es. Wo und wie lange es liegt, steht in PRIVACY.md beim Programm; verantwortlich ist, wer diesen Bot betreibt.
    [Alles als Datei] [Aus den Ranglisten] [Alles löschen …]
    ");
    let dutch = club.command(&club.carla(), "privacy tonen").await;
    assert_snapshot!(shown(&club, &dutch), @r"
    lostcities, privately:
    **Wat ik van je bewaar**
    Niets. Zodra je speelt of iets instelt, bewaar ik je Discord-id en je naam.
    Wat er in de chat staat krijg ik nooit, en ik bewaar van jou geen token, geen adres en geen bericht.
    -# </lostcities privacy export> geeft je alles als bestand, </lostcities privacy delete> wist het. Waar het staat en hoe lang, lees je in PRIVACY.md bij het programma; wie deze bot draait, staat ervoor in.
    [-Alles als bestand-] [Van de ranglijsten af] [-Alles wissen …-]
    ");
    let question = club.click(&anna, &english, "Delete everything …").await;
    assert_snapshot!(shown(&club, &question), @r"
    lostcities, privately, edited:
    **Delete everything that I keep about you?**
    • Your id, your name and your settings are deleted, and you are on no leaderboard any more.
    • 1 open match: your challenge or invitation is taken back; a match under way counts as resigned.
    • The matches that you have played belong to the others, too. They stay, with the moves and the points, but nothing in them leads to you any more: you are called Anonymous there, and nobody's rating changes.
    • What is in Discord already stays there: older boards and messages with your name. I update only the boards of open matches. You or a moderator can delete the others.
    This cannot be undone. If you play again, you start as a new player.
    [Delete everything] [Cancel]
    ");
    // A person who changes their mind is shown the same as before.
    let back = club.click(&anna, &question, "Cancel").await;
    assert_eq!(back.content, english.content);
    let question = club.click(&ben, &german, "Alles löschen …").await;
    assert_snapshot!(shown(&club, &question), @r"
    lostcities, privately, edited:
    **Alles löschen, was ich von dir aufbewahre?**
    • Deine ID, dein Name und deine Einstellungen werden gelöscht, und du stehst in keiner Rangliste mehr.
    • 1 offene Partie: Deine Herausforderung oder Einladung wird zurückgenommen; eine laufende Partie gilt als aufgegeben.
    • Die Partien, die du gespielt hast, gehören auch den anderen. Sie bleiben mit Zügen und Punkten, aber nichts darin führt mehr zu dir: Du heißt dort Anonym, und niemandes Wertung ändert sich.
    • Was schon in Discord steht, bleibt dort: ältere Spielpläne und Nachrichten mit deinem Namen. Ich schreibe nur die Spielpläne offener Partien neu. Die übrigen könnt ihr löschen, du oder die Moderation.
    Das lässt sich nicht rückgängig machen. Spielst du wieder, fängst du neu an.
    [Alles löschen] [Abbrechen]
    ");
    club.finish().await;
}

#[tokio::test]
async fn opting_out_hides_a_player_from_every_leaderboard_until_they_opt_in() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    let is_listed = async |club: &Club| {
        let id = PersonId(anna.id().number());
        club.ask(async |store| store.is_listed(id).await.unwrap())
            .await
    };
    // A person who has not played yet is remembered for this alone, and nobody else hears of it.
    let direct = anna.in_channel("dm");
    let out = club.command(&direct, "privacy opt-out").await;
    assert_snapshot!(shown(&club, &out), @r"
    lostcities, privately:
    You are off all leaderboards now, on every server. Your matches still count for the others.
    [All of it as a file] [Onto the leaderboards] [Delete everything …]
    ");
    club.begin().await;
    club.fast_forward(1, ENOUGH).await;
    club.resign(&club.ben()).await;
    club.restart().await;
    assert!(!is_listed(&club).await);
    let mine = club.command(&anna, "privacy show").await;
    assert_snapshot!(shown(&club, &mine), @r"
    lostcities, privately:
    **What I keep about you**
    • Your Discord id; the name I saw last: Anna; pings: as the server decides; language: Automatic (as in Discord)
    • 1 match (0 of them open), with your seat, your points and 16 moves of yours, each with its time
    • 8 lines of ratings and sums that were worked out from your results
    • That you do not want to be on leaderboards
    I never receive what is written in the chat, and I keep no token, no address and no message of yours.
    -# </lostcities privacy export> gives you all of it as a file, </lostcities privacy delete> deletes it. PRIVACY.md, which comes with the program, says where it is stored and for how long; the operator of this bot is responsible for it.
    [All of it as a file] [Onto the leaderboards] [Delete everything …]
    ");
    let back = club.click(&anna, &mine, "Onto the leaderboards").await;
    assert!(is_listed(&club).await && button(&back, ":!privacy.opt-out").is_some());
    let out = club.click(&anna, &back, "Off the leaderboards").await;
    assert!(!is_listed(&club).await);
    says(&out, "off all leaderboards");
    let again = club.command(&anna, "privacy opt-in").await;
    says(&again, "on the leaderboards again");
    assert!(is_listed(&club).await);
    let all = club.command(&anna, "privacy export").await;
    let all: Value = serde_json::from_str(&file(&all).await).unwrap();
    assert_eq!(
        all["worked_out"]["rating_points"].as_array().map(Vec::len),
        Some(1)
    );
    assert_eq!(all["person"]["on_leaderboards"], true);
    club.finish().await;
}

#[tokio::test]
async fn the_file_holds_all_that_is_ones_own_and_nobody_else() {
    let (club, first, second) = Club::in_play().await;
    club.play_turn(&first).await;
    let mine = club.command(&first, "privacy show").await;
    let all = club.click(&first, &mine, ":!privacy.export").await;
    assert!(all.ephemeral);
    let text = file(&all).await;
    let name = if first.id() == club.anna().id() {
        "Ben"
    } else {
        "Anna"
    };
    assert!(!text.contains(&second.id().to_string()) && !text.contains(name));
    let stored = club.stored(1).await;
    let seat = stored.seats.iter().position(|(_, person)| {
        person
            .person()
            .is_some_and(|person| person.id.to_string() == first.id().to_string())
    });
    let all: Value = serde_json::from_str(&text).unwrap();
    let kept = &all["matches"][0];
    assert_eq!(kept["seat"].as_u64(), seat.map(|seat| seat as u64));
    assert_eq!(kept["acts"].as_array().map(Vec::len), Some(2));
    assert_eq!(kept["state"], "playing");
    assert_eq!(kept["channel"], club.channel("general").await);
    // Cards that nobody has seen stay secret: no secret, and no step of chance.
    assert!(!text.contains("secret") && !text.contains("chance"));
    club.finish().await;
}

#[tokio::test]
async fn the_next_part_of_what_is_kept_of_a_person_has_the_rest() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo").await;
    let n_points = 80_000;
    let id = anna.id();
    let points = format!(
        "with recursive n (n) as (select 1 union all select n + 1 from n where n < {n_points})
         insert into rating_points (game, person, number, at, mean, uncertainty)
         select 'classic', {id}, n, n, 25.0, 8.0 from n"
    );
    club.sql(&points).await;
    let mut part = club.command(&anna, "privacy export").await;
    club.restart().await;
    let mut found = Vec::new();
    loop {
        let all: Value = serde_json::from_str(&file(&part).await).unwrap();
        let points = all["worked_out"]["rating_points"].as_array().unwrap();
        found.extend(points.iter().map(|point| point["at"].as_i64().unwrap()));
        if button(&part, ":!privacy.export.").is_none() {
            break;
        }
        part = club.click(&anna, &part, ":!privacy.export.").await;
    }
    says(&part, "last part");
    found.sort_unstable();
    assert!(found == (1..=n_points).collect::<Vec<_>>());
    club.finish().await;
}

#[tokio::test]
async fn a_deleted_player_leaves_the_tables_and_the_others_play_on() {
    let log = Log::default();
    let mut club = Club::open_with(log.ways()).await;
    let (anna, ben, carla) = (club.anna(), club.ben(), club.carla());
    // A match that has ended, one of two under way, one of three, a table that waits, and one against the computer.
    club.begin().await;
    club.resign(&anna).await;
    let thread = "long-match";
    let challenge = "challenge opponent:@Ben game:roll_write";
    let invitation = club.command(&at(&anna, thread), challenge).await;
    club.click(&at(&ben, thread), &invitation, ":!accept").await;
    let open = "/lostcities open game:rivals seats:3";
    let table = club.command(&at(&anna, "table"), open).await;
    club.click(&at(&ben, "table"), &table, ":!join").await;
    let table = club.public("table").pop().unwrap();
    club.click(&at(&carla, "table"), &table, ":!join").await;
    club.command(&at(&ben, "games"), "open game:rivals invite:@Anna")
        .await;
    club.command(&at(&anna, "dm"), "solo game:rivals").await;
    assert_eq!(club.matches().await.len(), 5);

    let question = club.command(&anna, "privacy delete").await;
    says(&question, "3 open matches");
    let done = club.click(&anna, &question, "Delete everything").await;
    assert_snapshot!(shown(&club, &done), @r"
    lostcities, privately, edited:
    Done: I keep nothing that leads to you. If you play again, you start as a new player.
    ");
    let states: Vec<State> = club
        .matches()
        .await
        .iter()
        .map(StoredMatch::state)
        .collect();
    assert_eq!(
        states,
        [
            State::Finished,
            State::Finished,
            State::Playing,
            State::Lobby,
            State::Finished
        ]
    );
    let names = |text: &str| text.contains(&anna.id().to_string()) || text.contains("Anna");
    for channel in [thread, "table", "games"] {
        for message in club.public(channel) {
            assert!(!names(&message.content), "{channel}: {}", message.content);
            let labels = message.components.iter().flatten();
            assert!(!labels.filter_map(|part| part.label.as_deref()).any(names));
            for file in &message.attachments {
                assert!(!names(file.description.as_deref().unwrap()), "{file:?}");
            }
        }
    }
    assert_snapshot!(sees_in(&club, &club.person("Deniz"), "table"), @r"
    lostcities, edited:
    🧭 Anonymous opens a table: Lost Cities: Rivals. Everybody can join!
    The match has begun. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`

    lostcities, silently, edited:
    **@Carla** to move: turn a card, or open an auction.
    There is nothing to auction yet.
    Pile 1 of 4 · 20 cards left · 0 coins in the supply
    Coins: Computer 12, @Ben 12 and @Carla 12.
    Points now, coins included: Computer 12, @Ben 12 and @Carla 12.
    🏳️ Anonymous has left; a computer player has taken the seat.
    -# The start wagers are on the table. @Carla starts.
    (board.png)
    [Turn a Card] [-🪙 Auction: Bid 1-]
    [My View] [Rules] [More]

    lostcities, calling Carla:
    @Carla, it is your turn: <link>
    ");
    // What the others do in their matches names nobody either.
    for channel in [thread, "table"] {
        let board = club.board_in(channel);
        for who in [&ben, &carla] {
            let mut known = [":!hand", ":!more", ":!replay"].into_iter();
            let name = known.find(|name| button(&board, name).is_some());
            let panel = club.click(&at(who, channel), &board, name.unwrap()).await;
            let alts = panel
                .attachments
                .iter()
                .filter_map(|file| file.description.as_deref());
            assert!(!names(&panel.content) && !alts.into_iter().any(names));
        }
    }
    let theirs = club.command(&ben, "privacy export").await;
    assert!(!names(&file(&theirs).await));
    assert!(!names(&log.text()), "{}", log.text());

    // A button from before, a restart, and a new beginning.
    club.restart().await;
    let again = club.click(&anna, &club.board_in("table"), ":!more").await;
    assert!(again.ephemeral);
    let mine = club.command(&anna, "privacy show").await;
    says(&mine, "Nothing.");
    club.begin().await;
    let mine = club.command(&anna, "privacy show").await;
    says(&mine, "1 match ");
    club.finish().await;
}

#[tokio::test]
async fn the_file_has_all_of_a_deal_of_an_evening_once_it_is_over() {
    let (club, [anna, ..]) = Club::with_people().await;
    evening::begin(&club, &anna, "deals:1 minutes:5").await;
    evening::play_deal(&club, &anna).await;
    for is_over in [false, true] {
        let part = club.command(&anna, "privacy export").await;
        let all: Value = serde_json::from_str(&file(&part).await).unwrap();
        let steps = &all["worked_out"]["deal_people"][0]["steps"];
        assert_eq!(steps.to_string().contains("chance"), is_over, "{all:#}");
        club.let_pass(Duration::from_mins(6)).await;
    }
    club.finish().await;
}
