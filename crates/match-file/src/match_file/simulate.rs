//! Matches that nobody plays: computer players against each other, without Discord and without a database.

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use super::MatchFile;
use crate::games::GameKind;
use crate::kernel::{Ending, Outcome, Seed};
use crate::present::{Match, Player};
use crate::registry::{self, BadSetup};

/// Many matches of one kind; the same seed gives the same matches.
pub struct Simulation {
    game: GameKind,
    fresh: Box<dyn Match>,
    seed: u64,
    players: Vec<Player>,
}

#[derive(Debug, Error)]
pub enum BadSimulation {
    #[error(transparent)]
    Setup(#[from] BadSetup),
    #[error("the match has {n_seats} seats, but {n_players} players were named")]
    Players { n_seats: u8, n_players: usize },
    #[error("this game has no player {:?}", .0.name())]
    NoSuchPlayer(Player),
}

impl Simulation {
    /// Matches of `game` with the default setup except for these `options`, one player for each seat.
    ///
    /// # Errors
    /// If there is no such match, a player too many or too few, or one that the game does not have.
    ///
    /// ```
    /// use lostcities_rules::games::GameKind;
    /// use lostcities_match_file::match_file::{Simulation, verify};
    /// use lostcities_present::Player;
    ///
    /// let options = serde_json::json!({"rounds": 1});
    /// let players = vec![Player::Quick, Player::Random];
    /// let simulation = Simulation::new(GameKind::Classic, &options, 7, players)?;
    /// let line = simulation.file(0).write();
    /// assert!(verify(&line).is_ok());
    /// # Ok::<(), lostcities_match_file::match_file::BadSimulation>(())
    /// ```
    pub fn new(
        game: GameKind,
        options: &Value,
        seed: u64,
        players: Vec<Player>,
    ) -> Result<Self, BadSimulation> {
        let setup = registry::setup(game, options)?;
        let fresh = registry::start(game, setup, registry::table_version())?;
        if players.len() != usize::from(fresh.n_seats()) {
            return Err(BadSimulation::Players {
                n_seats: fresh.n_seats(),
                n_players: players.len(),
            });
        }
        if let Some(&player) = players.iter().find(|&&player| !fresh.has_player(player)) {
            return Err(BadSimulation::NoSuchPlayer(player));
        }
        Ok(Self {
            game,
            fresh,
            seed,
            players,
        })
    }

    fn play(&self, number: u64) -> Box<dyn Match> {
        let mut playing = self.fresh.boxed_clone();
        playing.play_out(&Seed::simulated(self.seed, number), &self.players);
        playing
    }

    /// Match number `number` as a file. It has no fairness fields: nobody was promised anything.
    pub fn file(&self, number: u64) -> MatchFile {
        let playing = self.play(number);
        MatchFile::new(
            self.game,
            registry::table_version(),
            playing.as_ref(),
            Ending::Rules,
            None,
        )
    }

    #[expect(
        clippy::missing_panics_doc,
        reason = "playing out ends with an outcome"
    )]
    pub fn outcome(&self, number: u64) -> Outcome {
        self.play(number)
            .outcome()
            .expect("a match that was played out is over")
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    games: u32,
    points: Vec<f64>,
    wins: Vec<f64>,
}

#[derive(Serialize)]
struct Line {
    games: u32,
    seconds: f64,
    games_per_second: f64,
    mean_points: Vec<f64>,
    win_share: Vec<f64>,
}

impl Summary {
    /// Adds a match. Players who share a win get an equal part of it.
    pub fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        let (points, places) = (outcome.points.as_slice(), outcome.places.as_slice());
        self.points.resize(points.len(), 0.0);
        self.wins.resize(places.len(), 0.0);
        for (sum, &points) in self.points.iter_mut().zip(points) {
            *sum += f64::from(points);
        }
        let n_winners: f64 = places.iter().map(|&place| won(place)).sum();
        for (sum, &place) in self.wins.iter_mut().zip(places) {
            *sum += won(place) / n_winners;
        }
    }

    /// The last line of a simulation that took so long, without a line break.
    #[expect(clippy::missing_panics_doc, reason = "numbers can always be written")]
    pub fn line(&self, seconds: f64) -> String {
        let games = f64::from(self.games.max(1));
        let mean = |sums: &[f64]| sums.iter().map(|sum| sum / games).collect();
        let line = Line {
            games: self.games,
            seconds,
            games_per_second: f64::from(self.games) / seconds.max(f64::EPSILON),
            mean_points: mean(&self.points),
            win_share: mean(&self.wins),
        };
        serde_json::to_string(&line).expect("a summary is plain data with text keys")
    }
}

fn won(place: u8) -> f64 {
    f64::from(u8::from(place == 1))
}
