//! The row of a seat: name, coins, points, a cell for every colour, and its bid.

use super::{BIDS, BIDS_WIDTH, COLUMN, MARGIN, WIDTH, coin, columns, just_laid};
use crate::mark::{SeatMark, panel};
use crate::scene::{Align, Group, Label, Paint, Plate, Stamp, Symbol, Tone};
use crate::{PresentContext, Scene};
use lostcities_rules::games::rivals::{Action, Auction, Row, View};
use lostcities_rules::kernel::Seat;

const HEIGHT: u16 = 112;
/// Height of a cell, and pixels from the row's top to it.
const CELL: u16 = 92;
const INSET: i16 = 8;
/// Where names and coins begin, and where names end.
const LEFT: i16 = 31;
const NAME_END: i16 = 344;

pub(super) fn draw(
    scene: &mut Scene,
    y: i16,
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
) {
    let is_to_move = around.stopped.is_none() && view.to_move() == Some(seat);
    let best = view.seats().map(|seat| view.points(seat)).max();
    let is_best = view.is_over() && Some(view.points(seat)) == best;
    let is_winner = around.has_won(seat, is_best);
    let is_out = view
        .auction()
        .is_some_and(|auction| !auction.active().contains(seat));
    let plate = Plate::new(WIDTH - 2 * MARGIN.unsigned_abs(), HEIGHT, 16);
    scene.put(MARGIN, y, panel(plate, is_winner, is_to_move));
    let bright = if is_out { Paint::Slate } else { Paint::Chalk };
    scene.put(LEFT + 22, y + 32, SeatMark::of(seat).drawn(36));
    let name = around.name(seat);
    if !name.is_empty() {
        let left = LEFT + 54;
        let width = (NAME_END - left).unsigned_abs();
        scene.put(left, y + 33, Label::word(name, 44, bright).fit(width));
    }
    coin(scene, LEFT + 22, y + 77, 44);
    let coins = Label::number(view.coins(seat).number().to_string(), 48, Paint::Gold);
    scene.put(LEFT + 54, y + 78, coins.align(Align::Left));
    let points = Label::number(view.points(seat).to_string(), 52, bright);
    let star = Stamp::new(Symbol::Star, 42, Paint::Slate);
    scene.put(LEFT + 182, y + 77, star);
    scene.put(LEFT + 212, y + 78, points.align(Align::Left));
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

/// One row of cards: what lies last, how near the bonus is, what wagers multiply by, and what all that is worth.
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
            let size = if rank.number() < 10 { 72 } else { 64 };
            let number = Label::number(rank.number().to_string(), size, Paint::Ink);
            cell.put(36, 36, number);
        }
        None => cell.put(36, 36, Stamp::new(symbol, 46, Paint::Ink)),
    }
    bonus(&mut cell, view, row);
    if row.n_wagers() > 0 {
        cell.put(72, 8, Plate::pill(50, 34).fill(Paint::Ink));
        let factor = format!("×{}", row.n_wagers() + 1);
        cell.put(97, 25, Label::number(factor, 32, of(Tone::Full)));
    }
    let points = row.score(view.values()).points;
    let worth = Label::number(format!("={points}"), 40, Paint::Ink);
    cell.put(121, 65, worth.align(Align::Right));
    cell
}

/// A dot for every number up to the bonus, filled for those that lie there; the bonus itself once they all do.
fn bonus(cell: &mut Group, view: &View, row: Row) {
    let score = row.score(view.values());
    if score.bonus > 0 {
        let bonus = Label::number(Label::signed(score.bonus.into()), 28, Paint::Ink);
        cell.put(36, 77, bonus);
        return;
    }
    let needed = i16::from(view.values().bonus_min_numbers.value);
    let n_numbers = i16::try_from(row.n_numbers()).unwrap_or(needed);
    for dot in 0..needed {
        let plate = Plate::disc(11);
        let plate = if dot < n_numbers {
            plate.fill(Paint::Ink)
        } else {
            plate.edge(Paint::Of(row.colour(), Tone::Rim), 2)
        };
        cell.put(36 - needed * 7 + dot * 14 + 2, 73, plate);
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
        let width: u16 = if bid.is_some() { 88 } else { 40 };
        scene.put(
            middle.0 - width.cast_signed() / 2,
            middle.1 - 4,
            Plate::pill(width, 8).fill(Paint::Loss),
        );
    }
}
