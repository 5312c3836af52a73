//! docs/RULES.md, section 6: what any table must uphold is checked when it is read, and certain numbers here.

use serde_json::{Value, json};

use super::*;
use crate::games::card::Rank;

fn file() -> Value {
    serde_json::from_str(VERSION_1).expect("JSON")
}

/// Whether the table is refused with this value of a game.
fn is_refused(game: &str, name: &str, value: Value) -> bool {
    let mut file = file();
    file[game][name]["value"] = value;
    Values::parse(&file.to_string()).is_err()
}

#[test]
fn the_latest_table_can_be_read() {
    let table = Values::version(LATEST).expect("the latest version exists");
    assert_eq!(table.table_version, LATEST);
    assert!(std::ptr::eq(table, Values::latest()), "read once");
    assert_eq!(Values::version(0), None);
    assert_eq!(Values::version(LATEST + 1), None);
}

#[test]
fn a_host_corrects_whole_records_and_the_number_follows_from_them() {
    let corrected = |correction: Value| Values::corrected(&correction.to_string());
    let fact = |value: u32| json!({"value": value, "confidence": "certain", "source": "a photo"});
    let with = |hand| corrected(json!({"classic": {"hand": fact(hand)}})).expect("a table");
    let table = with(7);
    assert_eq!(table.classic.hand.value, 7);
    assert_eq!(table.rivals, Values::latest().rivals);
    assert!(table.table_version >= FIRST_OWN);
    assert_eq!(table, with(7));
    assert_ne!(table.table_version, with(6).table_version);
    for wrong in [
        json!([]),
        json!({"table_version": 7}),
        json!({"classic": {"hands": fact(7)}}),
        json!({"chess": {"hand": fact(7)}}),
        json!({"classic": {"hand": 7}}),
        json!({"classic": {"hand": {"value": 7}}}),
        json!({"classic": {"hand": fact(0)}}),
    ] {
        assert!(corrected(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn every_value_says_how_sure_we_are_and_why() {
    let file = file();
    let games = file.as_object().expect("one section for each game");
    for (game, records) in games.iter().filter(|(name, _)| *name != "table_version") {
        for (name, record) in records.as_object().expect("records") {
            let fact: Fact<Value> = serde_json::from_value(record.clone())
                .unwrap_or_else(|error| panic!("{game}.{name}: {error}"));
            assert!(!fact.source.is_empty(), "{game}.{name} has no source");
        }
    }
}

#[test]
fn certain_values_of_the_classic_game_are_as_printed() {
    let values = &Values::latest().classic;
    assert_eq!(values.cost.value, 20);
    assert_eq!(values.bonus.value, 20);
    assert_eq!(values.bonus_min_cards.value, 8);
    assert_eq!(values.hand.value, 8);
}

#[test]
fn a_table_that_cannot_be_right_is_refused() {
    let with = |name, value: i64| is_refused("classic", name, value.into());
    assert!(!with("cost", 20));
    assert!(with("cost", -1));
    assert!(with("bonus", -20));
    assert!(with("cost", 1_001) && with("bonus", 20_000));
    assert!(with("bonus_min_cards", 0));
    assert!(with("bonus_min_cards", 13));
    assert!(with("hand", 0));
    assert!(with("hand", 30));
    let mut unsure = file();
    unsure["classic"]["cost"]["confidence"] = "maybe".into();
    assert!(Values::parse(&unsure.to_string()).is_err());
}

#[test]
fn a_board_that_cannot_be_right_is_refused() {
    let with = |name, value| is_refused("board", name, value);
    assert!(!with("hand", 8.into()));
    for (name, value) in [
        ("hand", Value::from(0)),
        ("hand", 28.into()),
        ("stages", vec![-20, -15, -10, 5, 10, 15, 30, 35].into()),
        ("stages", vec![-20, -15, -10, 5, 10, 15, 30, 35, 20].into()),
        ("short_ladder", Vec::<i32>::new().into()),
        (
            "stages",
            vec![-2_000, -15, -10, 5, 10, 15, 30, 35, 50].into(),
        ),
        ("short_ladder", vec![-20, 1_001].into()),
        ("long_ladder", vec![10, -10].into()),
        // Each would be right but for one value: the fifth, the sixth, the seventh, and the tenth.
        (
            "long_ladder",
            vec![-5, -4, -3, -2, 0, 1, 30, 40, 60, 70].into(),
        ),
        (
            "long_ladder",
            vec![-5, -4, -3, -2, -1, -1, 30, 40, 60, 70].into(),
        ),
        (
            "long_ladder",
            vec![-5, -4, -3, -2, -1, 1, 31, 40, 60, 70].into(),
        ),
        (
            "long_ladder",
            vec![-5, -4, -3, -2, -1, 1, 30, 40, 60].into(),
        ),
        ("artefact_tiles", 10.into()),
        ("artefact_tiles", 0.into()),
        ("points_tiles", vec![5, 10].into()),
        ("round_end_figures", 0.into()),
        ("round_end_figures", 21.into()),
        ("round_end_stage", 1.into()),
        ("round_end_stage", 10.into()),
        ("leader_factor", 0.into()),
        ("two_player_removed", 94.into()),
        ("tie", "first_come".into()),
    ] {
        assert!(with(name, value.clone()), "{name}: {value}");
    }
    for (path, stages) in [
        ("y", vec![1, 5, 6, 7, 9]),
        ("g", vec![2, 4, 4, 7, 9]),
        ("w", vec![3, 4, 6, 7]),
        ("b", vec![2, 3, 5, 6, 7, 9]),
        ("r", vec![2, 4, 5, 7, 10]),
    ] {
        let mut file = file();
        file["board"]["tile_stages"]["value"][path] = stages.into();
        assert!(Values::parse(&file.to_string()).is_err(), "{path}");
    }
    // As many tiles as places, and yet not the 25 of the box.
    let mut file = file();
    for (name, value) in [
        ("artefact_tiles", json!(0)),
        ("stage_tiles", json!(0)),
        ("points_tiles", json!([])),
        (
            "tile_stages",
            json!({"y": [], "b": [], "w": [], "g": [], "r": []}),
        ),
    ] {
        file["board"][name]["value"] = value;
    }
    assert!(Values::parse(&file.to_string()).is_err());
}

#[test]
fn certain_values_of_roll_write_are_as_printed() {
    let values = &Values::latest().roll_write;
    assert_eq!(values.circle_only.value, -100);
    assert_eq!(values.expedition.value[6..], [30, 35, 50]);
    assert_eq!(values.artefacts.value[7..], [70, 100]);
    assert_eq!(values.dice.value[7..], [70, 0]);
    for ladder in [&values.expedition, &values.artefacts, &values.dice] {
        assert!(ladder.value[2] < 0 && ladder.value[3] > 0, "{ladder:?}");
    }
    assert_eq!(
        (values.bridge_field.value, values.bridge_points.value),
        (7, 20)
    );
}

#[test]
fn a_sheet_that_cannot_be_right_is_refused() {
    let with = |name, value| is_refused("roll_write", name, value);
    let fields =
        |red: &[u8]| serde_json::json!({"r": red, "o": [], "y": [], "g": [], "b": [], "p": []});
    assert!(!with("circle_only", (-100).into()));
    assert!(with("circle_only", 1.into()));
    assert!(with("bridge_field", 0.into()) && with("bridge_field", 10.into()));
    assert!(with("bridge_points", (-1).into()));
    for name in ["circle_only", "no_artefacts", "no_dice"] {
        assert!(with(name, (-20_000).into()), "{name}");
    }
    assert!(with("bridge_points", 1_001.into()));
    let ladder = |values: [i16; 9]| serde_json::json!(values);
    for (name, values) in [
        ("expedition", [-20, -15, -10, 5, 10, 15, 30, 35, 34]),
        ("expedition", [-20, -15, -10, -5, 10, 15, 30, 35, 50]),
        ("expedition", [-20, -15, 0, 5, 10, 15, 30, 35, 50]),
        ("artefacts", [-40, -30, -20, 10, 20, 30, 60, 70, 0]),
        ("dice", [-40, -30, -20, 10, 20, 30, 60, 50, 0]),
        ("dice", [-40, -30, -20, 10, 20, 30, 60, 70, 10]),
        ("dice", [-40, -30, -20, 10, 20, 30, 60, 1_001, 0]),
        ("expedition", [-20, -15, -10, 5, 10, 15, 30, 35, 51]),
        ("expedition", [-1_001, -15, -10, 5, 10, 15, 30, 35, 50]),
        ("artefacts", [-40, -30, -20, 10, 20, 30, 60, 71, 100]),
        ("artefacts", [-40, -30, -20, 10, 20, 30, 60, 70, 99]),
    ] {
        assert!(with(name, ladder(values)), "{name} {values:?}");
    }
    assert!(with("expedition", serde_json::json!([-20, -15, -10])));
    assert!(!with("artefact_fields", fields(&[2, 6])));
    assert!(with("artefact_fields", fields(&[0])) && with("artefact_fields", fields(&[10])));
    assert!(with("artefact_fields", fields(&[4])), "red 4 has an arrow");
    assert!(with("artefact_fields", serde_json::json!({"r": [2]})));
    assert!(with(
        "artefact_fields",
        serde_json::json!({"r": [], "o": [], "y": [], "g": [], "b": [], "w": []})
    ));
}

#[test]
fn certain_values_of_rivals_are_as_printed() {
    let values = &Values::latest().rivals;
    let coins = [2, 3, 4].map(|n_seats| values.coins.value.each_of(n_seats).number());
    assert_eq!(coins, [18, 12, 9], "36 coins shared equally");
    assert_eq!((values.piles.value, values.pile_cards.value), (4, 20));
    assert_eq!(values.start_wagers.value, 2);
    assert_eq!((values.bonus.value, values.bonus_min_numbers.value), (8, 4));
    for rank in Rank::all() {
        let n = values.footprints.value.of(rank);
        assert!(
            (1..=2).contains(&n),
            "{rank}: that each has one or two is certain"
        );
    }
}

#[test]
fn a_table_of_rivals_that_cannot_be_right_is_refused() {
    let with = |name, value| is_refused("rivals", name, value);
    assert!(!with("bonus", json!(9)));
    assert!(with("bonus", json!(-8)));
    assert!(with("bonus", json!(1_001)));
    assert!(with("bonus_min_numbers", json!(0)));
    assert!(with("bonus_min_numbers", json!(14)));
    assert!(with("piles", json!(3)), "sixty cards");
    assert!(with("pile_cards", json!(21)));
    assert!(with("start_wagers", json!(3)));
    assert!(with("coins", json!({"2": 18, "3": 12})));
    assert!(with("coins", json!({"2": 18, "3": 12, "4": 9, "5": 7})));
    assert!(with("coins", json!({"2": 18, "3": 12, "4": 64})));
    assert!(with("footprints", json!({"2": 1})));
    assert!(with("tie", json!("fewer_coins")));
}
