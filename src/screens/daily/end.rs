//! How a finished try is told: its points beside those of others, and beside the strong computer player.

use crate::answers::ctx::Ctx;
use crate::present::Msg;
use crate::table::{AttemptKey, DailyEnd, DailyGame, NoPlace};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    Known,
    /// It is being made.
    UnderWay,
    TooMany,
}

/// Has the strong computer player look at a finished round, beside everything else. It is not waited for when the bot stops.
pub fn compare(ctx: &Ctx, key: AttemptKey) -> Comparison {
    if !ctx.bot.load().has_time_for_extras() {
        return Comparison::TooMany;
    }
    match ctx.tables().daily().queue_comparison(key.person) {
        Ok(place) => {
            let bot = ctx.bot.clone();
            tokio::spawn(async move {
                if let Err(error) = bot.tables().daily().compare(key, &place).await {
                    tracing::error!(
                        "could not compare a round of the deal {:?}: {error:#}",
                        key.deal
                    );
                }
            });
            Comparison::UnderWay
        }
        Err(NoPlace::Taken) => Comparison::UnderWay,
        Err(NoPlace::Full) => Comparison::TooMany,
    }
}

pub fn end_lines(game: DailyGame, end: &DailyEnd, comparison: Comparison) -> Vec<Msg> {
    let mut lines = vec![
        Msg::new("daily-result")
            .with("points", end.points)
            .with("other", end.other),
    ];
    let figure = |points| match game {
        DailyGame::Classic => signed(points),
        DailyGame::RollWrite => points.to_string(),
    };
    lines.extend(end.best.best.filter(|_| end.placed.is_some()).map(|best| {
        let key = if end.score > best {
            "daily-best"
        } else {
            "daily-not-best"
        };
        Msg::new(key)
            .with("best", figure(best))
            .with("rounds", end.best.n_deals)
    }));
    lines.extend(end.placed.and_then(|placed| {
        let field = Msg::new("daily-field")
            .with("others", placed.n_others)
            .with("median", figure(placed.median?))
            .with("best", figure(placed.best?));
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
    if let Some(points) = end.strong {
        lines.push(match game {
            DailyGame::Classic => Msg::new("daily-computer-leads").with("lead", signed(points)),
            DailyGame::RollWrite => Msg::new("daily-computer").with("points", points),
        });
    }
    match (comparison, &end.losses) {
        (Comparison::UnderWay, _) => lines.push(Msg::new("daily-comparing")),
        (Comparison::TooMany, _) => lines.push(Msg::new("daily-compare-later")),
        (Comparison::Known, Some(losses)) => lines.push(dearest(losses)),
        (Comparison::Known, None) => {}
    }
    lines
}

/// Where points were lost.
fn dearest(losses: &[(u32, i32)]) -> Msg {
    if losses.is_empty() {
        return Msg::new("daily-none-dear");
    }
    let turns = losses.iter().map(|&(turn, cost)| {
        Msg::new("daily-dearest-turn")
            .with("turn", turn)
            .with("cost", cost)
    });
    Msg::new("daily-dearest").with("turns", turns.collect::<Vec<_>>())
}

/// A lead as people write one.
pub fn signed(points: i32) -> String {
    format!(
        "{}{}",
        if points < 0 { '−' } else { '+' },
        points.unsigned_abs()
    )
}
