//! The rules, page by page.

use lostcities::games::GameKind;
use lostcities::i18n::{Locale, words};
use lostcities::kernel::Seat;
use lostcities::present::rules_topics;

fn name(_: Seat) -> String {
    "Anna".to_owned()
}

#[test]
fn the_values_are_shown_with_how_sure_we_are() {
    let topic = rules_topics(GameKind::BoardGame)
        .iter()
        .find(|topic| topic.key == "values")
        .unwrap();
    let page = words(Locale::English).say(&(topic.page)(), &name);
    insta::assert_snapshot!(page, @r"
    Some values are printed only in pictures that we have not seen. ✓ is certain, ≈ is likely, ? is our guess. If you own the game, tell us what yours shows.

    • Stages 1 to 9: −20 −15 −10 5 10 15 30 35 50 ✓
    • Points tiles: 5 5 10 10 10 15 15 ≈
    • Stages with tiles: yellow 3 5 6 7 9, blue 2 3 5 7 9, white 3 4 6 7 9, green 2 4 5 7 9 and red 2 4 5 7 9 ?
    • Artefacts 0, 1, 2, … after three rounds: −50 −40 −30 −20 −10 10 30 40 60 70 100 ?
    • Artefacts 0, 1, 2, … in the short game: −20 −15 10 15 30 50 ≈
    • Taking back one's own discard: ≈

    More artefacts count as the last number. That six bring 30 and nine 70 after three rounds is certain.
    ");
}
