//! Pages of finished matches, as buttons and menus carry them: `!history.any.rivals.before.1790000000000.9`.

use crate::codec::{Decoder, Encoder, Part, number, routes};
use crate::{HistoryCursor, MatchId, PageStart, PersonId};
use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::Timestamp;

routes! {
    pub enum Route {
        List(page: Page) = "!history",
        /// Look back at this match from its beginning.
        Open(id: MatchId) = "!open",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    pub person: Option<PersonId>,
    pub game: Option<GameKind>,
    pub since: PageStart,
}

/// Anybody in the place of a person, and any game in the place of one.
const ANY: &str = "any";

/// Where a page begins with the newest match.
const NO_TIME: Timestamp = Timestamp::from_millis(0);

impl Part for Page {
    fn write(&self, to: &mut Encoder) {
        match self.person {
            Some(person) => to.part(person),
            None => to.part(ANY),
        }
        match self.game {
            Some(game) => to.part(game),
            None => to.part(ANY),
        }
        let (side, at, id) = match self.since {
            PageStart::Newest => ("newest", NO_TIME, MatchId(0)),
            PageStart::Before(HistoryCursor { at, id }) => ("before", at, id),
            PageStart::After(HistoryCursor { at, id }) => ("after", at, id),
        };
        to.part(side);
        to.part(at.millis());
        to.part(id);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let person = match from.part()? {
            ANY => None,
            id => Some(number(id).map(PersonId)?),
        };
        let game = match from.part()? {
            ANY => None,
            slug => Some(slug.parse().ok()?),
        };
        let side = from.part()?;
        let at = number(from.part()?)?.try_into().ok()?;
        let at = Timestamp::from_millis(at);
        let moment = HistoryCursor {
            at,
            id: Part::read(from)?,
        };
        let since = match side {
            "newest" if (moment.at, moment.id) == (NO_TIME, MatchId(0)) => PageStart::Newest,
            "before" => PageStart::Before(moment),
            "after" => PageStart::After(moment),
            _ => return None,
        };
        Some(Self {
            person,
            game,
            since,
        })
    }
}
