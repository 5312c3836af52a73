//! A match as one seat has seen it: its log without what chance has hidden from that seat.

use serde::Deserialize;
use serde_json::{Value, json};

use super::{BadStep, MatchPlayers, Playing};
use crate::Present;
use lostcities_rules::kernel::{Game, GameRng, Illegal, Level, Seat, Seed, Step, Turn, Viewer};

/// How often hidden cards are imagined until what follows could have happened. Of about a hundred cards at least one in hand is the
/// one that is played next.
const IMAGINED: usize = 10_000;

pub trait MatchSeen {
    /// The steps as match files have them, without what chance hides from `seat`: `{"chance":{"draw":{"seat":1}}}`.
    fn steps_seen(&self, seat: Seat) -> Vec<Value>;

    /// What a computer player of this level in `seat` does, in wire form, in a match with the setup of this one of which it has
    /// seen these `steps`; `None` if it is not its turn.
    ///
    /// # Errors
    /// If no such match can look like this to the seat.
    fn advice_from(
        &self,
        steps: &[Value],
        seat: Seat,
        level: Level,
        rng: &mut GameRng,
    ) -> Result<Option<String>, BadStep>;
}

impl<G: Present> MatchSeen for Playing<G> {
    fn steps_seen(&self, seat: Seat) -> Vec<Value> {
        let steps = self.record.steps.iter();
        let seen = steps.map(|step| match step {
            Step::Act { .. } => json!(step),
            Step::Chance(chance) => glimpsed::<G>(chance, seat),
        });
        seen.collect()
    }

    fn advice_from(
        &self,
        steps: &[Value],
        seat: Seat,
        level: Level,
        rng: &mut GameRng,
    ) -> Result<Option<String>, BadStep> {
        let mut game = G::start(&self.record.setup, self.values);
        // What is imagined is not seen by the player, whose own stream it leaves alone.
        let mut worlds = Seed::of_text("worlds").whims();
        for seen in steps {
            follow(&mut game, seen, seat, &mut worlds)?;
        }
        let imagined = Self {
            game,
            ..self.at_start()
        };
        Ok(imagined.advice(seat, level, rng))
    }
}

fn glimpsed<G: Game>(chance: &G::Chance, seat: Seat) -> Value {
    json!({ "chance": G::glimpse(chance, Viewer::Seat(seat)) })
}

/// Plays a step of which `seat` has seen this. What is hidden is drawn at random; where it turns out to have been something else, it is
/// imagined again, so that only the view of the seat is what happened.
fn follow<G: Game>(
    game: &mut G,
    seen: &Value,
    seat: Seat,
    worlds: &mut GameRng,
) -> Result<(), BadStep> {
    let known = Step::<G::Action, G::Chance>::deserialize(seen);
    let mut refusal = Illegal::Impossible;
    for _ in 0..IMAGINED {
        let step = match &known {
            Ok(step) => step.clone(),
            Err(_) if game.turn() == Turn::Chance => Step::Chance(game.sample(worlds)),
            Err(_) => break,
        };
        let is_seen = match &step {
            Step::Chance(chance) if known.is_err() => glimpsed::<G>(chance, seat) == *seen,
            Step::Act { .. } | Step::Chance(_) => true,
        };
        if is_seen {
            match game.apply(&step, &mut |_| ()) {
                Ok(()) => return Ok(()),
                Err(illegal) => refusal = illegal,
            }
        }
        *game = G::determinize(&game.view(Viewer::Seat(seat)), worlds);
    }
    known?;
    Err(refusal.into())
}
