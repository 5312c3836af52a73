//! The rules, page by page.

use insta::assert_snapshot;
use lostcities::games::GameKind;
use lostcities::i18n::Locale;
use lostcities::present::rules_topics;

use crate::words::faces::said;

#[test]
fn the_example_is_the_rulebooks_and_its_sum_is_18() {
    let example = rules_topics(GameKind::Classic)
        .iter()
        .find(|topic| topic.key == "example")
        .expect("there is an example");
    assert_snapshot!(said(Locale::English, &[(example.page)()]), @r"
    The scoring example of the rulebook:

    🟨 Yellow: 6+7+10 = 23, − 20 = 3
    🟦 Blue: no cards, no cost, 0
    ⬜ White, one wager and nothing else: 0 − 20 = −20, × 2 = −40
    🟩 Green, one wager: 4+5+6 = 15, − 20 = −5, × 2 = −10
    🟥 Red, two wagers, 8 cards: 3+4+5+6+7+10 = 35, − 20 = 15, × 3 = 45, + 20 = 65

    Together that makes **18** points.

    White shows it best: do not begin an expedition unless you expect to bring it home. A wager needs enough cards of its colour, and enough time to play them.
    ");
}

#[test]
fn numbers_come_from_the_value_table_and_the_cards() {
    let page = |key: &str| {
        let topic = rules_topics(GameKind::Classic)
            .iter()
            .find(|topic| topic.key == key);
        said(Locale::German, &[(topic.expect("a topic").page)()])
    };
    assert_snapshot!(page("match"), @r"
    Eine Partie hat drei Runden, oder nur eine, wenn ihr das wählt. Nach jeder Runde kommen ihre Punkte zu eurer Summe, alle Karten werden gemischt und wieder je 8 ausgeteilt.

    • Die nächste Runde beginnt, wer bisher mehr Punkte hat.
    • Wer nach der letzten Runde die meisten Punkte hat, gewinnt die Partie.

    Im **langen Spiel** kommt eine sechste Farbe dazu, Violett: 72 Karten statt 60, und zu Beginn 56 statt 44 im Nachziehstapel. Alles andere bleibt gleich.
    ");
    assert_snapshot!(page("scoring"), @r"
    Die Runde endet sofort, wenn jemand die letzte Karte des Nachziehstapels zieht. Karten auf der Hand zählen nicht.

    Jede Expedition wird für sich gewertet:
    1. Zähle ihre Zahlen zusammen.
    2. Zieh 20 Punkte Expeditionskosten ab.
    3. Nimm das Ergebnis mal 2 bei einer Wettkarte, mal 3 bei zweien, mal 4 bei dreien. Auch ein Verlust wird vervielfacht.
    4. Gib 20 Punkte dazu, wenn die Reihe mindestens 8 Karten hat, Wettkarten mitgezählt. Dieser Bonus wird nicht vervielfacht.

    Eine Farbe ohne Karten zählt 0. Eine Expedition bringt zwischen −80 und 156 Punkten.
    ");
}
