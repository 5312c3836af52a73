//! The Board Game: the leader, low cards first, discards that help others, stage tiles, the bridges.

use crate::lesson::{Continuation, Idea, Question};

const SETUP: &str = r#"{"seats":2,"rounds":1,"up_and_down":false}"#;

pub(super) const QUESTIONS: &[Question] = &[
    // Five green cards, and single ones.
    Question {
        setup: SETUP,
        steps: "first=0 y3=artefact y5=artefact y6=artefact y7=5 y9=artefact b2=5 b3=artefact b5=artefact \
            b7=artefact b9=artefact w3=artefact w4=10 w6=10 w7=stage w9=stage g2=15 g4=stage g5=10 g7=15 \
            g9=stage r2=stage r4=stage r5=stage r7=stage r9=stage 0:g0 1:y0 0:g1 1:y1 0:g3 1:b0 0:g5 1:b1 0:g8 \
            1:w0 0:w7 1:w1 0:y9 1:r0 0:b10 1:r1",
        asks: "learn-board-game-leader",
        ideas: &[
            Idea::right("begin.g0.leader", "learn-board-game-leader-right"),
            Idea::wrong("begin.g0.member", "learn-board-game-leader-member"),
            Idea::wrong("begin.*", "learn-board-game-leader-alone"),
            Idea::wrong("discard.*", "learn-board-game-leader-wait"),
        ],
        continuation: Continuation {
            chance: "0:y2 1:y3 0:y4 1:y5 0:b2 1:b3 0:b4 1:b5 0:w2 1:w3",
            others: "discard.y0 draw discard.b0 draw discard.w0 draw discard.r0 draw",
            own: "begin.g0.* advance.g* draw move.g stop",
        },
    },
    // An expedition with four cards to come.
    Question {
        setup: SETUP,
        steps: "first=0 y3=artefact y5=artefact y6=artefact y7=5 y9=artefact b2=5 b3=artefact b5=artefact \
            b7=artefact b9=artefact w3=artefact w4=10 w6=10 w7=stage w9=stage g2=15 g4=stage g5=10 g7=15 \
            g9=stage r2=stage r4=stage r5=stage r7=stage r9=stage 0:g0 1:y0 0:g1 1:y1 0:g3 1:y2 0:g5 1:b0 0:g10 \
            1:b1 0:w7 1:w0 0:y9 1:w1 0:b10 1:r0 begin.g0.leader draw 0:r9 discard.y0 draw 1:r1",
        asks: "learn-board-game-low",
        ideas: &[
            Idea::right("advance.g1", "learn-board-game-low-right"),
            Idea::wrong("advance.*", "learn-board-game-low-high"),
            Idea::wrong("begin.*", "learn-board-game-low-new"),
            Idea::wrong("discard.*", "learn-board-game-low-wait"),
        ],
        continuation: Continuation {
            chance: "0:y3 1:y4 0:y5 1:y6 0:b2 1:b3 0:b4 1:b5",
            others: "discard.y1 draw discard.b0 draw discard.w0 draw",
            own: "advance.g* draw move.g stop",
        },
    },
    // The other leader waits for yellow cards.
    Question {
        setup: SETUP,
        steps: "first=0 y3=artefact y5=artefact y6=artefact y7=5 y9=artefact b2=5 b3=artefact b5=artefact \
            b7=artefact b9=artefact w3=artefact w4=10 w6=10 w7=stage w9=stage g2=15 g4=stage g5=10 g7=15 \
            g9=stage r2=stage r4=stage r5=stage r7=stage r9=stage 0:g0 1:y0 0:g1 1:y1 0:g2 1:y2 0:g3 1:y3 0:g4 \
            1:w1 0:y7 1:y0 0:y8 1:b0 0:b9 1:r0 begin.g0.leader draw 0:b10 begin.y0.leader draw 1:r1 advance.g1 \
            draw 0:w9 advance.y1 draw 1:r2 advance.g2 draw 0:w10 advance.y2 draw 1:b1 advance.g3 move.g draw \
            0:r9 advance.y3 draw 1:b2 advance.g4 draw 0:r10 discard.w1 draw 1:w0",
        asks: "learn-board-game-gift",
        ideas: &[
            Idea::wrong("discard.y*", "learn-board-game-gift-present"),
            Idea::right("discard.*", "learn-board-game-gift-right"),
            Idea::wrong("begin.*", "learn-board-game-gift-begin"),
        ],
        continuation: Continuation {
            chance: "0:b3 1:b4 0:b5 1:b6 0:w2 1:w3",
            others: "discard.r0 take.y|draw advance.y7|advance.y8|discard.r1",
            own: "discard.b* discard.w* discard.r* draw",
        },
    },
    // A stage tile offers a step.
    Question {
        setup: SETUP,
        steps: "first=0 y3=artefact y5=artefact y6=artefact y7=5 y9=artefact b2=5 b3=artefact b5=artefact \
            b7=artefact b9=artefact w3=artefact w4=10 w6=10 w7=stage w9=stage g2=15 g4=stage g5=10 g7=15 \
            g9=stage r2=stage r4=stage r5=stage r7=stage r9=stage 0:g0 1:y2 0:g1 1:y3 0:g2 1:y4 0:w0 1:b3 0:w1 \
            1:b4 0:w2 1:b5 0:g3 1:y0 0:r9 1:b0 begin.g0.leader draw 0:r10 discard.y2 draw 1:r0 advance.g1 draw \
            0:b9 discard.y3 draw 1:r1 advance.g2 draw 0:b10 discard.y4 draw 1:r2 begin.w0.member draw 0:y9 \
            discard.b3 draw 1:b1 advance.w1 draw 0:y10 discard.b4 draw 1:b2 advance.w2 draw 0:r8 discard.b5 draw \
            1:y1 advance.g3",
        asks: "learn-board-game-step",
        ideas: &[
            Idea::right("move.w", "learn-board-game-step-right"),
            Idea::wrong("move.g", "learn-board-game-step-other"),
            Idea::wrong("stop", "learn-board-game-step-stop"),
        ],
        continuation: Continuation::NOTHING,
    },
    // A step over the bridge, or one past the debts.
    Question {
        setup: SETUP,
        steps: "first=0 y3=artefact y5=artefact y6=artefact y7=5 y9=artefact b2=5 b3=artefact b5=artefact \
            b7=artefact b9=artefact w3=artefact w4=10 w6=10 w7=stage w9=stage g2=15 g4=stage g5=10 g7=15 \
            g9=stage r2=stage r4=stage r5=stage r7=stage r9=stage 0:g0 1:y2 0:g1 1:y3 0:g2 1:y4 0:g3 1:b3 0:g4 \
            1:b4 0:w0 1:b5 0:w1 1:r3 0:w2 1:r4 begin.g0.leader draw 0:g8 discard.y2 draw 1:y0 advance.g1 draw \
            0:w5 discard.y3 draw 1:b0 advance.g2 draw 0:r9 discard.y4 draw 1:r0 advance.g3 move.g draw 0:r10 \
            discard.b3 draw 1:r1 advance.g4 draw 0:b9 discard.b4 draw 1:r2 begin.w0.member draw 0:b10 discard.b5 \
            draw 1:b1 advance.w1 draw 0:y9 discard.r3 draw 1:b2 advance.w2 draw 0:y10 discard.r4 draw 1:y1",
        asks: "learn-board-game-bridge",
        ideas: &[
            Idea::right("advance.g8", "learn-board-game-bridge-right"),
            Idea::wrong("advance.w5", "learn-board-game-bridge-other"),
            Idea::wrong("begin.*", "learn-board-game-bridge-new"),
            Idea::wrong("discard.*", "learn-board-game-bridge-wait"),
        ],
        continuation: Continuation::NOTHING,
    },
];
