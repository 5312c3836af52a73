//! When somebody does not move: what people are told, what the others may decide, and how one comes back.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::kernel::Ending;
use lostcities::match_file::verify;
use lostcities::sandbox::{Message, Person, permissions};
use lostcities::store::{Finishes, MatchId, PersonId, State, Store};
use lostcities::table::Onlooker;

use super::harness::{Club, button};
use super::panels::panel_is_gone;
use super::shown::{said, shown};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// A match between Anna and Ben with a clock of a day. Returns who is to move, and who waits.
async fn begun(options: &str) -> (Club, Person, Person) {
    let club = Club::open().await;
    club.begin_with(&format!("rounds:1 {options}")).await;
    let (late, waiting) = club.in_turn().await;
    (club, late, waiting)
}

/// The same after the time of the first is up.
async fn late(options: &str, after: Duration) -> (Club, Person, Person) {
    let (club, late, waiting) = begun(options).await;
    club.let_pass(after).await;
    (club, late, waiting)
}

/// The call: the last message of the channel.
fn call(club: &Club) -> Message {
    club.public("general").pop().unwrap()
}

/// The board of a match that was ended and may still go on.
fn ended(club: &Club) -> Message {
    let mut public = club.public("general").into_iter();
    let board = public.find(|message| button(message, ":!late.go-on").is_some());
    board.expect("such a board")
}

/// How many messages of the bot call somebody.
fn n_calls(club: &Club) -> usize {
    let public = club.public("general").into_iter();
    let calls = public.filter(|message| message.content.contains("discord.com/channels"));
    calls.count()
}

#[tokio::test]
async fn a_clock_is_told_by_the_invitation_the_board_and_the_call() {
    let (club, _, _) = begun("clock:1d").await;
    let invitation = club.public("general").remove(0);
    assert!(
        invitation.content.contains("⏳ 1 day a turn"),
        "{invitation:?}"
    );
    let due = 1_735_689_600 + 86_400;
    assert!(club.board().content.contains(&format!("<t:{due}:R>")));
    let call = call(&club);
    assert!(call.content.contains(&format!("<t:{due}:R>")), "{call:?}");
    club.finish().await;
}

#[tokio::test]
async fn the_server_decides_the_clock_where_the_host_does_not() {
    let club = Club::open().await;
    let anna = club.anna();
    let config = club.command(&anna, "/lostcities config clock:3d").await;
    assert!(config.content.contains("3 days a turn"), "{config:?}");
    let asked = club
        .command(&anna, "/lostcities challenge opponent:@Ben")
        .await;
    assert!(asked.content.contains("3 days a turn"), "{asked:?}");
    club.click(&anna, &asked, ":!withdraw").await;
    let none = club
        .command(&anna, "/lostcities open game:rivals clock:none")
        .await;
    assert!(!none.content.contains('⏳'), "{none:?}");
    club.click(&anna, &none, ":!withdraw").await;
    let solo = club.command(&anna, "/lostcities solo").await;
    assert!(!solo.content.contains('⏳'), "{solo:?}");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_rematch_has_the_same_clock() {
    let (club, late, waiting) = begun("clock:7d").await;
    club.resign(&late).await;
    let asked = club.click(&waiting, &club.board(), ":!rematch").await;
    assert!(asked.content.contains("7 days a turn"), "{asked:?}");
    club.finish().await;
}

#[tokio::test]
async fn who_does_not_move_is_called_again_at_half_time_and_at_a_quarter() {
    let (club, late, _) = begun("clock:1d").await;
    let first = call(&club);
    club.let_pass(Duration::from_millis(43_199_999)).await;
    assert_eq!(call(&club).id, first.id);
    club.let_pass(Duration::from_millis(1)).await;
    let second = call(&club);
    assert_ne!(second.id, first.id);
    assert!(
        second.content.contains("still waiting for you"),
        "{second:?}"
    );
    assert_eq!(n_calls(&club), 1, "the call is replaced");
    club.let_pass(DAY / 4).await;
    let third = call(&club);
    assert_ne!(third.id, second.id);
    assert_eq!(n_calls(&club), 1, "the call is replaced");
    club.play_turn(&late).await;
    assert!(!call(&club).content.contains("still waiting"), "a new turn");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn reminders_come_as_direct_messages_or_not_at_all_for_those_who_want_that() {
    for (pings, n_direct) in [("direct", 2), ("off", 0)] {
        let club = Club::open().await;
        for person in [club.anna(), club.ben()] {
            let text = format!("/lostcities settings pings:{pings}");
            club.command(&person, &text).await;
        }
        club.begin_with("rounds:1 clock:1d").await;
        let (late, _) = club.in_turn().await;
        club.let_pass(DAY / 2).await;
        assert_eq!(n_calls(&club), 0, "{pings}");
        let direct = late.messages("dm").unwrap();
        assert_eq!(direct.len(), n_direct, "{pings}: {direct:?}");
        // Whatever they want, there is a place to decide at.
        club.let_pass(DAY / 2).await;
        assert!(button(&call(&club), ":!late.end").is_some(), "{pings}");
        club.finish_with(panel_is_gone).await;
    }
}

#[tokio::test]
async fn when_the_time_is_up_the_others_are_asked() {
    let (club, late, _) = late("clock:1d", DAY).await;
    assert_snapshot!(shown(&club, &call(&club)), @r"
    lostcities, calling Ben, calling Anna:
    ⌛ The match is still waiting for @Ben: <link> @Anna: how shall it go on?
    [My Hand]
    [Remind] [Give More Time] [Let the Computer Play On] [End It]
    ");
    assert!(club.board().content.contains("⌛ Time is up"));
    // Nothing is taken from anybody.
    club.play_turn(&late).await;
    assert!(!club.board().content.contains('⌛'));
    assert!(button(&call(&club), ":!late.end").is_none());
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn the_late_player_is_reminded_once() {
    let (club, _, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    let done = club.click(&waiting, &asked, ":!late.remind").await;
    assert!(done.ephemeral);
    let again = call(&club);
    assert_ne!(again.id, asked.id);
    assert_eq!(n_calls(&club), 1);
    let forged = club
        .with_buttons(&["v1:1:0:!late.remind.0", "v1:1:0:!late.remind.1"])
        .await;
    for id in [":!late.remind.0", ":!late.remind.1"] {
        let refused = club.click(&waiting, &forged, id).await;
        assert!(refused.ephemeral, "{refused:?}");
    }
    assert_eq!(n_calls(&club), 1);
    club.finish().await;
}

#[tokio::test]
async fn the_late_player_gets_the_whole_time_again() {
    let (club, _, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    club.click(&waiting, &asked, ":!late.more-time").await;
    let again = call(&club);
    assert_ne!(again.id, asked.id);
    let due = 1_735_689_600 + 2 * 86_400;
    assert!(again.content.contains(&format!("<t:{due}:R>")), "{again:?}");
    assert!(button(&again, ":!late.end").is_none());
    club.let_pass(HOUR * 23).await;
    assert!(!club.board().content.contains('⌛'));
    club.let_pass(HOUR).await;
    assert!(club.board().content.contains('⌛'));
    club.finish().await;
}

#[tokio::test]
async fn the_computer_plays_on_until_the_late_player_comes_back() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.computer").await;
    assert!(club.board().content.contains("🤖 The computer plays on"));
    club.play_turn(&waiting).await;
    let away = club.click(&late, &club.board(), ":!hand").await;
    assert!(button(&away, ":!back").is_some(), "{away:?}");
    // Only the player comes back.
    let refused = club.click(&waiting, &club.board(), ":!back").await;
    assert!(refused.ephemeral);
    club.restart().await;
    club.click(&late, &away, ":!back").await;
    assert!(!club.board().content.contains('🤖'));
    assert!(button(&club.board(), ":!back").is_none());
    let panel = club.click(&late, &club.board(), ":!hand").await;
    assert!(panel.ephemeral);
    club.play_turn(&waiting).await;
    club.play_turn(&late).await;
    club.resign(&late).await;
    let store = Store::open_read_only(&club.database()).await.unwrap();
    let result = store
        .results()
        .result_of(MatchId(1))
        .await
        .unwrap()
        .unwrap();
    assert!(!result.is_rated, "a computer player had a part in it");
    store.close().await;
    // Discord takes only a few edits of a message that is an hour old; then it is posted anew.
    club.finish_with(|request| panel_is_gone(request) || request.status == 429)
        .await;
}

#[tokio::test]
async fn a_match_that_is_ended_for_absence_counts_after_a_day() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    club.click(&waiting, &asked, ":!late.end").await;
    assert_snapshot!(shown(&club, &ended(&club)), @r"
    lostcities, silently, edited:
    🏁 @Anna has ended this match because @Ben did not move. It counts as given up by @Ben, for good <time>. Until then @Anna can take that back.
    (board.png)
    [Go On After All]
    ");
    // Nobody moves in it, and its channel is free.
    let refused = club.command(&late, "/lostcities hand").await;
    assert!(refused.ephemeral);
    let solo = club.command(&club.carla(), "/lostcities solo").await;
    assert!(!solo.ephemeral, "{solo:?}");
    club.let_pass(Duration::from_millis(86_399_999)).await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.restart().await;
    club.let_pass(Duration::from_millis(1)).await;
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Finished);
    let Some(Ending::TimedOut { by }) = stored.status.ending() else {
        panic!("{stored:?}");
    };
    let absent = stored.seats[by].person().unwrap();
    assert_eq!(absent.id.to_string(), late.id().to_string());
    let store = Store::open_read_only(&club.database()).await.unwrap();
    let result = store
        .results()
        .result_of(MatchId(1))
        .await
        .unwrap()
        .unwrap();
    assert!(result.is_rated);
    assert_eq!(result.seats[by].place, 2);
    store.close().await;
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn who_ended_a_match_for_absence_may_take_that_back() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    let board = ended(&club);
    for who in [&late, &club.carla()] {
        let refused = club.click(who, &board, ":!late.go-on").await;
        assert!(refused.ephemeral);
        assert!(club.stored(1).await.status.is_asleep());
    }
    club.click(&waiting, &board, ":!late.go-on").await;
    assert!(!club.stored(1).await.status.is_asleep());
    club.let_pass(HOUR * 23).await;
    club.play_turn(&late).await;
    club.let_pass(HOUR).await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_match_goes_on_although_another_one_holds_its_channel() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    let board = ended(&club);
    let carla = club.carla();
    club.command(&carla, "/lostcities solo").await;
    club.click(&waiting, &board, ":!late.go-on").await;
    let stored = club.stored(1).await;
    assert!(stored.status.is_asleep() && stored.status.closing().is_none());
    let question = club.command(&carla, "/lostcities resign").await;
    club.click(&carla, &question, ":!resign-for-sure").await;
    let hand = club.command(&late, "/lostcities hand").await;
    assert!(hand.ephemeral);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn nobody_else_decides_and_the_first_decision_holds() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    let before = club.stored(1).await;
    for id in [
        ":!late.remind",
        ":!late.more-time",
        ":!late.computer",
        ":!late.end",
    ] {
        for who in [&late, &club.carla()] {
            let refused = club.click(who, &asked, id).await;
            assert!(refused.ephemeral, "{refused:?}");
        }
    }
    assert_eq!(club.stored(1).await, before);
    let ids = [":!late.more-time", ":!late.computer", ":!late.end"];
    let ids = ids.map(|id| super::harness::custom_id(&asked, id));
    let clicks = ids.iter().map(|id| waiting.click(&asked, id));
    futures_util::future::join_all(clicks).await;
    club.wait_until_idle().await;
    let after = club.stored(1).await;
    assert_eq!(after.version, before.version + 1, "{after:?}");
    club.finish().await;
}

#[tokio::test]
async fn without_a_clock_the_others_decide_after_a_week_and_the_match_sleeps_after_a_month() {
    let (club, late, _) = begun("").await;
    let first = call(&club);
    assert!(!club.board().content.contains("<t:"));
    club.let_pass(HOUR * (7 * 24 - 1)).await;
    assert_eq!(call(&club).id, first.id);
    club.let_pass(HOUR).await;
    let asked = call(&club);
    assert_ne!(asked.id, first.id);
    assert!(button(&asked, ":!late.end").is_some(), "{asked:?}");
    club.let_pass(DAY * 23).await;
    assert!(club.stored(1).await.status.is_asleep());
    assert_eq!(n_calls(&club), 0);
    let games = club.command(&late, "/lostcities games").await;
    let panel = club.click(&late, &games, ":!hand").await;
    let panel = club.play_card(&late, &panel).await;
    club.click(&late, &panel, ":draw").await;
    assert!(!club.stored(1).await.status.is_asleep());
    assert_eq!(n_calls(&club), 1);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_moderator_lets_a_match_sleep() {
    let (club, late, waiting) = begun("clock:1h").await;
    let manage = permissions::MANAGE_MESSAGES;
    let carla = club.carla();
    let stranger = club.click(&carla, &club.board(), ":!more").await;
    assert!(button(&stranger, ":!sleep").is_none());
    let forged = club.with_buttons(&["v1:1:0:!sleep"]).await;
    let refused = club.click(&waiting, &forged, ":!sleep").await;
    assert!(refused.ephemeral || club.anna().id() == waiting.id());
    club.sandbox.permit("Carla", "general", manage, 0).unwrap();
    if !club.stored(1).await.status.is_asleep() {
        let more = club.click(&carla, &club.board(), ":!more").await;
        club.click(&carla, &more, ":!sleep").await;
    }
    assert!(club.stored(1).await.status.is_asleep());
    // Its clock does not run, and the log says who did it.
    club.let_pass(DAY).await;
    assert_eq!(n_calls(&club), 0);
    let mine = club.command(&club.anna(), "/lostcities config").await;
    let log = club.click(&club.anna(), &mine, ":!config.changes").await;
    assert!(log.content.contains("put match 1 to sleep"), "{log:?}");
    club.play_turn(&late).await;
    assert!(!club.stored(1).await.status.is_asleep());
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn what_passes_while_the_bot_is_away_counts_for_nobody() {
    let (mut club, late, _) = begun("clock:1d").await;
    club.let_pass(DAY / 4).await;
    club.be_away(DAY * 10).await;
    let due = 1_735_689_600 + 11 * 86_400;
    let board = club.board();
    assert!(board.content.contains(&format!("<t:{due}:R>")), "{board:?}");
    assert!(!board.content.contains('⌛'));
    club.let_pass(HOUR * 17).await;
    assert!(!club.board().content.contains('⌛'));
    club.let_pass(HOUR).await;
    assert!(club.board().content.contains('⌛'));
    club.play_turn(&late).await;
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn in_a_match_of_several_the_computer_plays_on_for_one_and_the_others_with_it() {
    let club = Club::open().await;
    let (anna, ben, carla) = (club.anna(), club.ben(), club.carla());
    let table = club
        .command(&anna, "/lostcities open game:roll_write seats:3 clock:1d")
        .await;
    for who in [&ben, &carla] {
        let table = who.message(table.id).unwrap();
        club.click(who, &table, ":!join").await;
    }
    // Who rolled chooses first, then all others at once.
    let mut present = None;
    for who in [&anna, &ben, &carla] {
        if !club.moves(who, "").await.is_empty() {
            present = Some(who);
        }
    }
    let present = present.unwrap();
    club.type_move(present).await;
    club.let_pass(DAY).await;
    let asked = call(&club);
    let late = [&anna, &ben, &carla].into_iter();
    let late: Vec<&Person> = late.filter(|who| who.id() != present.id()).collect();
    for who in &late {
        let refused = club.click(who, &asked, ":!late.computer").await;
        assert!(refused.ephemeral);
    }
    let before = club.stored(1).await;
    club.click(present, &asked, ":!late.computer").await;
    let asked = call(&club);
    assert!(
        button(&asked, ":!late.computer").is_some(),
        "one more is late"
    );
    club.click(present, &asked, ":!late.more-time").await;
    let stored = club.stored(1).await;
    assert_eq!(stored.stand_ins.len(), 1);
    club.click(late[0], &club.board(), ":!back").await;
    let after = club.stored(1).await;
    assert!(after.stand_ins.is_empty());
    assert_eq!(after.seats, before.seats);
    // Discord takes only a few edits of a message that is an hour old; then it is posted anew.
    club.finish_with(|request| panel_is_gone(request) || request.status == 429)
        .await;
}

/// What became of a match, and what the two people finish: matches that have ended, and those of them that they finished.
async fn finishes(club: &Club, people: &[&Person]) -> Vec<Option<Finishes>> {
    let store = Store::open_read_only(&club.database()).await.unwrap();
    let mut finishes = Vec::new();
    for person in people {
        let id = PersonId(person.id().to_string().parse().unwrap());
        finishes.push(store.statistics().finishes(id).await.unwrap());
    }
    store.close().await;
    finishes
}

const FINISHED: Option<Finishes> = Some(Finishes {
    matches: 1,
    finished: 1,
});
const GIVEN_UP: Option<Finishes> = Some(Finishes {
    matches: 1,
    finished: 0,
});

#[tokio::test]
async fn who_never_comes_back_has_given_the_match_up() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.computer").await;
    let games = club.command(&late, "/lostcities games").await;
    assert!(button(&games, ":!back").is_some(), "{games:?}");
    assert_eq!(finishes(&club, &[&late, &waiting]).await, [None, None]);
    club.fast_forward(1, 500).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    let board = club.board().content;
    assert!(board.contains("did not come back"), "{board}");
    assert_eq!(
        finishes(&club, &[&late, &waiting]).await,
        [GIVEN_UP, FINISHED]
    );
    let history = club.command(&waiting, "/lostcities history").await;
    assert!(
        history.content.contains("given up by absence"),
        "{history:?}"
    );
    // Rebuilding comes to the same.
    club.stop().await;
    let tables = club.tables().await;
    tables.store().statistics().recount().await.unwrap();
    let by = Onlooker {
        person: PersonId(waiting.id().to_string().parse().unwrap()),
        guild: None,
    };
    let checked = tables.archive().check(MatchId(1), by).await.unwrap();
    assert!(checked.file.contains(r#""absent":["#), "{}", checked.file);
    assert!(verify(&checked.file).is_ok());
    tables.store().close().await;
    club.start().await;
    assert_eq!(
        finishes(&club, &[&late, &waiting]).await,
        [GIVEN_UP, FINISHED]
    );
    club.finish_with(|request| panel_is_gone(request) || request.status == 429)
        .await;
}

#[tokio::test]
async fn who_comes_back_or_resigns_finishes_the_match() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.computer").await;
    let games = club.command(&late, "/lostcities games").await;
    club.click(&late, &games, ":!back").await;
    club.resign(&late).await;
    assert_eq!(
        finishes(&club, &[&late, &waiting]).await,
        [FINISHED, FINISHED]
    );
    club.finish_with(|request| panel_is_gone(request) || request.status == 429)
        .await;
}

#[tokio::test]
async fn an_end_for_absence_counts_once_it_cannot_be_taken_back() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    let both = [&late, &waiting];
    club.click(&waiting, &call(&club), ":!late.end").await;
    club.click(&waiting, &ended(&club), ":!late.go-on").await;
    assert_eq!(finishes(&club, &both).await, [None, None]);
    club.let_pass(DAY).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    assert_eq!(finishes(&club, &both).await, [None, None]);
    club.let_pass(DAY).await;
    assert_eq!(finishes(&club, &both).await, [GIVEN_UP, FINISHED]);
    club.finish_with(|request| panel_is_gone(request) || request.status == 429)
        .await;
}

#[tokio::test]
async fn after_five_matches_it_is_said_how_many_somebody_finishes() {
    let club = Club::open().await;
    let (anna, ben) = (club.anna(), club.ben());
    for number in 0..5 {
        let challenge = club
            .command(&anna, "/lostcities challenge opponent:@Ben rounds:1")
            .await;
        assert!(!challenge.content.contains("finishes"), "{number}");
        club.click(&ben, &challenge, ":!accept").await;
        club.resign(&ben).await;
    }
    let challenge = club
        .command(&anna, "/lostcities challenge opponent:@Ben rounds:1")
        .await;
    for name in ["Anna", "Ben"] {
        let said = said(&club, &challenge.content);
        let finishes = format!("@{name} finishes 100% of matches");
        assert!(said.contains(&finishes), "{said}");
    }
    club.click(&ben, &challenge, ":!accept").await;
    let invitation = club.anna().message(challenge.id).unwrap();
    assert!(!invitation.content.contains("finishes"), "{invitation:?}");
    let stats = club.command(&anna, "/lostcities stats").await;
    assert!(
        stats.content.contains("Finishes 100% of matches"),
        "{stats:?}"
    );
    // Who does not want to be seen is not seen here, either.
    club.resign(&ben).await;
    club.command(&ben, "/lostcities privacy opt-out").await;
    let table = club.command(&ben, "/lostcities open game:roll_write").await;
    assert!(!table.content.contains("finishes"), "{table:?}");
    let shown = club.click(&anna, &table, ":!join").await;
    assert!(!shown.content.contains("@Ben finishes"), "{shown:?}");
    club.finish_with(panel_is_gone).await;
}
