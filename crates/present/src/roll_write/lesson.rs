//! Roll & Write: low numbers first, the circle, arrows and bridges, dice symbols.

use crate::lesson::{Continuation, Idea, Question};

const SETUP: &str = r#"{"seats":2,"order":"in_turn"}"#;

pub(super) const QUESTIONS: &[Question] = &[
    // A low and two high numbers fit the same expedition.
    Question {
        setup: SETUP,
        steps: "first=0 @ryg356 take.r.3 refuse @obp123 take.o.1 take.b.2 @rpg489",
        asks: "learn-roll-write-low",
        ideas: &[
            Idea::right("take.r.4", "learn-roll-write-low-right"),
            Idea::wrong("take.r.*", "learn-roll-write-low-high"),
            Idea::wrong("take.*", "learn-roll-write-low-new"),
            Idea::wrong("refuse", "learn-roll-write-low-refuse"),
        ],
        continuation: Continuation {
            chance: "@ryy566 @rgg778 @rbb899 @rpp990",
            others: "refuse refuse refuse refuse refuse",
            own: "take.r.* accelerate.r stop refuse",
        },
    },
    // A 0 in the first turn.
    Question {
        setup: SETUP,
        steps: "first=0 @bpg027",
        asks: "learn-roll-write-circle",
        ideas: &[
            Idea::right("circle.b", "learn-roll-write-circle-right"),
            Idea::wrong("circle.*", "learn-roll-write-circle-alone"),
            Idea::wrong("take.b.0", "learn-roll-write-circle-ten"),
            Idea::wrong("take.b.*", "learn-roll-write-circle-plain"),
            Idea::wrong("take.*", "learn-roll-write-circle-alone"),
            Idea::wrong("refuse", "learn-roll-write-circle-refuse"),
        ],
        continuation: Continuation {
            chance: "@bry112 @bry223 @bgy334 @bgy445 @boy556 @bpr667 @bgo778 @brg889",
            others: "refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse",
            own: "take.b.* accelerate.b stop refuse",
        },
    },
    // An arrow may lead to a bridge.
    Question {
        setup: SETUP,
        steps: "first=0 @oyr123 take.o.1 refuse @oyg124 refuse take.o.2 accelerate.o @oyb344 take.o.3 refuse @oyb345 \
            refuse take.o.4 accelerate.o @ybp123 take.y.1 refuse @ybp258 refuse take.y.2 @yrg335 take.y.3",
        asks: "learn-roll-write-arrow",
        ideas: &[
            Idea::right("accelerate.o", "learn-roll-write-arrow-right"),
            Idea::wrong("accelerate.y", "learn-roll-write-arrow-own"),
            Idea::wrong("accelerate.*", "learn-roll-write-arrow-new"),
            Idea::wrong("stop", "learn-roll-write-arrow-stop"),
        ],
        continuation: Continuation {
            chance: "",
            others: "refuse",
            own: "",
        },
    },
    // Three dice symbols, and nothing fits.
    Question {
        setup: SETUP,
        steps: "first=0 @rog123 refuse refuse @rog124 refuse refuse @ygb123 refuse refuse @rob789 refuse",
        asks: "learn-roll-write-refuse",
        ideas: &[
            Idea::right("refuse", "learn-roll-write-refuse-right"),
            Idea::wrong("take.*", "learn-roll-write-refuse-take"),
        ],
        continuation: Continuation::NOTHING,
    },
    // Eight dice symbols.
    Question {
        setup: SETUP,
        steps: "first=0 @yog234 take.y.2 refuse @rog123 refuse refuse @rog123 refuse refuse @rog123 refuse refuse \
            @rog123 refuse refuse @rog123 refuse refuse @rog123 refuse refuse @rog123 refuse refuse @rog123 \
            refuse refuse @yrb889 refuse",
        asks: "learn-roll-write-last",
        ideas: &[
            Idea::right("take.y.*", "learn-roll-write-last-right"),
            Idea::wrong("take.*", "learn-roll-write-last-new"),
            Idea::wrong("refuse", "learn-roll-write-last-refuse"),
        ],
        continuation: Continuation::NOTHING,
    },
];
