//! The duels of the first table of docs/TRAINING.md and those of its levels.

use std::io::Write;

use anyhow::Result;
use lostcities_players::Level;

use crate::contestants::duel;
use crate::measured::Shape;

/// One player among others of the second.
struct Row {
    game: &'static str,
    names: [&'static str; 2],
    n_seats: u8,
    n_rounds: Option<u8>,
    n_deals: u64,
}

const fn row(game: &'static str, names: [&'static str; 2], n_seats: u8, n_deals: u64) -> Row {
    Row {
        game,
        names,
        n_seats,
        n_rounds: None,
        n_deals,
    }
}

const ROWS: [Row; 18] = [
    row("classic", ["nets", "baseline"], 2, 50_000),
    row("classic", ["strong", "baseline"], 2, 2_000),
    Row {
        n_rounds: Some(3),
        ..row("classic", ["nets", "baseline"], 2, 10_000)
    },
    Row {
        n_rounds: Some(3),
        ..row("classic", ["strong", "baseline"], 2, 800)
    },
    row("classic", ["nets", "nets"], 2, 4_000),
    row("roll-write", ["strong", "baseline"], 2, 30),
    row("roll-write", ["strong", "baseline"], 3, 27),
    row("rivals", ["strong", "baseline"], 2, 15),
    row("rivals", ["strong", "baseline"], 3, 20),
    row("rivals", ["strong", "baseline"], 4, 20),
    row("rivals", ["baseline", "strong"], 2, 75),
    row("rivals", ["baseline", "strong"], 3, 15),
    row("rivals", ["baseline", "strong"], 4, 12),
    row("rivals", ["fair", "fair"], 2, 40),
    row("rivals", ["fair", "fair"], 3, 40),
    row("rivals", ["fair", "fair"], 4, 40),
    row("board-game", ["strong", "baseline"], 2, 28),
    row("board-game", ["strong", "baseline"], 3, 67),
];

/// Plays each duel, or those of one game, over such a part of its deals, but at least one.
pub fn duels(out: &mut impl Write, game: Option<&str>, percent: u64, seed: u64) -> Result<()> {
    let wanted = |row: &&Row| game.is_none_or(|game| row.game == game);
    for row in ROWS.iter().filter(wanted) {
        let n_deals = (row.n_deals * percent / 100).max(1);
        writeln!(out, "{}", row.play(n_deals, seed)?)?;
        out.flush()?;
    }
    Ok(())
}

impl Row {
    fn play(&self, n_deals: u64, seed: u64) -> Result<String> {
        let shape = Shape {
            n_seats: self.n_seats,
            n_rounds: self.n_rounds,
        };
        let result = duel(self.game, self.names, shape, n_deals, seed)?;
        let (game, [one, others], n_seats) = (self.game, self.names, self.n_seats);
        let rounds = self.n_rounds.map(|n| format!(", {n} rounds"));
        let rounds = rounds.unwrap_or_default();
        Ok(format!(
            "{game}, {one} among {others}, {n_seats} seats{rounds}: {result}"
        ))
    }
}

/// Duels of each level with the one below, over single rounds, in every game.
pub fn levels(out: &mut impl Write, n_deals: u64, seed: u64) -> Result<()> {
    for game in ["classic", "rivals", "roll-write", "board-game"] {
        let n_rounds = matches!(game, "classic" | "board-game").then_some(1);
        let shape = Shape {
            n_seats: 2,
            n_rounds,
        };
        for pair in Level::ALL.windows(2) {
            let names = [pair[1].slug(), pair[0].slug()];
            let result = duel(game, names, shape, n_deals, seed)?;
            writeln!(out, "{game}, {} and {}: {result}", names[0], names[1])?;
            out.flush()?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::ROWS;

    #[test]
    fn every_figure_is_of_players_that_the_game_has() {
        for row in &ROWS {
            let line = row.play(0, 1).unwrap();
            assert!(line.ends_with(" 0 matches"), "{line}");
        }
    }
}
