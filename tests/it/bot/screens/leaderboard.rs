//! Leaderboards, as people ask for them and turn their pages.

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use lostcities::store::PersonId;

use crate::bot::harness::{Club, alt, begins, button, says};
use crate::bot::shown::{said, shown};
use crate::kept::ENOUGH;

/// Rated matches of Anna and Ben, all of which Ben gives up.
async fn played(club: &mut Club, n_matches: usize) {
    for _ in 0..n_matches {
        club.begin().await;
        club.fast_forward(club.newest().await.id.0, ENOUGH).await;
        club.resign(&club.ben()).await;
    }
}

/// Twenty-three more people on every leaderboard of the card game, all better than Anna and Ben, here and everywhere, in
/// this season, the one three before it, and all time. Needs a result.
async fn crowd(club: &Club) {
    club.sql(
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < 23)
         insert into people (id, name) select 1000 + i, 'Player ' || i from n;
         with recursive n(i) as (select 1 union all select i + 1 from n where i < 23),
         guilds(guild) as (select 0 union select guild from results),
         seasons(season) as (values (0), (8097), (8100))
         insert into standings (game, guild, season, person, mean, uncertainty, certain, matches, wins, is_listed)
         select 'classic', guild, season, 1000 + i, 40 - i / 10.0, 2.0, 750 + 30 * (40 - i / 10.0) - 120, 30 - i, 23 - i, 1
         from n, guilds, seasons",
    )
    .await;
}

async fn leaderboard(club: &Club, who: &Person, options: &str) -> Message {
    club.command(who, &format!("leaderboard {options}")).await
}

#[tokio::test]
async fn five_matches_give_a_place_and_until_then_the_leaderboard_says_what_is_missing() {
    let (mut club, [anna, ben, carla]) = Club::with_people().await;
    let empty = leaderboard(&club, &anna, "").await;
    assert_snapshot!(shown(&club, &empty), @r"
    lostcities, privately:
    **Leaderboard: Lost Cities**
    This server, January to March 2025. The season ends on <timeD>.
    Nobody is ranked here yet. Play 5 rated matches against people to be ranked: start with </lostcities challenge> or </lostcities open>. Matches against computer players alone do not count.
    **You**: no rated match yet. Play 5 rated matches to be ranked.
    [-Previous-] [-Next-] [-My Place-]
    [All Servers] [All Time]
    [*Lost Cities | Lost Cities: Roll & Write | Lost Cities: Rivals | Lost Cities: The Board Game]
    ");
    played(&mut club, 4).await;
    let provisional = leaderboard(&club, &ben, "").await;
    assert_snapshot!(said(&club, &provisional.content), @r"
    **Rangliste: Lost Cities**
    Dieser Server, Januar bis März 2025. Die Saison endet am <timeD>.
    Hier hat noch niemand einen Platz. Nach fünf gewerteten Partien stehst du in der Rangliste: Fang an mit </lostcities challenge> oder </lostcities open>. Partien nur gegen Computer zählen nicht.
    **Du**: noch kein Platz. Deine Wertung ist vorläufig: 1360. Noch eine gewertete Partie, dann stehst du in der Rangliste.
    ");
    played(&mut club, 1).await;
    let ranked = leaderboard(&club, &anna, "").await;
    assert_snapshot!(shown(&club, &ranked), @r"
    lostcities, privately:
    **Leaderboard: Lost Cities**
    This server, January to March 2025. The season ends on <timeD>.
    **1** Anna: 1649, 5 matches, 5 wins
    **2** Ben: 1351, 5 matches, 0 wins
    **You**: place 1 of 2, still uncertain: 1649, 5 matches, 5 wins.
    Page 1 of 1; 2 people are ranked.
    -# A rating becomes more certain with every match, and certainty counts for the place. A match that is given up counts only for players with eight turns. </lostcities stats> says how certain yours is.
    (leaderboard.png)
    [-Previous-] [-Next-] [My Place]
    [All Servers] [All Time]
    [*Lost Cities | Lost Cities: Roll & Write | Lost Cities: Rivals | Lost Cities: The Board Game]
    ");
    assert_snapshot!(alt(&ranked), @r"
    Leaderboard: Lost Cities. This server, January to March 2025. Place 1: Anna, 1649, give or take 466. Place 2: Ben, 1351, give or take 466.
    ");
    let none = leaderboard(&club, &carla, "period:all").await;
    assert_snapshot!(shown(&club, &none), @r"
    lostcities, privately:
    **Ranglijst: Lost Cities**
    Deze server, aller tijden
    **1** Anna: 1649, 5 partijen, 5 keer gewonnen
    **2** Ben: 1351, 5 partijen, 0 keer gewonnen
    **Jij**: nog geen partij die meetelt. Na vijf sta je op de ranglijst.
    Bladzijde 1 van 1; 2 personen hebben een plaats.
    -# Een rating wordt met elke partij zekerder, en die zekerheid telt mee voor de plaats. Opgegeven partijen tellen alleen voor wie acht beurten had. </lostcities stats> zegt hoe zeker die van jou is.
    (leaderboard.png)
    [-Vorige-] [-Volgende-] [-Mijn plaats-]
    [Alle servers] [Dit seizoen]
    [*Lost Cities | Lost Cities Roll & Write | Lost Cities: Rivalen | Lost Cities: het bordspel]
    ");
    // Another game has its own.
    let other = leaderboard(&club, &anna, "game:rivals").await;
    says(&other, "no rated match yet");
    // Where none is named, it is the game of the channel, unless nobody is ranked in that.
    club.command(&anna, "solo game:rivals").await;
    let unnamed = leaderboard(&club, &anna, "").await;
    says(&unnamed, "**Leaderboard: Lost Cities**");
    club.finish().await;
}

#[tokio::test]
async fn pages_are_turned_by_buttons_that_outlive_everything() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    played(&mut club, 5).await;
    crowd(&club).await;
    let first = leaderboard(&club, &anna, "").await;
    assert_eq!(first.attachments.len(), 1);
    says(&first, "**10** Player 10:");
    let second = club.click(&anna, &first, "Next").await;
    assert_eq!(second.id, first.id);
    assert_eq!(second.attachments.len(), 0);
    let own = club.click(&anna, &second, "My Place").await;
    assert_snapshot!(shown(&club, &own), @r"
    lostcities, privately, edited:
    **Leaderboard: Lost Cities**
    This server, January to March 2025. The season ends on <timeD>.
    **21** Player 21: 1887, 9 matches, 2 wins
    **22** Player 22: 1884, 8 matches, one win
    **23** Player 23: 1881, 7 matches, 0 wins
    **24** Anna: 1649, 5 matches, 5 wins
    **25** Ben: 1351, 5 matches, 0 wins
    **You**: place 24 of 25, still uncertain: 1649, 5 matches, 5 wins.
    Page 3 of 3; 25 people are ranked.
    -# A rating becomes more certain with every match, and certainty counts for the place. A match that is given up counts only for players with eight turns. </lostcities stats> says how certain yours is.
    [Previous] [-Next-] [My Place]
    [All Servers] [All Time] [Earlier Season]
    [*Lost Cities | Lost Cities: Roll & Write | Lost Cities: Rivals | Lost Cities: The Board Game]
    ");
    assert!(button(&own, "Next").unwrap().disabled);
    club.restart().await;
    let back = club.click(&anna, &own, "Previous").await;
    says(&back, "**11** Player 11:");
    // Most of them leave: a page that is no longer there shows the last one.
    club.sql(
        "update people set is_listed = 0 where id between 1005 and 1023;
         update standings set is_listed = 0 where person between 1005 and 1023",
    )
    .await;
    let gone = club.click(&anna, &back, "Next").await;
    says(&gone, "**5** Anna:");
    says(&gone, "Page 1 of 1; 6 people");
    club.finish().await;
}

#[tokio::test]
async fn one_leaderboard_leads_to_all_the_others() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    played(&mut club, 5).await;
    crowd(&club).await;
    let first = |message: &Message| message.content.lines().nth(1).unwrap().to_owned();
    let here = leaderboard(&club, &anna, "").await;
    assert!(first(&here).starts_with("This server, January to March 2025. "));
    let everywhere = club.click(&anna, &here, "All Servers").await;
    assert!(first(&everywhere).starts_with("All servers, January to March 2025. "));
    let all_time = club.click(&anna, &everywhere, "All Time").await;
    assert_eq!(first(&all_time), "All servers, all time");
    let here = club.click(&anna, &all_time, "This Server").await;
    let season = club.click(&anna, &here, "This Season").await;
    assert!(first(&season).starts_with("This server, January to March 2025. "));
    // The season before them in which anybody played has its table still.
    let past = club.click(&anna, &season, "Earlier Season").await;
    assert_eq!(first(&past), "This server, April to June 2024");
    says(&past, "**You**: no rated match in this season.");
    assert!(button(&past, "Earlier Season").is_none());
    let season = club.click(&anna, &past, "Later Season").await;
    assert!(button(&season, "Later Season").is_none());
    let game = "Lost Cities: Rivals";
    let rivals = club.choose(&anna, &season, ":menu.leaderboard", game).await;
    says(&rivals, "**Leaderboard: Lost Cities: Rivals**");
    assert!(first(&rivals).starts_with("This server, January to March 2025. "));
    club.finish().await;
}

#[tokio::test]
async fn in_direct_messages_there_is_one_leaderboard_for_all_servers() {
    let mut club = Club::open().await;
    let anna = club.anna().in_channel("dm");
    played(&mut club, 5).await;
    let page = leaderboard(&club, &anna, "scope:server period:all").await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately:
    **Leaderboard: Lost Cities**
    All servers, all time
    Nobody is ranked here yet. Play 5 rated matches against people to be ranked: start with </lostcities challenge> or </lostcities open>. Matches against computer players alone do not count.
    **You**: no place among all servers yet. Your rating: 1649. Play with three people who have played with others, too.
    [-Previous-] [-Next-] [-My Place-]
    [This Season]
    [*Lost Cities | Lost Cities: Roll & Write | Lost Cities: Rivals | Lost Cities: The Board Game]
    ");
    // Both have met two others as well, who have met each other.
    club.sql(
        "update totals set known_opponents = 3 where is_rated = 1;
         update standings set is_listed = 1",
    )
    .await;
    let page = leaderboard(&club, &anna, "scope:server period:all").await;
    says(&page, "**You**: place 1 of 2, still uncertain: 1649");
    club.finish().await;
}

#[tokio::test]
async fn names_stay_names_in_every_script() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    played(&mut club, 5).await;
    crowd(&club).await;
    let [dice, stars] = ["🎲".repeat(32), "*".repeat(120)];
    club.sql(&format!(
        "update people set name = '**@everyone** [x](https://y.z)' where id = 1001;
         update people set name = 'שלום עולם' where id = 1002;
         update people set name = '{dice}' where id = 1003;
         update people set name = '{stars}' where id between 1004 and 1010"
    ))
    .await;
    let page = leaderboard(&club, &anna, "").await;
    // A name from right to left is shut in, so that the numbers after it stay where they are.
    let said = said(&club, &page.content).replace(['\u{2068}', '\u{2069}'], "¦");
    assert_snapshot!(said, @r"
    **Leaderboard: Lost Cities**
    This server, January to March 2025. The season ends on <timeD>.
    **1** \*\*\@everyone\*\* \[x\]\(https\:\/\/y.z\): 1947, 29 matches, 22 wins
    **2** ¦שלום עולם¦: 1944, 28 matches, 21 wins
    **3** 🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲: 1941, 27 matches, 20 wins
    **4** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1938, 26 matches, 19 wins
    **5** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1935, 25 matches, 18 wins
    **6** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1932, 24 matches, 17 wins
    **7** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1929, 23 matches, 16 wins
    **8** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1926, 22 matches, 15 wins
    **9** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1923, 21 matches, 14 wins
    **10** \*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*\*: 1920, 20 matches, 13 wins
    **You**: place 24 of 25, still uncertain: 1649, 5 matches, 5 wins.
    Page 1 of 3; 25 people are ranked.
    -# A rating becomes more certain with every match, and certainty counts for the place. A match that is given up counts only for players with eight turns. </lostcities stats> says how certain yours is.
    ");
    assert!(page.mentions.is_empty());
    says(&page, "**10** ");
    assert!(
        alt(&page).contains("Place 1: **@everyone** [x](https://y.z), 1947, give or take 120.")
    );
    club.finish().await;
}

#[tokio::test]
async fn an_unlisted_player_is_hidden_and_told_so() {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    played(&mut club, 5).await;
    let store = club.location().open().await.unwrap();
    let id = PersonId(anna.id().number());
    store.set_listed(id, false).await.unwrap();
    store.close().await;
    let hers = leaderboard(&club, &anna, "").await;
    says(&hers, "**You**: on no leaderboard, as you chose.");
    let his = leaderboard(&club, &ben, "").await;
    assert!(!his.content.contains("Anna"), "{}", his.content);
    says(&his, "**1** Ben:");
    assert!(!alt(&his).contains("Anna"));
    club.finish().await;
}

#[tokio::test]
async fn forged_pages_show_what_there_is() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    played(&mut club, 5).await;
    let forged = club
        .with_buttons(&[
            "v1:0:0:!leaderboard.classic.server.all.4294967295",
            "v1:0:0:!leaderboard.classic.server.65535.own",
            "v1:0:0:!leaderboard.classic.server.1.0",
        ])
        .await;
    let last = club
        .click(
            &anna,
            &forged,
            ":!leaderboard.classic.server.all.4294967295",
        )
        .await;
    assert!(
        last.ephemeral && last.content.contains("**2** Ben:"),
        "{}",
        last.content
    );
    for (id, said) in [
        ("65535.own", "Nobody is ranked here yet."),
        ("1.0", "Nobody was ranked"),
    ] {
        let id = format!(":!leaderboard.classic.server.{id}");
        let empty = club.click(&anna, &forged, &id).await;
        says(&empty, said);
    }
    club.finish().await;
}

#[tokio::test]
async fn a_server_that_wants_no_leaderboards_has_none() {
    let (club, [anna, ..]) = Club::with_people().await;
    let before = leaderboard(&club, &anna, "").await;
    club.command(&anna, "config leaderboard:Off").await;
    let refusal = "The administrators of this server have turned leaderboards off.";
    let refused = leaderboard(&club, &anna, "scope:everywhere").await;
    begins(&refused, refusal);
    let refused = club.click(&anna, &before, "All Servers").await;
    begins(&refused, refusal);
    let direct = leaderboard(&club, &anna.in_channel("dm"), "").await;
    says(&direct, "All servers, ");
    club.finish().await;
}
