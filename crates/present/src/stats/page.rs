//! One game of a player: numbers in words, and the curve of the rating.

use std::collections::BTreeMap;

use super::curve::{alt, scene};
use super::{Curve, GameStats, PlayerName, matches, mean, percent};
use crate::colour::coloured;
use crate::setup_option::ROUNDS;
use crate::{Face, Msg, game_name, setup_options};
use lostcities_rules::games::tally::Expeditions;
use lostcities_rules::games::{Colour, GameKind};
use lostcities_rules::rating::UNCERTAIN_FROM;

/// This many colours are called favourites at most.
const FAVOURITES: usize = 3;

pub fn page(stats: &GameStats, name: PlayerName<'_>) -> Face {
    let totals = &stats.totals;
    let heading = if totals.is_rated {
        "stats-heading"
    } else {
        "stats-heading-computers"
    };
    let mut text = vec![
        Msg::new(heading)
            .with("player", name.in_text)
            .with("game", game_name(totals.game)),
    ];
    text.extend(stats.curve.as_ref().and_then(rating));
    text.push(matches(totals));
    if totals.n_draws > 0 {
        text.push(Msg::new("stats-draws").with("draws", totals.n_draws));
    }
    text.push(
        Msg::new("stats-streak")
            .with("streak", totals.streak)
            .with("best", totals.best_streak),
    );
    text.extend(average(stats));
    text.extend(expeditions(stats));
    text.extend(totals.best.map(|best| {
        Msg::new("stats-best")
            .with("points", best.points)
            .with("time", best.at.seconds().to_string())
            .with("match", best.number.to_string())
    }));
    text.extend(stats.meetings.map(|meetings| {
        Msg::new("stats-against-you")
            .with("player", name.in_text)
            .with("matches", meetings.n_matches)
            .with("ahead", meetings.ahead)
            .with("behind", meetings.behind)
    }));
    // In rated matches of several people computer players may have had seats, too.
    if totals.is_rated && *totals.game.seats().end() > 2 {
        text.push(Msg::new("stats-won"));
    }
    text.push(Msg::new("stats-note"));
    Face {
        text,
        scene: stats.curve.as_ref().map(|curve| scene(curve, name.drawn)),
        alt: stats
            .curve
            .as_ref()
            .map_or(Vec::new(), |curve| alt(curve, totals.game, name.plain)),
        rows: Vec::new(),
    }
}

fn has_rounds(game: GameKind) -> bool {
    setup_options(game).contains(&ROUNDS)
}

fn rating(curve: &Curve) -> Option<Msg> {
    let (n_matches, point) = curve.last()?;
    let key = if n_matches < curve.provisional_below {
        "stats-rating-provisional"
    } else {
        "stats-rating"
    };
    Some(
        Msg::new(key)
            .with("rating", point.rating)
            .with("uncertainty", point.uncertainty)
            .with(
                "is-uncertain",
                u8::from(point.uncertainty >= UNCERTAIN_FROM),
            )
            .with("needed", curve.provisional_below),
    )
}

/// Points for a match and, where that is another thing, for a round; `None` if no match was played out.
fn average(stats: &GameStats) -> Option<Msg> {
    let totals = &stats.totals;
    let key = if has_rounds(totals.game) {
        "stats-average"
    } else {
        "stats-average-match"
    };
    (totals.n_played_out > 0).then(|| {
        Msg::new(key)
            .with("match", mean(totals.points, totals.n_played_out))
            .with("round", mean(totals.round_points, totals.n_rounds))
    })
}

/// How many expeditions, what they bring, how often wagers pay, and which colours.
fn expeditions(stats: &GameStats) -> Vec<Msg> {
    let game = stats.totals.game;
    let all = stats
        .expeditions
        .values()
        .fold(Expeditions::default(), |all, one| all.plus(*one));
    let mut text = Vec::new();
    if all.begun > 0 {
        let key = if has_rounds(game) {
            "stats-expeditions"
        } else {
            "stats-expeditions-match"
        };
        text.push(
            Msg::new(key)
                .with("each", mean(i64::from(all.begun), stats.totals.n_rounds))
                .with("points", mean(all.points, all.begun)),
        );
    }
    if all.wagered > 0 {
        text.push(
            Msg::new("stats-wagers")
                .with("game", game.slug())
                .with("paid", all.paid)
                .with("wagered", all.wagered)
                .with("percent", percent(all.paid, all.wagered)),
        );
    }
    let favourites = favourites(&stats.expeditions);
    if !favourites.is_empty() {
        text.push(Msg::new("stats-favourites").with("colours", favourites));
    }
    text
}

/// The colours in which more expeditions were begun than in every other one; none where too many are equal.
fn favourites(expeditions: &BTreeMap<Colour, Expeditions>) -> Vec<Msg> {
    let mut begun: Vec<(Colour, &Expeditions)> = (expeditions.iter())
        .map(|(colour, all)| (*colour, all))
        .collect();
    begun.sort_by_key(|(_, all)| std::cmp::Reverse(all.begun));
    let next = begun.get(FAVOURITES).map_or(0, |(_, all)| all.begun);
    let favourites = begun.into_iter().take(FAVOURITES);
    favourites
        .filter(|(_, all)| all.begun > next)
        .map(|(colour, all)| coloured(Msg::new("stats-colour"), colour).with("begun", all.begun))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WrittenName;
    use lostcities_rules::games::tally::Totals;

    fn text(game: GameKind, is_rated: bool) -> Vec<Msg> {
        let totals = Totals {
            game,
            is_rated,
            n_matches: 1,
            n_wins: 1,
            n_draws: 0,
            streak: 1,
            best_streak: 1,
            n_played_out: 0,
            points: 0,
            n_rounds: 0,
            round_points: 0,
            best: None,
        };
        let stats = GameStats {
            totals,
            expeditions: BTreeMap::new(),
            meetings: None,
            curve: None,
        };
        let name = WrittenName::plain("Anna", "");
        page(&stats, PlayerName::alike(&name)).text
    }

    #[test]
    fn where_computers_may_be_ahead_it_is_said_who_wins() {
        for (game, is_rated, is_said) in [
            (GameKind::Classic, true, false),
            (GameKind::Rivals, true, true),
            (GameKind::Rivals, false, false),
        ] {
            let said = text(game, is_rated).contains(&Msg::new("stats-won"));
            assert_eq!(said, is_said, "{game:?} {is_rated}");
        }
    }

    #[test]
    fn favourites_were_begun_more_often_than_all_others() {
        for (begun, n_favourites) in [
            (vec![], 0),
            (vec![2, 1], 2),
            (vec![1, 1, 1], 3),
            (vec![4, 3, 3, 2, 2], 3),
            (vec![4, 3, 2, 2, 2], 2),
            (vec![2, 2, 2, 2, 2], 0),
        ] {
            let all = begun.iter().map(|&begun| Expeditions {
                begun,
                ..Expeditions::default()
            });
            let expeditions: BTreeMap<_, _> = Colour::ALL.into_iter().zip(all).collect();
            assert_eq!(favourites(&expeditions).len(), n_favourites, "{begun:?}");
        }
    }
}
