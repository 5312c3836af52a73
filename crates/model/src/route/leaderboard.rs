//! Pages of leaderboards, as buttons and menus carry them: `!leaderboard.classic.server.8107.3`.

use crate::codec::{Decoder, Encoder, Part, number, routes};
use crate::{LeaderboardQuery, PageRequest, Scope};
use lostcities_rules::rating::Season;

routes! {
    pub enum Route {
        Page(query: LeaderboardQuery) = "!leaderboard",
    }
}

/// All time in the place of a season.
const ALL_TIME: &str = "all";
/// One's own page in the place of a page.
const OWN: &str = "own";

impl Part for LeaderboardQuery {
    fn write(&self, to: &mut Encoder) {
        to.part(self.game);
        to.part(match self.scope {
            Scope::Server => "server",
            Scope::Everywhere => "everywhere",
        });
        match self.season {
            Some(season) => to.part(season.number()),
            None => to.part(ALL_TIME),
        }
        match self.page {
            PageRequest::Page(page) => to.part(page),
            PageRequest::Own => to.part(OWN),
        }
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        Some(Self {
            game: Part::read(from)?,
            scope: match from.part()? {
                "server" => Scope::Server,
                "everywhere" => Scope::Everywhere,
                _ => return None,
            },
            season: match from.part()? {
                ALL_TIME => None,
                season => Some(read_season(season)?),
            },
            page: match from.part()? {
                OWN => PageRequest::Own,
                page => PageRequest::Page(number(page)?.try_into().ok()?),
            },
        })
    }
}

/// Seasons are counted from the year 0, and 0 itself is all time.
fn read_season(text: &str) -> Option<Season> {
    let number = number(text).and_then(|number| u16::try_from(number).ok());
    let number = number.filter(|&number| number > 0)?;
    Some(Season::numbered(number.into()))
}
