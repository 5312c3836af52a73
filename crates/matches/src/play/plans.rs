//! What people have prepared in a match, as it is, as it is shown, and what becomes of it when the match changes.

use crate::kernel::{BySeat, Seat};
use crate::look::as_prepared;
use crate::present::{Control, Face, Msg, NotPlayed, PREPARE, Press, Row, Weight};
use crate::snapshot::Snapshot;
use crate::store::{PreparedChange, PreparedOutcome, PreparedTurn, StoredMatch, VoidReason};

#[derive(Clone, Copy)]
pub(crate) struct Plans<'a>(pub(crate) &'a Snapshot);

impl<'a> Plans<'a> {
    pub(super) fn of(self, seat: Seat) -> Option<&'a PreparedTurn> {
        let mut prepared = self.0.stored.prepared.iter();
        prepared.find(|turn| turn.seat == seat)
    }

    /// A prepared turn whose turn it is.
    pub(super) fn due(self) -> Option<&'a PreparedTurn> {
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
    pub(crate) fn changes(self, after: &Snapshot, played: Option<Seat>) -> Vec<PreparedChange> {
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
    pub(crate) fn preparing(
        self,
        seat: Seat,
        detail: Option<&str>,
        names: &BySeat<String>,
    ) -> Option<Face> {
        let detail = detail.filter(|_| self.0.is_played().is_ok())?;
        self.0.game.preparing(seat, detail, names)
    }

    /// Adds to the panel of a seat what it has prepared, and the way to prepare something.
    pub(crate) fn add_to(self, seat: Seat, face: &mut Face) {
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
    pub(crate) fn news(self, seat: Seat) -> Vec<Msg> {
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
pub(crate) fn follow(stored: &mut StoredMatch, changes: &[PreparedChange], n_steps: usize) {
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
