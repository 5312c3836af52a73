//! A season of several divisions, and the one that follows from it.

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};

use super::super::harness::{Club, say_to, says};
use super::super::panels::panel_is_gone;
use super::super::shown::shown;
use super::{DAY, ROUND, deed, gather, move_once, played_themselves, season, until};

/// Everybody is silent from now on, which pauses the season once and not again when the next clocks end.
async fn is_paused_once_a_day(club: &Club, anna: &Person) {
    club.let_pass(11 * DAY / 2).await;
    until(club, "**Paused.**").await;
    deed(club, anna, "again").await;
    deed(club, anna, "resumed").await;
    until(club, "**Matches over: 0 of 60**").await;
    // Whose time ends next is no news, but those who are silent for weeks are.
    club.let_pass(DAY * 2 / 3).await;
    club.let_pass(ROUND).await;
    says(&season(club), "**Matches over: 0 of 60**");
}

/// A manager lets somebody join the second season who left the first.
async fn joins_all_the_same(club: &Club, manager: &Person, who: &Person) {
    let table = club.command(manager, "league").await;
    let manage = club.click(manager, &table, "Manage").await;
    let lift = format!("!league.lift.2.{}", who.id());
    let menu = ":menu.league-lift";
    let lifted = club.choose(manager, &manage, menu, &lift).await;
    says(&lifted, "They may join");
    club.click(who, &season(club), ":!league.join").await;
}

/// Whom the lines of a table name, from above.
fn names(table: &Message) -> Vec<&str> {
    let lines = table.content.lines().filter(|line| line.contains(" · **"));
    lines.filter_map(|line| line.split("**").nth(1)).collect()
}

#[tokio::test]
async fn divisions_follow_from_the_season_before() {
    let club = Club::open().await;
    let people = gather(&club, 12).await;
    let ben = &people[1];
    club.let_pass(3 * DAY).await;
    let begun = until(&club, "Matches over: ").await;
    assert_eq!(club.matches().await.len(), 60);
    assert_snapshot!(shown(&club, &begun), @r"
    lostcities, edited:
    **Season 1** · Lost Cities · everybody against everybody
    **Matches over: 0 of 60** · ends <time>
    **Division 1** · 6 people · 0
    **Division 2** · 6 people · 0
    -# 20 points a match are shared out. Fingerprint of all shuffles: `<64 digits>`
    [My Matches] [Tables] [Leave] [Rules of the Season] [Fair?]
    ");
    let own = club.click(ben, &begun, ":!league.table").await;
    let other = club
        .choose(ben, &own, ":menu.league-division", "!league.division.1.1")
        .await;
    assert_snapshot!(shown(&club, &other), @r"
    lostcities, privately, edited:
    **Saison 1** · Lost Cities · alle gegen alle
    Division 2
    1 · **Gil** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Hans** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Ida** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Jan** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Kim** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Lea** · **0** Punkte · 0 gewonnen · 0 von 10
    (league.png)
    [Division 1 | *Division 2]
    [Meine Partien] [Aussteigen] [Regeln der Saison] [Frühere Saisons]
    ");
    // Everybody moves twice, half a day later, and after that nobody.
    club.skip(DAY / 2);
    for who in people.iter().chain(&people) {
        move_once(&club, who).await;
    }
    let asked = club.click(&people[5], &begun, "Leave").await;
    club.click(&people[5], &asked, ":!league.leave-for-sure")
        .await;
    is_paused_once_a_day(&club, &people[0]).await;
    played_themselves(&club, &people[5]).await;
    club.let_pass(32 * DAY).await;
    until(&club, "**Paused.**").await;
    deed(&club, &people[0], "resumed").await;
    until(&club, "**All matches are over.**").await;
    // The end is taken back, and comes again.
    deed(&club, &people[0], "undone").await;
    club.let_pass(2 * DAY).await;
    until(&club, "**Matches over: 60 of 60**").await;
    club.let_pass(DAY).await;
    let over = until(&club, "**All matches are over.**").await;
    let table = club.click(ben, &over, "Tables").await;
    says(&table, "▼ 5 · **Eva**");
    deed(&club, &people[0], "confirmed").await;
    until(&club, "**0 have joined.**").await;
    let closed = club
        .public("general")
        .into_iter()
        .find(|it| it.id == over.id);
    assert_snapshot!(shown(&club, &closed.unwrap()), @r"
    lostcities, edited:
    **Season 1** · Lost Cities · everybody against everybody
    🏆 **First: Anna.** One season says little; the rating is the measure.
    **Division 1** · Anna · 125 · ▼ Eva and Finn
    **Division 2** · Jan · 111 · ▲ Jan and Kim
    -# 20 points a match are shared out. Fingerprint of all shuffles: `<64 digits>`
    (league.png)
    [Tables] [Past Seasons] [Fair?]
    ");
    // As if they had finished other matches.
    say_to(&club.location(), "delete from finishes").await;
    for who in &people {
        let joined = club.click(who, &season(&club), ":!league.join").await;
        let is_refused = joined.content.contains("You left the season before");
        assert_eq!(is_refused, who.id() == people[5].id(), "{}", joined.content);
    }
    joins_all_the_same(&club, &people[0], &people[5]).await;
    club.let_pass(7 * DAY).await;
    let begun = until(&club, "**Matches over: 0 of 60**").await;
    let own = club.click(ben, &begun, ":!league.table").await;
    says(&own, "Division 1\nDu bist auf Platz **1**. 10 deiner");
    assert_eq!(names(&own)[4..], ["Jan", "Kim"]);
    let other = club
        .choose(ben, &own, ":menu.league-division", "!league.division.2.1")
        .await;
    let names = names(&other);
    assert_eq!((names[0], names[5]), ("Eva", "Finn"));
    let config = club.command(&people[0], "config").await;
    let changes = club.click(&people[0], &config, ":!config.changes").await;
    for entry in [
        "took back the end",
        "followed by the next",
        "left the one before",
    ] {
        says(&changes, entry);
    }
    club.finish_with(panel_is_gone).await;
}
