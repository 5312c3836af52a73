//! A match in play with the types of its game erased: all that the floors above know.

mod turns;
mod twin;

use std::str::FromStr;

use serde_json::Value;
use thiserror::Error;

use super::{Face, Msg, Present, PresentContext, Told};
use lostcities_rules::games::tally::Tally;
use lostcities_rules::kernel::{
    Bot, BySeat, GameRng, Illegal, Outcome, Record, Seat, Seed, Step, Turn, Viewer,
};

/// How many of the latest actions a picture may mark.
const RECENT: usize = 4;

/// A match in play, whatever its game.
pub trait Match: Send + Sync {
    /// The setup as it stands in a match file.
    fn setup(&self) -> Value;

    /// What was agreed before the match, in words.
    fn options(&self) -> Msg;

    /// How many seats there are.
    fn n_seats(&self) -> u8;

    /// How many steps the log has.
    fn n_steps(&self) -> usize;

    /// The steps from number `from` on, as they stand in the store and in match files.
    fn steps_from(&self, from: usize) -> Vec<Value>;

    /// The seat that decided step number `number`; `None` for chance and beyond the log.
    fn actor(&self, number: usize) -> Option<Seat>;

    /// What the match waits for.
    fn turn(&self) -> Turn;

    /// Points and places, once the match has ended by its rules.
    fn outcome(&self) -> Option<Outcome>;

    /// Every seat's points as they stand.
    fn points(&self) -> Vec<i32>;

    /// The points of each finished round.
    fn rounds(&self) -> Vec<Vec<i32>>;

    /// What every seat came to in detail in the rounds that are finished.
    ///
    /// It plays the whole log anew.
    fn tallies(&self) -> BySeat<Tally>;

    /// Everything `seat` may do, in its wire form and in words.
    fn choices(&self, seat: Seat) -> Vec<(String, Msg)>;

    /// Plays `action`, given in its wire form. Chance that follows from it is drawn by [`Match::draw_due_chance`].
    ///
    /// # Errors
    /// If the text is no action or the rules refuse it; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;

    /// Draws every chance step that is due, each from its own stream of `seed`.
    fn draw_due_chance(&mut self, seed: &Seed);

    /// Plays what one of the awaited seats must do because the rules leave it no choice; false if there is no such seat.
    fn play_forced(&mut self) -> bool;

    /// Adds one stored step.
    ///
    /// # Errors
    /// If the step cannot be read or the rules refuse it; nothing has changed then.
    fn push(&mut self, step: &Value) -> Result<(), BadStep>;

    /// The chance step that `seed` would give now, as it stands in a match file; `None` unless one is due.
    fn redraw(&self, seed: &Seed) -> Option<Value>;

    /// Plays on until the match is over, every seat by its player; chance comes from `seed`, and so do the players' whims.
    ///
    /// # Panics
    /// If there is no player for a seat that is to act, or the game does not have it ([`Match::has_player`]).
    fn play_out(&mut self, seed: &Seed, players: &[Player]);

    /// Whether the game has this player.
    fn has_player(&self, player: Player) -> bool;

    /// What a computer player in `seat` would do, in wire form; `None` if it is not its turn.
    fn advice(&self, seat: Seat, rng: &mut GameRng) -> Option<String>;

    /// Whether `seat` may take back its last action.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// Takes back the last action of `seat`, if it may.
    fn take_back(&mut self, seat: Seat) -> bool;

    /// How many steps had happened before the first turn and after each turn, in rising order.
    ///
    /// A turn is what people call one: the acts of a seat until another one acts, with the draws and rolls that follow from
    /// them. The step that ends a round, and the deal of the next, stand by themselves, since they clear the table.
    fn turns(&self) -> Vec<usize>;

    /// Shows the match to `look` as it stood after each of these numbers of steps, which rise.
    fn visit(&self, numbers: &[usize], look: &mut dyn FnMut(&dyn Match));

    /// The consequences of all steps from number `from` on, in words.
    fn told_from(&self, from: usize) -> Vec<Told>;

    /// The public message. `names` are what may be written in the picture, `stopped` is the outcome of a match that
    /// somebody stopped before its rules did.
    fn table(&self, names: &BySeat<String>, stopped: Option<&Outcome>) -> Face;

    /// Whether everybody plays with the controls of the public message, so that a turn is watched while it is made.
    fn is_played_in_public(&self) -> bool;

    /// The private panel of `seat`, with a detail picked.
    fn panel(
        &self,
        seat: Seat,
        focus: Option<&str>,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Face;

    /// What everybody may see and `what` names, as `viewer` sees it; `None` if it names nothing of that kind.
    fn look(
        &self,
        viewer: Viewer,
        what: &str,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Option<Face>;

    /// All that `viewer` knows, as text.
    fn describe(&self, viewer: Viewer, stopped: Option<&Outcome>) -> Vec<Msg>;

    /// A match with the same actions whose draws and rolls are others that `viewer` cannot tell from the real ones: their
    /// glimpses are the same. `None` if none was found, as where nothing is hidden.
    ///
    /// Only for tests, which hold that everything the viewer is shown is the same in both: it plays the whole log anew,
    /// many times.
    fn twin(&self, viewer: Viewer, rng: &mut GameRng) -> Option<Box<dyn Match>>;

    /// A copy that can be played on its own.
    fn boxed_clone(&self) -> Box<dyn Match>;
}

/// Who makes the decisions of a seat in [`Match::play_out`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action, each as likely as any other.
    Random,
    /// The computer player of the game.
    Computer,
    /// A simple player to measure the computer player by, where the game has one.
    Greedy,
    /// A stronger player than the computer player, where the game has one.
    Strong,
}

impl Player {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Random, Self::Computer, Self::Greedy, Self::Strong];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Computer => "computer",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
        }
    }
}

/// The text is not the name of a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no player {0:?}")]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|player| player.name() == text)
            .ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

/// Why an action was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// The text is no action of this game.
    #[error("the text is no action of this game")]
    Unreadable,
    /// The rules refuse it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A stored step that does not belong where it stands.
#[derive(Debug, Error)]
pub enum BadStep {
    /// It cannot be read.
    #[error("the step cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The rules refuse it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A match of the game `G`: its log, and the position the log leads to.
pub struct Playing<G: Present> {
    record: Record<G>,
    values: &'static G::Values,
    game: G,
    bot: &'static dyn Bot<G>,
    greedy: Option<&'static dyn Bot<G>>,
    strong: Option<&'static dyn Bot<G>>,
}

impl<G: Present> Playing<G> {
    /// A match in which nothing has happened yet.
    pub fn new(setup: G::Setup, values: &'static G::Values, bot: &'static dyn Bot<G>) -> Self {
        let game = G::start(&setup, values);
        Self {
            record: Record::new(setup),
            values,
            game,
            bot,
            greedy: None,
            strong: None,
        }
    }

    /// The match with a player to measure the computer player by.
    #[must_use]
    pub fn with_greedy(self, greedy: &'static dyn Bot<G>) -> Self {
        Self {
            greedy: Some(greedy),
            ..self
        }
    }

    /// The match with a stronger player than the computer player.
    #[must_use]
    pub fn with_strong(self, strong: &'static dyn Bot<G>) -> Self {
        Self {
            strong: Some(strong),
            ..self
        }
    }

    /// The player of this name, unless the game has none or it needs no thought.
    fn named(&self, player: Player) -> Option<&'static dyn Bot<G>> {
        match player {
            Player::Random => None,
            Player::Computer => Some(self.bot),
            Player::Greedy => self.greedy,
            Player::Strong => self.strong,
        }
    }

    /// The same match before its first step.
    fn begun_anew(&self) -> Self {
        let setup = self.record.setup.clone();
        Self {
            game: G::start(&setup, self.values),
            record: Record::new(setup),
            values: self.values,
            bot: self.bot,
            greedy: self.greedy,
            strong: self.strong,
        }
    }

    /// The decision of `bot` in `seat`.
    fn choose(
        &self,
        bot: &dyn Bot<G>,
        seat: Seat,
        rng: &mut GameRng,
        actions: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        self.game.legal_actions(seat, actions);
        let view = self.game.view(Viewer::Seat(seat));
        (!actions.is_empty()).then(|| bot.choose(&view, actions, rng))
    }

    fn step(&mut self, step: Step<G::Action, G::Chance>) -> Result<(), Illegal> {
        self.game.apply(&step, &mut |_| ())?;
        self.record.steps.push(step);
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
    }

    fn around(
        &self,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> PresentContext<G::Action> {
        let acts = self
            .record
            .steps
            .iter()
            .rev()
            .filter_map(|step| match step {
                Step::Act { seat, action } => Some((*seat, *action)),
                Step::Chance(_) => None,
            });
        let mut recent: Vec<_> = acts.take(RECENT).collect();
        recent.reverse();
        PresentContext {
            names: names.clone(),
            recent,
            stopped: stopped.cloned(),
        }
    }
}

impl<G: Present> Match for Playing<G> {
    fn setup(&self) -> Value {
        serde_json::to_value(&self.record.setup).expect("a setup is plain data with text keys")
    }

    fn options(&self) -> Msg {
        G::options(&self.record.setup)
    }

    fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    fn n_steps(&self) -> usize {
        self.record.steps.len()
    }

    fn steps_from(&self, from: usize) -> Vec<Value> {
        let steps = self.record.steps.iter().skip(from);
        steps
            .map(|step| serde_json::to_value(step).expect("a step is plain data with text keys"))
            .collect()
    }

    fn actor(&self, number: usize) -> Option<Seat> {
        self.record.steps.get(number).and_then(Step::seat)
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn points(&self) -> Vec<i32> {
        self.game.points()
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        self.game.rounds()
    }

    fn tallies(&self) -> BySeat<Tally> {
        let mut tallies = BySeat::new(self.n_seats(), |_| Tally::default());
        self.record
            .replay(self.values, |_, effect| G::tally(&effect, &mut tallies))
            .expect("the log was accepted when it was played");
        tallies
    }

    fn choices(&self, seat: Seat) -> Vec<(String, Msg)> {
        let view = self.game.view(Viewer::Seat(seat));
        self.legal(seat)
            .into_iter()
            .map(|action| (action.to_string(), G::choice(&view, action)))
            .collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = G::Action::from_str(action).map_err(|_| Refused::Unreadable)?;
        Ok(self.step(Step::Act { seat, action })?)
    }

    fn draw_due_chance(&mut self, seed: &Seed) {
        while self.game.turn() == Turn::Chance {
            let chance = self.game.sample(&mut seed.at(self.record.steps.len()));
            self.step(Step::Chance(chance))
                .expect("a game accepts what it sampled itself");
        }
    }

    fn play_forced(&mut self) -> bool {
        let awaited = self.game.turn().seats();
        let mut forced = awaited
            .iter()
            .filter_map(|seat| Some((seat, self.game.forced(seat)?)));
        let Some((seat, action)) = forced.next() else {
            return false;
        };
        self.step(Step::Act { seat, action })
            .expect("what is forced is legal");
        true
    }

    fn push(&mut self, step: &Value) -> Result<(), BadStep> {
        use serde::Deserialize;
        Ok(self.step(Step::deserialize(step)?)?)
    }

    fn redraw(&self, seed: &Seed) -> Option<Value> {
        (self.game.turn() == Turn::Chance).then(|| {
            let chance = self.game.sample(&mut seed.at(self.record.steps.len()));
            serde_json::to_value(Step::<G::Action, G::Chance>::Chance(chance))
                .expect("a step is plain data with text keys")
        })
    }

    fn play_out(&mut self, seed: &Seed, players: &[Player]) {
        let mut whims = seed.whims();
        let mut actions = Vec::new();
        loop {
            self.draw_due_chance(seed);
            let Some(seat) = self.game.turn().seats().iter().next() else {
                return;
            };
            let action = match players[seat.index()] {
                Player::Random => self.game.random_action(seat, &mut whims, &mut actions),
                player @ (Player::Computer | Player::Greedy | Player::Strong) => {
                    let bot = self
                        .named(player)
                        .expect("only players are named that the game has");
                    self.choose(bot, seat, &mut whims, &mut actions)
                }
            };
            let action = action.expect("a seat in turn has something to do");
            self.step(Step::Act { seat, action })
                .expect("a game accepts what it offered itself");
        }
    }

    fn has_player(&self, player: Player) -> bool {
        player == Player::Random || self.named(player).is_some()
    }

    fn advice(&self, seat: Seat, rng: &mut GameRng) -> Option<String> {
        let action = self.choose(self.bot, seat, rng, &mut Vec::new())?;
        Some(action.to_string())
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.record.steps.last().and_then(Step::seat) == Some(seat) && self.game.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        if !self.may_take_back(seat) {
            return false;
        }
        self.record.steps.pop();
        self.game = self
            .record
            .replay(self.values, |_, _| ())
            .expect("the log was accepted when it was played");
        true
    }

    fn turns(&self) -> Vec<usize> {
        turns::turns(&self.record, self.values)
    }

    fn visit(&self, numbers: &[usize], look: &mut dyn FnMut(&dyn Match)) {
        let mut early = self.begun_anew();
        let mut steps = self.record.steps.iter();
        for &number in numbers {
            while early.record.steps.len() < number
                && let Some(step) = steps.next()
            {
                early
                    .step(step.clone())
                    .expect("the log was accepted when it was played");
            }
            look(&early);
        }
    }

    fn told_from(&self, from: usize) -> Vec<Told> {
        let mut told = Vec::new();
        let collect = |ply, effect| {
            if ply >= from {
                told.push(G::tell(&effect));
            }
        };
        self.record
            .replay(self.values, collect)
            .expect("the log was accepted when it was played");
        told
    }

    fn table(&self, names: &BySeat<String>, stopped: Option<&Outcome>) -> Face {
        G::table(
            &self.game.view(Viewer::Spectator),
            &self.around(names, stopped),
        )
    }

    fn is_played_in_public(&self) -> bool {
        G::IS_PLAYED_IN_PUBLIC
    }

    fn panel(
        &self,
        seat: Seat,
        focus: Option<&str>,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Face {
        let view = self.game.view(Viewer::Seat(seat));
        let legal = if stopped.is_some() {
            Vec::new()
        } else {
            self.legal(seat)
        };
        G::panel(&view, &legal, focus, &self.around(names, stopped))
    }

    fn look(
        &self,
        viewer: Viewer,
        what: &str,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Option<Face> {
        let around = self.around(names, stopped);
        G::look(&self.game.view(viewer), what, &around)
    }

    fn describe(&self, viewer: Viewer, stopped: Option<&Outcome>) -> Vec<Msg> {
        let around = self.around(&BySeat::default(), stopped);
        G::describe(&self.game.view(viewer), &around)
    }

    fn twin(&self, viewer: Viewer, rng: &mut GameRng) -> Option<Box<dyn Match>> {
        Some(Box::new(self.twin_of(viewer, rng)?))
    }

    fn boxed_clone(&self) -> Box<dyn Match> {
        Box::new(Self {
            record: self.record.clone(),
            values: self.values,
            game: self.game.clone(),
            bot: self.bot,
            greedy: self.greedy,
            strong: self.strong,
        })
    }
}
