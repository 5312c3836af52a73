//! A deed of each kind, and what may have happened before it.

use serde_json::json;

use crate::kernel::{BySeat, Ending, Level, Outcome, Seat, Timestamp};
use crate::{Closing, Deed, FinalResult, GuildId, NewSteps, Occupant, Person, PersonId, Seating};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn person(id: u64, name: &str) -> Person {
    Person {
        id: PersonId(id),
        name: name.into(),
        locale: None,
        pings: None,
    }
}

fn new_steps(from: usize) -> NewSteps {
    NewSteps {
        from,
        steps: vec![json!({"step": from})],
    }
}

pub fn begin() -> Deed {
    Deed::Begin {
        snowflake: 6,
        seating: None,
        steps: vec![json!({"step": 0}), json!({"step": 1})],
    }
}

pub fn play(draw_offer: Option<Seat>) -> Deed {
    Deed::Play {
        steps: new_steps(2),
        draw_offer,
    }
}

pub fn finish() -> Deed {
    Deed::Finish {
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

pub fn reseat() -> Deed {
    Deed::Reseat(Seating {
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

pub fn cancel() -> Deed {
    Deed::Cancel {
        guild: GuildId(77),
        by: PersonId(9),
    }
}

pub fn put_to_sleep() -> Deed {
    Deed::PutToSleep {
        since: Timestamp::from_millis(8),
        guild: GuildId(77),
        by: PersonId(9),
    }
}

pub fn call_off() -> Deed {
    Deed::CallOff {
        closing: Closing {
            absent: seat(1),
            by: seat(0),
            is_asked: false,
        },
        since: Timestamp::from_millis(8),
        until: Timestamp::from_millis(90),
    }
}

pub const GO_ON: Deed = Deed::GoOn { asleep_since: None };

pub fn started() -> Vec<Deed> {
    vec![begin()]
}

pub fn offered() -> Vec<Deed> {
    vec![begin(), Deed::OfferDraw(seat(0))]
}

pub fn asleep() -> Vec<Deed> {
    vec![
        begin(),
        Deed::Sleep {
            since: Timestamp::from_millis(8),
        },
    ]
}

/// A deed of each kind.
pub fn every_deed() -> Vec<Deed> {
    vec![
        reseat(),
        begin(),
        play(None),
        Deed::TakeBack { keep: 1 },
        Deed::HandOver(seat(1)),
        Deed::OfferDraw(seat(1)),
        Deed::DeclineDraw,
        Deed::Sleep {
            since: Timestamp::from_millis(8),
        },
        put_to_sleep(),
        Deed::Ring(Vec::new()),
        Deed::Extend(seat(1)),
        Deed::StandIn(seat(1)),
        Deed::Return(seat(1)),
        call_off(),
        Deed::AskToGoOn(seat(1)),
        GO_ON,
        finish(),
        Deed::Close { by: None },
        cancel(),
    ]
}
