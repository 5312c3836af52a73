//! One person's round with the dice of a day: what is rolled when, and what the other sheet does.

use anyhow::{Context, anyhow};
use serde_json::{Value, json};

use crate::games::GameKind;
use crate::kernel::{BySeat, Day, Level, Numbering, Seat, Secret, Seed, Timestamp, Turn};
use crate::present::{Match, Refused};
use crate::registry;
use crate::snapshot::Snapshot;
use crate::store::{NewMatch, Occupant, Opening, Person, Terms, Venue};

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

impl Round {
    /// A round with its first roll on the table.
    pub(super) fn start(day: Day, secret: Secret) -> anyhow::Result<Self> {
        let mut round = Self {
            playing: registry::start(GameKind::RollWrite, setup(), registry::TABLE_VERSION)?,
            day,
            seed: seed(day, secret),
        };
        round.roll();
        Ok(round)
    }

    /// The round that is played in a match.
    pub(super) fn of(snapshot: &Snapshot) -> anyhow::Result<Self> {
        let day = snapshot.stored.status.snowflake();
        let day = day.and_then(|day| u32::try_from(day).ok());
        Ok(Self {
            playing: snapshot.game.boxed_clone(),
            day: Day::new(day.context("a daily roll has no day")?),
            seed: snapshot.seed().context("a daily roll has no seed")?,
        })
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

    /// Lets a computer player of this level play on in the person's place, to the end.
    ///
    /// # Errors
    /// As soon as `is_wanted` says that nobody waits for it.
    pub(super) fn play_on(
        &mut self,
        level: Level,
        is_wanted: &dyn Fn() -> bool,
    ) -> anyhow::Result<()> {
        while self.playing.turn() != Turn::Over {
            anyhow::ensure!(is_wanted(), "nobody waits for the end of a daily roll");
            if self.playing.turn() == Turn::Chance {
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

/// The match as it was after the last roll; `None` if the person has decided nothing since, or it is over.
pub(super) fn undone(playing: &dyn Match) -> Option<Box<dyn Match>> {
    if playing.turn() == Turn::Over {
        return None;
    }
    let plies = (0..playing.n_steps())
        .rev()
        .map(|ply| (ply, playing.actor(ply)));
    let since_roll = plies.take_while(|(_, actor)| actor.is_some());
    let own = since_roll.filter(|&(_, actor)| actor == Some(PERSON));
    let mut own: Vec<usize> = own.map(|(ply, _)| ply).collect();
    own.reverse();
    let mut before = None;
    playing.visit(&own, &mut |early| {
        if before.is_none() && early.choices(PERSON).len() > 1 {
            before = Some(early.boxed_clone());
        }
    });
    before
}

/// The match of a person who begins a try, with its first steps.
pub(super) fn begun(
    day: Day,
    secret: Secret,
    person: &Person,
    at: Timestamp,
) -> anyhow::Result<(NewMatch, Vec<Value>)> {
    let round = Round::start(day, secret)?;
    let new = NewMatch {
        terms: Terms {
            game: GameKind::RollWrite,
            table_version: registry::TABLE_VERSION,
            setup: round.playing.setup(),
            guild: None,
            channel: None,
            venue: Venue::Quiet,
            locale: person.locale.clone().unwrap_or_default(),
            host: person.id,
            opening: Opening::Deal,
            invited: Vec::new(),
            clock: None,
            rematch_of: None,
        },
        secret,
        seats: seats(person),
        expires_at: at,
        limits: None,
        at,
        interaction: 0,
    };
    Ok((new, round.playing.steps_from(0)))
}

/// The person, and who sits opposite.
fn seats(person: &Person) -> BySeat<Occupant> {
    BySeat::new(2, |seat| {
        if seat == PERSON {
            Occupant::Person(person.clone())
        } else {
            Occupant::Computer(Level::Normal)
        }
    })
}

/// What is agreed: two sheets, one after the other, and the person begins.
fn setup() -> Value {
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
    use crate::kernel::{GameRng, Viewer};

    fn read(day: Day, secret: Secret, steps: &[Value]) -> Round {
        let playing = registry::start(GameKind::RollWrite, setup(), registry::TABLE_VERSION);
        let (mut playing, seed) = (playing.unwrap(), seed(day, secret));
        for step in steps {
            playing.push(step).unwrap();
        }
        Round { playing, day, seed }
    }

    fn rolls(playing: &dyn Match) -> Vec<Value> {
        let steps = playing.steps_from(0);
        let mut rolls = steps
            .into_iter()
            .filter(|step| step.get("chance").is_some());
        rolls.by_ref().collect()
    }

    /// Plays a round in which the person takes the choice with this number, or the last.
    fn played(day: Day, secret: Secret, picks: &[u8]) -> Round {
        let mut round = Round::start(day, secret).unwrap();
        for &pick in picks {
            match round.playing.turn() {
                Turn::Over => break,
                Turn::Chance => round.roll(),
                Turn::Seats(_) => {
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
            let one = rolls(&*played(day, secret, &one).playing);
            let other = rolls(&*played(day, secret, &other).playing);
            let n = one.len().min(other.len());
            prop_assert_eq!(&one[..n], &other[..n]);
        }

        #[test]
        fn the_same_choices_are_answered_alike(secret: [u8; 32], picks in prop::collection::vec(0_u8..12, 60)) {
            let (day, secret) = (Day::new(20_779), Secret::new(secret));
            let (one, again) = (played(day, secret, &picks), played(day, secret, &picks));
            prop_assert_eq!(one.playing.steps_from(0), again.playing.steps_from(0));
            let read = read(day, secret, &one.playing.steps_from(0));
            prop_assert_eq!(read.playing.turn(), one.playing.turn());
        }

        #[test]
        fn nothing_but_the_next_roll_depends_on_the_secret(
            secret: [u8; 32],
            other: [u8; 32],
            picks in prop::collection::vec(0_u8..12, 60),
        ) {
            let day = Day::new(20_779);
            let round = played(day, Secret::new(secret), &picks);
            let mut twin = read(day, Secret::new(other), &round.playing.steps_from(0));
            let mut round = read(day, Secret::new(secret), &round.playing.steps_from(0));
            let names = BySeat::new(2, |_| String::new());
            let seen = |round: &Round| {
                let viewer = Viewer::Seat(PERSON);
                (
                    round.playing.panel(PERSON, None, &names, None),
                    round.playing.describe(viewer, None),
                    round.playing.news(PERSON),
                    round.playing.choices(PERSON),
                    undone(&*round.playing).map(|before| before.steps_from(0)),
                )
            };
            prop_assert_eq!(seen(&round), seen(&twin));
            // Nor does the other sheet know it: it answers every choice alike.
            if let Some((choice, _)) = round.playing.choices(PERSON).first() {
                round.act(choice).unwrap();
                twin.act(choice).unwrap();
                prop_assert_eq!(round.playing.steps_from(0), twin.playing.steps_from(0));
                prop_assert_eq!(seen(&round), seen(&twin));
            }
        }

        #[test]
        fn what_is_undone_was_chosen_since_the_last_roll(secret: [u8; 32], picks in prop::collection::vec(0_u8..12, 40)) {
            let round = played(Day::new(20_779), Secret::new(secret), &picks);
            if let Some(before) = undone(&*round.playing) {
                prop_assert_eq!(rolls(&*before), rolls(&*round.playing));
                prop_assert!(before.turn().seats().contains(PERSON));
                prop_assert!(before.choices(PERSON).len() > 1);
                prop_assert!(undone(&*before).is_none());
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
                rolls(&*played(day, secret, &picks).playing)
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
        let first = rolls(&*Round::start(Day::new(20_779), secret).unwrap().playing);
        for other in [
            Round::start(Day::new(20_780), secret),
            Round::start(Day::new(20_779), Secret::new([8; 32])),
        ] {
            assert_ne!(rolls(&*other.unwrap().playing), first);
        }
    }
}
