//! What people are shown of a player's statistics.

use insta::assert_snapshot;
use lostcities::store::PersonId;

use crate::bot::harness::{Club, says};
use crate::bot::shown::shown;
use crate::kept::ENOUGH;

/// A club in which Anna has won a match that Ben gave up, and a second one was played to its end.
async fn played() -> Club {
    let mut club = Club::begun().await;
    club.fast_forward(1, ENOUGH).await;
    club.resign(&club.ben()).await;
    club.begin().await;
    club.play_out(2).await;
    club
}

#[tokio::test]
async fn a_new_player_is_told_how_to_begin() {
    let club = Club::begun().await;
    // A match in play counts nothing.
    let anna = club.command(&club.anna(), "stats").await;
    assert_snapshot!(shown(&club, &anna), @r"
    lostcities, privately:
    You have not finished a match yet. Begin one with </lostcities challenge> or </lostcities open>, or play the computer with </lostcities solo>.
    ");
    let ben = club.command(&club.ben(), "stats game:rivals").await;
    assert_snapshot!(shown(&club, &ben), @r"
    lostcities, privately:
    Du hast noch keine Partie Lost Cities: Unter Rivalen beendet. Beginne eine mit </lostcities challenge> oder </lostcities open>, oder spiele mit </lostcities solo> gegen den Computer.
    ");
    let carla = club.command(&club.carla(), "stats player:@Anna").await;
    assert_snapshot!(shown(&club, &carla), @r"
    lostcities, privately:
    Anna heeft nog geen partij beëindigd.
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_page_shows_the_statistics_of_a_player() {
    let club = played().await;
    let anna = club.anna();
    let overview = club.command(&anna, "stats").await;
    assert_snapshot!(shown(&club, &overview), @r"
    lostcities, privately:
    📊 **Anna** · All games
    **Lost Cities** · rating 1609
    2 matches, 2 won (100%)
    [*All games | Lost Cities]
    ");
    let page = club
        .choose(&anna, &overview, ":menu.stats", "Lost Cities")
        .await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately, edited:
    📊 **Anna** · Lost Cities
    Rating: **1609** ± 477, provisional until 5 matches are rated
    2 matches, 2 won (100%)
    Wins in a row: 2 now, 2 at best
    Average: 62.0 points a match, 62.0 a round
    Expeditions: 5.0 a round, 12.4 points each
    Expeditions with wagers that paid: 1 of 2 (50%)
    Best match: 62 points on <timeD> (match 2)
    -# Averages and the best match are of matches that were played to the end. Rounds and expeditions count once their round is finished; a multiplied expedition has paid if it brought more than 0 points.
    (rating.png)
    [All games | *Lost Cities]
    ");
    let again = club.choose(&anna, &page, ":menu.stats", "All games").await;
    assert_eq!(again.content, overview.content);
    club.finish().await;
}

#[tokio::test]
async fn who_looks_at_an_opponent_sees_how_the_two_have_done() {
    let club = played().await;
    let text = "stats player:@Anna game:classic";
    let page = club.command(&club.ben(), text).await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately:
    📊 **Anna** · Lost Cities
    Wertung: **1609** ± 477, vorläufig, bis 5 Partien gewertet sind
    2 Partien, 2 gewonnen (100 %)
    Siege in Folge: zuletzt 2, höchstens 2
    Im Schnitt: 62,0 Punkte je Partie, 62,0 je Runde
    Expeditionen: 5,0 je Runde, 12,4 Punkte je Expedition
    Expeditionen mit Wettkarten, die sich gelohnt haben: 1 von 2 (50 %)
    Beste Partie: 62 Punkte am <timeD> (Partie 2)
    Gegen dich: 2 Partien; Anna lag 2 Mal vorn, du 0 Mal
    -# Durchschnitt und beste Partie betreffen Partien, die zu Ende gespielt wurden. Runden und Expeditionen zählen, sobald ihre Runde zu Ende ist; eine vervielfachte Expedition hat sich gelohnt, wenn sie mehr als 0 Punkte gebracht hat.
    (rating.png)
    [Alle Spiele | *Lost Cities]
    ");
    let text = "stats player:@Ben game:classic";
    let page = club.command(&club.carla(), text).await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately:
    📊 **Ben** · Lost Cities
    Rating: **1391** ± 477, voorlopig tot er 5 partijen meetellen
    2 partijen, 0 gewonnen (0%)
    Op rij gewonnen: nu 0, hoogstens 0
    Gemiddeld: 0,0 punten per partij, 0,0 per ronde
    Expedities: 5,0 per ronde, 0,0 punten per expeditie
    Expedities met wedkaarten die loonden: 1 van 5 (20%)
    Beste partij: 0 punten op <timeD> (partij 2)
    -# Gemiddelden en de beste partij gaan over partijen die zijn uitgespeeld. Rondes en expedities tellen zodra hun ronde voorbij is; een vermenigvuldigde expeditie loonde als ze meer dan 0 punten opbracht.
    (rating.png)
    [Alle spellen | *Lost Cities]
    ");
    club.finish().await;
}

#[tokio::test]
async fn matches_with_computer_players_have_a_page_of_their_own() {
    let mut club = played().await;
    let anna = club.anna();
    club.command(&anna, "solo rounds:1").await;
    club.fast_forward(3, 2_000).await;
    let rated = club.command(&anna, "stats game:classic").await;
    let page = club.click(&anna, &rated, "With computer players").await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately, edited:
    📊 **Anna** · Lost Cities, with computer players
    1 match, 1 won (100%)
    Wins in a row: 1 now, 1 at best
    Average: 19.0 points a match, 19.0 a round
    Expeditions: 5.0 a round, 3.8 points each
    Expeditions with wagers that paid: 2 of 3 (67%)
    Best match: 19 points on <timeD> (match 3)
    -# Averages and the best match are of matches that were played to the end. Rounds and expeditions count once their round is finished; a multiplied expedition has paid if it brought more than 0 points.
    [All games | *Lost Cities]
    [Rated matches]
    ");
    // Buttons and menus answer for ever.
    club.restart().await;
    let back = club.click(&anna, &page, "Rated matches").await;
    assert_eq!(back.content, rated.content);
    let overview = club.choose(&anna, &back, ":menu.stats", "All games").await;
    assert_snapshot!(shown(&club, &overview), @r"
    lostcities, privately, edited:
    📊 **Anna** · All games
    **Lost Cities** · rating 1609
    2 matches, 2 won (100%)
    With computer players: 1 match, 1 won (100%)
    [*All games | Lost Cities]
    ");
    club.finish().await;
}

#[tokio::test]
async fn who_has_played_with_computers_alone_sees_that_at_once() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    club.fast_forward(1, 2_000).await;
    let page = club.command(&anna, "stats game:classic").await;
    says(&page, "with computer players");
    let pages = &page.components;
    assert_eq!(pages.len(), 1, "there is no other page: {pages:?}");
    club.finish().await;
}

#[tokio::test]
async fn statistics_of_an_unlisted_player_are_shown_to_that_player_only() {
    let mut club = played().await;
    let page = club.command(&club.ben(), "stats player:@Anna").await;
    club.stop().await;
    let store = club.location().open().await.unwrap();
    let anna = PersonId(club.anna().id().number());
    store.set_listed(anna, false).await.unwrap();
    store.close().await;
    club.start().await;
    let refused = club
        .command(&club.carla(), "stats player:@Anna game:classic")
        .await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Deze speler houdt zijn statistieken voor zichzelf. Die van jou staan onder </lostcities stats>.
    ");
    // What was seen before does not open again.
    let refused = club
        .choose(&club.ben(), &page, ":menu.stats", "Lost Cities")
        .await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Diese Statistik ist nicht für andere bestimmt. Deine eigene zeigt </lostcities stats>.
    ");
    let own = club.command(&club.anna(), "stats").await;
    says(&own, "2 matches");
    club.finish().await;
}

#[tokio::test]
async fn the_curve_has_an_alternative_text_with_its_numbers() {
    let club = played().await;
    let page = club.command(&club.anna(), "stats game:classic").await;
    let alt = page.attachments[0].description.clone();
    assert_snapshot!(alt.unwrap_or_default(), @"The rating of Anna in Lost Cities, match by match. After 2 rated matches it is 1609, give or take 477. The curve begins after 0 matches at 1500, give or take 500. Its highest point is 1609 after 2 matches. Its lowest point is 1500 after 0 matches.");
    club.finish().await;
}

#[tokio::test]
async fn a_forged_button_shows_nothing_of_a_deleted_player() {
    let club = played().await;
    let id = format!("v1:0:0:!stats.{}.all", u64::MAX);
    let page = club.press_forged(&club.anna(), &id).await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately:
    Anonymous has not finished a match yet.
    ");
    club.finish().await;
}
