//! What transitions write by which a match goes on when a person does not move.

use super::Case;
use super::kinds::{GO_ON, begin, call_off, offered, put_to_sleep, seat, started};
use crate::Transition;

pub fn absences() -> Vec<Case> {
    let stood_in = || vec![begin(), Transition::StandIn(seat(1))];
    vec![
        (
            "ring",
            offered(),
            Transition::Ring(Vec::new()),
            &["recall = 3"],
        ),
        ("extend", offered(), Transition::Extend(seat(1)), &[]),
        (
            "stand in",
            offered(),
            Transition::StandIn(seat(1)),
            &[
                "draw_offer = NULL",
                "seats: 1 1 NULL 2 1 2 0 0 0 NULL 0",
                "no seats: 1 1 2 NULL 0 NULL 0 0 0 NULL 0",
            ],
        ),
        (
            "return",
            stood_in(),
            Transition::Return(seat(1)),
            &[
                "seats: 1 1 2 NULL 2 NULL 0 0 0 NULL 0",
                "no seats: 1 1 NULL 2 1 2 0 0 0 NULL 0",
            ],
        ),
        (
            "put to sleep",
            started(),
            put_to_sleep(),
            &[
                "asleep_since = 8",
                "is_attached = 0",
                "server_changes: 1 77 50 9 'match' '1' 'asleep'",
            ],
        ),
        (
            "call off",
            offered(),
            call_off(),
            &[
                "draw_offer = NULL",
                "asleep_since = 8",
                r#"closing = '{"absent":1,"by":0}'"#,
                "is_attached = 0",
                "clocks: 1 1 'closing' 90 90 NULL 1",
            ],
        ),
        (
            "go on",
            vec![begin(), call_off()],
            GO_ON,
            &[
                "asleep_since = NULL",
                "closing = NULL",
                "is_attached = 1",
                "no clocks: 1 1 'closing' 90 90 NULL 1",
            ],
        ),
    ]
}
