//! A season of several divisions, and the one that follows from it.

use insta::assert_snapshot;

use super::super::harness::Club;
use super::super::panels::panel_is_gone;
use super::super::shown::shown;
use super::{DAY, gather, until};

#[tokio::test]
async fn divisions_follow_from_the_season_before() {
    let club = Club::open().await;
    let people = gather(&club, 12).await;
    let ben = &people[1];
    club.let_pass(3 * DAY).await;
    let begun = until(&club, "matches are over").await;
    assert_eq!(club.matches().await.len(), 60);
    assert_snapshot!(shown(&club, &begun), @r"
    lostcities, edited:
    **Season 1** · Lost Cities · everybody against everybody
    **0 of 60** matches are over · ends <time>
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
    club.finish_with(panel_is_gone).await;
}
