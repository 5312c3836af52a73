//! What is told of a whole match.

use lostcities::games::board_game::{BoardGame, Setup};
use lostcities::games::values::Values;
use lostcities::i18n::Locale;
use lostcities::kernel::{Game, Viewer};
use lostcities::present::{Present, Weight};

use super::positions::{By, Table};
use crate::words::faces::said;

/// Everything told of a match that weighs so much, in English.
fn told(table: &Table, weight: Weight) -> Vec<String> {
    let told = table.told.iter().map(BoardGame::tell);
    told.filter(|told| told.weight == weight && !told.text.is_empty())
        .map(|told| said(Locale::English, &told.text))
        .collect()
}

#[test]
fn the_end_of_a_match_is_told_with_its_arithmetic() {
    let table = Table::new(Setup::new(3, 1).unwrap(), 4).until(By::Cautious, |_| false);
    let chapters = told(&table, Weight::Chapter);
    insta::assert_snapshot!(chapters.join("\n\n"), @r"
    **Round 1 is over:** 5 figures have crossed the bridges.
    **Anna**: 20 + 95 = 115
    🟨 10 × 2 = 20, 🟦 5, ⬜ 30, 🟩 30, 🟥 10
    One artefact found.
    **Ben**: 35 + 135 = 170
    🟨 30, 🟦 5, ⬜ 10, 🟩 −10, 🟥 50 × 2 = 100
    2 artefacts found.
    **Cleo**: 25 + 45 = 70
    🟨 5, 🟦 10, ⬜ 30, 🟩 5 × 2 = 10, 🟥 −10
    3 artefacts found.

    **The artefacts are paid.**
    **Anna**, one artefact: 115 − 15 = 100
    **Ben**, 2 artefacts: 170 + 10 = 180
    **Cleo**, 3 artefacts: 70 + 15 = 85
    🏆 Ben wins!
    Points: Anna 100, Ben 180 and Cleo 85.
    ");
    let view = table.game.view(Viewer::Spectator);
    let board = BoardGame::table(&view, &table.around(&[]));
    insta::assert_snapshot!(said(Locale::English, &board.text), @r"
    🏆 Ben wins!
    Points: Anna 100, Ben 180 and Cleo 85.
    Artefacts: Anna −15, Ben +10 and Cleo +15.
    ");
    // Discards and tiles no longer matter.
    assert_eq!(board.alt.last().unwrap().key, "board-game-alt-side");
}

#[test]
fn the_end_of_a_round_is_told_with_the_factor_that_the_match_was_played_with() {
    let mut values = Values::latest().board_game.clone();
    values.leader_factor.value = 3;
    let setup = Setup::new(3, 1).unwrap();
    let mut table = Table::new(setup, 4);
    table.game = BoardGame::start(&setup, Box::leak(Box::new(values)));
    let chapters = told(&table.until(By::Cautious, |_| false), Weight::Chapter);
    assert!(chapters[0].contains(" × 3 = "), "{}", chapters[0]);
    assert!(!chapters[0].contains(" × 2 = "), "{}", chapters[0]);
}

#[test]
fn a_turn_is_told_as_it_happens() {
    let table = Table::new(Setup::new(2, 3).unwrap(), 8).until(By::Cautious, |table| {
        table.game.view(Viewer::Spectator).n_crossed() == 1
    });
    let lines = told(&table, Weight::Line);
    let last = lines.len().saturating_sub(12);
    insta::assert_snapshot!(lines[last..].join("\n"), @r"
    Anna played 🟨 yellow 8: the figure reaches stage 3 (−10).
    Anna may move a figure one stage.
    Anna moves the 🟨 yellow figure to stage 4 (5).
    Ben played 🟦 blue 5: the figure reaches stage 3 (−10).
    Ben finds 15 points: 45 without the figures.
    Anna played 🟨 yellow 10: the figure reaches stage 5 (10).
    Anna may move a figure one stage.
    Anna moves the 🟨 yellow figure to stage 6 (15).
    Anna may move a figure one stage.
    Anna moves the 🟨 yellow figure to stage 7 (30).
    🟨 A figure crosses the bridge, number 1 of 5.
    Anna finds an artefact and has 3 now.
    ");
}

#[test]
fn a_position_is_described_in_words() {
    let table = Table::new(Setup::new(2, 3).unwrap().with_up_and_down(true), 8)
        .until(By::Cautious, |table| {
            table.recent.len() >= 60 && table.game.turn().seats().len() == 1
        });
    let seat = table.game.turn().seats().iter().next().unwrap();
    let view = table.game.view(Viewer::Seat(seat));
    let described = BoardGame::describe(&view, &table.around(&[]));
    insta::assert_snapshot!(said(Locale::English, &described), @r"
    **Anna** to move: play or discard a card.
    Round 1 of 3 · 38 cards in the draw pile · 1 of 5 crossings
    Anna: 15 points, 3 artefacts, figures 0
    Ben: 45 points, 1 artefact, figures −25
    **Your hand**
    🟩 Green: 4 5 6 7 10 10
    🟥 Red: 0 5
    **Anna**, 8 cards in hand; waiting: one member.
    🟨 7 (+30): 1 4 8 10
    🟦 4 (+5): 1 4 9
    ⬜ 4 (+5): 4 7 8 9
    🟩 1 👑 (−40): 0 ↕
    **Ben**, 8 cards in hand; waiting: 0 members and the leader.
    🟨 2 (−15): 3 9
    🟦 3 (−10): 1 2 5
    🟩 3 (−10): 1 3 4
    🟥 5 (+10): 0 1 1 7 9
    **Discards**, top card and height:
    🟨 –
    🟦 –
    ⬜ –
    🟩 –
    🟥 4 (1)
    **Tiles** on the stages:
    🟨 Yellow: 3 (move a figure), 5 (move a figure), 6 (move a figure) and 9 (10 points).
    🟦 Blue: 3 (15 points), 5 (artefact), 7 (move a figure) and 9 (10 points).
    ⬜ White: 4 (move a figure), 6 (artefact), 7 (artefact) and 9 (artefact).
    🟩 Green: 2 (15 points), 4 (move a figure), 5 (5 points), 7 (move a figure) and 9 (move a figure).
    🟥 Red: 2 (5 points), 5 (10 points), 7 (artefact) and 9 (move a figure).
    ");
    let alt = BoardGame::table(&view, &table.around(&[])).alt;
    insta::assert_snapshot!(said(Locale::German, &alt), @r"
    Anna ist am Zug.
    Runde 1 von 3, 38 Karten im Nachziehstapel, 1 von 5 über die Brücke (Gelb 1).
    Anna: 15 Siegpunkte, Figuren 0, 3 Artefakte; letzte Karten und Etappen Gelb 10 auf 7, Blau 9 auf 4, Weiß 9 auf 4 und Grün 0 auf 1 Leitung.
    Ben: 45 Siegpunkte, Figuren −25, 1 Artefakt; letzte Karten und Etappen Gelb 9 auf 2, Blau 5 auf 3, Grün 4 auf 3 und Rot 9 auf 5.
    Ablagestapel: Rot 4 (1).
    Plättchen voraus:
    Gelb: 3 (Zug), 5 (Zug), 6 (Zug) und 9 (10 Siegpunkte).
    Blau: 5 (Artefakt), 7 (Zug) und 9 (10 Siegpunkte).
    Weiß: 4 (Zug), 6 (Artefakt), 7 (Artefakt) und 9 (Artefakt).
    Grün: 2 (15 Siegpunkte), 4 (Zug), 5 (5 Siegpunkte), 7 (Zug) und 9 (Zug).
    Rot: 2 (5 Siegpunkte), 5 (10 Siegpunkte), 7 (Artefakt) und 9 (Zug).
    ");
}
