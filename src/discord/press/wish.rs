//! Pages of leaderboards, as buttons and menus carry them: `classic.server.8107.3`.

use super::{UnknownButton, number};
use crate::table::{Scope, Season, Wanted, Wish};

/// All time in the place of a season.
const ALL_TIME: &str = "all";
/// One's own page in the place of a page.
const OWN: &str = "own";

/// The wish as a button carries it.
pub(super) fn written(wish: &Wish) -> String {
    let scope = match wish.scope {
        Scope::Server => "server",
        Scope::Everywhere => "everywhere",
    };
    let season = wish
        .season
        .map_or(ALL_TIME.to_owned(), |season| season.number().to_string());
    let page = match wish.page {
        Wanted::Page(page) => page.to_string(),
        Wanted::Own => OWN.to_owned(),
    };
    format!("{}.{scope}.{season}.{page}", wish.game)
}

/// The wish that a button carries.
pub(super) fn read(text: &str) -> Result<Wish, UnknownButton> {
    let parts: Vec<&str> = text.split('.').collect();
    let [game, scope, season, page] = parts[..] else {
        return Err(UnknownButton);
    };
    let scope = match scope {
        "server" => Scope::Server,
        "everywhere" => Scope::Everywhere,
        _ => return Err(UnknownButton),
    };
    let season = match season {
        ALL_TIME => None,
        season => Some(read_season(season).ok_or(UnknownButton)?),
    };
    let page = match page {
        OWN => Wanted::Own,
        page => Wanted::Page(small(page).ok_or(UnknownButton)?),
    };
    Ok(Wish {
        game: game.parse().map_err(|_| UnknownButton)?,
        scope,
        season,
        page,
    })
}

/// Seasons are counted from the year 0, and 0 itself is all time.
fn read_season(text: &str) -> Option<Season> {
    let number = number(text).and_then(|number| u16::try_from(number).ok());
    let number = number.filter(|&number| number > 0)?;
    Some(Season::numbered(number.into()))
}

fn small(text: &str) -> Option<u32> {
    number(text).and_then(|number| u32::try_from(number).ok())
}
