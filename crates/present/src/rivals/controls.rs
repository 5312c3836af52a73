//! What can be pressed; everything is public, so the controls are below the board itself.

use super::choice::{choice, with_coins};
use crate::card::{about, emblem_of, faces};
use crate::colour::coloured;
use crate::{Control, Emblem, Look, Msg, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::rivals::{Action, Auction, Card, Coins, Phase, Selection, View};
use lostcities_rules::kernel::Seat;

const ROW: usize = 5;

const MENU: usize = 25;

/// This many different cards are laid by buttons, more by a menu.
const MOST_BUTTONS: usize = 2 * ROW;

/// Before the letter of a colour: the focus that shows what can be done with its cards.
const COLOUR: &str = "colour.";

/// The focus that asks whether a player really wants to lay nothing.
const NOTHING: &str = "nothing";

/// The act that stands for laying all that fits, which would be too long for a button one by one.
const LAY_ALL: &str = "lay.all";

/// The acts that a word stands for which is none itself.
pub(super) fn several(view: &View, word: &str) -> Vec<Action> {
    match view.phase() {
        Phase::Selecting(selection) if word == LAY_ALL => all_that_fit(view, selection.seat),
        _ => Vec::new(),
    }
}

/// Every card of the display that the seat may lay, in an order in which none shuts out another: wagers first, then upwards.
fn all_that_fit(view: &View, seat: Seat) -> Vec<Action> {
    let cards = view.display().iter();
    let fitting = cards.filter(|&card| view.may_lay(seat, card).is_ok());
    fitting.map(Action::Lay).collect()
}

pub(super) fn rows(view: &View) -> Vec<Row> {
    match view.phase() {
        Phase::Action { seat } => begin(view, seat),
        Phase::Bidding(auction) => bid(view, auction),
        Phase::Selecting(selection) => select(view, selection),
        Phase::Beginning | Phase::StartWagers { .. } | Phase::Turning { .. } | Phase::Over => {
            Vec::new()
        }
    }
}

fn act(action: Action, label: Msg) -> Control {
    Control::new(Press::Act(action.to_string()), label)
}

/// A card is turned, or an auction opened: with one coin by a button, with more by a menu.
fn begin(view: &View, seat: Seat) -> Vec<Row> {
    let may_auction = view.may_auction(seat);
    let auction = with_coins(Msg::new("button-rivals-auction"), Coins::ONE);
    let mut rows = vec![Row::Buttons(vec![
        act(Action::Reveal, Msg::new("button-rivals-reveal")).look(Look::Primary),
        act(Action::Auction(Coins::ONE), auction)
            .emblem(Emblem::Coin)
            .look(Look::Go)
            .enabled(may_auction),
    ])];
    if may_auction {
        let bids = Coins::ONE.raised().up_to(view.coins(seat));
        rows.extend(menu("rivals-menu-auction", bids.map(Action::Auction)));
    }
    rows
}

/// One coin more, any bid that can be paid, or no bid any more.
fn bid(view: &View, auction: Auction) -> Vec<Row> {
    let next = auction.high().raised();
    let bids = next.raised().up_to(view.coins(auction.to_speak()));
    let mut rows = vec![Row::Buttons(vec![
        act(
            Action::Bid(next),
            with_coins(Msg::new("button-rivals-bid"), next),
        )
        .emblem(Emblem::Coin)
        .look(Look::Go),
        act(Action::Pass, Msg::new("button-rivals-pass")),
    ])];
    rows.extend(menu("rivals-menu-bid", bids.map(Action::Bid)));
    rows
}

/// The cards with where they would go, the end and the way back, and the one card that may be removed.
fn select(view: &View, selection: Selection) -> Vec<Row> {
    let seat = selection.seat;
    let cards: Vec<Card> = view.display().faces().collect();
    if cards.len() > MENU {
        return vec![colours(view), finish(view, selection, None)];
    }
    let is_legal = |card: &Card| view.may_lay(seat, *card).is_ok();
    let mut rows: Vec<Row> = if cards.len() <= MOST_BUTTONS {
        buttons(view, seat, &cards)
    } else {
        let legal = cards.iter().copied().filter(is_legal);
        menu("rivals-menu-lay", legal.map(Action::Lay))
            .into_iter()
            .collect()
    };
    rows.extend(remove(selection, &cards));
    rows.push(finish(view, selection, None));
    rows
}

/// The colours of the display; each leads to what can be done with its cards. They are in place of the cards where those
/// are more than a menu can show: if nobody lays anything, up to 50 different ones may lie there.
fn colours(view: &View) -> Row {
    let entry = |&colour: &Colour| {
        let cards = faces(of_colour(view, colour));
        let label = coloured(Msg::new("rivals-menu-colour-entry"), colour).with("cards", cards);
        Control::new(Press::Focus(format!("{COLOUR}{colour}")), label)
            .emblem(Emblem::Expedition(colour))
    };
    let lies_there = |&colour: &&Colour| of_colour(view, *colour).next().is_some();
    Row::Menu {
        placeholder: Msg::new("rivals-menu-colour"),
        entries: view
            .colours()
            .iter()
            .filter(lies_there)
            .map(entry)
            .collect(),
    }
}

/// Whether the player who has paid for the selection has laid nothing yet although they could.
fn would_waste(view: &View, selection: Selection) -> bool {
    let may_lay = |card| view.may_lay(selection.seat, card).is_ok();
    selection.n_acts == 0 && view.display().faces().any(may_lay)
}

/// Whether `focus` asks if the player who has won really wants to lay nothing.
pub(super) fn is_to_lay_nothing(view: &View, focus: &str) -> bool {
    let waste = |selection| would_waste(view, selection);
    focus == NOTHING && matches!(view.phase(), Phase::Selecting(selection) if waste(selection))
}

/// What the player who has won can do with the cards of the colour that is picked; `None` if none is, or nothing can be done.
pub(super) fn picked(view: &View, focus: &str) -> Option<Vec<Row>> {
    let Phase::Selecting(selection) = view.phase() else {
        return None;
    };
    if is_to_lay_nothing(view, focus) {
        let nothing = act(Action::Done, Msg::new("button-rivals-lay-nothing"));
        let back = Control::new(Press::Unfocus, Msg::new("button-back"));
        return Some(vec![Row::Buttons(vec![nothing.look(Look::Danger), back])]);
    }
    let colour = focus.strip_prefix(COLOUR)?.parse().ok()?;
    let cards: Vec<Card> = of_colour(view, colour).collect();
    let mut rows = buttons(view, selection.seat, &cards);
    let back = Control::new(Press::Unfocus, Msg::new("button-back"));
    rows.extend(remove(selection, &cards));
    rows.push(finish(view, selection, Some(back)));
    (!cards.is_empty()).then_some(rows)
}

fn of_colour(view: &View, colour: Colour) -> impl Iterator<Item = Card> {
    let cards = view.display().faces();
    cards.filter(move |card| card.colour() == colour)
}

/// A button to lay each of these cards; a colour has ten different ones, so that two rows have room for them.
fn buttons(view: &View, seat: Seat, cards: &[Card]) -> Vec<Row> {
    let buttons: Vec<Control> = cards.iter().map(|&card| lay(view, seat, card)).collect();
    let in_rows = buttons.chunks(ROW);
    in_rows.map(|row| Row::Buttons(row.to_vec())).collect()
}

/// The way back to the colours where there is one, all that fits at once, the end, and the way back from what was laid.
fn finish(view: &View, selection: Selection, back: Option<Control>) -> Row {
    let done = if would_waste(view, selection) {
        let ask = Press::Focus(NOTHING.to_owned());
        Control::new(ask, Msg::new("button-rivals-lay-nothing")).look(Look::Danger)
    } else {
        act(Action::Done, Msg::new("button-rivals-done")).look(Look::Primary)
    };
    let take_back = Control::new(Press::TakeBack, Msg::new("button-take-back"));
    let take_back = take_back.enabled(selection.n_acts > 0);
    let n_fitting = all_that_fit(view, selection.seat).len();
    let all = (n_fitting > 1).then(|| {
        let label = Msg::new("button-rivals-lay-all").with("cards", n_fitting);
        Control::new(Press::Act(LAY_ALL.to_owned()), label).look(Look::Go)
    });
    let row = back.into_iter().chain(all).chain([done, take_back]);
    Row::Buttons(row.collect())
}

/// The one card that may be removed, if it still may.
fn remove(selection: Selection, cards: &[Card]) -> Option<Row> {
    let removals = cards.iter().copied().map(Action::Remove);
    if selection.has_removed {
        None
    } else {
        menu("rivals-menu-remove", removals)
    }
}

fn lay(view: &View, seat: Seat, card: Card) -> Control {
    let label = about(Msg::new("button-rivals-lay"), card);
    act(Action::Lay(card), label)
        .emblem(emblem_of(card))
        .enabled(view.may_lay(seat, card).is_ok())
}

/// A menu of actions; none if there is none. Of more than Discord shows, the last takes the last place: among bids that
/// is the highest.
fn menu(placeholder: &'static str, actions: impl Iterator<Item = Action>) -> Option<Row> {
    let entry = |action: Action| {
        let entry = act(action, choice(action));
        match action {
            Action::Lay(card) | Action::Remove(card) => entry.emblem(emblem_of(card)),
            Action::Auction(_) | Action::Bid(_) => entry.emblem(Emblem::Coin),
            Action::Reveal | Action::Pass | Action::Done => entry,
        }
    };
    menu_of(placeholder, actions.map(entry).collect())
}

/// The same of any entries.
pub(super) fn menu_of(placeholder: &'static str, mut entries: Vec<Control>) -> Option<Row> {
    if entries.len() > MENU {
        let last = entries.pop();
        entries.truncate(MENU - 1);
        entries.extend(last);
    }
    (!entries.is_empty()).then(|| Row::Menu {
        placeholder: Msg::new(placeholder),
        entries,
    })
}
