//! One person's round of a deal: what chance gives when, and what the computer player does.

use anyhow::Context;
use serde_json::{Value, json};

use crate::kernel::{BySeat, GameRng, Level, Numbering, Seat, Secret, Seed, Timestamp, Turn};
use crate::present::{Match, Refused};
use crate::registry;
use crate::snapshot::Snapshot;
use crate::store::{DailyGame, Deal, NewMatch, Occupant, Opening, Person, Terms, Venue};

/// The person's seat.
pub(super) const PERSON: Seat = Seat::FIRST;

/// A match against a computer player, in which the n-th roll or card follows from the deal's secret alone.
///
/// The computer player chooses after the person where the rules let it, and what it chooses follows from the position alone. Dice wait
/// until the person asks for them; cards are drawn as soon as they are due.
pub(super) struct Round {
    pub(super) playing: Box<dyn Match>,
    pub(super) deal: Deal,
    seed: Seed,
    /// That of the computer player.
    level: Level,
}

impl Round {
    /// A round with its first roll on the table, or its cards dealt.
    pub(super) fn start((deal, level): (Deal, Level), secret: Secret) -> anyhow::Result<Self> {
        let setup = setup(deal.game);
        let mut round = Self {
            playing: registry::start(deal.game.kind(), setup, registry::table_version())?,
            deal,
            seed: seed(deal, secret),
            level,
        };
        round.roll();
        // The person begins, so that nothing of this takes long.
        while round.step() {}
        Ok(round)
    }

    /// The round that is played in a match.
    pub(super) fn of(snapshot: &Snapshot) -> anyhow::Result<Self> {
        Ok(Self {
            playing: snapshot.game.boxed_clone(),
            deal: snapshot.deal().context("a match of no deal")?,
            seed: snapshot.seed().context("a deal has no seed")?,
            level: level(snapshot.seats()),
        })
    }

    /// Plays a choice of the person. The [steps](Self::step) that follow from it are still to be made.
    pub(super) fn act(&mut self, action: &str) -> Result<(), Refused> {
        self.playing.act(PERSON, action)
    }

    /// Rolls the dice, if they are to be rolled. The [steps](Self::step) that follow are still to be made.
    pub(super) fn roll(&mut self) {
        self.playing.draw_due_chance(&self.seed);
    }

    /// Has the computer player make one step in the person's place; `false` at the end.
    pub(super) fn play_on(&mut self) -> anyhow::Result<bool> {
        if self.step() {
            return Ok(true);
        }
        match self.playing.turn() {
            Turn::Over => return Ok(false),
            Turn::Chance => self.roll(),
            Turn::Seats(_) => {
                // Days are closed for many people at once.
                let mut whims = self.whims();
                let action = (self.playing).advice_in_haste(PERSON, Level::Normal, &mut whims);
                self.act(&action.context("nobody is to move in a deal")?)?;
            }
        }
        Ok(true)
    }

    /// Draws cards, and plays what leaves no choice or a choice of the computer player; `false` if the person is to choose, or the
    /// dice are to be rolled.
    pub(super) fn step(&mut self) -> bool {
        if self.deal.game != DailyGame::RollWrite {
            self.playing.draw_due_chance(&self.seed);
        }
        if self.playing.play_forced() {
            return true;
        }
        let awaited = self.playing.turn().seats();
        let other = awaited.iter().next();
        let Some(other) = other.filter(|_| !awaited.contains(PERSON)) else {
            return false;
        };
        let mut whims = self.whims();
        let action = if self.deal.day().is_some() {
            (self.playing).advice_in_haste(other, self.level, &mut whims)
        } else {
            self.playing.advice(other, self.level, &mut whims)
        };
        // An awaited seat has legal actions, and a computer player chooses one of them.
        let action = action.expect("an awaited seat has a choice");
        let acted = self.playing.act(other, &action);
        acted.expect("a game accepts what it offered itself");
        true
    }

    /// Whether its computer player may take long for a choice. In a daily it never does: many people play it at the same time, and a
    /// day that began before an upgrade goes on with the same replies.
    pub(super) fn looks_ahead(&self) -> bool {
        self.deal.day().is_none() && self.playing.looks_ahead(self.level)
    }

    /// The whims of computer players follow from the deal's number and the place in the log, never from the secret.
    fn whims(&self) -> GameRng {
        Seed::simulated(u64::from(self.deal.number()), 0).at(self.playing.n_steps())
    }
}

/// The match as it was before what the person has decided since chance last gave something, or since the computer player moved if that
/// told them anything; `None` if they have decided nothing since, or it is over.
pub(super) fn undone(game: DailyGame, playing: &dyn Match) -> Option<Box<dyn Match>> {
    if playing.turn() == Turn::Over {
        return None;
    }
    let plies = (0..playing.n_steps())
        .rev()
        .map(|ply| (ply, playing.actor(ply)));
    let since = plies.take_while(|&(_, actor)| match actor {
        None => false,
        // Sheets lie open, while a card that the computer player has laid was hidden before.
        Some(actor) => actor == PERSON || game == DailyGame::RollWrite,
    });
    let own = since.filter(|&(_, actor)| actor == Some(PERSON));
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
    (deal, level): (Deal, Level),
    secret: Secret,
    person: &Person,
    at: Timestamp,
) -> anyhow::Result<(NewMatch, Vec<Value>)> {
    let round = Round::start((deal, level), secret)?;
    let new = NewMatch {
        terms: Terms {
            game: deal.game.kind(),
            table_version: registry::table_version(),
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
        seats: seats(person, level),
        expires_at: at,
        limits: None,
        at,
        interaction: 0,
    };
    Ok((new, round.playing.steps_from(0)))
}

/// The person, and who sits opposite.
fn seats(person: &Person, level: Level) -> BySeat<Occupant> {
    BySeat::new(2, |seat| {
        if seat == PERSON {
            Occupant::Person(person.clone())
        } else {
            Occupant::Computer(level)
        }
    })
}

/// How strong the computer player opposite the person is.
pub(super) fn level(seats: &BySeat<Occupant>) -> Level {
    let other = seats.get(PERSON.next(2)).and_then(Occupant::level);
    other.unwrap_or_default()
}

/// What is agreed: one round against a computer player, and the person begins.
fn setup(game: DailyGame) -> Value {
    let mut setup = registry::default_setup(game.kind());
    setup["first"] = json!(PERSON);
    match game {
        DailyGame::Classic | DailyGame::BoardGame => setup["rounds"] = json!(1),
        DailyGame::RollWrite => setup["order"] = json!("in_turn"),
    }
    setup
}

/// What a deal is drawn from: in a match file its number takes the place of the snowflake.
fn seed(deal: Deal, secret: Secret) -> Seed {
    let seed = secret.seed(u64::from(deal.number()));
    seed.numbered(Numbering::Draw)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;
    use crate::kernel::{Day, GameRng, Viewer};

    const DAY: Day = Day::new(20_779);

    fn read(deal: Deal, secret: Secret, steps: &[Value]) -> Round {
        let playing = registry::start(deal.game.kind(), setup(deal.game), registry::TABLE_VERSION);
        let (mut playing, seed) = (playing.unwrap(), seed(deal, secret));
        for step in steps {
            playing.push(step).unwrap();
        }
        Round {
            playing,
            deal,
            seed,
            level: Level::Normal,
        }
    }

    /// Makes all steps until the person chooses.
    fn settle(round: &mut Round) {
        while round.step() {}
    }

    /// The rolls, or the cards in the order in which they were drawn, by either seat.
    fn drawn(playing: &dyn Match) -> Vec<Value> {
        let steps = playing.steps_from(0).into_iter();
        let chance = steps.filter_map(|step| step.get("chance").cloned());
        chance
            .map(|it| it.pointer("/draw/card").cloned().unwrap_or(it))
            .collect()
    }

    /// Plays a round in which the person takes the choice with this number, or the last.
    fn played(deal: Deal, secret: Secret, picks: &[u8]) -> Round {
        let mut round = Round::start((deal, Level::Normal), secret).unwrap();
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
            settle(&mut round);
        }
        round
    }

    fn any_deal() -> impl Strategy<Value = Deal> {
        prop::sample::select(DailyGame::ALL.to_vec()).prop_map(|game| game.on(DAY))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn the_same_choices_are_answered_alike(
            deal in any_deal(),
            secret: [u8; 32],
            picks in prop::collection::vec(0_u8..12, 60),
        ) {
            let secret = Secret::new(secret);
            let (one, again) = (played(deal, secret, &picks), played(deal, secret, &picks));
            prop_assert_eq!(one.playing.steps_from(0), again.playing.steps_from(0));
            let read = read(deal, secret, &one.playing.steps_from(0));
            prop_assert_eq!(read.playing.turn(), one.playing.turn());
        }

        #[test]
        fn nothing_depends_on_the_secret_but_what_is_drawn(
            deal in any_deal(),
            secret: [u8; 32],
            other: [u8; 32],
            picks in prop::collection::vec(0_u8..12, 60),
        ) {
            let round = played(deal, Secret::new(secret), &picks);
            let mut twin = read(deal, Secret::new(other), &round.playing.steps_from(0));
            let mut round = read(deal, Secret::new(secret), &round.playing.steps_from(0));
            let names = BySeat::new(2, |_| String::new());
            let seen = |round: &Round| {
                let viewer = Viewer::Seat(PERSON);
                (
                    round.playing.panel(PERSON, None, &names, None),
                    round.playing.describe(viewer, None),
                    round.playing.news(PERSON),
                    round.playing.choices(PERSON),
                    undone(deal.game, &*round.playing).map(|before| before.steps_from(0)),
                )
            };
            prop_assert_eq!(seen(&round), seen(&twin));
            // Nor does the computer player know it: it answers every choice alike, until chance gives something.
            let n_before = round.playing.n_steps();
            if let Some((choice, _)) = round.playing.choices(PERSON).first() {
                round.act(choice).unwrap();
                twin.act(choice).unwrap();
                settle(&mut round);
                settle(&mut twin);
                let until_drawn = |round: &Round| {
                    let steps = round.playing.steps_from(n_before).into_iter();
                    steps.take_while(|step| step.get("chance").is_none()).collect::<Vec<_>>()
                };
                prop_assert_eq!(until_drawn(&round), until_drawn(&twin));
                if deal.game == DailyGame::RollWrite {
                    prop_assert_eq!(seen(&round), seen(&twin));
                }
            }
        }

        #[test]
        fn what_is_undone_was_chosen_since_chance_gave_something(
            deal in any_deal(),
            secret: [u8; 32],
            picks in prop::collection::vec(0_u8..12, 0..40),
        ) {
            let round = played(deal, Secret::new(secret), &picks);
            if let Some(before) = undone(deal.game, &*round.playing) {
                prop_assert_eq!(drawn(&*before), drawn(&*round.playing));
                prop_assert!(before.turn().seats().contains(PERSON));
                prop_assert!(before.choices(PERSON).len() > 1);
                prop_assert!(undone(deal.game, &*before).is_none());
                if deal.game != DailyGame::RollWrite {
                    let n_before = before.n_steps();
                    let actors = (n_before..round.playing.n_steps()).map(|ply| round.playing.actor(ply));
                    prop_assert!(actors.into_iter().all(|actor| actor == Some(PERSON)));
                }
            }
        }
    }

    /// Both seats choose at random, to the end.
    fn at_random(deal: Deal, secret: Secret, rng: &mut GameRng) -> Box<dyn Match> {
        let mut playing = read(deal, secret, &[]).playing;
        let seed = seed(deal, secret);
        loop {
            playing.draw_due_chance(&seed);
            let Some(seat) = playing.turn().seats().iter().next() else {
                return playing;
            };
            let choices = playing.choices(seat);
            let pick = rng.next_u32() as usize % choices.len();
            playing.act(seat, &choices[pick].0).unwrap();
        }
    }

    /// On three hundred days, and by night on ten thousand, two people play differently with the same deal.
    #[test]
    fn everybody_gets_the_same_on_many_days() {
        let is_night = std::env::var_os("LOSTCITIES_NIGHTLY").is_some();
        let n_days = if is_night { 10_000 } else { 300 };
        for game in DailyGame::ALL {
            let mut rng = GameRng::seed_from_u64(18);
            for _ in 0..n_days {
                let mut bytes = [0; 32];
                rng.fill_bytes(&mut bytes);
                let secret = Secret::new(bytes);
                let deal = game.on(Day::new(rng.next_u32() % 100_000));
                let [one, other] = [(); 2].map(|()| drawn(&*at_random(deal, secret, &mut rng)));
                let n = one.len().min(other.len());
                assert!(n > 2, "{deal:?}: {n}");
                assert_eq!(&one[..n], &other[..n], "{deal:?}");
            }
        }
    }

    #[test]
    fn other_days_and_other_secrets_give_other_dice_and_cards() {
        for game in DailyGame::ALL {
            let given = |day, secret| {
                drawn(
                    &*Round::start((game.on(day), Level::Normal), Secret::new(secret))
                        .unwrap()
                        .playing,
                )
            };
            let first = given(DAY, [7; 32]);
            assert_ne!(given(DAY.next(), [7; 32]), first);
            assert_ne!(given(DAY, [8; 32]), first);
        }
    }
}
