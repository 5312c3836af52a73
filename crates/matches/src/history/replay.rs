//! Finished matches once more: turn by turn, through anybody's eyes.

use anyhow::Context;

use super::FinishedMatch;
use crate::Result;
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, Outcome, Viewer};
use crate::present::{Face, Match, Msg, Scene};
use crate::store::Occupant;

#[derive(Clone, Debug)]
pub struct Replay {
    pub game: GameKind,
    /// Whether it is a try at a deal, whose file and secret are shown with those of its day.
    pub is_deal: bool,
    pub seats: BySeat<Occupant>,
    /// The turn after which it stood so; 0 is before the first.
    pub turn: usize,
    pub n_turns: usize,
    /// Through whose eyes: a seat's, or a spectator's if there is no such seat.
    pub eyes: Viewer,
    /// What happened in the turn.
    pub told: Vec<Msg>,
    /// How things stood: words, picture, alternative text. It has no controls.
    pub face: Face,
    /// How the match ended, after the last turn.
    pub ending: Option<(Ending, Outcome)>,
}

#[derive(Clone, Debug)]
pub struct Reel {
    /// The boards, from before the first turn to the end, without those that look like the one before them.
    pub scenes: Vec<Scene>,
    /// How many turns pass from one board to the next.
    pub pace: usize,
    pub n_turns: usize,
    pub alt: Vec<Msg>,
}

impl FinishedMatch {
    /// The match as it stood after a turn, or after its last one if it has fewer, with these names in the pictures.
    pub async fn replay(
        &self,
        (turn, eyes): (usize, Viewer),
        names: BySeat<String>,
    ) -> Result<Replay> {
        let over = self.clone();
        let replay = tokio::task::spawn_blocking(move || over.after(turn, eyes, &names));
        Ok(replay.await.context("replaying panicked")?)
    }

    /// The boards of the match; no more than this many, the first and the last among them.
    pub async fn reel(&self, at_most: usize, names: BySeat<String>) -> Result<Reel> {
        let over = self.clone();
        let reel = tokio::task::spawn_blocking(move || over.boards(at_most, &names));
        Ok(reel.await.context("replaying panicked")?)
    }

    fn after(&self, turn: usize, eyes: Viewer, names: &BySeat<String>) -> Replay {
        let snapshot = &self.0;
        let turns = snapshot.game.turns();
        let n_turns = turns.len() - 1;
        let turn = turn.min(n_turns);
        let eyes = match eyes {
            Viewer::Seat(seat) if seat.number() < snapshot.game.n_seats() => eyes,
            Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
        };
        let from = turn.checked_sub(1).map_or(0, |before| turns[before]);
        let mut told = Vec::new();
        let mut face = Face::default();
        snapshot.game.visit(&[turns[turn]], &mut |game| {
            told = game
                .told_from(from)
                .into_iter()
                .flat_map(|told| told.text)
                .collect();
            face = self.face(game, eyes, turn == n_turns, names);
        });
        let ending = snapshot.stored.status.ending().zip(snapshot.outcome());
        Replay {
            game: self.game(),
            is_deal: self.0.is_no_deal().is_err(),
            turn,
            n_turns,
            eyes,
            told,
            face,
            ending: ending.filter(|_| turn == n_turns),
            seats: self.seats().clone(),
        }
    }

    /// The words of the table, with what `eyes` saw as picture.
    fn face(&self, game: &dyn Match, eyes: Viewer, is_last: bool, names: &BySeat<String>) -> Face {
        let stopped = self.0.stopped().filter(|_| is_last);
        let mut face = game.table(names, stopped.as_ref());
        face.rows.clear();
        if let Viewer::Seat(seat) = eyes {
            let own = game.panel(seat, None, names, stopped.as_ref());
            (face.scene, face.alt) = (own.scene, own.alt);
        }
        face
    }

    fn boards(&self, at_most: usize, names: &BySeat<String>) -> Reel {
        let game = &self.0.game;
        let turns = game.turns();
        let n_turns = turns.len() - 1;
        let pace = turns.len().div_ceil(at_most.max(1)).max(1);
        // Counted from the end, which must not be missing.
        let mut numbers: Vec<usize> = turns.iter().rev().step_by(pace).copied().collect();
        numbers.reverse();
        let (mut scenes, mut alt) = (Vec::new(), Vec::new());
        let n_steps = game.n_steps();
        game.visit(&numbers, &mut |game| {
            let is_last = game.n_steps() == n_steps;
            let face = self.face(game, Viewer::Spectator, is_last, names);
            // Players who wait for each other may change nothing for many turns.
            let scene = face.scene.filter(|scene| scenes.last() != Some(scene));
            scenes.extend(scene);
            alt = face.alt;
        });
        Reel {
            scenes,
            pace,
            n_turns,
            alt,
        }
    }
}
