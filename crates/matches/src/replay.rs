//! Finished matches once more: turn by turn, through anybody's eyes.

use anyhow::Context;

use super::history::Onlooker;
use super::naming::Naming;
use super::snapshot::Snapshot;
use super::{Archive, TableError};
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, Outcome, Viewer};
use crate::present::{Face, Match, Msg, Scene};
use crate::store::{MatchId, Occupant};

#[derive(Clone, Debug)]
pub struct Replay {
    pub game: GameKind,
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

/// Who played a finished match.
#[derive(Clone, Debug)]
pub struct FinishedSeats {
    pub game: GameKind,
    pub seats: BySeat<Occupant>,
    pub names: BySeat<String>,
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

impl Archive<'_> {
    /// A finished match as it stood after a turn, or after its last one if it has fewer.
    ///
    /// # Errors
    /// If the match is not over, or the person may not look at it.
    pub async fn replay(
        self,
        id: MatchId,
        by: Onlooker,
        (turn, eyes): (usize, Viewer),
        naming: Naming<'_>,
    ) -> Result<Replay, TableError> {
        let snapshot = self.finished(id, by).await?;
        let over = FinishedMatch::of(&snapshot, naming);
        let replay = tokio::task::spawn_blocking(move || over.after(turn, eyes));
        Ok(replay.await.context("replaying panicked")?)
    }

    /// Who played a finished match.
    ///
    /// # Errors
    /// If the match is not over, or the person may not look at it.
    pub async fn finished_seats(
        self,
        id: MatchId,
        by: Onlooker,
        naming: Naming<'_>,
    ) -> Result<FinishedSeats, TableError> {
        let snapshot = self.finished(id, by).await?;
        Ok(FinishedSeats {
            game: snapshot.stored.terms.game,
            seats: snapshot.stored.seats.clone(),
            names: snapshot.names(naming),
        })
    }

    /// The boards of a finished match; no more than this many, the first and the last among them.
    ///
    /// # Errors
    /// If the match is not over, or the person may not look at it.
    pub async fn reel(
        self,
        id: MatchId,
        by: Onlooker,
        at_most: usize,
        naming: Naming<'_>,
    ) -> Result<Reel, TableError> {
        let snapshot = self.finished(id, by).await?;
        let over = FinishedMatch::of(&snapshot, naming);
        let reel = tokio::task::spawn_blocking(move || over.reel(at_most));
        Ok(reel.await.context("replaying panicked")?)
    }
}

/// What replaying needs, apart from the table and its lock.
struct FinishedMatch {
    kind: GameKind,
    game: Box<dyn Match>,
    seats: BySeat<Occupant>,
    names: BySeat<String>,
    stopped: Option<Outcome>,
    ending: Option<(Ending, Outcome)>,
}

impl FinishedMatch {
    fn of(snapshot: &Snapshot, naming: Naming<'_>) -> Self {
        Self {
            kind: snapshot.stored.terms.game,
            game: snapshot.game.boxed_clone(),
            seats: snapshot.stored.seats.clone(),
            names: snapshot.names(naming),
            stopped: snapshot.stopped(),
            ending: snapshot.stored.status.ending().zip(snapshot.outcome()),
        }
    }

    fn after(self, turn: usize, eyes: Viewer) -> Replay {
        let turns = self.game.turns();
        let n_turns = turns.len() - 1;
        let turn = turn.min(n_turns);
        let eyes = match eyes {
            Viewer::Seat(seat) if seat.number() < self.game.n_seats() => eyes,
            Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
        };
        let from = turn.checked_sub(1).map_or(0, |before| turns[before]);
        let mut told = Vec::new();
        let mut face = Face::default();
        self.game.visit(&[turns[turn]], &mut |game| {
            told = game
                .told_from(from)
                .into_iter()
                .flat_map(|told| told.text)
                .collect();
            face = self.face(game, eyes, turn == n_turns);
        });
        Replay {
            game: self.kind,
            turn,
            n_turns,
            eyes,
            told,
            face,
            ending: self.ending.filter(|_| turn == n_turns),
            seats: self.seats,
        }
    }

    /// The words of the table, with what `eyes` saw as picture.
    fn face(&self, game: &dyn Match, eyes: Viewer, is_last: bool) -> Face {
        let stopped = self.stopped.as_ref().filter(|_| is_last);
        let mut face = game.table(&self.names, stopped);
        face.rows.clear();
        if let Viewer::Seat(seat) = eyes {
            let own = game.panel(seat, None, &self.names, stopped);
            (face.scene, face.alt) = (own.scene, own.alt);
        }
        face
    }

    fn reel(self, at_most: usize) -> Reel {
        let turns = self.game.turns();
        let n_turns = turns.len() - 1;
        let pace = turns.len().div_ceil(at_most.max(1)).max(1);
        // Counted from the end, which must not be missing.
        let mut numbers: Vec<usize> = turns.iter().rev().step_by(pace).copied().collect();
        numbers.reverse();
        let (mut scenes, mut alt) = (Vec::new(), Vec::new());
        self.game.visit(&numbers, &mut |game| {
            let face = self.face(
                game,
                Viewer::Spectator,
                game.n_steps() == self.game.n_steps(),
            );
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
