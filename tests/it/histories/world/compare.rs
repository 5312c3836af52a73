//! The database of a world against its ledgers.

use lostcities::store::State;
use lostcities::table::Environment;

use super::{World, millis};
use crate::histories::ledger::Course;

impl World {
    /// Holds the database against all ledgers, at a moment when the bot knows what time it is.
    pub(super) async fn compare(&self) {
        for number in 0..self.matches.len() {
            self.compare_clocks(number).await;
        }
    }

    pub(super) async fn compare_clocks(&self, number: usize) {
        let (id, ledger) = &self.matches[number];
        let stored = self.load(*id).await;
        assert_eq!(
            stored.version, ledger.version,
            "changes of {id}: {ledger:?}"
        );
        let clocks = self.tables.store().clocks().of(*id).await.unwrap();
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
                let results = self.tables.store().results();
                assert!(results.result_of(*id).await.unwrap().is_some());
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
            let left = millis(ledger.allowance()) - millis(turn.used);
            let until = self.aways.get(&ledger.people[&clock.seat]);
            let until = until.filter(|_| !turn.stage.is_over());
            let from = until.map_or(now, |until| until.millis().max(now));
            assert_eq!(due - from, left, "{id}, seat {}: {clock:?}", clock.seat);
            assert_eq!(clock.stage, turn.stage, "{id}, seat {}", clock.seat);
        }
    }
}
