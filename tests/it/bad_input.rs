//! Input that means nothing is refused, and nothing changes. It holds for every game of the registry.

use std::collections::HashMap;
use std::sync::LazyLock;

use lostcities::games::GameKind;
use lostcities::games::classic::{Action, Card};
use lostcities::kernel::{Seat, Seed};
use lostcities::match_file::{MatchFile, verify};
use lostcities::present::{Match, Player};
use lostcities::registry;
use proptest::prelude::*;
use serde_json::{Value, json};

fn started(kind: GameKind) -> Box<dyn Match> {
    let setup = registry::default_setup(kind);
    registry::start(kind, setup, registry::TABLE_VERSION).unwrap()
}

/// The steps of a whole match of each game.
static WHOLE: LazyLock<HashMap<GameKind, Vec<Value>>> = LazyLock::new(|| {
    let whole = GameKind::ALL.map(|kind| {
        let mut whole = started(kind);
        let players = vec![Player::Quick; usize::from(whole.n_seats())];
        whole.play_out(&Seed::simulated(3, 1), &players);
        (kind, whole.steps_from(0))
    });
    whole.into()
});

/// A match of this game with this many steps of a whole one.
fn cut_off(kind: GameKind, n_steps: usize) -> Box<dyn Match> {
    let mut playing = started(kind);
    for step in WHOLE[&kind].iter().take(n_steps) {
        playing.push(step).unwrap();
    }
    playing
}

/// Text that is close to what we read, or anything at all.
fn text() -> impl Strategy<Value = String> {
    "\\PC{0,40}|(play|discard|take|draw|bid|pass)[. ]?[a-z]?(w|[0-9]{0,3})|[rgbywp](w|[0-9]{0,2})|[\\x00-\\x7f]{0,30}"
}

/// JSON that is close to a step, or anything at all.
fn json() -> impl Strategy<Value = Value> {
    let act = (any::<i64>(), text()).prop_map(|(seat, act)| json!({"seat": seat, "act": act}));
    let own = (0..5_u8, text()).prop_map(|(seat, act)| json!({"seat": seat, "act": act}));
    let card = (0..5_u8, text())
        .prop_map(|(seat, card)| json!({"chance": {"draw": {"seat": seat, "card": card}}}));
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text().prop_map(Value::from),
    ];
    let any = leaf.prop_recursive(4, 24, 4, |inner| {
        let keys = "seat|act|chance|draw|first|card|\\PC{0,5}";
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(keys, inner, 0..4)
                .prop_map(|map| map.into_iter().collect::<Value>()),
        ]
    });
    prop_oneof![act, own, card, any]
}

fn replace(place: &mut Value, at: &[prop::sample::Index], by: Value) {
    let Some((index, rest)) = at.split_first() else {
        *place = by;
        return;
    };
    let mut inner: Vec<&mut Value> = match place {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    let n_inner = inner.len();
    if n_inner > 0 {
        replace(inner[index.index(n_inner)], rest, by);
    }
}

const FILE: &str = include_str!("../golden/classic-fair.json");

proptest! {
    #[test]
    fn a_text_is_a_move_that_is_offered_or_changes_nothing(text in text(), n_steps in 0..160_usize) {
        for kind in GameKind::ALL {
            let playing = cut_off(kind, n_steps);
            for seat in Seat::all(5) {
                let mut played = playing.boxed_clone();
                let is_played = played.act(seat, &text).is_ok();
                let is_offered = seat.number() < playing.n_seats()
                    && playing.choices(seat).iter().any(|(action, _)| *action == text);
                prop_assert_eq!(is_played, is_offered, "{} {:?}", seat, &text);
                if !is_played {
                    prop_assert_eq!(played.steps_from(0), playing.steps_from(0));
                    prop_assert_eq!(played.turn(), playing.turn());
                }
            }
        }
    }

    #[test]
    fn whatever_reads_as_a_move_or_a_card_is_written_like_that(text in text()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(card) = text.parse::<Card>() {
            prop_assert_eq!(card.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_step_changes_nothing(step in json(), n_steps in 0..160_usize) {
        for kind in GameKind::ALL {
            let mut playing = cut_off(kind, n_steps);
            let before = playing.steps_from(0);
            if playing.push(&step).is_err() {
                prop_assert_eq!(playing.steps_from(0), before);
            } else {
                prop_assert_eq!(playing.n_steps(), before.len() + 1);
            }
        }
    }

    #[test]
    fn a_text_that_is_no_match_file_is_refused(line in "\\PC{0,200}|\\{\"format\":[0-9]{1,12}(,\"\\PC{0,20}\":\\PC{0,20})?\\}") {
        prop_assert!(MatchFile::read(&line).is_err());
        prop_assert!(verify(&line).is_err());
    }

    #[test]
    fn a_spoilt_match_file_never_panics(at in prop::collection::vec(any::<prop::sample::Index>(), 0..5), by in json()) {
        let mut file: Value = serde_json::from_str(FILE).unwrap();
        replace(&mut file, &at, by);
        let line = file.to_string();
        if let Ok(file) = MatchFile::read(&line) {
            prop_assert_eq!(MatchFile::read(&file.write()).unwrap(), file);
        }
        let _ = verify(&line);
    }

    #[test]
    fn an_option_that_no_match_has_is_refused(options in json()) {
        for kind in GameKind::ALL {
            if let Ok(setup) = registry::setup(kind, &options) {
                prop_assert!(registry::start(kind, setup, registry::TABLE_VERSION).is_ok());
            }
        }
    }
}
