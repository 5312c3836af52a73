//! The database of a world against its ledgers.

use lostcities::kernel::Seat;
use lostcities::store::State;
use lostcities::table::{Environment, Need, PersonId};

use super::{N_PEOPLE, World, millis, person};
use crate::histories::ledger::Course;

impl World {
    /// Holds the database against all ledgers, at a moment when the bot knows what time it is.
    pub(super) async fn compare(&self) {
        for number in 0..self.matches.len() {
            self.compare_clocks(number).await;
        }
        for seat in 0..N_PEOPLE {
            self.compare_inbox(person(seat).id).await;
        }
    }

    /// What waits for a person comes first in what they are told of their matches, and nothing else is said to wait.
    async fn compare_inbox(&self, person: PersonId) {
        let inbox = self.tables.inbox(person).await.unwrap();
        assert!(inbox.is_sorted_by_key(|open| open.need), "{inbox:?}");
        for (id, ledger) in &self.matches {
            let seat = |&(_, &who): &(&Seat, &PersonId)| who == person;
            let seat = ledger.people.iter().find(seat).map(|(&seat, _)| seat);
            let is_turn = seat.is_some_and(|seat| ledger.turns.contains_key(&seat));
            let is_played = matches!(ledger.course, Course::Playing);
            let open = inbox.iter().find(|open| open.id == *id);
            let has_turn = open.is_some_and(|open| match open.need {
                Need::Hurry | Need::Turn => true,
                Need::Decision => is_played && open.due_at.is_some(),
                _ => false,
            });
            assert_eq!(
                has_turn,
                is_turn && is_played,
                "{id} of {person}: {open:?} {ledger:?}"
            );
        }
    }

    pub(super) async fn compare_clocks(&self, number: usize) {
        let (id, ledger) = &self.matches[number];
        let stored = self.load(*id).await;
        assert_eq!(
            stored.version, ledger.version,
            "changes of {id}: {ledger:?}"
        );
        let clocks = self.tables.store().clocks_of(*id).await.unwrap();
        let now = self.clock.now().millis();
        if let Some(left) = ledger.regret_left() {
            let [closing] = clocks[..] else {
                panic!("{id} is ended: {clocks:?}");
            };
            let due = closing.due_at.unwrap().millis();
            assert_eq!((due - now).max(0), millis(left), "the end of {id}");
            return;
        }
        match ledger.course {
            Course::Ended => {
                assert_eq!(stored.state(), State::Finished);
                assert!(self.tables.store().result_of(*id).await.unwrap().is_some());
            }
            Course::Asleep => assert!(stored.status.is_asleep()),
            Course::Playing | Course::Closing { .. } => {
                assert_eq!(stored.state(), State::Playing);
            }
        }
        let found: Vec<_> = clocks.iter().map(|clock| clock.seat).collect();
        let wanted: Vec<_> = ledger.turns.keys().copied().collect();
        assert_eq!(found, wanted, "whose turn it is in {id}");
        for clock in clocks {
            let turn = ledger.turns[&clock.seat];
            let due = clock.due_at.unwrap().millis();
            let left = millis(ledger.allowance(clock.seat)) - millis(turn.used);
            let until = self.aways.get(&ledger.people[&clock.seat]);
            let until = until.filter(|_| !turn.stage.is_over());
            let from = until.map_or(now, |until| until.millis().max(now));
            assert_eq!(due - from, left, "{id}, seat {}: {clock:?}", clock.seat);
            assert_eq!(clock.stage, turn.stage, "{id}, seat {}", clock.seat);
        }
    }
}
