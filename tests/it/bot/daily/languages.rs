//! The daily roll in the other languages.

use insta::assert_snapshot;
use lostcities::sandbox::Person;

use super::super::harness::Club;
use super::super::shown::shown;
use super::{pick, play, today};

/// Every screen of a round from its first roll to the day's table, as a person of this language sees them.
async fn played_in(locale: &str, share: &str, table: &str) -> String {
    let club = Club::open().await;
    club.sandbox.add_guild("Abroad", locale);
    let zoe: Person = club
        .sandbox
        .add_person("Zoe", locale, Some("Abroad"))
        .unwrap();
    let zoe = zoe.in_channel("Abroad/general");
    let first = today(&club, &zoe).await;
    let chosen = club.click(&zoe, &first, &pick(&first).unwrap()).await;
    let over = play(&club, &zoe, chosen.clone()).await;
    let shared = club.click(&zoe, &over, share).await;
    let standing = club.click(&zoe, &over, table).await;
    let screens = [&first, &chosen, &over, &shared, &standing];
    let seen = screens.map(|screen| shown(&club, screen)).join("\n\n");
    let seen = seen.replace(&zoe.mention(), "@Zoe");
    club.finish().await;
    seen
}

#[tokio::test]
async fn the_daily_roll_is_played_in_german() {
    assert_snapshot!(played_in("de", ":!daily.share", ":!daily.table").await, @r"
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
}

#[tokio::test]
async fn the_daily_roll_is_played_in_dutch() {
    assert_snapshot!(played_in("nl", ":!daily.share", ":!daily.table").await, @r"
    lostcities, privately:
    **Dagworp 1**
    @Zoe gooit als eerste.
    **Jouw worp:** 🟪 🟥 🟥 · 3 1 8.
    (daily.png)
    [🟥 1] [🟥 3] [🟥 8]
    [🟪 1] [🟪 3] [🟪 8]
    [🎲 Weigeren] [🔳 Computer]

    lostcities, privately, edited:
    **Dagworp 1**
    Vorige beurt: @Zoe 🟥 1 en Computer 🟥 3.
    Genoteerd. Gooi als je zover bent; tot dan kun je het terugnemen.
    (daily.png)
    [🔳 Computer]
    [🎲 Gooien] [Terugnemen]

    lostcities, privately, edited:
    **Dagworp 1**
    **330 punten,** de normale computer 450.
    Je bent vandaag als eerste klaar.
    (daily.png)
    [Delen] [Stand van de dag] [Vergelijken] [Was dat eerlijk?]

    lostcities:
    @Zoe · **Lost Cities: Dagworp 1** · 330 punten, de computer 450 · 🟩🟩🟨🟨🟨🟨
    -# Een vakje per expeditie, de beste eerst: 🟩 vanaf 20 punten, 🟨 minder, 🟫 geen, 🔻 verlies.
    (daily.png)
    [Ook spelen]

    lostcities, privately, edited:
    **Dagworp 1** op deze server
    1 · Zoe: 330 punten
    [-Dag-] [Week] [Maand] [Mijn partij]
    ");
}
