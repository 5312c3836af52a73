//! What one seat may hope for.

use super::Style;
use crate::numbers::float;
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Card, Cards, Expedition, Rank, View};
use lostcities_rules::kernel::Seat;

pub(super) struct Outlook<'a> {
    view: &'a View,
    pub(super) style: &'a Style,
    own: Seat,
    opponent: Seat,
    /// How many turns this seat may still have, unless discards are taken.
    turns: f32,
    /// How many cards in hand fit on expeditions that are begun.
    pending: f32,
    /// How likely a card that nobody has seen comes to this hand in time.
    chance: f32,
    unseen: Cards,
}

fn number(card: Card) -> f32 {
    card.rank().map_or(0.0, |rank| f32::from(rank.number()))
}

/// What the wagers of an expedition multiply by.
fn factor(expedition: Expedition) -> f32 {
    f32::from(1 + expedition.n_wagers())
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, style: &'a Style, own: Seat) -> Self {
        let unseen = view.unseen();
        let turns = (float(view.n_draw_pile()) + 1.0) * 0.5;
        let pending = view.hand().iter().filter(|&card| {
            view.is_playable(own, card) && !view.expedition(own, card.colour()).is_empty()
        });
        Self {
            view,
            style,
            own,
            opponent: own.next(2),
            turns,
            pending: float(pending.count()),
            chance: style.in_time * turns / float(unseen.len()).max(1.0),
            unseen,
        }
    }

    pub(super) fn own(&self, colour: Colour) -> Expedition {
        self.view.expedition(self.own, colour)
    }

    pub(super) fn top_of(&self, colour: Colour) -> Option<Card> {
        self.view.discard_pile(colour).top()
    }

    /// Whether more cards wait in hand than turns are left to play them.
    pub(super) fn is_short_of_time(&self) -> bool {
        // With the last card of the draw pile less than a turn is left, but time is of no use to a hand without a card to play.
        self.pending > 0.0 && self.pending >= self.turns - self.style.slack
    }

    /// What a card adds to an expedition that is begun and can take it.
    pub(super) fn points_of(&self, card: Card) -> f32 {
        number(card) * factor(self.own(card.colour()))
    }

    /// How likely this seat will have its own card to play.
    fn likelihood(&self, card: Card) -> f32 {
        if self.view.hand().contains(card) {
            1.0
        } else if self.unseen.contains(card) {
            self.chance
        } else if self.top_of(card.colour()) == Some(card) {
            self.style.on_top
        } else if self.view.known_cards(self.opponent).contains(card) {
            self.style.taken
        } else {
            0.0
        }
    }

    /// What playing `card` makes impossible: lower numbers, and wagers in hand.
    pub(super) fn shut_out_by(&self, card: Card) -> f32 {
        let Some(rank) = card.rank() else { return 0.0 };
        let colour = card.colour();
        let numbers: f32 = Rank::all()
            .take_while(|&lower| lower < rank)
            .map(|lower| Card::number(colour, lower))
            .filter(|&lower| self.view.is_playable(self.own, lower))
            .map(|lower| number(lower) * self.likelihood(lower))
            .sum();
        let wager = Card::wager(colour);
        let wagers = if self.view.is_playable(self.own, wager) {
            // A wager in hand would have multiplied what the expedition promises.
            let gained = self.prospect(colour, 1) - self.prospect(colour, 0);
            float(self.view.hand().count(wager)) * gained.max(0.0)
        } else {
            0.0
        };
        numbers * factor(self.own(colour)) + wagers
    }

    /// What the expedition of this colour promises to be worth in the end, with this many more wagers.
    pub(super) fn prospect(&self, colour: Colour, more_wagers: u8) -> f32 {
        self.prospect_with(colour, more_wagers, None)
    }

    /// The same if this seat had one more card in hand.
    fn prospect_with(&self, colour: Colour, more_wagers: u8, extra: Option<Card>) -> f32 {
        let expedition = self.own(colour);
        let mut time =
            (self.turns - self.pending_elsewhere(colour) - f32::from(more_wagers)).max(0.0);
        let mut sum: f32 = expedition
            .ranks()
            .map(|rank| f32::from(rank.number()))
            .sum();
        let mut n_cards = float(expedition.len()) + f32::from(more_wagers);
        for rank in Rank::all().rev() {
            let card = Card::number(colour, rank);
            if !self.view.is_playable(self.own, card) {
                continue;
            }
            let likelihood = if extra == Some(card) {
                1.0
            } else {
                self.likelihood(card)
            };
            let part = likelihood.min(time);
            time -= part;
            sum += part * number(card);
            n_cards += part;
        }
        let values = self.view.values();
        let cost = f32::from(values.cost.value);
        let long = f32::from(values.bonus_min_cards.value);
        // The bonus becomes likelier with every part of the last card that is missing.
        let bonus = f32::from(values.bonus.value) * (n_cards - long + 1.0).clamp(0.0, 1.0);
        (sum - cost) * (factor(expedition) + f32::from(more_wagers)) + bonus
    }

    /// How many cards in hand fit on expeditions of other colours that are begun.
    fn pending_elsewhere(&self, colour: Colour) -> f32 {
        let here = self.view.hand().iter().filter(|&card| {
            card.colour() == colour
                && self.view.is_playable(self.own, card)
                && !self.own(colour).is_empty()
        });
        self.pending - float(here.count())
    }

    pub(super) fn use_of(&self, card: Card) -> f32 {
        if !self.view.is_playable(self.own, card) {
            return 0.0;
        }
        if !self.own(card.colour()).is_empty() && !card.is_wager() {
            return self.points_of(card);
        }
        let prospect = self.prospect(card.colour(), u8::from(card.is_wager()));
        if card.is_wager() {
            return (prospect - self.prospect(card.colour(), 0)).max(1.0);
        }
        // The higher the hopes, the less of the card is idle.
        number(card) * (self.style.idle + prospect / self.style.hopes).clamp(self.style.idle, 1.0)
    }

    /// What a card would be worth to this seat if it took it now.
    pub(super) fn gain_from(&self, card: Card) -> f32 {
        if !self.view.is_playable(self.own, card) {
            return 0.0;
        }
        let colour = card.colour();
        if !self.own(colour).is_empty() && !card.is_wager() {
            // Where time is short, the card would only wait with the others.
            return if self.is_short_of_time() {
                0.0
            } else {
                self.points_of(card)
            };
        }
        let (more_wagers, extra) = if card.is_wager() {
            (1, None)
        } else {
            (0, Some(card))
        };
        let before = self.prospect(colour, 0).max(0.0);
        (self.prospect_with(colour, more_wagers, extra).max(0.0) - before).max(0.0)
    }

    pub(super) fn use_to_opponent(&self, card: Card) -> f32 {
        if !self.view.is_playable(self.opponent, card) {
            return 0.0;
        }
        let expedition = self.view.expedition(self.opponent, card.colour());
        if expedition.is_empty() {
            let known = self.view.known_cards(self.opponent).iter();
            let collected = known.filter(|other| other.colour() == card.colour());
            return self.style.idle_there
                * number(card).max(2.0)
                * (1.0 + float(collected.count()));
        }
        if card.is_wager() {
            return self.style.wager;
        }
        number(card) * factor(expedition)
    }
}
