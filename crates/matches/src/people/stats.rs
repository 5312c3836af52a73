//! How a person has done, for those who may see it.

use crate::games::GameKind;
use crate::games::tally::Totals;
use crate::kernel::Level;
use crate::present::Face;
use crate::present::stats::{
    Among, Curve, GameStats, Overview, PlayerName, RatingPoint, StatsPage, overview, page,
};
use crate::rating::{PROVISIONAL_BELOW, Rating, even_level};
use crate::store::{self, Finishes, PersonId};
use crate::{Refusal, Result, Tables};

/// A page of a person's statistics, as a person may see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Stats {
    /// What there is to say; `None` if no match that belongs there has ended.
    pub face: Option<Face>,
    /// The page that is shown: where one game was not played in the company that was asked for, it is the other.
    pub page: StatsPage,
    pub games: Vec<GameKind>,
    /// The other company in which the game of the page was played.
    pub other: Option<Among>,
}

impl Tables {
    /// The level of computer players against which a person wins about every second match of a game, by the latest results.
    pub async fn even_level(&self, person: PersonId, game: GameKind) -> Result<Level> {
        let meetings = self.store().meetings_with_computers(person, game).await?;
        Ok(even_level(&meetings))
    }

    /// A page of how `of` has done, for `viewer`. `name` is what `of` is called.
    ///
    /// Only what lay open in matches that have ended is counted.
    ///
    /// # Errors
    /// If they do not want to be seen on leaderboards and another person looks, or the database fails.
    pub async fn stats(
        &self,
        of: PersonId,
        viewer: PersonId,
        wanted: StatsPage,
        name: PlayerName<'_>,
    ) -> Result<Stats> {
        if of != viewer && !self.store().is_listed(of).await? {
            return Err(Refusal::StatsWithheld.into());
        }
        // Who had their data deleted is nobody any more, even if a forged button names them.
        let totals = if of.is_anonymous() {
            Vec::new()
        } else {
            self.store().totals_of(of).await?
        };
        let played = |game: &GameKind| totals.iter().any(|totals| totals.game == *game);
        let games: Vec<GameKind> = GameKind::ALL.into_iter().filter(played).collect();
        let (game, among) = match wanted {
            StatsPage::Overview => {
                let ratings = self.ratings(of, &totals).await?;
                let finishes = self.store().finishes_of(of).await?;
                let shown = Overview {
                    totals,
                    ratings,
                    finishes: finishes.and_then(Finishes::percent),
                };
                let face = Face {
                    text: overview(&shown, name),
                    ..Face::default()
                };
                return Ok(Stats {
                    face: (!games.is_empty()).then_some(face),
                    page: wanted,
                    games,
                    other: None,
                });
            }
            StatsPage::Game(game, among) => (game, among),
        };
        let find = |among| {
            let is_rated = among == Among::People;
            let is_wanted = |totals: &&Totals| totals.game == game && totals.is_rated == is_rated;
            totals.iter().find(is_wanted).cloned()
        };
        let other = match among {
            Among::People => Among::Computers,
            Among::Computers => Among::People,
        };
        let (shown, among, other) = match (find(among), find(other)) {
            (Some(totals), second) => (totals, among, second.map(|_| other)),
            (None, Some(totals)) => (totals, other, None),
            (None, None) => {
                return Ok(Stats {
                    face: None,
                    page: wanted,
                    games,
                    other: None,
                });
            }
        };
        let stats = self.game_stats(of, viewer, shown).await?;
        Ok(Stats {
            face: Some(page(&stats, name)),
            page: StatsPage::Game(game, among),
            games,
            other,
        })
    }

    async fn game_stats(
        &self,
        of: PersonId,
        viewer: PersonId,
        totals: Totals,
    ) -> Result<GameStats> {
        let (game, is_rated) = (totals.game, totals.is_rated);
        let store = self.store();
        let meetings = if is_rated && of != viewer {
            store.meetings_of(of, viewer, game).await?
        } else {
            None
        };
        let curve = if is_rated {
            let points = store.rating_curve(game, of).await?;
            curve(&points, totals.n_matches)
        } else {
            None
        };
        Ok(GameStats {
            expeditions: store.expeditions_of(of, game, is_rated).await?,
            meetings,
            curve,
            totals,
        })
    }

    async fn ratings(
        &self,
        of: PersonId,
        totals: &[Totals],
    ) -> Result<Vec<(GameKind, RatingPoint)>> {
        let mut ratings = Vec::new();
        for totals in totals.iter().filter(|totals| totals.is_rated) {
            let curve = self.store().rating_curve(totals.game, of).await?;
            let last = curve.last();
            ratings.extend(last.map(|last| (totals.game, shown(last.rating))));
        }
        Ok(ratings)
    }
}

/// The curve through the newest of `n_matches` ratings, if there is one.
fn curve(newest: &[store::RatingPoint], n_matches: u32) -> Option<Curve> {
    let n_newest = u32::try_from(newest.len()).unwrap_or(u32::MAX);
    let before = n_matches.saturating_sub(n_newest);
    // A curve of all matches begins where everybody begins.
    let start = (before == 0).then(Rating::default);
    let ratings = newest.iter().map(|point| point.rating);
    (n_newest > 0).then(|| Curve {
        before,
        points: start.into_iter().chain(ratings).map(shown).collect(),
        provisional_below: PROVISIONAL_BELOW,
    })
}

/// A rating in whole points.
fn shown(rating: Rating) -> RatingPoint {
    RatingPoint {
        rating: whole(rating.shown()),
        uncertainty: whole(rating.shown_uncertainty()),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "ratings are far below two thousand million, and a cast stops there"
)]
pub(crate) fn whole(points: f64) -> i32 {
    points.round() as i32
}
