//! Every level of every game against every other level, and against the players that it is measured by: a table in Markdown.

use std::io::Write;

use anyhow::Result;
use clap::Args;

use crate::contestants::duel;
use crate::measured::Shape;

/// A game with its levels, the others that they are measured by, and how many seats it is played with.
struct Field {
    /// As on the command line.
    game: &'static str,
    others: &'static [&'static str],
    seats: &'static [u8],
    /// Whether the strong level looks ahead, so that its matches take a thousand times as long.
    searches: bool,
}

/// The strongest first.
const LEVELS: [&str; 3] = ["strong", "normal", "easy"];

const FIELDS: [Field; 4] = [
    Field {
        game: "classic",
        others: &["baseline", "random"],
        seats: &[2],
        searches: false,
    },
    Field {
        game: "rivals",
        others: &["baseline", "fixed-price", "random"],
        seats: &[2, 3, 4],
        searches: true,
    },
    Field {
        game: "roll-write",
        others: &["baseline", "greedy", "random"],
        seats: &[2, 4],
        searches: true,
    },
    Field {
        game: "board-game",
        // Its normal level is the baseline.
        others: &["cautious", "random"],
        seats: &[2, 4],
        searches: true,
    },
];

#[derive(Args)]
pub struct Size {
    /// Deals a pairing; each is played with the first player on every seat.
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// The same where a player looks ahead.
    #[arg(long, default_value_t = 10)]
    search_deals: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays the tournament of these games, or of all if none is named, and writes a row as soon as it is known.
pub fn run(out: &mut impl Write, games: &[String], size: &Size) -> Result<()> {
    writeln!(
        out,
        "| game | one of | among | seats | matches | won | points ahead of the others' mean | ms a choice: median, p99 |"
    )?;
    writeln!(out, "|---|---|---|--:|--:|--:|--:|--:|")?;
    let is_wanted =
        |field: &&Field| games.is_empty() || games.iter().any(|game| game == field.game);
    for field in FIELDS.iter().filter(is_wanted) {
        for &n_seats in field.seats {
            for [first, second] in pairings(field, n_seats) {
                let searches = field.searches && [first, second].contains(&"strong");
                let n_deals = if searches {
                    size.search_deals
                } else {
                    size.deals
                };
                let shape = Shape::usual(n_seats);
                let it = duel(field.game, [first, second], shape, n_deals, size.seed)?;
                writeln!(
                    out,
                    "| {} | {first} | {second} | {n_seats} | {} | {:.1} ± {:.1} % | {:+.1} ± {:.1} | {:.2}, {:.2} |",
                    field.game,
                    it.n_matches,
                    100.0 * it.won,
                    100.0 * it.won_error,
                    it.margin,
                    it.margin_error,
                    it.milliseconds[0],
                    it.milliseconds[1],
                )?;
                out.flush()?;
            }
        }
    }
    Ok(())
}

/// Who meets whom. With two seats one direction says it all; with more, one of the first among several of the second is another
/// match than the reverse.
fn pairings(field: &Field, n_seats: u8) -> Vec<[&'static str; 2]> {
    let mut pairings = Vec::new();
    for (place, &first) in LEVELS.iter().enumerate() {
        let levels = LEVELS.iter().enumerate();
        let met = levels.filter(|&(other, _)| other > place || n_seats > 2 && other < place);
        pairings.extend(met.map(|(_, &second)| [first, second]));
        pairings.extend(field.others.iter().map(|&second| [first, second]));
        if n_seats > 2 && field.others.contains(&"baseline") {
            pairings.push(["baseline", first]);
        }
    }
    pairings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody() {
        let field = &FIELDS[0];
        let two = pairings(field, 2);
        assert_eq!(two.len(), 3 + 3 * 2);
        assert!(two.contains(&["strong", "easy"]) && !two.contains(&["easy", "strong"]));
        let four = pairings(field, 4);
        assert_eq!(four.len(), 6 + 3 * 3);
        assert!(four.contains(&["easy", "strong"]));
        assert!(four.contains(&["baseline", "strong"]));
    }

    #[test]
    fn the_table_has_a_row_for_each_pairing_of_players_that_exist() {
        let size = Size {
            deals: 1,
            search_deals: 0,
            seed: 1,
        };
        let n_pairings: usize = FIELDS
            .iter()
            .flat_map(|field| {
                field
                    .seats
                    .iter()
                    .map(|&seats| pairings(field, seats).len())
            })
            .sum();
        let mut table = Vec::new();
        run(&mut table, &[], &size).unwrap();
        let table = String::from_utf8(table).unwrap();
        assert_eq!(table.lines().count(), 2 + n_pairings);
        let columns = |line: &str| line.matches('|').count();
        assert!(table.lines().all(|line| columns(line) == 9), "{table}");
    }
}
