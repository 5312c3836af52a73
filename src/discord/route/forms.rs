//! Every form of custom id that was ever posted, with what it means. Rows are added and never changed: a message with such a
//! button may be pressed years later.

use super::Route;
use crate::discord::leaderboard;
use crate::table::{GameKind, Scope, Season, Wanted, Wish};

fn board(game: GameKind, scope: Scope, season: Option<Season>, page: Wanted) -> Route {
    let wish = Wish {
        game,
        scope,
        season,
        page,
    };
    leaderboard::route::Route::Page(wish).into()
}

/// What belongs to no match.
fn forms() -> Vec<(&'static str, Route)> {
    let (classic, season) = (GameKind::Classic, Some(Season::numbered(8_107)));
    vec![
        (
            "!leaderboard.classic.server.8107.3",
            board(classic, Scope::Server, season, Wanted::Page(3)),
        ),
        (
            "!leaderboard.classic.everywhere.all.own",
            board(classic, Scope::Everywhere, None, Wanted::Own),
        ),
        (
            "!leaderboard.roll_write.server.all.4294967295",
            board(
                GameKind::RollWrite,
                Scope::Server,
                None,
                Wanted::Page(u32::MAX),
            ),
        ),
    ]
}

#[test]
fn every_form_that_was_posted_keeps_its_meaning() {
    for (form, route) in forms() {
        let text = format!("v1:0:0:{form}");
        assert_eq!(text.parse(), Ok(route.clone()), "{text}");
        assert_eq!(route.to_string(), text);
        // Below a board, in the menu behind *More* and in menus the number of a match stood before it.
        let text = format!("v1:12:34:{form}");
        assert_eq!(text.parse(), Ok(route), "{text}");
    }
}

#[test]
fn every_entry_of_a_menu_that_was_posted_keeps_its_meaning() {
    for (menu, entry, route) in [(
        "v1:0:0:menu.leaderboard",
        "!leaderboard.rivals.server.all.0",
        board(GameKind::Rivals, Scope::Server, None, Wanted::Page(0)),
    )] {
        assert_eq!(Route::chosen(menu, entry), Ok(route.clone()), "{menu}");
        assert_eq!(route.entry(), entry);
    }
}
