//! The card game: why an expedition costs 20, when to begin one, wagers, discards that help the other, the end of a round.

use crate::lesson::{Continuation, Idea, Question};

const SETUP: &str = r#"{"seats":2,"rounds":1,"colours":5}"#;

pub(super) const QUESTIONS: &[Question] = &[
    // Five red cards in hand, and single cards of other colours.
    Question {
        setup: SETUP,
        steps: "first=0 \
            0:r3 0:r4 0:r6 0:r8 0:r9 0:b10 0:w7 0:g2 \
            1:b2 1:b3 1:w2 1:w3 1:g3 1:g4 1:y9 1:y10",
        asks: "learn-classic-begin",
        ideas: &[
            Idea::right("play.r3", "learn-classic-begin-right"),
            Idea::wrong("play.r*", "learn-classic-begin-high"),
            Idea::wrong("play.*", "learn-classic-begin-alone"),
            Idea::wrong("discard.*", "learn-classic-begin-wait"),
        ],
        continuation: Continuation {
            chance: "0:y2 1:y3 0:y4 1:y5 0:y6 1:y7 0:y8 1:b4 0:b5 1:b6",
            others: "discard.b2 draw discard.b3 draw discard.w2 draw discard.w3 draw",
            own: "play.r* draw discard.g2",
        },
    },
    // A red wager with five high numbers, and a blue one alone.
    Question {
        setup: SETUP,
        steps: "first=0 \
            0:y3 0:rw 0:r5 0:r6 0:r8 0:r9 0:r10 0:bw \
            1:y2 1:b2 1:b3 1:w2 1:w3 1:g3 1:g4 1:y9 \
            discard.y3 draw 0:g7 discard.y2 draw 1:y10",
        asks: "learn-classic-wager",
        ideas: &[
            Idea::right("play.rw", "learn-classic-wager-right"),
            Idea::wrong("play.r*", "learn-classic-wager-late"),
            Idea::wrong("play.bw", "learn-classic-wager-blind"),
            Idea::wrong("play.*", "learn-classic-begin-alone"),
            Idea::wrong("discard.*", "learn-classic-wager-wait"),
        ],
        continuation: Continuation {
            chance: "0:y4 1:y5 0:y6 1:y7 0:y8 1:w4 0:b4 1:b5 0:w5 1:b6 0:w6 1:b7",
            others: "discard.b2 draw discard.b3 draw discard.w2 draw discard.w3 draw discard.g3 draw",
            own: "play.r* draw discard.g7",
        },
    },
    // The other seat waits for high blue and green cards; its white expedition is at 9, and it has no red one.
    Question {
        setup: SETUP,
        steps: "first=0 \
            0:yw 0:yw 0:r5 0:yw 0:r7 0:b8 0:b10 0:w4 \
            1:bw 1:b4 1:g6 1:b6 1:w9 1:y3 1:y4 1:y5 \
            discard.yw draw 0:w5 play.bw draw 1:bw discard.yw draw 0:g9 play.b4 draw 1:g2 play.r5 draw 0:r2 \
            play.g6 draw 1:w2 discard.yw draw 0:r3 play.b6 draw 1:w3 play.r7 draw 0:r4 play.w9 draw 1:y6",
        asks: "learn-classic-gift",
        ideas: &[
            Idea::right("discard.w* discard.r*", "learn-classic-gift-right"),
            Idea::wrong("discard.*", "learn-classic-gift-present"),
            Idea::wrong("play.*", "learn-classic-gift-begin"),
        ],
        continuation: Continuation {
            chance: "0:b2 1:w10 0:b3 1:y10",
            others: "discard.y3 take.b|take.g|draw play.b8|play.b10|play.g9|discard.y4",
            own: "play.* draw discard.r2 discard.r3",
        },
    },
    // Six cards in the draw pile: three turns each, and three white cards that fit.
    Question {
        setup: SETUP,
        steps: "first=0 \
            0:rw 0:w3 0:rw 0:ww 0:w5 0:r2 0:gw 0:r4 \
            1:gw 1:yw 1:y5 1:g5 1:b6 1:y6 1:g6 1:r3 \
            discard.rw draw 0:r7 play.gw draw 1:y7 play.w3 draw 0:y2 discard.yw draw 1:g9 play.rw draw 0:r9 \
            play.y5 draw 1:bw discard.ww draw 0:w4 play.g5 draw 1:y9 play.w5 draw 0:bw discard.b6 draw 1:y10 \
            play.r2 draw 0:b5 play.y6 draw 1:r5 discard.gw draw 0:b7 play.g6 draw 1:ww play.r4 draw 0:bw \
            discard.r3 draw 1:yw play.r7 draw 0:b8 play.y7 draw 1:gw discard.y2 draw 0:r6 play.g9 draw 1:w7 \
            play.r9 draw 0:b10 discard.bw draw 1:w8 discard.w4 draw 0:w6 play.y9 draw 1:y4 discard.bw draw 0:w9 \
            play.y10 draw 1:b3 play.b5 draw 0:w10 discard.r5 draw 1:w2 play.b7 draw 0:g4 play.ww draw 1:rw \
            discard.bw draw 0:g7 discard.yw draw 1:g2 play.b8 draw 0:g8 discard.gw draw 1:g3 \
            discard.r6 draw 0:b2 play.w7 draw 1:yw play.b10 draw 0:y3 play.w8 draw 1:b4",
        asks: "learn-classic-late",
        ideas: &[
            Idea::right("play.w6", "learn-classic-late-right"),
            Idea::wrong("play.w*", "learn-classic-late-skip"),
            Idea::wrong("play.*", "learn-classic-late-new"),
            Idea::wrong("discard.*", "learn-classic-late-wait"),
        ],
        continuation: Continuation {
            chance: "0:y8 1:g10 0:b9 1:r8 0:ww 1:r10",
            others: "discard.y4 draw discard.b3 draw discard.w2 draw",
            own: "play.* draw discard.b2",
        },
    },
    // Two cards in the draw pile, and a card is to be drawn.
    Question {
        setup: SETUP,
        steps: "first=0 \
            0:rw 0:ww 0:rw 0:ww 0:w3 0:w4 0:r3 0:r2 \
            1:gw 1:yw 1:y5 1:b6 1:gw 1:g5 1:y6 1:r8 \
            discard.rw draw 0:r4 play.gw draw 1:g6 play.ww draw 0:b9 discard.yw draw 1:bw play.rw draw 0:r7 \
            play.y5 draw 1:bw discard.ww draw 0:ww discard.b6 draw 1:y7 play.w3 draw 0:y2 discard.gw draw 1:g9 \
            play.w4 draw 0:r9 play.g5 draw 1:r5 discard.r3 draw 0:b5 play.y6 draw 1:y9 play.r2 draw 0:bw \
            discard.r8 draw 1:yw play.r4 draw 0:b7 play.g6 draw 1:gw discard.b9 draw 0:r6 discard.bw draw 1:y10 \
            play.r7 draw 0:y8 discard.bw draw 1:w7 discard.ww draw 0:b8 play.y7 draw 1:g8 discard.y2 draw 0:b10 \
            play.g9 draw 1:w8 play.r9 draw 0:w6 discard.r5 draw 1:y4 play.b5 draw 0:w9 play.y9 draw 1:b3 \
            discard.bw draw 0:w10 discard.yw draw 1:w2 play.b7 draw 0:g4 discard.gw draw 1:rw \
            discard.r6 draw 0:g7 play.y10 draw 1:g2 discard.y8 draw 0:b2 play.w7 draw 1:g3 play.b8 draw 0:y3 \
            discard.g8 draw 1:yw play.b10 draw 0:r10 play.w8 draw 1:b4 play.w6",
        asks: "learn-classic-end",
        ideas: &[
            Idea::right("take.*", "learn-classic-end-right"),
            Idea::wrong("draw", "learn-classic-end-wrong"),
        ],
        continuation: Continuation {
            chance: "0:w5 1:w5 0:g10 1:g10",
            others: "discard.y4 draw",
            own: "play.* draw",
        },
    },
    // The last turn, and an expedition of seven cards.
    Question {
        setup: SETUP,
        steps: "first=0 \
            0:rw 0:ww 0:yw 0:gw 0:yw 0:bw 0:bw 0:r2 \
            1:gw 1:rw 1:b5 1:g5 1:r5 1:b6 1:g6 1:w5 \
            discard.rw draw 0:y2 play.gw draw 1:b7 discard.ww draw 0:ww discard.rw draw 1:yw play.yw draw 0:y3 \
            play.b5 draw 1:bw discard.gw draw 0:gw play.g5 draw 1:g9 play.yw draw 0:r6 discard.r5 draw 1:b8 \
            discard.bw draw 0:r4 play.b6 draw 1:r7 discard.bw draw 0:y4 play.g6 draw 1:b10 play.r2 draw 0:ww \
            discard.w5 draw 1:y7 play.y2 draw 0:y5 play.b7 draw 1:r8 discard.ww draw 0:w9 discard.yw draw 1:w7 \
            play.y3 draw 0:y9 discard.bw draw 1:w8 discard.gw draw 0:y6 play.g9 draw 1:y10 discard.r6 draw 0:r9 \
            play.b8 draw 1:g10 play.r4 draw 0:y8 discard.r7 draw 1:r3 play.y4 draw 0:r10 play.b10 draw 1:b3 \
            discard.ww draw 0:g4 discard.y7 draw 1:rw play.y5 draw 0:g7 discard.r8 draw 1:g2 \
            discard.w9 draw 0:b2 play.w7 draw 1:w4 discard.y9 draw 0:w2 play.w8 draw 1:b9 play.y6 draw 0:w3 \
            discard.y10 draw 1:b4 play.r9 draw 0:g3 play.g10 draw 1:w6",
        asks: "learn-classic-bonus",
        ideas: &[
            Idea::right("play.y8", "learn-classic-bonus-right"),
            Idea::wrong("*", "learn-classic-bonus-wrong"),
        ],
        continuation: Continuation::NOTHING,
    },
];
