//! A transition of each kind, and what may have happened before it.

use serde_json::json;

use super::super::begin_with;

use crate::kernel::{BySeat, Ending, Level, Outcome, Seat, Timestamp};
use crate::{
    Closing, FinalResult, GuildId, NewSteps, Occupant, Person, PersonId, Seating, Transition,
};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn person(id: u64, name: &str) -> Person {
    Person::new(PersonId(id), name)
}

fn new_steps(from: usize) -> NewSteps {
    NewSteps {
        from,
        steps: vec![json!({"step": from})],
    }
}

pub fn begin() -> Transition {
    begin_with(vec![json!({"step": 0}), json!({"step": 1})])
}

pub fn play(draw_offer: Option<Seat>) -> Transition {
    Transition::Play {
        steps: new_steps(2),
        draw_offer,
    }
}

pub fn finish() -> Transition {
    Transition::Finish {
        steps: new_steps(2),
        ending: Ending::Resigned { by: seat(1) },
        final_result: FinalResult {
            outcome: Outcome {
                points: [9, 4].into(),
                places: [1, 2].into(),
            },
            tallies: BySeat::default(),
            turns: BySeat::new(2, |_| (0..8).collect()),
        },
    }
}

pub fn reseat() -> Transition {
    Transition::Reseat(Seating {
        host: PersonId(2),
        setup: json!({"seats": 2}),
        seats: BySeat::new(2, |seat| {
            if seat == Seat::FIRST {
                Occupant::Person(person(2, "Ben"))
            } else {
                Occupant::Computer(Level::Strong)
            }
        }),
    })
}

pub fn cancel() -> Transition {
    Transition::Cancel {
        guild: Some(GuildId(77)),
        by: PersonId(9),
    }
}

pub fn put_to_sleep() -> Transition {
    Transition::PutToSleep {
        since: Timestamp::from_millis(8),
        guild: GuildId(77),
        by: PersonId(9),
    }
}

pub fn call_off() -> Transition {
    Transition::CallOff {
        closing: Closing {
            absent: seat(1),
            by: seat(0),
            is_asked: false,
        },
        since: Timestamp::from_millis(8),
        until: Timestamp::from_millis(90),
    }
}

pub const GO_ON: Transition = Transition::GoOn { asleep_since: None };

pub fn started() -> Vec<Transition> {
    vec![begin()]
}

pub fn offered() -> Vec<Transition> {
    vec![begin(), Transition::OfferDraw(seat(0))]
}

pub fn asleep() -> Vec<Transition> {
    vec![
        begin(),
        Transition::Sleep {
            since: Timestamp::from_millis(8),
        },
    ]
}

pub fn every_transition() -> Vec<Transition> {
    vec![
        reseat(),
        begin(),
        play(None),
        Transition::TakeBack { keep: 1 },
        Transition::HandOver(seat(1)),
        Transition::OfferDraw(seat(1)),
        Transition::DeclineDraw,
        Transition::Sleep {
            since: Timestamp::from_millis(8),
        },
        put_to_sleep(),
        Transition::Ring(Vec::new()),
        Transition::Extend(seat(1)),
        Transition::StandIn(seat(1)),
        Transition::Return(seat(1)),
        call_off(),
        Transition::AskToGoOn(seat(1)),
        GO_ON,
        finish(),
        Transition::Close { by: None },
        cancel(),
    ]
}
