//! The daily roll in another language.

use insta::assert_snapshot;
use lostcities::sandbox::Person;

use super::super::harness::Club;
use super::super::shown::shown;
use super::{pick, play, today};

#[tokio::test]
async fn the_daily_roll_is_played_in_german() {
    let club = Club::open().await;
    club.sandbox.add_guild("Abroad", "de");
    let zoe: Person = club
        .sandbox
        .add_person("Zoe", "de", Some("Abroad"))
        .unwrap();
    let zoe = zoe.in_channel("Abroad/general");
    let first = today(&club, &zoe).await;
    let chosen = club.click(&zoe, &first, &pick(&first).unwrap()).await;
    let over = play(&club, &zoe, chosen.clone()).await;
    let shared = club.click(&zoe, &over, ":!daily.share").await;
    let standing = club.click(&zoe, &over, ":!daily.table").await;
    let screens = [&first, &chosen, &over, &shared, &standing];
    let seen = screens.map(|screen| shown(&club, screen)).join("\n\n");
    assert_snapshot!(seen.replace(&zoe.mention(), "@Zoe"), @r"
    lostcities, privately:
    **Tageswurf 1**
    @Zoe würfelt zuerst.
    **Dein Wurf:** 🟪 🟥 🟥 · 3 1 8.
    (daily.png)
    [🟥 1] [🟥 3] [🟥 8]
    [🟪 1] [🟪 3] [🟪 8]
    [🎲 Ablehnen] [🔳 Computer]

    lostcities, privately, edited:
    **Tageswurf 1**
    Zuletzt: @Zoe 🟥 1 und Computer 🟥 3.
    Eingetragen. Würfle, wenn du so weit bist; bis dahin kannst du es zurücknehmen.
    (daily.png)
    [🔳 Computer]
    [🎲 Würfeln] [Zurücknehmen]

    lostcities, privately, edited:
    **Tageswurf 1**
    **330 Punkte,** der normale Computer 450.
    Außer dir ist heute noch niemand fertig.
    (daily.png)
    [Teilen] [Tabelle des Tages] [Vergleichen] [War das fair?]

    lostcities:
    @Zoe · **Lost Cities: Tageswurf 1** · 330 Punkte, der Computer 450 · 🟩🟩🟨🟨🟨🟨
    -# Ein Feld je Expedition, die beste zuerst: 🟩 ab 20 Punkten, 🟨 weniger, 🟫 keine, 🔻 Verlust.
    (daily.png)
    [Auch spielen]

    lostcities, privately, edited:
    **Tageswurf 1** auf diesem Server
    1 · Zoe: 330 Punkte
    [-Tag-] [Woche] [Monat] [Meine Partie]
    ");
    club.finish().await;
}
