//! Turns that people prepare while others are to move: kept as a secret, and played at once when their turn comes.
//!
//! Nothing that is public changes when a person prepares a turn. It is played by what brings the turn: a click of
//! another person, a computer player, or the sweep after a crash between the two.

use anyhow::Context;

use super::match_cache::{LockedMatch, save_prepared as save};
use super::naming::Naming;
use super::panel::Panel;
use super::snapshot::Snapshot;
use super::{Click, Refusal, TableError, Tables};
use crate::kernel::Seat;
use crate::present::{Control, Face, Msg, NotPlayed, PREPARE, Press, Row, Weight};
use crate::store::{
    MatchId, Occupant, PreparedChange, PreparedOutcome, PreparedTurn, Status, StoreError,
    StoredMatch, VoidReason,
};

/// At most this many prepared turns follow one another before a person has to act. It is more than an auction has bids;
/// what is left is for the sweep.
const MAX_IN_A_ROW: usize = 100;

const MAX_PER_SWEEP: u32 = 20;

/// Turns that people prepare while others are to move.
#[derive(Clone, Copy)]
pub struct Preparations<'a> {
    pub(super) tables: &'a Tables,
}

impl Preparations<'_> {
    /// Has `plan` played when the turn of a person comes, in place of what they had prepared before. Returns their panel.
    ///
    /// # Errors
    /// If that cannot be prepared now, or the button is stale.
    pub async fn prepare(
        self,
        click: Click,
        plan: &str,
        naming: Naming<'_>,
    ) -> Result<Panel, TableError> {
        let mut locked = self.tables.enter_for(&click).await?;
        let seat = locked.fresh_seat(&click)?;
        let game = &locked.snapshot().game;
        if !game.is_plan_possible(seat, plan) {
            return Err(Refusal::CannotPrepare.into());
        }
        let plan = Some(plan.to_owned());
        save(&mut locked, seat, plan, Some(click.key())).await?;
        Ok(locked.snapshot().panel(seat, None, naming))
    }

    /// Has nothing played by itself when the turn of a person comes. Returns their panel.
    ///
    /// # Errors
    /// If the person does not play in the match, or it is over.
    pub async fn withdraw(self, click: Click, naming: Naming<'_>) -> Result<Panel, TableError> {
        let mut locked = self.tables.enter_for(&click).await?;
        let seat = locked.playing_seat(&click)?;
        if Plans(locked.snapshot()).of(seat).is_some() {
            save(&mut locked, seat, None, Some(click.key())).await?;
        }
        Ok(locked.snapshot().panel(seat, None, naming))
    }

    /// Plays the prepared turns that are due and were not played when their turn came, as after a crash. Returns the matches
    /// that have changed.
    ///
    /// # Errors
    /// If the database fails. A match that cannot be read is left out and logged.
    pub async fn play_due(self) -> Result<Vec<MatchId>, TableError> {
        let mut changed = Vec::new();
        for id in self.tables.store().prepared().due(MAX_PER_SWEEP).await? {
            let gone_on = self.tables.go_on(id).await;
            let maintenance = self.tables.maintenance();
            if maintenance.maintained(id, gone_on).unwrap_or(false) {
                changed.push(id);
            }
        }
        Ok(changed)
    }
}

impl Tables {
    /// Lets a match go on that was interrupted, and says whether there was anything to go on with.
    pub(super) async fn go_on(&self, id: MatchId) -> Result<bool, TableError> {
        let mut locked = self.enter(id).await?;
        let before = locked.snapshot().stored.version;
        go_on(&mut locked).await?;
        Ok(locked.snapshot().stored.version != before)
    }
}

/// Lets computer players and prepared turns follow until a person has to decide something, or the match is over.
pub(super) async fn go_on(locked: &mut LockedMatch<'_>) -> Result<(), TableError> {
    for _ in 0..MAX_IN_A_ROW {
        match locked.let_computers_play().await {
            // Another process has let them play.
            Err(TableError::Refused(Refusal::Stale)) => return Ok(()),
            Err(TableError::Failed(error)) if error.is::<StoreError>() => {
                // What led here has been done all the same; the sweep tries again.
                let id = locked.snapshot().stored.id;
                locked.tables().maintenance().interrupted(id);
                tracing::warn!(match.id = %id, "could not store what a computer player did in match {id}: {error:#}");
                return Ok(());
            }
            played => played?,
        }
        let Some(turn) = Plans(locked.snapshot()).due().cloned() else {
            return Ok(());
        };
        if let Err(error) = play(locked, &turn).await {
            // What led here has been done all the same; the sweep tries again.
            let id = locked.snapshot().stored.id;
            tracing::warn!(match.id = %id, "could not play a prepared turn in match {id}: {error:#}");
            return Ok(());
        }
    }
    Ok(())
}

/// Plays a prepared turn as if its person had pressed the buttons, in one transaction with the end of its row.
async fn play(locked: &mut LockedMatch<'_>, turn: &PreparedTurn) -> Result<(), TableError> {
    let seat = turn.seat;
    let mut draft = locked.draft();
    if draft.game.play_plan(seat, &turn.plan).is_err() {
        // Only a version of the program with other rules has kept it.
        return save(locked, seat, None, None).await;
    }
    let stored = &locked.snapshot().stored;
    let id = stored.id;
    let offer = stored.status.draw_offer();
    let seed = locked.snapshot().seed();
    draft.play_out_chance_and_forced(&seed.context("a match in play has a seed")?);
    draft.prepared = Some(seat);
    let transition = draft.played(offer.filter(|&offering| offering == seat))?;
    locked.commit_draft(draft, transition, None).await?;
    tracing::info!(match.id = %id, seat = %seat, "played a prepared turn in match {id}");
    Ok(())
}

#[derive(Clone, Copy)]
pub(super) struct Plans<'a>(pub(super) &'a Snapshot);

impl<'a> Plans<'a> {
    fn of(self, seat: Seat) -> Option<&'a PreparedTurn> {
        let mut prepared = self.0.stored.prepared.iter();
        prepared.find(|turn| turn.seat == seat)
    }

    /// A prepared turn whose turn it is.
    fn due(self) -> Option<&'a PreparedTurn> {
        let Self(snapshot) = self;
        if snapshot.is_played().is_err() || snapshot.stored.status.is_asleep() {
            return None;
        }
        let awaited = snapshot.awaited();
        let prepared = snapshot.stored.prepared.iter();
        let mut waiting = prepared.filter(|turn| turn.void.is_none());
        waiting.find(|turn| awaited.contains(turn.seat))
    }

    /// What becomes of the prepared turns when the match becomes `after`; `played` is the seat whose prepared turn
    /// that was. Those of seats that are left, and of a match that ends, the store forgets by itself.
    pub(super) fn changes(self, after: &Snapshot, played: Option<Seat>) -> Vec<PreparedChange> {
        let kept = &after.stored.prepared;
        let prepared = self.0.stored.prepared.iter();
        prepared
            .filter_map(|turn| {
                // A turn that ends the match is no longer kept, and has been played all the same.
                let is_played = played == Some(turn.seat);
                if !is_played && !kept.iter().any(|kept| kept.seat == turn.seat) {
                    return None;
                }
                let outcome = self.outcome(after, turn, is_played)?;
                let turn = turn.clone();
                Some(PreparedChange { turn, outcome })
            })
            .collect()
    }

    fn outcome(
        self,
        after: &Snapshot,
        turn: &PreparedTurn,
        is_played: bool,
    ) -> Option<PreparedOutcome> {
        let (seat, plan, game) = (turn.seat, turn.plan.as_str(), &after.game);
        let before = &self.0.game;
        let is_over = before.plan_span() != game.plan_span();
        if is_played {
            let stays = !is_over && game.plan_remains(seat, plan, true);
            return Some(PreparedOutcome::Played { stays });
        }
        let mut new = before.n_steps()..game.n_steps();
        if new.any(|ply| game.actor(ply) == Some(seat)) {
            return Some(PreparedOutcome::Gone);
        }
        if turn.void.is_some() {
            return None;
        }
        if !game.plan_remains(seat, plan, false) {
            return Some(PreparedOutcome::Gone);
        }
        if is_over {
            return Some(PreparedOutcome::Void(VoidReason::Over));
        }
        if !after.awaited().contains(seat) {
            return None;
        }
        let offer = after.stored.status.draw_offer();
        if offer.is_some_and(|offering| offering != seat) {
            return Some(PreparedOutcome::Void(VoidReason::DrawOffered));
        }
        let refused = game.boxed_clone().play_plan(seat, plan).err()?;
        Some(PreparedOutcome::Void(match refused {
            NotPlayed::Illegal => VoidReason::Illegal,
            NotPlayed::Undecided => VoidReason::Undecided,
        }))
    }

    /// The panel on which a seat puts a turn together, if that is what `detail` asks for and it may.
    pub(super) fn preparing(
        self,
        seat: Seat,
        detail: Option<&str>,
        naming: Naming<'_>,
    ) -> Option<Face> {
        let detail = detail.filter(|_| self.0.is_played().is_ok())?;
        self.0.game.preparing(seat, detail, &self.0.names(naming))
    }

    /// Adds to the panel of a seat what it has prepared, and the way to prepare something.
    pub(super) fn add_to(self, seat: Seat, face: &mut Face) {
        if self.0.is_played().is_err() {
            return;
        }
        let prepared = self.of(seat).filter(|turn| turn.void.is_none());
        let plan = prepared.and_then(|turn| self.0.game.plan_in_words(&turn.plan));
        let mut controls = Vec::new();
        if self.0.game.may_prepare(seat) {
            let key = if prepared.is_some() {
                "button-prepare-another"
            } else {
                "button-prepare"
            };
            let detail = Press::Focus(PREPARE.to_owned());
            controls.push(Control::new(detail, Msg::new(key)));
        }
        if prepared.is_some() {
            controls.push(Control::new(
                Press::Withdraw,
                Msg::new("button-prepare-withdraw"),
            ));
        }
        // The first line says for whom the match waits.
        let place = face.text.len().min(1);
        let line = plan.map(|plan| Msg::new("prepare-is").with("plan", plan));
        face.text.splice(place..place, line);
        if !controls.is_empty() {
            face.rows.push(Row::Buttons(controls));
        }
    }

    /// What a seat is told of what it had prepared: that it was played, or why not.
    pub(super) fn news(self, seat: Seat) -> Vec<Msg> {
        if let Some(line) = self.of(seat).and_then(|turn| self.void(turn)) {
            return vec![line];
        }
        self.played_as_prepared(seat).unwrap_or_default()
    }

    fn void(self, turn: &PreparedTurn) -> Option<Msg> {
        let why = match turn.void? {
            VoidReason::Over => "prepare-void-over",
            VoidReason::Illegal => "prepare-void-illegal",
            VoidReason::Undecided => "prepare-void-undecided",
            VoidReason::DrawOffered => "prepare-void-draw-offered",
        };
        let plan = self.0.game.plan_in_words(&turn.plan)?;
        let line = Msg::new("prepare-void").with("plan", plan);
        Some(line.with("why", Msg::new(why)))
    }

    /// What a seat did last, if that was prepared.
    fn played_as_prepared(self, seat: Seat) -> Option<Vec<Msg>> {
        let is_own = |ply: &usize| self.0.game.actor(*ply) == Some(seat);
        let began = self
            .0
            .stored
            .prepared_steps
            .iter()
            .copied()
            .rev()
            .find(is_own)?;
        let last = (began..self.0.game.n_steps()).rev().find(is_own)?;
        let versions = &self.0.stored.step_versions;
        if versions.get(began) != versions.get(last) {
            return None;
        }
        let told = self.0.game.told_by_step_from(began).into_iter();
        let told = told.filter(|(ply, told)| *ply <= last && told.weight == Weight::Line);
        let mut lines: Vec<Msg> = told.flat_map(|(_, told)| told.text).collect();
        if let Some(first) = lines.first_mut() {
            *first = as_prepared(first.clone());
        }
        Some(lines)
    }
}

/// Lets what is prepared in a match follow a change that began after this many steps.
pub(super) fn follow(stored: &mut StoredMatch, changes: &[PreparedChange], n_steps: usize) {
    for PreparedChange { turn, outcome } in changes {
        let of_seat = |kept: &PreparedTurn| kept.seat == turn.seat;
        match *outcome {
            PreparedOutcome::Void(reason) => {
                let mut prepared = stored.prepared.iter_mut();
                if let Some(kept) = prepared.find(|kept| of_seat(kept)) {
                    kept.void = Some(reason);
                }
            }
            PreparedOutcome::Played { stays: false } | PreparedOutcome::Gone => {
                stored.prepared.retain(|kept| !of_seat(kept));
            }
            PreparedOutcome::Played { stays: true } => {}
        }
        if matches!(outcome, PreparedOutcome::Played { .. }) {
            stored.prepared_steps.push(n_steps);
        }
    }
}

/// Takes away what is prepared for seats that people have left, and everything once the match is over.
pub(super) fn forget(stored: &mut StoredMatch) {
    let is_open = matches!(stored.status, Status::Playing { .. });
    let seats = &stored.seats;
    let is_kept = |seat| is_open && seats.get(seat).is_some_and(Occupant::is_person);
    stored.prepared.retain(|turn| is_kept(turn.seat));
}

/// The line of a turn that was prepared.
pub(super) fn as_prepared(line: Msg) -> Msg {
    Msg::new("as-prepared").with("line", line)
}
