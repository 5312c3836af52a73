//! Why the computer player would do something, in what it weighs: where a figure then stands, and how many cards in hand can
//! follow.

use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, Card, Direction, Expedition, Stage, View};
use lostcities_rules::kernel::Seat;

/// Why the viewing seat would do this; `None` where nothing it sees speaks for it.
pub(super) fn reason(view: &View, action: Action) -> Option<Msg> {
    let seat = view.viewer().seat()?;
    match action {
        Action::Begin(card, _) => {
            let n_following = following(view, card, None);
            (n_following > 0).then(|| {
                coloured(Msg::new("board-game-why-begin"), card.colour()).with("cards", n_following)
            })
        }
        Action::Advance(card) => {
            let expedition = view.expedition(seat, card.colour())?;
            let next = expedition.stage().next()?;
            let n_following = following(view, card, Some(expedition));
            let why = reached(
                view,
                seat,
                Msg::new("board-game-why-advance"),
                expedition,
                next,
            );
            Some(why.with("cards", n_following))
        }
        Action::Move(path) => {
            let expedition = view.expedition(seat, path)?;
            Some(reached(
                view,
                seat,
                Msg::new("board-game-why-move"),
                expedition,
                expedition.stage().next()?,
            ))
        }
        Action::Discard(card) => {
            let takes = |seat| {
                view.expedition(seat, card.colour())
                    .is_none_or(|it| it.takes(card.rank()))
            };
            (!takes(seat)).then(|| {
                let is_useless = view.seats().all(|seat| !takes(seat));
                Msg::new(if is_useless {
                    "board-game-why-useless"
                } else {
                    "classic-why-unfit"
                })
            })
        }
        Action::Draw => {
            let is_choice = !view.discards_are_closed()
                && Colour::ALL
                    .iter()
                    .any(|&colour| !view.discard_pile(colour).is_empty());
            is_choice.then(|| Msg::new("classic-why-draw"))
        }
        Action::Take(colour) => {
            let top = view.discard_pile(colour).top()?;
            let expedition = view.expedition(seat, colour);
            let fits = expedition.is_some_and(|it| it.takes(top.rank()));
            fits.then(|| coloured(Msg::new("classic-why-fits"), colour))
        }
        Action::Stop => None,
    }
}

/// How many cards in hand could follow this one in its row.
fn following(view: &View, card: Card, expedition: Option<&Expedition>) -> usize {
    let hand = view.hand();
    let same = || hand.iter().filter(|other| other.colour() == card.colour());
    let up = same().filter(|other| other.rank() >= card.rank()).count();
    let down = same().filter(|other| other.rank() <= card.rank()).count();
    let usual = if view.setup().is_up_and_down() {
        Direction::Open
    } else {
        Direction::Up
    };
    let direction = expedition.map_or(usual, |row| row.with(card.rank()).direction());
    let n_fitting = match direction {
        Direction::Open => up.max(down),
        Direction::Up => up,
        Direction::Down => down,
    };
    // The card itself is among them.
    n_fitting.saturating_sub(1)
}

/// What the figure of an expedition brings once it stands on the next stage, and whether it finds a tile there: none by the step
/// that ends the round.
fn reached(view: &View, seat: Seat, why: Msg, expedition: &Expedition, next: Stage) -> Msg {
    let path = expedition.colour();
    let points = |stage| {
        let factor = expedition.figure().factor(view.values());
        view.values().stage_points(stage) * i32::from(factor)
    };
    let tile = if view.tile(path, next).is_some() && !view.would_end_round(seat, path) {
        "tile"
    } else {
        "nothing"
    };
    coloured(why, path)
        .with("stage", next.number())
        .with("before", points(expedition.stage()))
        .with("after", points(next))
        .with("with", tile)
}
