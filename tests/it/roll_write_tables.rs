//! Roll & Write at a table without Discord: the order in which people choose, and what nobody has to choose.

use std::collections::BTreeSet;
use std::sync::Arc;

use lostcities::kernel::{Seed, Timestamp, Turn, Viewer};
use lostcities::present::{Match, Msg};
use lostcities::store::{GuildId, MatchId, Occupant, Person, PersonId, StoredMatch};
use lostcities::table::{Click, Environment, GameKind, Proposal, Refusal, TableError, Tables};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::kept::{anybody, begun, loaded, opened, proposal, replayed};

/// Where the dice fall as a test wants: chance gives this, one after the other, and then what the seed says.
struct Loaded(Vec<Value>);

impl Environment for Loaded {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(0)
    }

    fn entropy(&self) -> [u8; 32] {
        [7; 32]
    }

    fn deal(&self, game: &mut dyn Match, seed: &Seed) {
        while game.turn() == Turn::Chance {
            let steps = game.steps_from(0);
            let given = steps.iter().filter(|step| step.get("chance").is_some());
            match self.0.get(given.count()) {
                Some(step) => game.push(step).unwrap(),
                None => game.draw_due_chance(seed),
            }
        }
    }
}

fn first(seat: u8) -> Value {
    json!({"chance": {"first": seat}})
}

fn roll(colours: [&str; 3], numbers: [u8; 3]) -> Value {
    json!({"chance": {"roll": {"colours": colours, "numbers": numbers}}})
}

fn person(seat: u64) -> Person {
    Person::new(PersonId(11 + seat), format!("Person {seat}"))
}

/// Tables in a separate database.
struct Hall {
    tables: Tables,
    n_interactions: u64,
    _home: TempDir,
}

impl Hall {
    async fn with_dice(dice: Vec<Value>) -> Self {
        let home = TempDir::new().unwrap();
        let store = opened(&home.path().join("matches.db")).await;
        Self {
            tables: Tables::new(store, Arc::new(Loaded(dice))),
            n_interactions: 0,
            _home: home,
        }
    }

    fn interaction(&mut self) -> u64 {
        self.n_interactions += 1;
        self.n_interactions
    }

    /// A match of this many people in a channel, on its server, begun.
    async fn begin(&mut self, channel: u64, n_people: u64) -> MatchId {
        let seats = anybody(n_people.try_into().unwrap());
        let interaction = self.interaction();
        let proposal = Proposal {
            guild: Some(GuildId(channel)),
            ..proposal(GameKind::RollWrite, channel, person(0), seats, interaction)
        };
        let guests: Vec<Person> = (1..n_people).map(person).collect();
        self.n_interactions += n_people - 1;
        begun(&self.tables, proposal, &guests).await
    }

    async fn confirm(
        &mut self,
        id: MatchId,
        seat: u64,
        version: u64,
        action: &str,
    ) -> Result<(), Refusal> {
        let (person, interaction) = (person(seat).id, self.interaction());
        let click = Click::by_person(id, person, interaction).at_version(version);
        let act = self.tables.act(click, action);
        match act.await {
            Ok(_) => Ok(()),
            Err(TableError::Refused(refusal)) => Err(refusal),
            Err(TableError::Failed(failure)) => panic!("{failure:#}"),
        }
    }

    async fn stored(&self, id: MatchId) -> StoredMatch {
        loaded(&self.tables, id).await
    }

    async fn describe(&self, id: MatchId) -> Vec<Msg> {
        self.tables.look(id).await.unwrap().describe(None).unwrap()
    }
}

fn acts(stored: &StoredMatch) -> Vec<String> {
    let acts = stored.steps.iter().filter_map(|step| {
        let act = step.get("act")?.as_str()?;
        Some(format!("{} {act}", step["seat"]))
    });
    acts.collect()
}

/// One of the 120 orders of five.
fn order(mut number: usize) -> Vec<u64> {
    let mut left: Vec<u64> = (0..5).collect();
    let places = (1..=5).rev().map(|n_left| {
        let place = number % n_left;
        number /= n_left;
        place
    });
    places.map(|place| left.remove(place)).collect()
}

/// What the five do with the roll of three colours and 1, 9 and 3; the first of them has rolled.
const CHOICES: [&str; 5] = ["take.p.9", "take.g.1", "take.o.3", "refuse", "take.g.3"];

#[tokio::test]
async fn five_people_who_click_in_any_of_120_orders_are_five_choices_and_one_outcome() {
    let mut hall = Hall::with_dice(vec![
        first(0),
        roll(["p", "o", "g"], [1, 9, 3]),
        roll(["r", "r", "b"], [2, 4, 6]),
    ])
    .await;
    let mut outcome = None;
    let orders: BTreeSet<Vec<u64>> = (0..120).map(order).collect();
    assert_eq!(orders.len(), 120);
    for (channel, order) in (1..).zip(orders) {
        let id = hall.begin(channel, 5).await;
        let seen = hall.stored(id).await.version;
        // Who is too early, because nobody knows yet what the first takes, is told so and clicks again.
        let mut waiting = order.clone();
        while !waiting.is_empty() {
            let mut early = Vec::new();
            for seat in waiting {
                let index = usize::try_from(seat).unwrap();
                match hall.confirm(id, seat, seen, CHOICES[index]).await {
                    Ok(()) => {
                        let again = hall.confirm(id, seat, seen, CHOICES[index]).await;
                        assert_eq!(again, Err(Refusal::Stale), "{order:?}: a second click");
                    }
                    Err(Refusal::NotYourTurn { seats, awaited }) => {
                        let awaited: Vec<_> = awaited.iter().map(|seat| &seats[seat]).collect();
                        assert_eq!(awaited, [&Occupant::Person(person(0))], "{order:?}");
                        early.push(seat);
                    }
                    Err(refusal) => panic!("{order:?}: {seat} is refused: {refusal}"),
                }
            }
            waiting = early;
        }
        let stored = hall.stored(id).await;
        let mut acts = acts(&stored);
        acts.sort();
        let expected = (0..)
            .zip(CHOICES)
            .map(|(seat, act)| format!("{seat} {act}"));
        assert_eq!(acts, expected.collect::<Vec<_>>(), "{order:?}");
        // Who begins, the roll, five choices, the next roll.
        assert_eq!(stored.steps.len(), 8, "{order:?}");
        let described = hall.describe(id).await;
        assert_eq!(
            *outcome.get_or_insert_with(|| described.clone()),
            described,
            "{order:?}"
        );
    }
}

#[tokio::test]
async fn a_player_who_can_only_refuse_is_not_waited_for() {
    let dice = vec![
        first(0),
        roll(["r", "r", "r"], [9, 9, 9]),
        roll(["r", "r", "r"], [1, 2, 3]),
        roll(["g", "g", "r"], [1, 2, 3]),
        roll(["r", "r", "g"], [1, 1, 1]),
    ];
    let mut hall = Hall::with_dice(dice).await;
    let id = hall.begin(1, 2).await;
    let seen = hall.stored(id).await.version;
    hall.confirm(id, 0, seen, "take.r.9").await.unwrap();
    hall.confirm(id, 1, seen, "take.r.9").await.unwrap();
    // Nothing of the second roll fits on either sheet, so that the third one lies there already.
    let stored = hall.stored(id).await;
    let refused = ["1 refuse", "0 refuse"];
    assert_eq!(acts(&stored)[2..], refused);
    // What was done for people is in the log as if they had done it themselves.
    let replayed = replayed(&stored);
    assert_eq!(
        replayed.describe(Viewer::Spectator, None),
        hall.describe(id).await
    );
    assert_eq!(replayed.turn().seats().iter().count(), 1);
    // The first has a choice, and after it the second has: one of the two green dice is left.
    let seen = stored.version;
    hall.confirm(id, 0, seen, "take.g.3").await.unwrap();
    assert_eq!(acts(&hall.stored(id).await).len(), 5);
    hall.confirm(id, 1, seen, "take.g.2").await.unwrap();
    // Nothing of the fourth roll fits again.
    let stored = hall.stored(id).await;
    assert_eq!(acts(&stored)[6..8], refused);
}

#[tokio::test]
async fn a_button_from_before_an_automatic_refusal_is_too_old() {
    let mut hall = Hall::with_dice(vec![
        first(0),
        roll(["r", "r", "r"], [9, 9, 9]),
        roll(["r", "r", "g"], [1, 2, 3]),
    ])
    .await;
    let id = hall.begin(1, 2).await;
    let seen = hall.stored(id).await.version;
    hall.confirm(id, 0, seen, "take.r.9").await.unwrap();
    hall.confirm(id, 1, seen, "take.r.9").await.unwrap();
    let seen = hall.stored(id).await.version;
    // The only green die is gone: the other could enter nothing, and the turn is over.
    hall.confirm(id, 1, seen, "take.g.3").await.unwrap();
    assert_eq!(
        acts(&hall.stored(id).await).last().map(String::as_str),
        Some("0 refuse")
    );
    let late = hall.confirm(id, 0, seen, "refuse").await;
    assert_eq!(late, Err(Refusal::Stale));
}
