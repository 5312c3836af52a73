//! What administrators decide for their server.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use lostcities::store::State;

use crate::bot::harness::{Club, says};
use crate::bot::shown::{said, shown};

/// May delete what others write, as moderators do.
const MANAGE_MESSAGES: u64 = 1 << 13;

/// Chooses in a menu, named by a part of its custom id.
async fn select(
    club: &Club,
    who: &Person,
    message: &Message,
    menu: &str,
    values: &[&str],
) -> Message {
    let id = crate::bot::harness::custom_id(message, menu);
    let answer = who.select(message, &id, values).await.unwrap();
    club.outcome(who, &answer, Some(message)).await
}

/// A message with names for the channels and roles in it.
async fn told(club: &Club, message: &Message) -> String {
    let mut text = shown(club, message);
    for name in ["general", "table", "games", "long-match"] {
        let id = club.channel(name).await;
        text = text.replace(&format!("<#{id}>"), &format!("#{name}"));
    }
    text.replace(&format!("<@&{}>", club.explorers().await), "@Explorers")
}

/// The lines of a message that an earlier one lacks.
fn news(before: &str, after: &str) -> String {
    let before: Vec<&str> = before.lines().collect();
    let news = after.lines().filter(|line| !before.contains(line));
    news.collect::<Vec<_>>().join("\n")
}

/// Whether a command opened a match; the answer that it was given.
async fn opens(club: &Club, who: &Person, text: &str) -> (bool, Message) {
    let before = club.matches().await.len();
    let answer = club.command(who, text).await;
    (club.matches().await.len() > before, answer)
}

#[tokio::test]
async fn only_managers_of_the_server_see_and_change_its_settings() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let refused = club.command(&ben, "konfiguration").await;
    let also = club.command(&ben, "config leaderboard:off").await;
    assert_eq!(refused.content, also.content);
    assert_snapshot!(told(&club, &refused).await, @r"
    lostcities, privately:
    Das ist für alle, die den Server verwalten dürfen (Discords Berechtigung *Server verwalten*). Für dich selbst gibt es </lostcities settings>.
    ");
    let nowhere = club.command(&anna.in_channel("dm"), "config").await;
    assert_snapshot!(told(&club, &nowhere).await, @r"
    lostcities, privately:
    This only makes sense on a server.
    ");
    // Neither does a button help that another person was shown.
    let buttons = club
        .with_buttons(&[
            "v1:0:0:!config.leaderboard.off",
            "v1:0:0:!config.moderators",
            "v1:0:0:!config.changes",
            "v1:0:0:!config",
        ])
        .await;
    for id in buttons.custom_ids() {
        let refused = club.click(&ben, &buttons, id).await;
        says(&refused, "Server verwalten");
    }
    let mine = club.decide("").await;
    assert_snapshot!(told(&club, &mine).await, @r"
    lostcities, privately:
    **Lost Cities on this server**
    • Channels for matches: in every channel
    • Who may open matches: Everybody
    • Language of the boards: Automatic (as in Discord)
    • Default turn notification: Mention in the channel
    • Leaderboard: On
    • Yesterday’s table of the dailies, each morning: Off
    • A thread for each match: Off
    • Quiet matches: Off
    • Clock if the host chooses none: No clock
    • Open matches per person: at most 10
    • Waiting challenges and tables per person: at most 3
    -# Only people who may manage this server see and change this. Open matches go on as they are.
    [Only in these channels and their threads …]
    [Only people with this role …]
    [*Automatic (as in Discord) | English | Deutsch | Nederlands | Français | Español | Português]
    [*Mention in the channel | Direct message | Off]
    [-In every channel-] [-Everybody may open-] [Moderators only] [Leaderboard off] [Changes]
    ");
    let changes = club.click(&anna, &mine, "Changes").await;
    assert_snapshot!(told(&club, &changes).await, @r"
    lostcities, privately, edited:
    Nobody has changed anything yet.
    [Back] [Matches]
    ");
    club.finish().await;
}

/// Nobody opens anything there, and who reads German is told where they can.
async fn opens_nothing_in_german(club: &Club, who: &Person) {
    for text in [
        "/lostcities challenge opponent:@Anna",
        "/lostcities open game:rivals",
        "/lostcities solo",
    ] {
        let (is_open, refused) = opens(club, who, text).await;
        assert!(!is_open && refused.ephemeral, "{text}");
        let sentence = "in anderen Kanälen";
        says(&refused, sentence);
    }
}

#[tokio::test]
async fn matches_are_opened_in_the_channels_that_are_allowed() {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    club.begin().await;
    let mine = club.decide("").await;
    let before = told(&club, &mine).await;
    let mine = select(
        &club,
        &anna,
        &mine,
        ":!config.channels",
        &["#table", "#games"],
    )
    .await;
    assert_snapshot!(news(&before, &told(&club, &mine).await), @r"
    lostcities, privately, edited:
    Saved.
    • Channels for matches: in #table #games
    [In every channel] [-Everybody may open-] [Moderators only] [Leaderboard off] [Changes]
    ");
    club.restart().await;

    // What has begun goes on where nothing may begin any more.
    let (first, _) = club.in_turn().await;
    club.play_turn(&first).await;
    club.resign(&ben).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    opens_nothing_in_german(&club, &ben).await;
    let refused = club.context(&anna, "Challenge to Lost Cities", "Ben").await;
    assert_snapshot!(told(&club, &refused).await, @r"
    lostcities, privately:
    On this server, matches are played in other channels: #table #games. Go there, or ask a server manager.
    ");
    let refused = club.click(&ben, &club.board(), "Rematch").await;
    says(&refused, "in anderen Kanälen");
    assert_eq!(club.matches().await.len(), 1);

    // A thread follows its channel, and direct messages belong to one person alone.
    for channel in ["table", "long-match", "dm"] {
        let (is_open, answer) = opens(&club, &ben.in_channel(channel), "/lostcities solo").await;
        assert!(is_open, "{channel}: {answer:?}");
    }
    let mine = club.decide("channel:#general").await;
    assert_snapshot!(news(&before, &told(&club, &mine).await), @r"
    Saved.
    • Channels for matches: in #general #table #games
    [In every channel] [-Everybody may open-] [Moderators only] [Leaderboard off] [Changes]
    ");
    let all = club.click(&anna, &mine, "In every channel").await;
    says(&all, "in every channel");
    let (is_open, _) = opens(&club, &ben, "/lostcities solo").await;
    assert!(is_open);
    let changes = club.click(&anna, &all, "Changes").await;
    assert_snapshot!(told(&club, &changes).await, @r"
    lostcities, privately, edited:
    **The latest changes, newest first**
    • <timef>, @Anna: Channels for matches – in #general #table #games → in every channel
    • <timef>, @Anna: Channels for matches – in #table #games → in #general #table #games
    • <timef>, @Anna: Channels for matches – in every channel → in #table #games
    [Back] [Matches]
    ");
    let back = club.click(&anna, &changes, "Back").await;
    says(&back, "in every channel");
    club.finish().await;
}

#[tokio::test]
async fn moderators_and_roles_open_matches_where_it_is_so_decided() {
    let (mut club, [anna, ben, carla]) = Club::with_people().await;
    let open = "/lostcities open game:rivals";
    let mine = club.decide("openers:Moderators").await;
    let (is_open, refused) = opens(&club, &ben, open).await;
    assert!(!is_open);
    assert_snapshot!(told(&club, &refused).await, @r"
    lostcities, privately:
    Auf diesem Server eröffnet nur die Moderation Partien. Du kannst dich an ihre Tische setzen und ihre Herausforderungen annehmen.
    ");
    // Discord's permissions say who moderates.
    club.permit("Carla", "games", MANAGE_MESSAGES, 0);
    assert!(!opens(&club, &carla, open).await.0);
    assert!(opens(&club, &carla.in_channel("games"), open).await.0);
    assert!(opens(&club, &anna, open).await.0);
    // A person who may open nothing still takes part.
    let table = club.public("general").pop().unwrap();
    club.click(&ben, &table, ":!join").await;
    assert_eq!(club.stored(2).await.seats.n_seats(), 2);

    let role = club.explorers().await;
    let mine = select(&club, &anna, &mine, ":!config.role", &["Explorers"]).await;
    says(&mine, &format!("<@&{role}>"));
    club.restart().await;
    assert!(opens(&club, &ben.in_channel("table"), open).await.0);
    let deniz = club.person("Deniz").in_channel("long-match");
    let (is_open, refused) = opens(&club, &deniz, open).await;
    assert!(!is_open);
    assert_snapshot!(told(&club, &refused).await, @r"
    lostcities, privately:
    On this server, only @Explorers and moderators may open matches. You can join their tables and accept their challenges.
    ");
    // The role of everybody is everybody, typed or chosen.
    let mine = club.decide("role:@everyone").await;
    says(&mine, "Everybody");
    assert!(opens(&club, &deniz, open).await.0);
    let changes = club.click(&anna, &mine, "Changes").await;
    assert_snapshot!(told(&club, &changes).await, @r"
    lostcities, privately, edited:
    **The latest changes, newest first**
    • <timef>, @Anna: Who may open matches – @Explorers and moderators → Everybody
    • <timef>, @Anna: Who may open matches – Moderators → @Explorers and moderators
    • <timef>, @Anna: Who may open matches – Everybody → Moderators
    [Back] [Matches]
    ");
    club.finish().await;
}

#[tokio::test]
async fn boards_speak_the_language_and_people_are_told_as_the_server_decides() {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    club.command(&ben, "settings pings:mention").await;
    club.decide("language:Nederlands pings:off leaderboard:off")
        .await;
    club.restart().await;
    let invitation = club.challenge("rounds:1").await;
    club.click(&ben, &invitation, ":!accept").await;
    let board = club.board();
    says(&board, "is aan de beurt");
    for _ in 0..4 {
        let (first, _) = club.in_turn().await;
        club.let_pass(Duration::from_mins(1)).await;
        // Ben has chosen for himself, Anna has not.
        assert_eq!(club.pings(&ben), usize::from(first.id() == ben.id()));
        assert_eq!(club.pings(&anna), 0);
        club.play_turn(&first).await;
    }
    let settings = club.command(&anna, "settings").await;
    assert_snapshot!(told(&club, &settings).await, @r"
    lostcities, privately:
    Your settings. They hold on every server.
    Turn notification: Off
    Language: Automatic (as in Discord)
    Challenges accepted: From everybody
    [Mention in the channel | Direct message | *Off]
    [*Automatic (as in Discord) | English | Deutsch | Nederlands | Français | Español | Português]
    [*From everybody | From nobody]
    [*Not away | 1 day | 2 days | 3 days | 5 days | 7 days | 10 days | 14 days | 21 days | 30 days]
    ");
    let mine = club.decide("").await;
    let before = told(&club, &mine).await;
    let (pings, language) = (":menu.config-pings", ":menu.config-language");
    let mention = "Mention in the channel";
    let mine = club.choose(&anna, &mine, pings, mention).await;
    let automatic = "Automatic (as in Discord)";
    let mine = club.choose(&anna, &mine, language, automatic).await;
    let mine = club.click(&anna, &mine, "Leaderboard on").await;
    assert_snapshot!(news(&before, &told(&club, &mine).await), @r"
    lostcities, privately, edited:
    Saved.
    • Language of the boards: Automatic (as in Discord)
    • Default turn notification: Mention in the channel
    • Leaderboard: On
    [*Automatic (as in Discord) | English | Deutsch | Nederlands | Français | Español | Português]
    [*Mention in the channel | Direct message | Off]
    [-In every channel-] [-Everybody may open-] [Moderators only] [Leaderboard off] [Changes]
    ");
    club.finish().await;
}

#[tokio::test]
async fn settings_changed_by_a_deleted_manager_name_nobody() {
    let (club, [anna, ..]) = Club::with_people().await;
    club.decide("leaderboard:off").await;
    let mine = club.command(&anna, "privacy show").await;
    says(&mine, "1 change ");
    let question = club.click(&anna, &mine, ":!privacy.delete").await;
    club.click(&anna, &question, "Delete everything").await;
    let mine = club.decide("").await;
    let changes = club.click(&anna, &mine, "Changes").await;
    says(&changes, "Anonymous");
    assert!(!said(&club, &changes.content).contains("Anna"));
    let guild = lostcities::store::GuildId(club.guild().await);
    let server = club.ask(async |store| store.server(guild).await.unwrap());
    assert!(!server.await.has_leaderboard);
    club.finish().await;
}
