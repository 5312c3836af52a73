//! The row of a seat: name, coins, points, a cell for every colour, and its bid.

use super::{BIDS, BIDS_WIDTH, COLUMN, MARGIN, WIDTH, coin, columns, just_laid};
use crate::scene::{Align, Group, Label, Paint, Plate, Stamp, Symbol, Tone};
use crate::{PresentContext, Scene};
use lostcities_rules::games::rivals::{Action, Auction, Row, View};
use lostcities_rules::kernel::Seat;

/// Height of a row in pixels.
const HEIGHT: u16 = 112;
/// Height of a cell, and pixels from the row's top to it.
const CELL: u16 = 92;
const INSET: i16 = 8;
/// Where names and coins begin, and where points end.
const LEFT: i16 = 31;
const POINTS: i16 = 288;

pub(super) fn draw(
    scene: &mut Scene,
    y: i16,
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
) {
    let is_to_move = around.stopped.is_none() && view.to_move() == Some(seat);
    let is_winner = is_winner(view, seat, around);
    let is_out = view
        .auction()
        .is_some_and(|auction| !auction.active().contains(seat));
    let plate = Plate::new(WIDTH - 2 * MARGIN.unsigned_abs(), HEIGHT, 16);
    let plate = if is_winner {
        plate.fill(Paint::GoldPanel).edge(Paint::Gold, 3)
    } else if is_to_move {
        plate.fill(Paint::PanelLit).edge(Paint::Gold, 3)
    } else {
        plate.fill(Paint::Panel)
    };
    scene.put(MARGIN, y, plate);
    let bright = if is_out { Paint::Slate } else { Paint::Chalk };
    let name = around.names.get(seat).map_or("", String::as_str);
    if !name.is_empty() {
        let width = (POINTS - LEFT).unsigned_abs();
        scene.put(LEFT, y + 33, Label::word(name, 44, bright).fit(width));
    }
    coin(scene, LEFT + 22, y + 77, 44);
    let coins = Label::number(view.coins(seat).number().to_string(), 48, Paint::Gold);
    scene.put(LEFT + 54, y + 78, coins.align(Align::Left));
    let points = Label::number(view.points(seat).to_string(), 52, bright);
    scene.put(POINTS, y + 78, points.align(Align::Right));
    let laid = just_laid(around).filter(|(by, _)| *by == seat);
    for (x, row) in columns().zip(view.rows(seat)) {
        scene.put(x, y + INSET, cell(view, row));
        if laid.is_some_and(|(_, card)| card.colour() == row.colour()) {
            let frame = Plate::new(COLUMN + 8, CELL + 12, 16).edge(Paint::Chalk, 4);
            scene.put(x - 4, y + INSET - 4, frame);
        }
    }
    if is_winner {
        let crown = Stamp::new(Symbol::Crown, 64, Paint::Gold);
        scene.put(
            BIDS + BIDS_WIDTH.cast_signed() / 2,
            y + HEIGHT.cast_signed() / 2,
            crown,
        );
    } else if !view.is_over() && around.stopped.is_none() {
        bid(scene, y + INSET, view, seat);
    }
}

/// Whether the match is over and the seat has won it, alone or with others.
fn is_winner(view: &View, seat: Seat, around: &PresentContext<Action>) -> bool {
    if let Some(outcome) = &around.stopped {
        return outcome.places.get(seat.index()) == Some(&1);
    }
    let best = view.seats().map(|seat| view.points(seat)).max();
    view.is_over() && Some(view.points(seat)) == best
}

/// One row of cards: what lies last, a pip for every number up to the bonus, and what wagers multiply by. After the match
/// the points in place of the pips.
fn cell(view: &View, row: Row) -> Group {
    let of = |tone| Paint::Of(row.colour(), tone);
    let plate = Plate::new(COLUMN, CELL, 12);
    let symbol = Symbol::of(row.colour());
    if row.is_empty() {
        return Group::new()
            .with(
                0,
                0,
                Plate::new(COLUMN, CELL + 4, 12).dashed(of(Tone::Slot), 2),
            )
            .with(64, 48, Stamp::new(symbol, 40, of(Tone::Slot)));
    }
    let mut cell =
        Group::new()
            .with(0, 4, plate.fill(of(Tone::Near)))
            .with(0, 0, plate.fill(of(Tone::Full)));
    match row.last_rank() {
        Some(rank) => {
            let size = if rank.number() < 10 { 76 } else { 68 };
            cell.put(
                38,
                46,
                Label::number(rank.number().to_string(), size, Paint::Ink),
            );
        }
        None => cell.put(38, 46, Stamp::new(symbol, 46, Paint::Ink)),
    }
    if view.is_over() {
        let points = row.score(view.values()).points;
        cell.put(98, 28, Label::number(format!("+{points}"), 38, Paint::Ink));
    } else {
        pips(&mut cell, view, row);
    }
    if row.n_wagers() > 0 {
        cell.put(72, 52, Plate::pill(52, 36).fill(Paint::Ink));
        let factor = format!("×{}", row.n_wagers() + 1);
        cell.put(98, 70, Label::number(factor, 34, of(Tone::Full)));
    }
    cell
}

/// Pips in two columns, filled for every number that lies there, up to those that make the bonus.
fn pips(cell: &mut Group, view: &View, row: Row) {
    let n_pips = usize::from(view.values().bonus_min_numbers.value).min(4);
    let places = [(80, 9), (101, 9), (80, 29), (101, 29)];
    for (number, (x, y)) in places.into_iter().enumerate().take(n_pips) {
        let pip = Plate::new(16, 16, 5);
        let pip = if number < row.n_numbers() {
            pip.fill(Paint::Ink)
        } else {
            pip.edge(Paint::Of(row.colour(), Tone::Near), 3)
        };
        cell.put(x, y, pip);
    }
}

/// What the seat has bid: a coin, golden ground for the highest, struck out for who has passed.
fn bid(scene: &mut Scene, y: i16, view: &View, seat: Seat) {
    let plate = Plate::new(BIDS_WIDTH, CELL + 4, 14);
    let middle = (
        BIDS + BIDS_WIDTH.cast_signed() / 2,
        y + CELL.cast_signed() / 2 + 2,
    );
    let price = view
        .selection()
        .filter(|selection| selection.seat == seat)
        .map(|selection| selection.price);
    let auction = view.auction();
    let is_leader = price.is_some() || auction.is_some_and(|auction| auction.leader() == seat);
    let ground = if is_leader {
        Paint::GoldPanel
    } else {
        Paint::Ground
    };
    scene.put(BIDS, y, plate.fill(ground));
    let is_out = auction.is_some_and(|auction| !auction.active().contains(seat));
    let bid = price.or_else(|| {
        auction
            .copied()
            .and_then(|auction: Auction| auction.bid_of(seat))
    });
    if let Some(bid) = bid {
        let diameter = if is_leader { 78 } else { 64 };
        coin(scene, middle.0, middle.1 - 2, diameter);
        let label = Label::number(bid.number().to_string(), diameter * 2 / 3, Paint::Ink);
        scene.put(middle.0, middle.1 - 1, label);
    }
    if is_out {
        let width: u16 = if bid.is_some() { 92 } else { 40 };
        scene.put(
            middle.0 - width.cast_signed() / 2,
            middle.1 - 4,
            Plate::pill(width, 8).fill(Paint::Loss),
        );
    }
}
