//! From a challenge to the first card, or to none.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{BOT_NAME, permissions};
use lostcities::store::MatchId;

use crate::bot::harness::{Club, begins, button, custom_id, says};
use crate::bot::shown::{sees, shown};

#[tokio::test]
async fn a_challenge_is_seen_by_all_and_accepting_it_deals_the_cards() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let challenge = club.challenge("rounds:1").await;
    assert_snapshot!(shown(&club, &challenge), @r"
    lostcities, calling Ben:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    Two players, about 10 minutes. One round, five expeditions.
    The invitation expires <time>.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [Accept] [Decline] [How to Play] [Don't Ask Again] [Withdraw]
    ");
    club.click(&ben, &challenge, "Accept").await;
    assert_snapshot!(sees(&club, &anna), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    One round, five expeditions.
    @Ben accepts. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`

    lostcities, silently:
    **@Ben** to move: play or discard a card.
    One round · 44 cards in the draw pile
    Points on the table: @Anna 0 and @Ben 0.
    -# Round 1 begins. @Ben starts.
    (board.png)
    [My Hand] [Rules] [More]

    lostcities, calling Ben:
    @Ben, it is your turn: <link>
    [My Hand]
    ");
    club.finish().await;
}

#[tokio::test]
async fn invitations_of_every_game_say_for_how_many_and_how_long_and_open_the_rules_privately() {
    let (club, [anna, ben, carla]) = Club::with_people().await;
    let mut told = Vec::new();
    for (command, game) in [
        ("challenge opponent:@Ben", "classic"),
        ("challenge opponent:@Ben game:board rounds:1", "board"),
        ("challenge opponent:@Ben game:rivals", "rivals"),
        ("open game:rivals seats:3", "rivals"),
        ("open game:board", "board"),
        ("open game:roll_write", "roll_write"),
    ] {
        let invitation = club.command(&anna, command).await;
        let length = invitation
            .content
            .lines()
            .find(|line| line.contains("about"));
        told.push(length.unwrap_or_default().to_owned());
        // Invitations of earlier versions have the button of the rules themselves.
        let old = club
            .with_buttons(&[&format!("v1:0:0:!rules.{game}.0")])
            .await;
        for who in [&ben, &carla] {
            let page = club.click(who, &invitation, "How to Play").await;
            assert!(page.ephemeral && page.id != invitation.id);
            assert!(
                page.content.lines().nth(1).unwrap().contains(".**"),
                "the aim"
            );
            let rules = club.click(who, &old, ":!rules").await;
            assert!(page.content.starts_with(&rules.content));
        }
        // Nobody has answered by looking.
        assert_eq!(anna.message(invitation.id).as_ref(), Some(&invitation));
        club.click(&anna, &invitation, ":!withdraw").await;
    }
    assert_snapshot!(told.join("\n"), @r"
    Two players, about 30 minutes. 3 rounds, five expeditions.
    Two players, about 15 minutes. The short game of one round.
    Two players, about 30 minutes.
    2 to 3 players, about 30 minutes.
    2 to 4 players, about 45 minutes. 3 rounds.
    2 to 5 players, about 30 minutes. After the roller’s pick the others choose at the same time.
    ");
    club.finish().await;
}

#[tokio::test]
async fn how_to_play_leads_to_the_lesson_and_accepts() {
    let (club, [anna, ben, carla]) = Club::with_people().await;
    let challenge = club.challenge("rounds:1").await;
    for who in [&anna, &carla] {
        let page = club.click(who, &challenge, "How to Play").await;
        assert!(button(&page, ":!accept").is_none(), "{page:?}");
        assert!(button(&page, ":!learn").is_some(), "{page:?}");
    }
    let page = club.click(&ben, &challenge, "How to Play").await;
    let n_rows = page.components.len();
    assert_eq!(n_rows, 1, "picture and pins share a phone's window");
    let whole = club.stored(1).await.secret.commitment().to_string();
    says(&page, &whole);
    let panel = club.click(&ben, &page, ":!accept").await;
    assert_eq!(panel.id, page.id);
    assert!(button(&panel, ":!focus.").is_some(), "{panel:?}");
    says(&ben.message(challenge.id).unwrap(), "accepts");
    // At a table anybody may sit down.
    let text = "open game:rivals seats:3";
    let table = club.command(&anna.in_channel("games"), text).await;
    let page = club.click(&carla, &table, ":!how-to-play").await;
    let seated = club.click(&carla, &page, ":!join").await;
    assert_eq!(seated.id, page.id);
    assert!(button(&seated, ":!join").is_none(), "{seated:?}");
    assert_eq!(club.newest().await.seats.n_seats(), 2);
    club.finish().await;
}

#[tokio::test]
async fn a_declined_challenge_ends_in_a_sentence_and_frees_the_channel() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let challenge = club.challenge("").await;
    club.click(&ben, &challenge, "Decline").await;
    assert_snapshot!(sees(&club, &anna), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    3 rounds, five expeditions.
    @Ben declines. Maybe another time.
    ");
    club.begin().await;
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_declined_from_a_private_page_leaves_that_alone() {
    let (club, [_, ben, _]) = Club::with_people().await;
    let challenge = club.challenge("").await;
    let page = club.click(&ben, &challenge, "How to Play").await;
    // No private page has this button. If it is forged, the challenge is declined, and the page, which uses Components V2 and
    // cannot be replaced by a plain message, stays as it is.
    let decline = custom_id(&challenge, "Decline");
    let declined = || {
        let challenge = ben.message(challenge.id).unwrap();
        challenge.content.contains("declines")
    };
    tokio::select! {
        answer = ben.forge(&page, &decline) => panic!("{answer:?}"),
        () = club.until(declined) => {}
    }
    club.let_pass(Duration::ZERO).await;
    assert_eq!(ben.message(page.id), Some(page));
    says(&ben.message(challenge.id).unwrap(), "declines");
    club.finish().await;
}

#[tokio::test]
async fn a_withdrawn_challenge_ends_in_a_sentence_and_frees_the_channel() {
    let (club, [anna, ..]) = Club::with_people().await;
    let challenge = club.challenge("").await;
    club.click(&anna, &challenge, "Withdraw").await;
    assert_snapshot!(sees(&club, &anna), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    3 rounds, five expeditions.
    @Anna has withdrawn the challenge.
    ");
    club.begin().await;
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_that_nobody_answers_lapses_after_a_day() {
    let (club, [anna, ..]) = Club::with_people().await;
    let challenge = club.challenge("").await;
    club.let_pass(Duration::from_secs(86_399)).await;
    assert_eq!(anna.message(challenge.id), Some(challenge));
    club.let_pass(Duration::from_secs(1)).await;
    assert_snapshot!(sees(&club, &anna), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    3 rounds, five expeditions.
    Nobody answered in time. A new challenge starts with </lostcities challenge>.
    ");
    club.begin().await;
    club.finish().await;
}

#[tokio::test]
async fn an_invitation_that_never_became_a_match_is_deleted_after_a_week_and_its_buttons_answer() {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    for _ in 0..2 {
        let challenge = club.challenge("rounds:1").await;
        club.click(&ben, &challenge, "Decline").await;
    }
    let ids = async |club: &Club| {
        club.ask(async |store| store.match_ids().await.unwrap())
            .await
    };
    club.let_pass(Duration::from_hours(7 * 24)).await;
    assert_eq!(ids(&club).await, [MatchId(1), MatchId(2)]);
    // Leftovers are looked for once a minute.
    club.let_pass(Duration::from_mins(1)).await;
    // The newest stays, so that its number is not given to another match.
    assert_eq!(ids(&club).await, [MatchId(2)]);
    club.be_away(Duration::from_secs(1)).await;
    let refused = club.press_forged(&anna, "v1:1:0:!withdraw").await;
    let sentence = "There is no match with this number.";
    begins(&refused, sentence);
    club.finish().await;
}

#[tokio::test]
async fn only_the_challenged_person_may_accept_or_decline() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    let challenge = club.challenge("").await;
    for (who, button) in [(&anna, "Accept"), (&anna, "Decline"), (&carla, "Accept")] {
        let refusal = club.click(who, &challenge, button).await;
        assert!(refusal.ephemeral);
        assert_eq!(anna.message(challenge.id).as_ref(), Some(&challenge));
    }
    let refusal = club.click(&anna, &challenge, "Accept").await;
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    Only the person who was challenged can answer. To play yourself, use </lostcities challenge>.
    ");
    let refusal = club.click(&club.ben(), &challenge, "Withdraw").await;
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    Nur wer herausgefordert hat, kann das zurückziehen. Gilt es dir, drücke **Ablehnen**.
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_second_challenge_in_a_channel_is_refused_with_a_link_to_the_first() {
    let club = Club::open().await;
    let challenge = club.challenge("").await;
    let refusal = club
        .command(&club.carla(), "challenge opponent:@Deniz")
        .await;
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    In dit kanaal is al een partij of uitnodiging: <link> Maak die eerst af of trek die in, of neem een ander kanaal of een thread. Een moderator kan die ook beëindigen met </lostcities close>.
    [In een thread openen] [Stil spelen]
    ");
    let link = format!("/{}/{} ", challenge.channel, challenge.id);
    says(&refusal, &link);

    let elsewhere = club.carla().in_channel("table");
    let other = club.command(&elsewhere, "challenge opponent:@Deniz").await;
    assert!(!other.ephemeral);
    club.finish().await;
}

#[tokio::test]
async fn who_cannot_play_here_cannot_be_challenged() {
    let (club, [anna, ..]) = Club::with_people().await;
    let hidden = permissions::VIEW_CHANNEL;
    club.permit("Ben", "general", 0, hidden);
    let mut refusals = Vec::new();
    // Felix is a member of another server only.
    club.sandbox.add_guild("Elsewhere", "de");
    let felix = club
        .sandbox
        .add_person("Felix", "de", Some("Elsewhere"))
        .unwrap();
    let felix = felix.mention();
    for opponent in ["@Anna", "@lostcities", "@Ben", &felix] {
        let text = format!("challenge opponent:{opponent}");
        refusals.push(shown(&club, &club.command(&anna, &text).await));
    }
    assert_snapshot!(refusals.join("\n"), @r"
    lostcities, privately:
    You cannot challenge yourself. Choose another player, or play the computer with </lostcities solo>.
    lostcities, privately:
    Bots cannot be challenged. To play against the computer, use </lostcities solo>.
    lostcities, privately:
    The person you chose cannot see this channel. Challenge them in a channel that you both see.
    lostcities, privately:
    The person you chose cannot see this channel. Challenge them in a channel that you both see.
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_permission_that_the_bot_lacks_is_named_before_the_match() {
    let club = Club::open().await;
    let lacking = permissions::ATTACH_FILES | permissions::SEND_MESSAGES;
    club.permit(BOT_NAME, "general", 0, lacking);
    let mut refusals = Vec::new();
    for command in ["challenge opponent:@Ben", "solo"] {
        refusals.push(shown(&club, &club.command(&club.anna(), command).await));
    }
    assert_snapshot!(refusals.join("\n"), @r"
    lostcities, privately:
    I cannot run a match here, because I lack this permission: Send Messages and Attach Files. Ask a server manager to grant it to me for this channel, then try again.
    lostcities, privately:
    I cannot run a match here, because I lack this permission: Send Messages and Attach Files. Ask a server manager to grant it to me for this channel, then try again.
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_can_be_sent_from_the_menu_over_a_member() {
    let club = Club::open().await;
    let challenge = club
        .context(&club.anna(), "Challenge to Lost Cities", "Ben")
        .await;
    assert_snapshot!(shown(&club, &challenge), @r"
    lostcities, calling Ben:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    Two players, about 30 minutes. 3 rounds, five expeditions.
    The invitation expires <time>.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [Accept] [Decline] [How to Play] [Don't Ask Again] [Withdraw]
    ");
    club.finish().await;
}

#[tokio::test]
async fn the_long_game_has_six_expeditions() {
    let club = Club::open().await;
    club.begin_with("rounds:1 long-game:six").await;
    assert_snapshot!(shown(&club, &club.public("general")[0]), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    One round, six expeditions (the long game).
    @Ben accepts. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    ");
    let board = club.board();
    says(&board, "56 cards in the draw pile");
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_in_a_direct_message_is_refused() {
    let club = Club::open().await;
    let anna = club.anna().in_channel("dm");
    let refusal = club.command(&anna, "challenge opponent:@Ben").await;
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    You can challenge players on a server only. Here you can play the computer with </lostcities solo>.
    ");
    club.finish().await;
}
