//! What grows with presses has a bound.

use std::pin::pin;
use std::time::Duration;

use lostcities::kernel::Timestamp;
use lostcities::store::{Away, ChannelId, EveningId, MessageId, SeasonDeed, Store};
use lostcities::table::{
    Click, DailyGame, DataPosition, GameKind, LessonProgress, Level, NewEvening, Opponents,
    Refusal, Setting, Share, TableError,
};
use serde_json::Value;
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use super::home::Home;
use super::traces::counts;
use super::{ANNA, BEN, GUILD, ZOE, id, person};

/// How often something is pressed.
const PRESSES: u64 = 10_000;

const DAY: Duration = Duration::from_hours(24);

/// The most that a person may be away within a year.
const MOST: Duration = Duration::from_hours(60 * 24);

const BEGUN: Timestamp = Timestamp::from_millis(1_790_035_200_000);

async fn n_rows(home: &Home, table: &str) -> i64 {
    counts(&home.path).await[table]
}

/// Has Zoë be away and come back.
async fn away(store: &Store, since: Timestamp, lasts: Duration) -> Result<(), Duration> {
    let until = since.after(DAY);
    let zoe = person(ZOE);
    let gone = store.go_away(&zoe, Away { since, until }, MOST);
    gone.await.unwrap()?;
    store
        .end_absence(id(ZOE), since.after(lasts))
        .await
        .unwrap();
    Ok(())
}

#[tokio::test]
#[ignore = "takes half a minute"]
async fn ten_thousand_absences_are_a_row_a_day_and_as_long_as_they_were() {
    let home = Home::new().await;
    let store = home.tables.store();
    // Ten days, in each of which she is away a thousand times for a minute.
    for n in 0..PRESSES {
        let since = BEGUN.after(DAY / 1_000 * u32::try_from(n).unwrap());
        away(store, since, Duration::from_mins(1)).await.unwrap();
    }
    assert_eq!(n_rows(&home, "aways").await, 10);
    // That was 10,000 minutes of the sixty days; what is left is exact.
    let left = MOST.saturating_sub(Duration::from_mins(PRESSES));
    let since = BEGUN.after(DAY * 20);
    let zoe = person(ZOE);
    for (lasts, expected) in [
        (left + Duration::from_millis(1), Err(left)),
        (left, Ok(vec![])),
    ] {
        let until = since.after(lasts);
        let gone = store.go_away(&zoe, Away { since, until }, MOST).await;
        assert_eq!(gone.unwrap(), expected);
    }
    // Within the year nothing is left; a year after the tenth day all of that is.
    let until = since.after(left);
    store.end_absence(id(ZOE), until).await.unwrap();
    assert_eq!(
        away(store, until.after(DAY), DAY).await,
        Err(Duration::ZERO)
    );
    let year = DAY * 365;
    assert_eq!(away(store, BEGUN.after(year + DAY * 10), DAY).await, Ok(()));
    assert_eq!(n_rows(&home, "aways").await, 2, "older ones are deleted");
}

#[tokio::test]
async fn what_was_shared_is_a_row_for_thirty_days() {
    let mut home = Home::new().await;
    let opponents = Opponents::One(person(BEN));
    let opened = home.open(GameKind::Classic, ZOE, opponents).await;
    let tables = &home.tables;
    let share = |days: u32| Share {
        id: opened,
        person: id(ZOE),
        what: format!("!share.turn.{days}"),
    };
    for n in 0..PRESSES / 100 {
        for days in [29, 31] {
            let at = tables.now().before(DAY * days);
            let is_first = tables.store().claim_share(&share(days), at).await.unwrap();
            assert_eq!(is_first, n == 0);
        }
    }
    assert_eq!(n_rows(&home, "shares").await, 2);
    tables.forget_interactions(DAY).await.unwrap();
    assert_eq!(n_rows(&home, "shares").await, 1);
}

async fn begin(home: &Home, host: u64, channel: u64) -> Result<EveningId, Refusal> {
    let new = NewEvening {
        guild: GUILD,
        channel: ChannelId(channel),
        host: person((host, "Anna")),
        game: DailyGame::Classic,
        n_deals: 2,
        minutes: 5,
        level: Level::Normal,
        locale: String::new(),
        at: home.tables.now(),
    };
    match home.tables.evenings().begin(&new).await {
        Err(TableError::Refused(refusal)) => Err(refusal),
        begun => Ok(begun.unwrap()),
    }
}

#[tokio::test]
async fn a_person_has_ten_open_evenings_at_most() {
    let home = Home::new().await;
    for channel in 1..=10 {
        begin(&home, 7, channel).await.unwrap();
    }
    let one_more = begin(&home, 7, 11).await;
    assert_eq!(one_more, Err(Refusal::TooManyEvenings));
    assert_eq!(begin(&home, 7, 10).await, Err(Refusal::EveningHere));
    begin(&home, 8, 11).await.unwrap();
    let end = "update evenings set is_open = 0 where channel = 1";
    crate::kept::sql(&home.path, end).await;
    begin(&home, 7, 1).await.unwrap();
}

#[tokio::test]
async fn evenings_that_nobody_played_are_kept_for_a_while_only() {
    let home = Home::new().await;
    let evenings = home.tables.evenings();
    let played = begin(&home, ZOE.0, 1).await.unwrap();
    let state = evenings.state(played).await.unwrap();
    let shown = evenings.note_shown(&state, Some(MessageId(1)));
    shown.await.unwrap();
    evenings.play(played, 1, &person(BEN)).await.unwrap();
    for channel in 2..=150 {
        // Nobody has more than ten.
        let host = 1_000 + channel / 10;
        begin(&home, host, channel).await.unwrap();
    }
    let end = "update evenings set is_open = 0, is_done = 1 where id <> 2";
    crate::kept::sql(&home.path, end).await;
    for (age, left) in [(DAY, 150), (Duration::ZERO, 3)] {
        for _ in 0..3 {
            home.tables.delete_idle_evenings(age).await.unwrap();
        }
        // What was played, what is open, and the newest.
        assert_eq!(n_rows(&home, "evenings").await, left);
        assert_eq!(n_rows(&home, "deals").await, 2 * left);
    }
}

#[tokio::test]
async fn cancelled_seasons_are_kept_for_a_while_only() {
    let mut home = Home::new().await;
    let playing = home.between(GameKind::Classic, ZOE, BEN).await;
    for _ in 0..5 {
        let (season, seasons) = (home.gather().await, home.tables.seasons());
        let cancelled = seasons.manage(season, SeasonDeed::Cancel, id(ZOE));
        cancelled.await.unwrap();
        let state = seasons.state(season).await.unwrap();
        seasons.give_up(&state).await.unwrap();
    }
    let others = "update events set phase = 'closed' where id = 1;
        update events set is_done = 0 where id = 2;
        insert into fixtures (event, a, b, nth, match) select 3, 0, 1, 1, id from matches;";
    crate::kept::sql(&home.path, others).await;
    let left = async |age| {
        home.tables.delete_cancelled_seasons(age).await.unwrap();
        let rows = counts(&home.path).await;
        ["events", "entrants", "fixtures"].map(|table| rows[table])
    };
    assert_eq!(left(DAY).await, [5, 15, 1]);
    // What was played to its end, is still to be shown or has a match in play, and the newest of the server.
    assert_eq!(left(Duration::ZERO).await, [4, 12, 1]);
    let resigned = Click::by_person(playing, id(ZOE), 1_000);
    home.tables.resign(resigned).await.unwrap();
    assert_eq!(left(Duration::ZERO).await, [3, 9, 0]);
}

#[tokio::test]
async fn an_invitation_that_never_began_has_no_rematch_and_is_deleted() {
    let mut home = Home::new().await;
    let mut closed = Vec::new();
    for interaction in [1_000, 1_002] {
        let opponents = Opponents::One(person(BEN));
        let opened = home.open(GameKind::Classic, ANNA, opponents).await;
        let click = |interaction| Click::by_person(opened, id(ANNA), interaction);
        let withdrawn = home.tables.withdraw_challenge(click(interaction)).await;
        withdrawn.unwrap();
        let again = home.tables.rematch(click(interaction + 1)).await;
        let is_over = matches!(again, Err(TableError::Refused(Refusal::ChallengeOver)));
        assert!(is_over, "{again:?}");
        closed.push(opened);
    }
    // An earlier version took it for one that has ended.
    let later = home.between(GameKind::Classic, ANNA, BEN).await;
    let made = "update matches set rematch_of = (select min(id) from matches)
        where id = (select max(id) from matches)";
    crate::kept::sql(&home.path, made).await;
    let deleted = home.tables.delete_closed_invitations(Duration::ZERO).await;
    deleted.unwrap();
    let left = home.tables.store().match_ids().await.unwrap();
    assert_eq!(left, [closed[0], later]);
}

#[tokio::test]
async fn the_number_of_nobody_goes_with_the_last_row_that_has_it() {
    let mut home = Home::new().await;
    let opened = home
        .open(GameKind::Classic, ZOE, Opponents::One(person(BEN)))
        .await;
    let withdrawn = Click::by_person(opened, id(ZOE), 1_000);
    home.tables.withdraw_challenge(withdrawn).await.unwrap();
    let played = home.between(GameKind::Classic, ANNA, BEN).await;
    let resigned = Click::by_person(played, id(ANNA), 1_001);
    home.tables.resign(resigned).await.unwrap();
    for who in [ZOE, ANNA] {
        home.tables.forget_person(id(who)).await.unwrap();
    }
    let (tables, path) = (&home.tables, &home.path);
    let left = async || {
        tables.delete_unnamed_people().await.unwrap();
        counts(path).await["people"]
    };
    assert_eq!(left().await, 3);
    tables
        .delete_closed_invitations(Duration::ZERO)
        .await
        .unwrap();
    assert_eq!(left().await, 2, "Ben, and who has played with him");
}

#[tokio::test]
async fn of_every_table_it_is_said_how_it_grows() {
    let page = include_str!("../../../docs/GROWTH.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let named: Vec<&str> = lines.map(|line| line.split('`').next().unwrap()).collect();
    let home = Home::new().await;
    let tables: Vec<String> = counts(&home.path).await.into_keys().collect();
    assert_eq!(named, tables);
}

/// A hundred and fifty withdrawn invitations for one.
const SOME_WITHDRAWN: &str = "
create temp table copies as
with recursive n (n) as (values (1) union all select n + 1 from n where n < 149) select matches.* from n, matches;
update copies set id = rowid + 9;
insert into matches select * from copies;
";

#[tokio::test]
async fn more_invitations_than_are_deleted_at_once_go_in_one_sweep() {
    let mut home = Home::new().await;
    let opponents = Opponents::One(person(BEN));
    let opened = home.open(GameKind::Classic, ZOE, opponents).await;
    let withdrawn = Click::by_person(opened, id(ZOE), 1_000);
    home.tables.withdraw_challenge(withdrawn).await.unwrap();
    crate::kept::sql(&home.path, SOME_WITHDRAWN).await;
    let deleted = home.tables.delete_closed_invitations(Duration::ZERO);
    deleted.await.unwrap();
    assert!(n_rows(&home, "matches").await < 50);
}

/// Ten thousand withdrawn invitations for one.
const WITHDRAWN: &str = "
create temp table copies as
with recursive n (n) as (values (1) union all select n + 1 from n where n < 9999) select matches.* from n, matches;
update copies set id = rowid + 9;
insert into matches select * from copies;
insert into seats (match, seat, person) select matches.id, 0, person from matches, seats where matches.id >= 10 and seats.seat = 0;
";

#[tokio::test]
#[ignore = "takes a minute"]
async fn ten_thousand_presses_leave_few_rows() {
    let mut home = Home::new().await;
    let opened = home
        .open(GameKind::Classic, ZOE, Opponents::One(person(BEN)))
        .await;
    let (tables, zoe) = (home.tables.clone(), person(ZOE));
    for n in 0..PRESSES / 5 {
        let progress = LessonProgress {
            game: GameKind::Classic,
            next: u8::try_from(n % 3).unwrap(),
        };
        tables
            .store()
            .save_lesson_progress(&zoe, progress)
            .await
            .unwrap();
        tables.store().block_person(id(ZOE), id(BEN)).await.unwrap();
        let setting = vec![Setting::Leaderboard(n % 2 == 0)];
        let decided = tables.decide(GUILD, id(ZOE), setting);
        decided.await.unwrap();
        // A person who has chosen something and deletes it leaves nothing.
        let passing = person((1_000_000, "Nobody"));
        tables.set_listed(&passing, false).await.unwrap();
        tables.forget_person(passing.id).await.unwrap();
    }
    let closed = tables.withdraw_challenge(Click::by_person(opened, id(ZOE), 1_000));
    closed.await.unwrap();
    crate::kept::sql(&home.path, WITHDRAWN).await;
    let before = counts(&home.path).await;
    let invitations = i64::try_from(PRESSES).unwrap();
    assert_eq!(
        (before["matches"], before["seats"]),
        (invitations, invitations + 1)
    );
    let few = [
        "lessons",
        "blocks",
        "people",
        "server_changes",
        "interactions",
    ];
    assert_eq!(few.map(|table| before[table]), [1, 1, 2, 1_000, 2]);
    // Each round deletes some of them, and the newest stays.
    let store = tables.store();
    let later = tables.now().after(Duration::from_hours(1));
    for _ in 0..PRESSES / 100 {
        assert!(store.delete_closed_invitations(later, 100).await.unwrap() > 98);
    }
    assert_eq!(
        store.delete_closed_invitations(later, 100).await.unwrap(),
        0
    );
    tables.forget_interactions(Duration::ZERO).await.unwrap();
    let after = counts(&home.path).await;
    assert_eq!(
        ["matches", "seats", "interactions"].map(|table| after[table]),
        [1, 1, 0]
    );
}

/// A person in twenty thousand invitations that are over, and as many matches that were rated.
const MUCH: &str = "
create temp table copies as
with recursive n (n) as (values (1) union all select n + 1 from n where n < 20000) select matches.* from n, matches;
update copies set id = rowid + 9, state = 'abandoned', expires_at = null;
insert into matches select * from copies;
insert into seats (match, seat, person) select matches.id, 0, person from matches, seats where matches.id >= 10 and seats.seat = 0;
insert into rating_points select 'classic', host, id, id, 25.0, 8.0 from matches where id >= 10;
";

#[tokio::test]
async fn much_is_exported_in_parts_of_a_few_megabytes_one_at_a_time() {
    let mut home = Home::new().await;
    let opponents = Opponents::One(person(BEN));
    home.open(GameKind::Classic, ZOE, opponents).await;
    crate::kept::sql(&home.path, MUCH).await;
    let tables = &home.tables;
    let (mut next, mut sizes, mut numbers) =
        (Some(DataPosition::default()), Vec::new(), Vec::new());
    let mut n_points = 0;
    while let Some(from) = next {
        let part = tables.personal_file(id(ZOE), from).await.unwrap();
        let again = tables.personal_file(id(ZOE), from).await;
        assert!(matches!(
            again,
            Err(TableError::Refused(Refusal::ExportAsked))
        ));
        sizes.push(part.bytes.len());
        let file: Value = serde_json::from_slice(&part.bytes).unwrap();
        let matches = file["matches"].as_array().unwrap().iter();
        numbers.extend(matches.map(|kept| kept["match"].as_u64().unwrap()));
        n_points += file["worked_out"]["rating_points"]
            .as_array()
            .unwrap()
            .len();
        next = part.next;
    }
    let all: Vec<u64> = std::iter::once(1).chain(10..20_010).collect();
    assert!(numbers == all, "each match is in one part");
    assert_eq!(n_points, 20_000);
    assert!(
        sizes.len() > 1 && sizes.iter().all(|&size| size < 5_000_000),
        "{sizes:?}"
    );
}

#[tokio::test]
async fn another_person_gets_their_file_before_the_next_part() {
    let home = Home::new().await;
    let file = |of| home.tables.personal_file(id(of), DataPosition::default());
    let mut bens = pin!(file(BEN));
    let first = file(ZOE).await.unwrap();
    assert!(soon(&mut bens).await.is_err(), "one is made at a time");
    drop(first);
    let mut next = pin!(file(ZOE));
    assert!(soon(&mut next).await.is_err(), "Ben has waited for longer");
    drop(bens.await.unwrap());
    next.await.unwrap();
}

/// What is there at once.
async fn soon<T>(work: impl Future<Output = T>) -> Result<T, Elapsed> {
    timeout(Duration::from_millis(20), work).await
}
