//! How rounds and matches are scored in words.

use insta::assert_snapshot;
use lostcities::games::classic::{Card, Chance, Classic, Effect, Setup};
use lostcities::kernel::{Game, Seat, Step, Turn, Viewer};
use lostcities::present::{Present, Weight};

use crate::table::{Table, card, in_all};

/// Plays the round out: whoever is to move discards the lowest card in hand and draws the lowest card left.
fn play_out_round(table: &mut Table) {
    let n_before = scored(table);
    while scored(table) == n_before {
        match table.game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                let mut legal = Vec::new();
                table.game.legal_actions(seat, &mut legal);
                let wanted = |text: &str| {
                    legal
                        .iter()
                        .find(|action| action.to_string().starts_with(text))
                };
                let action = wanted("draw")
                    .or_else(|| wanted("discard"))
                    .copied()
                    .expect("something");
                table.step(Step::Act { seat, action });
            }
            Turn::Chance => {
                let seat = table
                    .view(Viewer::Spectator)
                    .to_move()
                    .expect("somebody draws");
                let mut unseen = every_card();
                unseen.sort_unstable();
                let drawn = unseen.into_iter().find(|&card| {
                    let step = Step::Chance(Chance::Draw { seat, card });
                    table.game.clone().apply(&step, &mut |_| ()).is_ok()
                });
                let card = drawn.expect("a card is left");
                table.step(Step::Chance(Chance::Draw { seat, card }));
            }
            Turn::Over => return,
        }
    }
}

fn every_card() -> Vec<Card> {
    let colours = "ybwgr".chars();
    let faces = ["w", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    let all = colours.flat_map(|colour| faces.map(|face| card(&format!("{colour}{face}"))));
    all.collect()
}

fn scored(table: &Table) -> usize {
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

fn chapters(table: &Table) -> Vec<lostcities::present::Msg> {
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
    ⬜ White: 0, − 20 = −20, × 2 = −40
    ---
    **Partie 1 ist zu Ende.**
    **Anna**: −13 Punkte
    🟦 Blau: 6+7+10 = 23, − 20 = 3
    🟥 Rot: 2+3+7 = 12, − 20 = −8, × 2 = −16
    **Ben**: −40 Punkte
    ⬜ Weiß: 0, − 20 = −20, × 2 = −40
    ---
    **Ronde 1 is afgelopen.**
    **Anna**: −13 punten
    🟦 Blauw: 6+7+10 = 23, − 20 = 3
    🟥 Rood: 2+3+7 = 12, − 20 = −8, × 2 = −16
    **Ben**: −40 punten
    ⬜ Wit: 0, − 20 = −20, × 2 = −40
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
