//! How a season ends for those who are silent, who leave, and whose matches count for nobody.

use lostcities::kernel::Timestamp;
use lostcities::sandbox::Person;
use lostcities::store::{MatchId, Need, Opening, PersonId, SeasonId, State};

use super::super::harness::{Club, button, says};
use super::super::panels::panel_is_gone;
use super::{DAY, ROUND, deed, gather, move_once, season, until};

async fn begun(n: usize) -> (Club, Vec<Person>) {
    let club = Club::open().await;
    let people = gather(&club, n).await;
    club.let_pass(3 * DAY).await;
    until(&club, "Matches over: ").await;
    (club, people)
}

/// The time of the season is over.
async fn end(club: &Club) {
    club.sql("update events set ends_at = began_at, due_at = began_at")
        .await;
    until(club, "**All matches are over.**").await;
}

#[tokio::test]
async fn who_plays_until_the_time_of_a_season_is_over_has_finished_their_matches() {
    let (club, people) = begun(4).await;
    for who in &people {
        move_once(&club, who).await;
    }
    end(&club).await;
    club.let_pass(ROUND).await;
    for who in &people {
        let id = PersonId(who.id().number());
        let finishes = club.ask(async |store| store.finishes_of(id).await).await;
        let finishes = finishes.unwrap().unwrap();
        assert_eq!((finishes.matches, finishes.finished), (6, 6));
    }
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn where_computers_played_for_both_neither_has_points_for_it() {
    let (club, people) = begun(4).await;
    for who in &people {
        move_once(&club, who).await;
    }
    for _ in 0..3 {
        club.let_pass(9 * DAY).await;
        deed(&club, &people[0], "resumed").await;
        club.let_pass(ROUND).await;
    }
    end(&club).await;
    let over = season(&club);
    let lines = over.content.lines();
    let left = lines.filter(|it| it.starts_with("1 · **") && it.ends_with("** 0 · 6 of 6 · left"));
    assert_eq!(left.count(), 4, "{}", over.content);
    says(&over, "First: nobody.");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_season_in_which_nobody_moves_leaves_no_match_in_play() {
    let (club, _people) = begun(6).await;
    club.let_pass(3 * DAY).await;
    until(&club, "**All matches are over.**").await;
    for stored in club.matches().await {
        assert_eq!(stored.state(), State::Abandoned, "{}", stored.id);
    }
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_turn_against_a_stand_in_waits_like_one_against_a_person() {
    let (club, people) = begun(4).await;
    // All who begin are late.
    club.let_pass(6 * DAY).await;
    deed(&club, &people[0], "resumed").await;
    club.let_pass(ROUND).await;
    let mut n_turns = 0;
    for who in &people {
        let id = PersonId(who.id().number());
        let open = club.ask(async |store| store.inbox_of(id).await).await;
        for open in open.unwrap() {
            assert_ne!(open.need, Need::Solo);
            n_turns += usize::from(open.need == Need::Turn);
        }
    }
    assert!(n_turns > 0);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn who_has_left_a_season_takes_no_seat_back() {
    let (club, people) = begun(4).await;
    let ben = &people[1];
    for who in &people {
        move_once(&club, who).await;
    }
    let asked = club.click(ben, &season(&club), "Leave").await;
    club.click(ben, &asked, ":!league.leave-for-sure").await;
    until(&club, "· left").await;
    let id = PersonId(ben.id().number());
    let matches = club.matches().await.into_iter();
    let theirs = matches.filter(|it| {
        it.left
            .iter()
            .any(|(_, left)| left.as_ref().is_some_and(|left| left.id == id))
    });
    let theirs: Vec<MatchId> = theirs.map(|it| it.id).collect();
    assert_eq!(theirs.len(), 6);
    let refused = club
        .press_forged(ben, &format!("v1:{}:0:!hand", theirs[0]))
        .await;
    says(&refused, "Du nimmst an dieser Saison nicht mehr teil");
    let inbox = club.command(ben, "games").await;
    assert!(button(&inbox, ":!hand").is_none(), "{}", inbox.content);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_match_that_begins_while_its_season_is_cancelled_goes_on_as_an_ordinary_one() {
    let (club, people) = begun(4).await;
    deed(&club, &people[0], "cancelled").await;
    // Another sweep had looked before.
    club.sql("update matches set opening = 'season' where id = 1")
        .await;
    club.let_pass(ROUND).await;
    let stored = club.stored(1).await;
    assert_eq!(
        (stored.state(), stored.terms.opening),
        (State::Playing, Opening::Challenge)
    );
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn the_first_days_of_a_season_are_longer_by_an_absence_of_the_bot() {
    let (mut club, _people) = begun(4).await;
    let times = async |club: &Club| {
        let season = club
            .ask(async |store| store.season(SeasonId(1)).await)
            .await;
        let season = season.unwrap().unwrap();
        [season.began_at, season.due_at, season.ends_at].map(|at| at.map_or(0, Timestamp::millis))
    };
    let before = times(&club).await;
    club.be_away(DAY / 3).await;
    let after = times(&club).await;
    let [began, due, ends] = [0, 1, 2].map(|at| after[at] - before[at]);
    assert!(began > 8 * 3_600_000 - 60_000, "{began}");
    assert_eq!([due, ends], [began; 2]);
    club.finish_with(panel_is_gone).await;
}
