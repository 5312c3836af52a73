//! Pages of statistics, as buttons and menus carry them: `!stats.77.classic.people`.

use crate::PersonId;
use crate::codec::{Decoder, Encoder, Part, routes};
use lostcities_present::stats::{Among, StatsPage};

routes! {
    pub enum Route {
        Page(of: PersonId, page: StatsPage) = "!stats",
    }
}

/// All games in the place of one.
const OVERVIEW: &str = "all";

impl Part for StatsPage {
    fn write(&self, to: &mut Encoder) {
        match self {
            Self::Overview => to.part(OVERVIEW),
            Self::Game(game, among) => {
                to.part(game);
                to.part(match among {
                    Among::People => "people",
                    Among::Computers => "computers",
                });
            }
        }
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let game = match from.part()? {
            OVERVIEW => return Some(Self::Overview),
            game => game.parse().ok()?,
        };
        let among = match from.part()? {
            "people" => Among::People,
            "computers" => Among::Computers,
            _ => return None,
        };
        Some(Self::Game(game, among))
    }
}
