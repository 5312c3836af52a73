//! Every button reads as it is written, and nothing else is one of ours.

use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn whatever_reads_as_a_button_has_this_text_alone(
        text in "\\PC{0,60}|v1:[0-9]{1,3}:[0-9]{1,3}:[!a-z0-9.:-]{0,60}|v1:1:1:!at\\.(all|[0-9])\\.[0-9]{1,6}\\.(here|next)|v1:1:1:!(computers|remove|focus|at|pings|language|config|config.pings|config.language|rules|solo|leaderboard|leaderboard.classic.server|stats|history|open)\\.\\PC{0,20}|v1:1:1:!history\\.(any|[0-9]{1,3})\\.(any|rivals|x)\\.(newest|before|after)\\.[0-9]{1,20}\\.[0-9]{1,2}"
    ) {
        if let Ok(route) = text.parse::<Route>() {
            prop_assert!(text.len() <= 100);
            prop_assert!(text.ends_with(&format!(":{}", route.entry())), "{}", text);
            prop_assert_eq!(route.to_string().parse(), Ok(route));
        }
    }

    #[test]
    fn whatever_is_chosen_from_a_menu_never_panics(menu in "\\PC{0,40}|v1:1:1:menu\\.[0-9]", entry in "\\PC{0,60}") {
        let _ = Route::chosen(&menu, &entry);
    }
}

#[test]
fn a_menu_only_means_what_menus_offer() {
    let menu = Route::menu("stats");
    for (menu, entry) in [
        (menu.as_str(), "!solo.classic"),
        (menu.as_str(), "!history.any.any.newest.0.0"),
        (menu.as_str(), "!hand"),
        (menu.as_str(), "!replay"),
        (menu.as_str(), "!resign-for-sure"),
        (menu.as_str(), "!accept-draw"),
        (menu.as_str(), "!end-for-sure"),
        (menu.as_str(), "!accept"),
        (menu.as_str(), "!config.everywhere"),
        (menu.as_str(), "!privacy.delete-for-sure"),
        (menu.as_str(), ""),
        ("v1:0:0:stats", "!open.1"),
        ("v1:0:menu.stats", "0:!open.1"),
        ("menu.stats", "!open.1"),
        ("", "!open.1"),
    ] {
        let chosen = Route::chosen(menu, entry);
        assert_eq!(chosen, Err(UnknownButton), "{menu:?} {entry:?}");
    }
}

#[test]
fn nothing_else_is_one_of_our_buttons() {
    let long = format!("v1:1:1:{}", "a".repeat(49));
    for text in [
        &long,
        "",
        "v1",
        "v1:0",
        "v1:0:0",
        "v1:0:0:",
        "v1:0:0:!",
        "v1:0:0:!unknown",
        "v1:1:1:!focus.",
        "v1:1:1:!computers.256",
        "v1:1:1:!remove.Anna",
        "v1:1:1:!at.5.0.here",
        "v1:1:1:!at.all.65536.here",
        "v1:1:1:!at.all.0.back",
        "v1:1:1:!at.all.0",
        "v1:1:1:é",
        "v1:1:1:a b",
        "v1:99999999999999999999:1:draw",
        "v2:0:0:!leaderboard.classic.server.all.1",
        "v1:x:0:!leaderboard.classic.server.all.1",
        "v1:0:-1:!leaderboard.classic.server.all.1",
        "v1:01:0:!leaderboard.classic.server.all.1",
        "v1:0:+1:!leaderboard.classic.server.all.1",
        "v1:0:0:!leaderboard.classic.server.0.1",
        "v1:0:0:!leaderboard.classic.server.65536.1",
        "v1:0:0:!leaderboard.classic.server.all.01",
        "v1:0:0:!leaderboard.classic.server.all",
        "v1:0:0:!leaderboard.classic.server.all.1.1",
        "v1:0:0:!leaderboard.classic.77.all.1",
        "v1:0:0:!leaderboard.chess.server.all.1",
        "v1:0:0:!rules.classic.256",
        "v1:0:0:!rules.chess.1",
        "v1:0:0:!pings.loud",
        "v1:0:0:!language.xx",
        "v1:0:0:!config.pings.loud",
        "v1:0:0:!config.leaderboard.1",
        "v1:0:0:!stats.Anna.all",
        "v1:0:0:!stats.1",
        "v1:0:0:!stats.01.all",
        "v1:0:0:!stats.1.all.people",
        "v1:0:0:!stats.1.classic",
        "v1:0:0:!stats.1.classic.",
        "v1:0:0:!stats.1.chess.people",
        "v1:0:0:!stats.1.classic.people.",
        "v1:0:0:!open.",
        "v1:0:0:!open.01",
        "v1:0:0:!history.any.any.newest.1.0",
        "v1:0:0:!history.any.chess.newest.0.0",
        "v1:0:0:!history.any.any.before.1",
    ] {
        assert_eq!(text.parse::<Route>(), Err(UnknownButton), "{text:?}");
    }
}
