//! All games of a player, a few words each.

use super::{PlayerName, RatingPoint, matches};
use crate::{Msg, game_name};
use lostcities_rules::games::GameKind;
use lostcities_rules::games::tally::Totals;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overview {
    /// The sums of every game in every company.
    pub totals: Vec<Totals>,
    pub ratings: Vec<(GameKind, RatingPoint)>,
    /// How many of a hundred matches of several people they finish, if there are enough to say so.
    pub finishes: Option<u32>,
}

/// All games, those that were never played left out.
pub fn overview(overview: &Overview, name: PlayerName<'_>) -> Vec<Msg> {
    let mut text = vec![Msg::new("stats-heading-all").with("player", name.in_text)];
    text.extend(
        overview
            .finishes
            .map(|percent| Msg::new("stats-finishes").with("percent", percent)),
    );
    for game in GameKind::ALL {
        let totals = overview.totals.iter().filter(|totals| totals.game == game);
        let (rated, others): (Vec<&Totals>, Vec<&Totals>) =
            totals.partition(|totals| totals.is_rated);
        if rated.is_empty() && others.is_empty() {
            continue;
        }
        let mut ratings = overview.ratings.iter();
        text.push(match ratings.find(|(rated, _)| *rated == game) {
            Some((_, point)) => Msg::new("stats-game-rated")
                .with("game", game_name(game))
                .with("rating", point.rating),
            None => Msg::new("stats-game").with("game", game_name(game)),
        });
        text.extend(rated.into_iter().map(matches));
        text.extend(
            others
                .into_iter()
                .map(|totals| Msg::new("stats-with-computers").with("matches", matches(totals))),
        );
    }
    text
}
