//! The rules, page by page. Numbers come from the value table, so that no page can disagree with play.

use super::signs::signs;
use crate::Msg;
use crate::colour::square;
use crate::rules::{Topic, anatomy};
use crate::scene::Label;
use lostcities_rules::games::roll_write::{COLOURS, N_FIELDS, RollWrite};
use lostcities_rules::games::values::{Confidence, Fact, Fields, RollWriteValues, Values};

pub(super) static TOPICS: &[Topic] = &[
    Topic::anatomy(picture, |_| {
        let log = include_str!("../../assets/rules/roll-write.json");
        anatomy::<RollWrite>(log, values())
    }),
    Topic::new("overview", "rules-roll-write-overview-title", overview),
    Topic::new("turn", "rules-roll-write-turn-title", || {
        Msg::new("rules-roll-write-turn")
    }),
    Topic::new("expeditions", "rules-roll-write-expeditions-title", || {
        Msg::new("rules-roll-write-expeditions").with("fields", N_FIELDS)
    }),
    Topic::new("fields", "rules-roll-write-fields-title", || {
        Msg::new("rules-roll-write-fields").with("fields", N_FIELDS)
    }),
    Topic::new("refusing", "rules-roll-write-refusing-title", refusing),
    Topic::new("bridges", "rules-roll-write-bridges-title", bridges),
    Topic::new("scoring", "rules-roll-write-scoring-title", scoring),
    Topic::signs(signs),
    Topic::new("values", "rules-roll-write-values-title", all_values),
    Topic::new("house", "rules-roll-write-house-title", || {
        Msg::new("rules-roll-write-house")
    }),
];

fn values() -> &'static RollWriteValues {
    &Values::latest().roll_write
}

/// What the last field of a ladder says, and the last but one.
fn last_two(ladder: &[i16; N_FIELDS]) -> (i16, i16) {
    match ladder {
        [.., before, last] => (*before, *last),
    }
}

fn picture() -> Msg {
    Msg::new("rules-roll-write-picture").with("bridge-points", values().bridge_points.value)
}

fn overview() -> Msg {
    Msg::new("rules-roll-write-overview")
        .with("fields", N_FIELDS)
        .with("bridge-points", values().bridge_points.value)
}

fn refusing() -> Msg {
    let (best, last) = last_two(&values().dice.value);
    Msg::new("rules-roll-write-refusing")
        .with("fields", N_FIELDS)
        .with("best", best)
        .with("last", last)
}

fn bridges() -> Msg {
    Msg::new("rules-roll-write-bridges")
        .with("field", values().bridge_field.value)
        .with("points", values().bridge_points.value)
}

fn scoring() -> Msg {
    let [one, two, three, four, ..] = values().expedition.value;
    let (_, best) = last_two(&values().expedition.value);
    let (_, artefacts) = last_two(&values().artefacts.value);
    Msg::new("rules-roll-write-scoring")
        .with("one", one)
        .with("two", two)
        .with("three", three)
        .with("four", four)
        .with("best", best)
        .with("circle-only", values().circle_only.value)
        .with("artefacts", artefacts)
        .with("bridge-points", values().bridge_points.value)
}

/// Every printed number with how sure we are of it, so that an owner of the game can correct it (docs/RULES.md, section 6).
fn all_values() -> Msg {
    let values = values();
    Msg::new("rules-roll-write-values")
        .with("expedition", ladder(&values.expedition))
        .with("expedition-sure", sure(&values.expedition))
        .with("circle-only", values.circle_only.value)
        .with("circle-sure", sure(&values.circle_only))
        .with("artefacts", ladder(&values.artefacts))
        .with("artefacts-sure", sure(&values.artefacts))
        .with("no-artefacts", values.no_artefacts.value)
        .with("no-artefacts-sure", sure(&values.no_artefacts))
        .with("dice", ladder(&values.dice))
        .with("dice-sure", sure(&values.dice))
        .with("no-dice", values.no_dice.value)
        .with("no-dice-sure", sure(&values.no_dice))
        .with("bridge-field", values.bridge_field.value)
        .with("bridge-points", values.bridge_points.value)
        .with("bridge-sure", sure(&values.bridge_points))
        .with("artefact-fields", fields(&values.artefact_fields.value))
        .with("artefact-fields-sure", sure(&values.artefact_fields))
        .with("arrow-fields", fields(&values.arrow_fields.value))
        .with("arrow-fields-sure", sure(&values.arrow_fields))
}

/// How sure we are of a value, in a word.
fn sure<T>(fact: &Fact<T>) -> Msg {
    let word = match fact.confidence {
        Confidence::Certain => "certain",
        Confidence::Likely => "likely",
        Confidence::Guess => "guess",
    };
    Msg::new("rules-roll-write-sure").with("confidence", word)
}

/// "−20, −15, …"
fn ladder(fact: &Fact<[i16; N_FIELDS]>) -> String {
    fact.value
        .map(|value| Label::plain(value.into()))
        .join(", ")
}

/// "🟥 2, 6 · 🟧 3, 7 …"
fn fields(fields: &Fields) -> String {
    let of = COLOURS.map(|colour| {
        let numbers: Vec<String> = fields.of(colour).map(|field| field.to_string()).collect();
        format!("{} {}", square(colour), numbers.join(", "))
    });
    of.join(" · ")
}
