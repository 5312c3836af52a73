//! How a finished try is told beside those of others, and beside the person's own.

use crate::present::Msg;
use crate::table::{DailyEnd, DailyGame};

pub fn end_lines(game: DailyGame, end: &DailyEnd) -> Vec<Msg> {
    let mut lines = Vec::new();
    lines.extend(end.best.best.filter(|_| end.placed.is_some()).map(|best| {
        let key = if end.score > best {
            "daily-best"
        } else {
            "daily-not-best"
        };
        Msg::new(key)
            .with("best", figure(game, best))
            .with("rounds", end.best.n_deals)
    }));
    lines.extend(end.placed.and_then(|placed| {
        let field = Msg::new("daily-field")
            .with("others", placed.n_others)
            .with("median", figure(game, placed.median?))
            .with("best", figure(game, placed.best?));
        (placed.n_others > 1).then_some(field)
    }));
    lines.extend(end.placed.map(|placed| {
        match placed.n_others {
            0 => Msg::new("daily-first"),
            others if placed.n_fewer == 0 => Msg::new("daily-last").with("others", others),
            others if placed.n_fewer == others => Msg::new("daily-leads").with("others", others),
            others => Msg::new("daily-better")
                .with("percent", placed.n_fewer.saturating_mul(100) / others)
                .with("others", others),
        }
    }));
    lines
}

/// What counts of a deal, as people write it.
pub fn figure(game: DailyGame, points: i32) -> String {
    match game {
        DailyGame::Classic | DailyGame::BoardGame => signed(points),
        DailyGame::RollWrite => points.to_string(),
    }
}

/// A lead as people write one.
pub fn signed(points: i32) -> String {
    format!(
        "{}{}",
        if points < 0 { '−' } else { '+' },
        points.unsigned_abs()
    )
}
