//! Rivals: the order of a row, what a card is worth to whom, when to let go, what to remove, whose coins are gone.

use crate::lesson::{Continuation, Idea, Question};

const SETUP: &str = r#"{"seats":2}"#;

pub(super) const QUESTIONS: &[Question] = &[
    // A won auction with a wager and numbers of one colour.
    Question {
        setup: SETUP,
        steps: "first=0 0*yg 1*wr reveal >g2 reveal >gw reveal >g5 reveal >g2 auction.1 pass",
        asks: "learn-rivals-order",
        ideas: &[
            Idea::right("lay.gw", "learn-rivals-order-right"),
            Idea::wrong("lay.*", "learn-rivals-order-number"),
            Idea::wrong("remove.*", "learn-rivals-order-remove"),
            Idea::wrong("done", "learn-rivals-order-nothing"),
        ],
        continuation: Continuation {
            chance: "",
            others: "",
            own: "lay.*",
        },
    },
    // The fourth number of a row is in the display, and the other seat bids low.
    Question {
        setup: SETUP,
        steps: "first=0 0*yg 1*wr reveal >g3 reveal >g4 reveal >g5 reveal >b2 auction.1 pass lay.g3 lay.g4 lay.g5 \
            done >g7 auction.3",
        asks: "learn-rivals-worth",
        ideas: &[
            Idea::right("bid.4", "learn-rivals-worth-right"),
            Idea::wrong("bid.*", "learn-rivals-worth-more"),
            Idea::wrong("pass", "learn-rivals-worth-pass"),
        ],
        continuation: Continuation {
            chance: "",
            others: "pass|lay.g7 lay.b2",
            own: "lay.*",
        },
    },
    // The same card for a row with one number, and the other seat bids high.
    Question {
        setup: SETUP,
        steps: "first=0 0*yg 1*wr reveal >g3 reveal >b2 auction.1 pass lay.g3 done >g7 auction.6",
        asks: "learn-rivals-dear",
        ideas: &[
            Idea::right("pass", "learn-rivals-dear-right"),
            Idea::wrong("bid.*", "learn-rivals-dear-bid"),
        ],
        continuation: Continuation {
            chance: "",
            others: "pass|lay.g7 lay.b2",
            own: "lay.*",
        },
    },
    // A card in the display is of no use to the learner, and of much to the other seat.
    Question {
        setup: SETUP,
        steps: "first=1 1*wr 0*yg reveal >w2 reveal >w3 reveal >w4 reveal >w10 auction.1 pass lay.w2 lay.w3 lay.w4 \
            done >y3 auction.1 pass lay.w10 lay.y3 done >w9 reveal >y4 auction.5 pass lay.y4",
        asks: "learn-rivals-remove",
        ideas: &[
            Idea::right("remove.w9", "learn-rivals-remove-right"),
            Idea::wrong("done", "learn-rivals-remove-done"),
        ],
        continuation: Continuation {
            chance: ">b3 >b4",
            others: "auction.1 lay.w9|done",
            own: "done pass",
        },
    },
    // One card is left in the pile, and the other seat has no coins.
    Question {
        setup: SETUP,
        steps: "first=1 1*wr 0*yb reveal >w2 reveal >r3 reveal >w3 reveal >g4 auction.9 pass lay.w2 lay.w3 lay.r3 \
            remove.g4 done >y2 reveal >b3 reveal >y3 auction.4 pass lay.y2 lay.y3 lay.b3 done >w4 reveal >r4 \
            reveal >g2 auction.9 pass lay.w4 lay.r4 done >y5 auction.1 lay.y5 lay.g2 done >b5 reveal >w6 \
            auction.1 lay.b5 remove.w6 done >g3 reveal >r7 auction.1 lay.g3 remove.r7 done >y6 reveal >b7 reveal \
            >b8 reveal >y8",
        asks: "learn-rivals-poor",
        ideas: &[
            Idea::right("auction.1", "learn-rivals-poor-right"),
            Idea::wrong("auction.*", "learn-rivals-poor-more"),
            Idea::wrong("reveal", "learn-rivals-poor-reveal"),
        ],
        continuation: Continuation {
            chance: ">w9",
            others: "auction.9 pass|lay.y6 lay.b7 lay.y8 lay.b8 lay.w9",
            own: "lay.* bid.10 pass",
        },
    },
];
