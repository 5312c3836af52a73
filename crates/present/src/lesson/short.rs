//! Steps in a short form that people can read and write.

use lostcities_rules::kernel::Seat;
use serde_json::{Value, json};

pub(crate) fn words(text: &'static str) -> Vec<&'static str> {
    text.split_whitespace().collect()
}

/// A step as written in a match file; an act is that of the seat that is awaited.
pub(super) fn step(word: &str, awaited: Option<Seat>) -> Value {
    match chance(word) {
        Some(chance) => json!({ "chance": chance }),
        None => json!({ "seat": awaited.unwrap_or(Seat::FIRST), "act": word }),
    }
}

/// What chance gives, as written in a match file, if the word is no act.
pub(crate) fn chance(word: &str) -> Option<Value> {
    if let Some(card) = word.strip_prefix('>') {
        return Some(json!({ "turn": card }));
    }
    if let Some(dice) = word.strip_prefix('@') {
        let is_number = |die: &char| die.is_ascii_digit();
        let colours = dice.chars().filter(|die| !is_number(die)).map(String::from);
        let numbers = dice.chars().filter_map(|die| die.to_digit(10));
        return Some(json!({ "roll": {
            "colours": colours.collect::<Vec<_>>(),
            "numbers": numbers.collect::<Vec<_>>(),
        } }));
    }
    if let Some((place, given)) = word.split_once('=') {
        let given: Value = given.parse().unwrap_or_else(|_| given.into());
        if place == "first" {
            return Some(json!({ "first": given }));
        }
        let (path, stage) = place.split_at_checked(1)?;
        let stage: u8 = stage.parse().ok()?;
        return Some(json!({ "tile": { "path": path, "stage": stage, "tile": given } }));
    }
    if let Some((seat, colours)) = word.split_once('*') {
        let seat: u8 = seat.parse().ok()?;
        let colours: Vec<String> = colours.chars().map(String::from).collect();
        return Some(json!({ "start_wagers": { "seat": seat, "colours": colours } }));
    }
    let (seat, card) = word.split_once(':')?;
    let seat: u8 = seat.parse().ok()?;
    Some(json!({ "draw": { "seat": seat, "card": card } }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_chance_gives_reads_as_in_a_match_file() {
        for (word, chance) in [
            ("first=1", json!({"first": 1})),
            ("0:b7", json!({"draw": {"seat": 0, "card": "b7"}})),
            (
                "g4=artefact",
                json!({"tile": {"path": "g", "stage": 4, "tile": "artefact"}}),
            ),
            (
                "y9=15",
                json!({"tile": {"path": "y", "stage": 9, "tile": 15}}),
            ),
            (">r10", json!({"turn": "r10"})),
            (
                "1*yg",
                json!({"start_wagers": {"seat": 1, "colours": ["y", "g"]}}),
            ),
            (
                "@bpg073",
                json!({"roll": {"colours": ["b", "p", "g"], "numbers": [0, 7, 3]}}),
            ),
        ] {
            assert_eq!(step(word, None), json!({ "chance": chance }), "{word}");
        }
    }

    #[test]
    fn everything_else_is_an_act() {
        for word in ["play.r7", "draw", "take.b.0", "begin.r3.member"] {
            let seat = Seat::new(1);
            assert_eq!(step(word, seat), json!({"seat": 1, "act": word}));
        }
    }
}
