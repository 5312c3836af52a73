//! The parts of the program that read what people send, built without the rest: the whole program would take many minutes
//! to build for the fuzzer, and nothing of Discord, of pictures or of the database reads a text that these have not read
//! before. The files are the program's own.

#![allow(
    dead_code,
    reason = "not everything in the files is needed to read texts"
)]
#![allow(unused_imports, reason = "so it is with what they name")]

pub use files::{match_file, registry};
pub use lostcities_players as ai;
pub use lostcities_present as present;
pub use lostcities_rules::{games, kernel, rating};

#[path = "../../src"]
mod files {
    pub mod match_file;
    pub mod registry;
}

/// Of the languages only their names.
#[path = "../../src/i18n"]
pub mod i18n {
    mod locale;

    pub use locale::Locale;
}

/// Of the database only the types that buttons carry.
#[path = "../../src/store"]
pub mod store {
    mod clock;
    mod ids;
    mod paging;
    mod pings;

    pub use clock::Clock;
    pub use ids::{MatchId, PersonId, RoleId};
    pub use paging::{HistoryCursor, PageRequest, PageStart};
    pub use pings::Pings;
}

/// Of the use cases, too.
#[path = "../../src/table"]
pub mod table {
    mod leaderboard_query;
    #[path = "daily/span.rs"]
    mod span;

    pub use crate::games::GameKind;
    pub use crate::kernel::{Day, Level};
    pub use crate::rating::Season;
    pub use crate::store::{
        Clock, HistoryCursor, MatchId, PageRequest, PageStart, PersonId, Pings, RoleId,
    };
    pub use leaderboard_query::{LeaderboardQuery, Scope};
    pub use span::DailySpan;
}

/// Of Discord only the buttons.
#[path = "../../src/discord"]
pub mod discord {
    mod codec;
    mod language;
    mod route;

    mod absence {
        pub mod route;
    }

    mod config {
        pub mod route;
    }

    mod daily {
        pub mod route;
    }

    mod help {
        pub mod route;
    }

    mod history {
        pub mod route;
    }

    mod leaderboard {
        pub mod route;
    }

    mod learn {
        pub mod route;
    }

    mod match_request {
        pub mod clock;
    }

    mod more {
        pub mod route;
    }

    mod moderate {
        pub mod route;
    }

    mod lobby {
        pub mod route;
    }

    mod play {
        pub mod route;
    }

    mod privacy {
        pub mod route;
    }

    mod rematch {
        pub mod route;
    }

    mod replay {
        pub mod route;
    }

    mod rules {
        pub mod route;
    }

    mod settings {
        pub mod route;
    }

    mod stats {
        pub mod route;
    }

    mod threads {
        pub mod route;
    }

    pub use route::Route;
}
