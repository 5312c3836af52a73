//! How rounds and matches are scored in words.

use insta::assert_snapshot;
use lostcities::games::classic::{Action, Card, Chance, Classic, Effect, Setup};
use lostcities::kernel::{Game, GameRng, Seat, Step, Viewer};
use lostcities::present::{Msg, Present, Weight};
use rand::SeedableRng;

use super::table::{Table, card};
use crate::words::faces::in_all;

/// Plays the round out: the player who is to move discards a card and draws one.
fn play_out_round(table: &mut Table) {
    let mut rng = GameRng::seed_from_u64(0);
    let n_before = n_scored(table);
    while n_scored(table) == n_before {
        let step = table.game.next_step(&mut rng, |seat, _| {
            let mut legal = Vec::new();
            table.game.legal_actions(seat, &mut legal);
            let plays = |action: &Action| matches!(action, Action::Play(_));
            let action = legal.into_iter().find(|action| !plays(action));
            action.expect("a card can be discarded or drawn")
        });
        table.step(step.expect("the round goes on"));
    }
}

fn every_card() -> Vec<Card> {
    let colours = "ybwgr".chars();
    let faces = ["w", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    let all = colours.flat_map(|colour| faces.map(|face| card(&format!("{colour}{face}"))));
    all.collect()
}

fn n_scored(table: &Table) -> usize {
    let is_score = |effect: &&Effect| matches!(effect, Effect::RoundScored { .. });
    table.effects.iter().filter(is_score).count()
}

/// Anna plays a doubled red expedition, Ben a wager and nothing else.
fn one_round(setup: Setup) -> Table {
    let mut table = Table::with(
        setup,
        "rw r2 r3 r7 b6 b7 b10 g4",
        "ww y2 y9 bw b3 w8 w9 r10",
    );
    table.turn(0, "play.rw", "y3");
    table.turn(1, "play.ww", "y4");
    for (play, drawn) in [
        ("r2", "y5"),
        ("r3", "y6"),
        ("r7", "y7"),
        ("b6", "y8"),
        ("b7", "y10"),
        ("b10", "g2"),
    ] {
        table.turn(0, &format!("play.{play}"), drawn);
        let discarded = table
            .view(Viewer::Seat(Seat::FIRST.next(2)))
            .hand()
            .iter()
            .next();
        let discarded = discarded.expect("a full hand");
        table.acts(1, &format!("discard.{discarded}"));
        table.acts(1, "draw");
        let next = every_card().into_iter().rev().find(|&card| {
            let step = Step::Chance(Chance::Draw {
                seat: Seat::FIRST.next(2),
                card,
            });
            table.game.clone().apply(&step, &mut |_| ()).is_ok()
        });
        table.draws(1, &next.expect("a card is left").to_string());
    }
    play_out_round(&mut table);
    table
}

fn chapters(table: &Table) -> Vec<Msg> {
    let told = table.effects.iter().map(Classic::tell);
    let chapters = told.filter(|told| told.weight == Weight::Chapter);
    chapters.flat_map(|told| told.text).collect()
}

#[test]
fn a_round_is_scored_expedition_by_expedition() {
    let table = one_round(Setup::new(3, 5).expect("such a match exists"));
    assert_snapshot!(in_all(&chapters(&table)), @r"
    **Round 1 is over.**
    **Anna**: −13 points
    🟦 Blue: 6+7+10 = 23, − 20 = 3
    🟥 Red: 2+3+7 = 12, − 20 = −8, × 2 = −16
    **Ben**: −40 points
    ⬜ White: 0 − 20 = −20, × 2 = −40
    ---
    **Runde 1 ist zu Ende.**
    **Anna**: −13 Punkte
    🟦 Blau: 6+7+10 = 23, − 20 = 3
    🟥 Rot: 2+3+7 = 12, − 20 = −8, × 2 = −16
    **Ben**: −40 Punkte
    ⬜ Weiß: 0 − 20 = −20, × 2 = −40
    ---
    **Ronde 1 is afgelopen.**
    **Anna**: −13 punten
    🟦 Blauw: 6+7+10 = 23, − 20 = 3
    🟥 Rood: 2+3+7 = 12, − 20 = −8, × 2 = −16
    **Ben**: −40 punten
    ⬜ Wit: 0 − 20 = −20, × 2 = −40
    ");
}

#[test]
fn the_match_names_its_winner() {
    let table = one_round(Setup::new(1, 5).expect("such a match exists"));
    assert!(table.view(Viewer::Spectator).is_over());
    let chapters = chapters(&table);
    let last = &chapters[chapters.len() - 2..];
    assert_snapshot!(in_all(last), @r"
    🏆 Anna wins!
    Points: Anna −13 and Ben −40.
    ---
    🏆 Anna gewinnt!
    Punkte: Anna −13 und Ben −40.
    ---
    🏆 Anna wint!
    Punten: Anna −13 en Ben −40.
    ");
    assert_eq!(table.table().text, last);
}

#[test]
fn totals_are_kept_from_round_to_round() {
    let mut table = one_round(Setup::new(3, 5).expect("such a match exists"));
    play_out_round(&mut table);
    let chapters = chapters(&table);
    let second = chapters
        .iter()
        .rposition(|msg| msg.key == "classic-round-over");
    assert_snapshot!(in_all(&chapters[second.expect("a second round")..]), @r"
    **Round 2 is over.**
    **Anna**: 0 points
    No expedition begun.
    **Ben**: 0 points
    No expedition begun.
    Total so far: Anna −13 and Ben −40.
    ---
    **Runde 2 ist zu Ende.**
    **Anna**: 0 Punkte
    Keine Expedition begonnen.
    **Ben**: 0 Punkte
    Keine Expedition begonnen.
    Summe bisher: Anna −13 und Ben −40.
    ---
    **Ronde 2 is afgelopen.**
    **Anna**: 0 punten
    Geen expeditie begonnen.
    **Ben**: 0 punten
    Geen expeditie begonnen.
    Totaal tot nu toe: Anna −13 en Ben −40.
    ");
    table.step(Step::Chance(Chance::First(Seat::FIRST)));
    assert_snapshot!(in_all(&table.table().text), @r"
    The cards are being dealt.
    Round 3 of 3 · 60 cards in the draw pile
    Points on the table: Anna 0 and Ben 0.
    Total so far: Anna −13 and Ben −40.
    ---
    Die Karten werden ausgeteilt.
    Runde 3 von 3 · 60 Karten im Nachziehstapel
    Punkte auf dem Tisch: Anna 0 und Ben 0.
    Summe bisher: Anna −13 und Ben −40.
    ---
    De kaarten worden gedeeld.
    Ronde 3 van 3 · 60 kaarten in de gedekte stapel
    Punten op tafel: Anna 0 en Ben 0.
    Totaal tot nu toe: Anna −13 en Ben −40.
    ");
    play_out_round(&mut table);
    assert_snapshot!(in_all(&table.table().text), @r"
    🏆 Anna wins!
    Points: Anna −13 and Ben −40.
    Round 1: Anna −13 and Ben −40.
    Round 2: Anna 0 and Ben 0.
    Round 3: Anna 0 and Ben 0.
    ---
    🏆 Anna gewinnt!
    Punkte: Anna −13 und Ben −40.
    Runde 1: Anna −13 und Ben −40.
    Runde 2: Anna 0 und Ben 0.
    Runde 3: Anna 0 und Ben 0.
    ---
    🏆 Anna wint!
    Punten: Anna −13 en Ben −40.
    Ronde 1: Anna −13 en Ben −40.
    Ronde 2: Anna 0 en Ben 0.
    Ronde 3: Anna 0 en Ben 0.
    ");
    assert_eq!(table.panel(1, None).rows, []);
}

#[test]
fn equal_points_share_the_win() {
    let told = Classic::tell(&Effect::MatchScored { totals: [-7, -7] });
    assert_snapshot!(in_all(&told.text), @r"
    🤝 Anna and Ben share the win.
    Points: Anna −7 and Ben −7.
    ---
    🤝 Anna und Ben teilen sich den Sieg.
    Punkte: Anna −7 und Ben −7.
    ---
    🤝 Anna en Ben delen de winst.
    Punten: Anna −7 en Ben −7.
    ");
}
