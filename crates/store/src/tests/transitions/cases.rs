//! What the transitions of a match write that is begun, played and ended.

use super::Case;
use super::kinds::{asleep, begin, cancel, finish, offered, play, reseat, seat, started};
use crate::kernel::Timestamp;
use crate::{PersonId, Transition};

pub fn lobby_and_moves() -> Vec<Case> {
    vec![
        (
            "reseat",
            vec![],
            reseat(),
            &[
                r#"setup = '{"seats":2}'"#,
                "host = 2",
                "changed_at = 50",
                "seats: 1 0 2 NULL 0 NULL 0 0 0 NULL 0",
                "seats: 1 1 NULL NULL 0 NULL 0 0 0 'strong' 0",
                "no seats: 1 0 1 NULL 0 NULL 0 0 0 NULL 0",
                "no seats: 1 1 2 NULL 0 NULL 0 0 0 NULL 0",
            ],
        ),
        (
            "begin",
            vec![],
            begin(),
            &[
                "state = 'playing'",
                "snowflake = 6",
                "changed_at = 50",
                r#"steps: 1 0 '{"step":0}' 1 50"#,
                r#"steps: 1 1 '{"step":1}' 1 50"#,
            ],
        ),
        (
            "play",
            started(),
            play(None),
            &[r#"steps: 1 2 '{"step":2}' 2 50"#],
        ),
        (
            "play on",
            offered(),
            play(Some(seat(0))),
            &[r#"steps: 1 2 '{"step":2}' 3 50"#],
        ),
        (
            "play against an offer",
            offered(),
            play(None),
            &["draw_offer = NULL", r#"steps: 1 2 '{"step":2}' 3 50"#],
        ),
        (
            "take back",
            offered(),
            Transition::TakeBack { keep: 1 },
            &["took_back = 3", r#"no steps: 1 1 '{"step":1}' 1 50"#],
        ),
    ]
}

pub fn between_moves() -> Vec<Case> {
    vec![
        (
            "hand over",
            offered(),
            Transition::HandOver(seat(1)),
            &[
                "draw_offer = NULL",
                "seats: 1 1 NULL 2 0 2 0 0 0 NULL 0",
                "no seats: 1 1 2 NULL 0 NULL 0 0 0 NULL 0",
            ],
        ),
        (
            "offer",
            started(),
            Transition::OfferDraw(seat(1)),
            &["draw_offer = 1", "recall = 2"],
        ),
        (
            "decline",
            offered(),
            Transition::DeclineDraw,
            &["draw_offer = NULL"],
        ),
        (
            "fall asleep",
            offered(),
            Transition::Sleep {
                since: Timestamp::from_millis(8),
            },
            &["asleep_since = 8", "is_attached = 0"],
        ),
        (
            "wake",
            asleep(),
            play(None),
            &[
                "asleep_since = NULL",
                "is_attached = 1",
                r#"steps: 1 2 '{"step":2}' 3 50"#,
            ],
        ),
    ]
}

pub fn ends() -> Vec<Case> {
    vec![
        (
            "finish",
            offered(),
            finish(),
            &[
                "state = 'finished'",
                r#"ending = '{"ended":"resigned","by":1}'"#,
                "draw_offer = NULL",
                "has_result = 1",
                "is_attached = 0",
                r#"steps: 1 2 '{"step":2}' 3 50"#,
                "results: 1 1 'classic' NULL 50 1 1 0",
                "result_seats: 1 0 1 50 9 1 NULL NULL 'classic' 0 1 1",
                "result_seats: 1 1 2 50 4 2 NULL NULL 'classic' 0 2 2",
            ],
        ),
        (
            "expire",
            vec![],
            Transition::Close { by: None },
            &["state = 'abandoned'", "changed_at = 50", "is_attached = 0"],
        ),
        (
            "withdraw",
            vec![],
            Transition::Close {
                by: Some(PersonId(1)),
            },
            &[
                "state = 'abandoned'",
                "closed_by = 1",
                "changed_at = 50",
                "is_attached = 0",
            ],
        ),
        (
            "cancel a lobby",
            vec![],
            cancel(),
            &[
                "state = 'abandoned'",
                "closed_by = 9",
                "changed_at = 50",
                "is_attached = 0",
                "server_changes: 1 77 50 9 'match' '1' 'ended'",
            ],
        ),
        (
            "cancel",
            offered(),
            cancel(),
            &[
                "state = 'abandoned'",
                "closed_by = 9",
                "draw_offer = NULL",
                "is_attached = 0",
                "server_changes: 1 77 50 9 'match' '1' 'ended'",
            ],
        ),
    ]
}
