//! One person's round with the dice of a day: what is rolled when, and what the other sheet does.

use anyhow::{Context, anyhow};
use serde_json::{Value, json};

use crate::games::GameKind;
use crate::kernel::{Day, Level, Numbering, Outcome, Seat, Secret, Seed, Turn};
use crate::present::{Match, Refused};
use crate::registry;

/// The value table that the daily roll is played with.
pub(super) const TABLE: u32 = registry::TABLE_VERSION;

/// The person's seat.
pub(super) const PERSON: Seat = Seat::FIRST;

/// A match of Roll & Write against a computer player, with the dice of a day.
///
/// The n-th roll follows from the day's secret alone. The computer player chooses after the person where the rules let
/// it, and what it chooses follows from the position alone.
pub(super) struct Round {
    pub(super) playing: Box<dyn Match>,
    day: Day,
    seed: Seed,
}

/// What a round waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DailyTurn {
    /// The person's choice.
    Choice,
    /// The person's wish to see the next roll.
    Roll,
    /// Nothing: it is over.
    Over,
}

impl Round {
    fn empty(day: Day, secret: Secret) -> anyhow::Result<Self> {
        Ok(Self {
            playing: registry::start(GameKind::RollWrite, setup(), TABLE)?,
            day,
            seed: seed(day, secret),
        })
    }

    /// A round with its first roll on the table.
    pub(super) fn start(day: Day, secret: Secret) -> anyhow::Result<Self> {
        let mut round = Self::empty(day, secret)?;
        round.roll();
        Ok(round)
    }

    /// The round that these steps lead to.
    pub(super) fn replay(day: Day, secret: Secret, steps: &[Value]) -> anyhow::Result<Self> {
        let mut round = Self::empty(day, secret)?;
        for step in steps {
            let pushed = round.playing.push(step);
            pushed.context("a stored step of a daily roll does not fit")?;
        }
        Ok(round)
    }

    /// The log, as in a match file.
    pub(super) fn steps(&self) -> Vec<Value> {
        self.playing.steps_from(0)
    }

    /// What it waits for.
    pub(super) fn turn(&self) -> DailyTurn {
        match self.playing.turn() {
            Turn::Chance => DailyTurn::Roll,
            Turn::Seats(_) => DailyTurn::Choice,
            Turn::Over => DailyTurn::Over,
        }
    }

    /// The person's points and those of the other sheet, once it is over.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.playing.outcome()
    }

    /// Plays a choice of the person, and what follows from it without a roll.
    pub(super) fn act(&mut self, action: &str) -> Result<(), Refused> {
        self.playing.act(PERSON, action)?;
        self.play_until_choice();
        Ok(())
    }

    /// Rolls the dice, if they are to be rolled.
    pub(super) fn roll(&mut self) {
        self.playing.draw_due_chance(&self.seed);
        self.play_until_choice();
    }

    /// The round as it was after the last roll; `None` if the person has decided nothing since, or it is over.
    pub(super) fn undone(&self) -> anyhow::Result<Option<Self>> {
        if self.turn() == DailyTurn::Over {
            return Ok(None);
        }
        let steps = self.steps();
        let is_roll = |step: &Value| step.get("chance").is_some();
        let n_kept = steps.iter().rposition(is_roll).map_or(0, |last| last + 1);
        let mut before = Self {
            playing: registry::start(GameKind::RollWrite, setup(), TABLE)?,
            ..*self
        };
        for step in steps.iter().take(n_kept) {
            before.playing.push(step)?;
        }
        before.play_until_choice();
        let has_decided = before.playing.n_steps() < self.playing.n_steps();
        Ok((has_decided && before.turn() == DailyTurn::Choice).then_some(before))
    }

    /// Lets a computer player of this level play on in the person's place, to the end.
    ///
    /// # Errors
    /// As soon as `is_wanted` says that nobody waits for it.
    pub(super) fn play_on(
        &mut self,
        level: Level,
        is_wanted: &dyn Fn() -> bool,
    ) -> anyhow::Result<()> {
        while self.turn() != DailyTurn::Over {
            anyhow::ensure!(is_wanted(), "nobody waits for the end of a daily roll");
            if self.turn() == DailyTurn::Roll {
                self.roll();
                continue;
            }
            let action = self.advice(PERSON, level);
            let action = action.ok_or_else(|| anyhow!("nobody is to move in a daily roll"))?;
            self.act(&action)?;
        }
        Ok(())
    }

    /// Plays what leaves no choice, and the computer player's choices, until the person is to choose or the dice are to be
    /// rolled.
    fn play_until_choice(&mut self) {
        loop {
            if self.playing.play_forced() {
                continue;
            }
            let awaited = self.playing.turn().seats();
            let other = awaited.iter().next();
            let Some(other) = other.filter(|_| !awaited.contains(PERSON)) else {
                return;
            };
            // An awaited seat has legal actions, and a computer player chooses one of them.
            let action = self
                .advice(other, Level::Normal)
                .expect("an awaited seat has a choice");
            let acted = self.playing.act(other, &action);
            acted.expect("a game accepts what it offered itself");
        }
    }

    /// What a computer player would do. Its whims follow from the day and the place in the log, never from the secret.
    fn advice(&self, seat: Seat, level: Level) -> Option<String> {
        let whims = Seed::simulated(u64::from(self.day.number()), 0);
        let mut rng = whims.at(self.playing.n_steps());
        self.playing.advice(seat, level, &mut rng)
    }
}

/// What is agreed: two sheets, one after the other, and the person begins.
pub(super) fn setup() -> Value {
    json!({"seats": 2, "order": "in_turn", "first": PERSON})
}

/// What the dice of a day are drawn from: in a match file its number takes the place of the snowflake.
fn seed(day: Day, secret: Secret) -> Seed {
    let seed = secret.seed(u64::from(day.number()));
    seed.numbered(Numbering::Draw)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;
    use crate::kernel::{BySeat, GameRng, Viewer};

    fn rolls(round: &Round) -> Vec<Value> {
        let steps = round.steps();
        let mut rolls = steps
            .into_iter()
            .filter(|step| step.get("chance").is_some());
        rolls.by_ref().collect()
    }

    /// Plays a round in which the person takes the choice with this number, or the last.
    fn played(day: Day, secret: Secret, picks: &[u8]) -> Round {
        let mut round = Round::start(day, secret).unwrap();
        for &pick in picks {
            match round.turn() {
                DailyTurn::Over => break,
                DailyTurn::Roll => round.roll(),
                DailyTurn::Choice => {
                    let choices = round.playing.choices(PERSON);
                    let pick = usize::from(pick).min(choices.len() - 1);
                    round.act(&choices[pick].0).unwrap();
                }
            }
        }
        round
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn everybody_gets_the_same_dice(
            secret: [u8; 32],
            one in prop::collection::vec(0_u8..12, 60),
            other in prop::collection::vec(0_u8..12, 60),
        ) {
            let (day, secret) = (Day::new(20_779), Secret::new(secret));
            let one = rolls(&played(day, secret, &one));
            let other = rolls(&played(day, secret, &other));
            let n = one.len().min(other.len());
            prop_assert_eq!(&one[..n], &other[..n]);
        }

        #[test]
        fn the_same_choices_are_answered_alike(secret: [u8; 32], picks in prop::collection::vec(0_u8..12, 60)) {
            let (day, secret) = (Day::new(20_779), Secret::new(secret));
            let (one, again) = (played(day, secret, &picks), played(day, secret, &picks));
            prop_assert_eq!(one.steps(), again.steps());
            let read = Round::replay(day, secret, &one.steps()).unwrap();
            prop_assert_eq!(read.turn(), one.turn());
        }

        #[test]
        fn nothing_but_the_next_roll_depends_on_the_secret(
            secret: [u8; 32],
            other: [u8; 32],
            picks in prop::collection::vec(0_u8..12, 60),
        ) {
            let day = Day::new(20_779);
            let round = played(day, Secret::new(secret), &picks);
            let mut twin = Round::replay(day, Secret::new(other), &round.steps()).unwrap();
            let mut round = Round::replay(day, Secret::new(secret), &round.steps()).unwrap();
            let names = BySeat::new(2, |_| String::new());
            let seen = |round: &Round| {
                let viewer = Viewer::Seat(PERSON);
                (
                    round.playing.panel(PERSON, None, &names, None),
                    round.playing.describe(viewer, None),
                    round.playing.news(PERSON),
                    round.playing.choices(PERSON),
                    round.undone().unwrap().map(|before| before.steps()),
                )
            };
            prop_assert_eq!(seen(&round), seen(&twin));
            // Nor does the other sheet know it: it answers every choice alike.
            if let Some((choice, _)) = round.playing.choices(PERSON).first() {
                round.act(choice).unwrap();
                twin.act(choice).unwrap();
                prop_assert_eq!(round.steps(), twin.steps());
                prop_assert_eq!(seen(&round), seen(&twin));
            }
        }

        #[test]
        fn what_is_undone_was_chosen_since_the_last_roll(secret: [u8; 32], picks in prop::collection::vec(0_u8..12, 40)) {
            let round = played(Day::new(20_779), Secret::new(secret), &picks);
            if let Some(before) = round.undone().unwrap() {
                prop_assert_eq!(rolls(&before), rolls(&round));
                prop_assert_eq!(before.turn(), DailyTurn::Choice);
                prop_assert!(before.playing.choices(PERSON).len() > 1);
                prop_assert!(before.undone().unwrap().is_none());
            }
        }
    }

    /// Of ten thousand people on different days, each plays differently from another with the same dice.
    #[test]
    fn everybody_gets_the_same_dice_on_ten_thousand_days() {
        let mut rng = GameRng::seed_from_u64(18);
        for _ in 0..10_000 {
            let (day, secret) = (Day::new(rng.next_u32() % 100_000), drawn(&mut rng));
            let [one, other] = [(); 2].map(|()| {
                let picks: Vec<u8> = (0..60)
                    .map(|_| u8::try_from(rng.next_u32() % 12).unwrap())
                    .collect();
                rolls(&played(day, secret, &picks))
            });
            let n = one.len().min(other.len());
            assert!(n > 2, "day {day}: {n} rolls");
            assert_eq!(&one[..n], &other[..n], "day {day}");
        }
    }

    fn drawn(rng: &mut GameRng) -> Secret {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Secret::new(bytes)
    }

    #[test]
    fn other_days_and_other_secrets_have_other_dice() {
        let secret = Secret::new([7; 32]);
        let first = rolls(&Round::start(Day::new(20_779), secret).unwrap());
        for other in [
            Round::start(Day::new(20_780), secret),
            Round::start(Day::new(20_779), Secret::new([8; 32])),
        ] {
            assert_ne!(rolls(&other.unwrap()), first);
        }
    }
}
