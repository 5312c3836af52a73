//! Colours that are alike, put in one order before a player thinks.

use lostcities_rules::games::{ColourPermutation, classic, rivals};
use lostcities_rules::kernel::{Bot, Game, GameRng};

/// A game in which no colour is worth more than another: with its colours in other places it is the same match.
pub(crate) trait ColourSymmetric: Game {
    /// An order of the colours that follows from what `view` shows in them.
    fn sorted_colours(view: &Self::View) -> ColourPermutation;

    fn permuted_view(view: &Self::View, by: ColourPermutation) -> Self::View;

    fn permuted_action(action: Self::Action, by: ColourPermutation) -> Self::Action;
}

/// Lets a player think about the position with its colours sorted by what lies in them. Whatever order it draws its worlds and tries
/// its actions in, exchanged colours are then answered with the exchanged action.
pub(crate) struct Canonical<B>(pub B);

impl<G: ColourSymmetric, B: Bot<G>> Bot<G> for Canonical<B> {
    fn choose(&self, view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        let sorting = G::sorted_colours(view);
        let sorted_view = G::permuted_view(view, sorting);
        let actions = legal.iter();
        let mut sorted: Vec<G::Action> = actions
            .map(|&action| G::permuted_action(action, sorting))
            .collect();
        sorted.sort();
        let chosen = self.0.choose(&sorted_view, &sorted, rng);
        G::permuted_action(chosen, sorting.inverse())
    }
}

impl ColourSymmetric for classic::Classic {
    fn sorted_colours(view: &classic::View) -> ColourPermutation {
        view.sorted_colours()
    }

    fn permuted_view(view: &classic::View, by: ColourPermutation) -> classic::View {
        view.permuted(by)
    }

    fn permuted_action(action: classic::Action, by: ColourPermutation) -> classic::Action {
        action.permuted(by)
    }
}

impl ColourSymmetric for rivals::Rivals {
    fn sorted_colours(view: &rivals::View) -> ColourPermutation {
        view.sorted_colours()
    }

    fn permuted_view(view: &rivals::View, by: ColourPermutation) -> rivals::View {
        view.permuted(by)
    }

    fn permuted_action(action: rivals::Action, by: ColourPermutation) -> rivals::Action {
        action.permuted(by)
    }
}
