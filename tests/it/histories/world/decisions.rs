//! What people do in the matches of a world.

use lostcities::kernel::Seat;
use lostcities::store::{PersonId, State};
use lostcities::table::{Absence, Click, Refusal, TableError};
use std::time::Duration;

use super::{World, person};
use crate::histories::DAY;
use crate::histories::ledger::Course;

/// A turn has no more acts than this.
const MAX_ACTS: u32 = 6;

impl World {
    /// A seat that is awaited makes its turn.
    pub async fn play(&mut self, number: usize) {
        let (id, ledger) = self.matches[number].clone();
        let Some(&seat) = ledger.turns.keys().next() else {
            return;
        };
        if ledger.course != Course::Playing {
            return;
        }
        let stored = self.load(id).await;
        let player = ledger.people[&seat];
        self.notice_time();
        // Who moves is there.
        self.aways.remove(&player);
        for _ in 0..MAX_ACTS {
            let channel = stored.terms.channel.unwrap();
            let choices = self.tables.choices(channel, player).await.unwrap();
            let Some(choice) = choices.into_iter().next() else {
                break;
            };
            let mut tries = 0;
            loop {
                let click = Click::by_person(id, player, self.interaction());
                match self.tables.act(click, &choice.action).await {
                    Err(TableError::Refused(Refusal::Stale)) if tries == 0 => tries += 1,
                    done => break done.map(|_| ()).unwrap(),
                }
            }
        }
        let after = self.load(id).await;
        assert_eq!(after.state(), State::Playing, "few turns are made");
        let awaited = self.awaited(id).await;
        let ledger = &mut self.matches[number].1;
        ledger.version = after.version;
        ledger.end(seat);
        let still = ledger.turns.clone();
        // The others go on with the time that they have.
        ledger.turns.retain(|seat, _| awaited.contains(seat));
        let begun = awaited.into_iter().filter(|seat| !still.contains_key(seat));
        ledger.begin(begun);
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// A person is away from now on, or there again. A person who has been away too often stays as they are.
    pub async fn go_away(&mut self, who: u8, absence: Absence) {
        // What was due for longer than the pause between two sweeps has rung.
        self.settle().await;
        let person = person(who);
        let gone = self.tables.go_away(&person, absence).await;
        match (gone, absence) {
            (Err(TableError::Refused(Refusal::AwayTooOften(_))), _) => {}
            (Ok(_), Absence::Days(days)) => {
                self.aways.insert(person.id, self.known.after(days * DAY));
            }
            (Ok(_), _) => {
                self.aways.remove(&person.id);
            }
            (Err(error), _) => panic!("{error}"),
        }
        self.show().await;
        self.compare().await;
    }

    /// The person in a seat of a match whose time is not up.
    async fn present(&self, number: usize) -> Option<(Seat, PersonId, Seat)> {
        let (id, ledger) = &self.matches[number];
        let late = ledger.late().filter(|_| ledger.course == Course::Playing)?;
        let stored = self.load(*id).await;
        let is_late = |seat| {
            ledger
                .turns
                .get(&seat)
                .is_some_and(|turn| turn.stage.is_over())
        };
        let mut seats = stored.seats.iter().filter(|(seat, _)| !is_late(*seat));
        let (seat, occupant) = seats.next()?;
        Some((seat, occupant.person()?.id, late))
    }

    /// Another player gives the late player their whole time again.
    pub async fn give_time(&mut self, number: usize) {
        let Some((_, person, late)) = self.present(number).await else {
            return;
        };
        let id = self.matches[number].0;
        self.notice_time();
        let mut click = Click::by_person(id, person, self.interaction());
        if let Err(TableError::Refused(Refusal::Stale)) = self.tables.extend_time(click, late).await
        {
            click = Click::by_person(id, person, self.interaction());
            self.tables.extend_time(click, late).await.unwrap();
        }
        let version = self.load(id).await.version;
        let ledger = &mut self.matches[number].1;
        ledger.version += 1;
        assert_eq!(version, ledger.version);
        ledger.end(late);
        ledger.begin([late]);
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// Another player ends the match because of the late player.
    pub async fn call_off(&mut self, number: usize) {
        let Some((by, person, late)) = self.present(number).await else {
            return;
        };
        let id = self.matches[number].0;
        self.notice_time();
        let mut click = Click::by_person(id, person, self.interaction());
        if let Err(TableError::Refused(Refusal::Stale)) = self.tables.call_off(click, late).await {
            click = Click::by_person(id, person, self.interaction());
            self.tables.call_off(click, late).await.unwrap();
        }
        let ledger = &mut self.matches[number].1;
        ledger.version += 1;
        ledger.turns.clear();
        ledger.course = Course::Closing {
            by,
            since: Duration::ZERO,
        };
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// The player who ended the match takes that back: every seat that is awaited has its whole time.
    pub async fn go_on(&mut self, number: usize) {
        let (id, ledger) = self.matches[number].clone();
        let Course::Closing { by, .. } = ledger.course else {
            return;
        };
        let person = ledger.people[&by];
        self.notice_time();
        let mut click = Click::by_person(id, person, self.interaction());
        if let Err(TableError::Refused(Refusal::Stale)) = self.tables.resume(click).await {
            click = Click::by_person(id, person, self.interaction());
            self.tables.resume(click).await.unwrap();
        }
        let awaited = self.awaited(id).await;
        let ledger = &mut self.matches[number].1;
        ledger.version += 1;
        ledger.course = Course::Playing;
        ledger.begin(awaited);
        self.call(id).await;
        self.compare_clocks(number).await;
    }
}
