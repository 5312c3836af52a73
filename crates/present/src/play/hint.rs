//! What the computer player would do in a seat, and why, from nothing but what the seat may know.

use super::{Player, Playing};
use crate::{Msg, Present};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Step, Viewer};

pub trait MatchHint {
    /// What a computer player of the normal level would do in `seat` if it neither looked ahead nor slipped, in one sentence
    /// with its reasons: points now, points expected at the end, and time left. `None` if it is not the seat's turn.
    ///
    /// It follows from the seat's view and `rng` alone. The rest of the match is played out many times, which takes long:
    /// not for an async thread.
    fn hint(&self, seat: Seat, rng: &mut GameRng) -> Option<Msg>;
}

/// How often the rest of a match is played out: a fixed number, so that no clock changes the answer.
const N_WORLDS: i32 = 12;

/// Nobody plays on for longer than this many acts, more than any match has.
const MAX_ACTS: u32 = 5_000;

impl<G: Present> MatchHint for Playing<G> {
    fn hint(&self, seat: Seat, rng: &mut GameRng) -> Option<Msg> {
        let adviser = self.named(Player::Quick)?;
        // How a match goes on is wanted roughly and often; the quicker player is good enough for that.
        let others = self.greedy.unwrap_or(adviser);
        hint::<G>(
            &self.game.view(Viewer::Seat(seat)),
            seat,
            adviser,
            others,
            rng,
        )
    }
}

/// The hint for the player who sees this view. It gets no position, so that it cannot look at what the seat may not know.
fn hint<G: Present>(
    view: &G::View,
    seat: Seat,
    adviser: &dyn Bot<G>,
    others: &dyn Bot<G>,
    rng: &mut GameRng,
) -> Option<Msg> {
    let mut legal = Vec::new();
    G::determinize(view, rng).legal_actions(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let action = adviser.choose(view, &legal, rng);
    let (mut now, mut expected, mut turns) = (0, 0, 0);
    for _ in 0..N_WORLDS {
        let mut world = G::determinize(view, rng);
        let before = points(&world, seat);
        world
            .apply(&Step::Act { seat, action }, &mut |_| ())
            .expect("what is legal depends on the view alone");
        // Acts are public: what one scores at once is the same in every world.
        now = points(&world, seat) - before;
        turns += play_on(&mut world, seat, others, rng);
        expected += points(&world, seat);
    }
    let choice = G::choice(view, action);
    let advice = match G::reason(view, action) {
        Some(why) => Msg::new("hint-because").with("why", why),
        None => Msg::new("hint-advice"),
    };
    Some(
        Msg::new("hint")
            .with("advice", advice.with("choice", choice))
            .with("now", now)
            .with("expected", mean(expected))
            .with("turns", mean(turns)),
    )
}

/// The points of a seat as they would count now.
fn points<G: Game>(game: &G, seat: Seat) -> i32 {
    game.points()[seat]
}

/// A sum over all worlds as the mean of one, rounded.
const fn mean(sum: i32) -> i32 {
    (2 * sum + N_WORLDS).div_euclid(2 * N_WORLDS)
}

/// Plays a match to its end, and says how many turns `seat` had in that.
fn play_on<G: Game>(game: &mut G, seat: Seat, bot: &dyn Bot<G>, rng: &mut GameRng) -> i32 {
    let mut legal = Vec::new();
    let (mut turns, mut last) = (0, Some(seat));
    for _ in 0..MAX_ACTS {
        let step = game.next_step(rng, |acting, rng| {
            turns += i32::from(acting == seat && last != Some(seat));
            last = Some(acting);
            game.legal_actions(acting, &mut legal);
            bot.choose(&game.view(Viewer::Seat(acting)), &legal, rng)
        });
        let Some(step) = step else { break };
        game.apply(&step, &mut |_| ())
            .expect("a game accepts what it offered itself");
    }
    turns
}
