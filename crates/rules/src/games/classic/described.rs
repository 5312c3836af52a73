//! A view that another player describes: another program that plays the same game.

use thiserror::Error;

use super::{Card, Cards, Classic, N_SEATS, Phase, Setup, View};
use crate::games::values::ClassicValues;
use crate::kernel::{Eyes, Game, Seat, Viewer};

/// What lies open in a round of five colours, and what the seat to move holds. It is to play or discard a card.
#[derive(Clone, Debug)]
pub struct Described {
    pub seat: Seat,
    /// Their hand. Seen by them only.
    pub hand: Vec<Card>,
    /// The cards that each seat has played, those of one colour oldest first. Seen by everybody.
    pub played: [Vec<Card>; N_SEATS],
    /// The discarded cards, those of one colour oldest first. Seen by everybody.
    pub discards: Vec<Card>,
    /// Cards in each hand that everybody saw being taken. Seen by everybody.
    pub known: [Vec<Card>; N_SEATS],
    /// How many cards the draw pile has. Seen by everybody.
    pub n_draw_pile: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoSuchView {
    #[error("the card {0} is there too often")]
    TooOften(Card),
    #[error("{0} cannot be played on that expedition")]
    DoesNotRise(Card),
    #[error("a hand has {0} cards")]
    Hand(u8),
    #[error("the known card {0} is elsewhere")]
    Known(Card),
    /// The open cards, both hands and the draw pile are not the whole game.
    #[error("the draw pile should have {0} cards")]
    DrawPile(usize),
}

impl View {
    /// The view of the seat to move. As nothing is said of earlier turns, it is taken for one in which a card was just drawn.
    ///
    /// # Errors
    /// If no round can look like this.
    #[expect(
        clippy::missing_panics_doc,
        reason = "the setup is one that can be played"
    )]
    pub fn described(
        described: &Described,
        values: &'static ClassicValues,
    ) -> Result<Self, NoSuchView> {
        let setup = Setup::new(1, 5).expect("a match of one round and five colours");
        let mut view = Classic::start(&setup, values).view(Viewer::Spectator);
        let mut unused = Cards::all(setup.n_colours());
        let mut take = |card: Card| {
            if !unused.contains(card) {
                return Err(NoSuchView::TooOften(card));
            }
            unused.remove(card);
            Ok(card)
        };
        for (seat, played) in Seat::all(2).zip(&described.played) {
            for &card in played {
                let card = take(card)?;
                if !view.is_playable(seat, card) {
                    return Err(NoSuchView::DoesNotRise(card));
                }
                view.lay(seat, card);
            }
        }
        for &card in &described.discards {
            view.discards.push(take(card)?);
        }
        let mut hand = Cards::NONE;
        for &card in &described.hand {
            hand.add(take(card)?);
        }
        let n_hand = values.hand.value;
        if hand.len() != usize::from(n_hand) {
            return Err(NoSuchView::Hand(n_hand));
        }
        for (seat, known) in Seat::all(2).zip(&described.known) {
            if known.len() > usize::from(n_hand) {
                return Err(NoSuchView::Hand(n_hand));
            }
            let mut held = if seat == described.seat { hand } else { unused };
            for &card in known {
                if !held.contains(card) {
                    return Err(NoSuchView::Known(card));
                }
                held.remove(card);
                view.known[seat.index()].add(card);
            }
        }
        let n_draw_pile = unused.len().saturating_sub(usize::from(n_hand));
        // With its last card the round would be over.
        if n_draw_pile == 0 || n_draw_pile != usize::from(described.n_draw_pile) {
            return Err(NoSuchView::DrawPile(n_draw_pile));
        }
        Ok(Self {
            eyes: Eyes::Seat(described.seat, hand),
            phase: Phase::Play {
                seat: described.seat,
            },
            n_hand: [n_hand; N_SEATS],
            n_draw_pile: described.n_draw_pile,
            ..view
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::values::Values;
    use crate::kernel::Seed;

    fn values() -> &'static ClassicValues {
        &Values::latest().classic
    }

    /// What a round looks like to the seat that is to play a card.
    fn described(view: &View, seat: Seat) -> Described {
        let colours = view.colours();
        Described {
            seat,
            hand: view.hand().iter().collect(),
            played: [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| {
                let rows = colours.iter().map(|&colour| view.expedition(seat, colour));
                rows.flat_map(|row| row.cards().collect::<Vec<_>>())
                    .collect()
            }),
            discards: colours
                .iter()
                .flat_map(|&colour| view.discard_pile(colour).cards().collect::<Vec<_>>())
                .collect(),
            known: [Seat::FIRST, Seat::FIRST.next(2)]
                .map(|seat| view.known_cards(seat).iter().collect()),
            n_draw_pile: u8::try_from(view.n_draw_pile()).unwrap(),
        }
    }

    #[test]
    fn a_view_that_is_described_is_the_one_that_was_seen() {
        for number in 0..40 {
            let seed = Seed::simulated(3, number);
            let mut whims = seed.whims();
            let setup = Setup::new(1, 5).unwrap();
            let mut game = Classic::start(&setup, values());
            let (mut ply, mut scratch) = (0, Vec::new());
            while let Some(step) = game.next_step(&mut seed.at(ply), |seat, _| {
                let view = game.view(Viewer::Seat(seat));
                if matches!(view.phase(), Phase::Play { .. }) {
                    let read = View::described(&described(&view, seat), values()).unwrap();
                    // Who began and how long nobody has drawn are not described.
                    let expected = View {
                        starter: read.starter,
                        stall: read.stall,
                        ..view
                    };
                    assert_eq!(read, expected, "round {number}, step {ply}");
                }
                game.random_action(seat, &mut whims, &mut scratch).unwrap()
            }) {
                game.apply(&step, &mut |_| ()).unwrap();
                ply += 1;
            }
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let hand = ["y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9"].map(card);
        let sound = Described {
            seat: Seat::FIRST,
            hand: hand.to_vec(),
            played: [Vec::new(), Vec::new()],
            discards: Vec::new(),
            known: [Vec::new(), Vec::new()],
            n_draw_pile: 44,
        };
        let refused = |change: &dyn Fn(&mut Described)| {
            let mut described = sound.clone();
            change(&mut described);
            View::described(&described, values()).unwrap_err()
        };
        assert!(View::described(&sound, values()).is_ok());
        let twice = refused(&|it| it.discards.push(card("y2")));
        assert_eq!(twice, NoSuchView::TooOften(card("y2")));
        let falling = refused(&|it| it.played[1] = vec![card("b5"), card("b4")]);
        assert_eq!(falling, NoSuchView::DoesNotRise(card("b4")));
        let short = refused(&|it| it.hand.truncate(7));
        assert_eq!(short, NoSuchView::Hand(8));
        let known = refused(&|it| it.known[1].push(card("y2")));
        assert_eq!(known, NoSuchView::Known(card("y2")));
        let nine = ["b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10"].map(card);
        let known = refused(&|it| it.known[1] = nine.to_vec());
        assert_eq!(known, NoSuchView::Hand(8));
        let pile = refused(&|it| it.n_draw_pile = 43);
        assert_eq!(pile, NoSuchView::DrawPile(44));
        let over = refused(&|it| {
            let view = View::described(&sound, values()).unwrap();
            let all = view.colours().iter().flat_map(|&colour| {
                let ranks = (2..=10).map(move |rank| format!("{}{rank}", colour.letter()));
                ranks.chain((0..3).map(move |_| format!("{}w", colour.letter())))
            });
            let rest = all
                .map(|text| card(&text))
                .filter(|card| !hand.contains(card));
            it.discards = rest.take(44).collect();
            it.n_draw_pile = 0;
        });
        assert_eq!(over, NoSuchView::DrawPile(0));
    }
}
