//! The account of a match as people see it: sums, the dearest acts, and the curve of a seat's lead.

mod chart;

use crate::scene::Label;
use crate::{Face, Match, Msg, game_name};
use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::{BySeat, Seat};
use lostcities_rules::review::{DearAct, Milli, Review};

/// This many dear acts of a seat are shown at most.
pub const PER_SEAT: usize = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedAct {
    /// The turn in which it was played, from 1.
    pub turn: usize,
    pub cost: Milli,
    pub played: Msg,
    pub better: Msg,
    pub act: DearAct,
}

pub fn reviewed_acts(game: &dyn Match, review: &Review, seat: Seat) -> Vec<ReviewedAct> {
    let turns = game.turns();
    let dearest = review.dearest(seat, PER_SEAT).into_iter();
    let acts = dearest.filter_map(|(change, act)| {
        let mut choices = Vec::new();
        game.visit(&[change.step], &mut |early| choices = early.choices(seat));
        let words = |action: &str| {
            let found = choices.iter().find(|(known, _)| known == action);
            found.map(|(_, words)| words.clone())
        };
        Some(ReviewedAct {
            turn: turns.partition_point(|&n_steps| n_steps <= change.step),
            cost: -change.amounts[seat],
            played: words(&act.played)?,
            better: words(&act.better)?,
            act: act.clone(),
        })
    });
    acts.collect()
}

/// The account in words, with the curve of one seat and the dearest of its acts. `turns` are the steps before the first turn
/// and after each; `names` are what may be written in the picture.
pub fn review_face(
    review: &Review,
    game: GameKind,
    seat: Seat,
    (acts, turns): (&[ReviewedAct], &[usize]),
    names: &BySeat<String>,
) -> Face {
    let account = Account::of(review, seat);
    let entries = review.entries();
    let mut text = vec![sentence(&account, seat)];
    if entries.is_stopped {
        text.push(Msg::new("review-stopped"));
    }
    text.push(if acts.is_empty() {
        Msg::new("review-none").with("seat", seat)
    } else {
        Msg::new("review-dearest").with("seat", seat)
    });
    text.extend((1..).zip(acts).map(|(place, act)| told(place, act)));
    text.extend(Seat::all(review.n_seats()).map(|seat| sum(&Account::of(review, seat), seat)));
    let (error, _) = review.errors(seat);
    text.push(Msg::new("review-what").with("error", error.points().max(1)));
    text.push(Msg::new("review-how").with("worlds", entries.n_worlds));
    let curve = chart::Curve::of(review, seat, turns);
    let name = names.get(seat).map_or("", String::as_str);
    Face {
        text,
        scene: Some(chart::scene(&curve, acts, name, &account)),
        alt: alt(&curve, game, seat, acts),
        rows: Vec::new(),
    }
}

/// The account of a seat in whole points. Each is rounded by itself except for luck, which takes what is left, so that
/// also the rounded sum is exact.
struct Account {
    start: i32,
    luck: i32,
    own: i32,
    others: i32,
    end: i32,
}

impl Account {
    fn of(review: &Review, seat: Seat) -> Self {
        let entries = review.entries();
        let [start, own, others, end] = [
            entries.start[seat],
            review.own(seat),
            review.others(seat),
            entries.end[seat],
        ]
        .map(Milli::points);
        Self {
            start,
            luck: end - start - own - others,
            own,
            others,
            end,
        }
    }
}

/// What luck and one's own moves did.
fn sentence(account: &Account, seat: Seat) -> Msg {
    let key = if account.luck < 0 {
        "review-luck-took"
    } else {
        "review-luck-gave"
    };
    Msg::new(key)
        .with("seat", seat)
        .with("luck", account.luck.abs())
        .with("own", (-account.own).max(0))
}

fn sum(account: &Account, seat: Seat) -> Msg {
    Msg::new("review-sum")
        .with("seat", seat)
        .with("start", Label::signed(account.start))
        .with("luck", Label::signed(account.luck))
        .with("skill", Label::signed(account.own + account.others))
        .with("own", Label::signed(account.own))
        .with("others", Label::signed(account.others))
        .with("end", Label::signed(account.end))
}

/// What an act cost, with the lead that was to be expected, and why.
fn told(place: usize, reviewed: &ReviewedAct) -> Msg {
    let (played, better) = (reviewed.act.of_played, reviewed.act.of_better);
    Msg::new("review-act")
        .with("place", place)
        .with("turn", reviewed.turn)
        .with("played", reviewed.played.clone())
        .with("better", reviewed.better.clone())
        .with("cost", reviewed.cost.points().max(1))
        .with("error", reviewed.act.error.points().max(1))
        .with("lead", Label::signed(better.lead))
        .with("instead", Label::signed(played.lead))
        .with("reason", reason(reviewed))
}

/// Why the other act is better, as far as the numbers tell: points at once, what the others do not get, or points until the
/// end of the round.
fn reason(reviewed: &ReviewedAct) -> Msg {
    let (played, better) = (reviewed.act.of_played, reviewed.act.of_better);
    let cost = reviewed.cost.points().max(1);
    let (now, own) = (better.now - played.now, better.points - played.points);
    let of_others = cost - own;
    if 3 * of_others >= 2 * cost {
        Msg::new("review-why-others").with("points", of_others)
    } else if 2 * now >= cost {
        Msg::new("review-why-now").with("points", now)
    } else {
        Msg::new("review-why-later")
            .with("points", own.max(1))
            .with("turns", better.turns)
    }
}

fn alt(curve: &chart::Curve, game: GameKind, seat: Seat, acts: &[ReviewedAct]) -> Vec<Msg> {
    let mut alt = vec![
        Msg::new("review-alt")
            .with("seat", seat)
            .with("game", game_name(game))
            .with("start", Label::signed(curve.first()))
            .with("end", Label::signed(curve.last()))
            .with("turns", curve.n_turns()),
    ];
    let at = |key, (turn, lead): (usize, i32)| {
        Msg::new(key)
            .with("turn", turn)
            .with("lead", Label::signed(lead))
    };
    alt.extend(
        curve
            .highest()
            .map(|highest| at("review-alt-highest", highest)),
    );
    alt.extend(curve.lowest().map(|lowest| at("review-alt-lowest", lowest)));
    let marks = acts.iter().map(|act| {
        Msg::new("review-alt-act")
            .with("turn", act.turn)
            .with("cost", act.cost.points().max(1))
    });
    let marks: Vec<Msg> = marks.collect();
    if !marks.is_empty() {
        alt.push(Msg::new("review-alt-acts").with("acts", marks));
    }
    alt
}
