//! Playing the rest of a round out.

use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Step, Turn, Viewer};
use lostcities_rules::review::Milli;

use super::Reviewed;

/// Plays the rest of a round out with quick players.
pub(super) struct Playout<G: Game> {
    policy: &'static dyn Bot<G>,
    legal: Vec<G::Action>,
    max_acts: u32,
}

/// How a seat fared.
pub(super) struct Fared {
    /// Its points when it had no more to do at first.
    pub now: i32,
    /// The turns that it had after that.
    pub turns: i32,
}

impl<G: Reviewed> Playout<G> {
    pub(super) const fn new(policy: &'static dyn Bot<G>, max_acts: u32) -> Self {
        Self {
            policy,
            legal: Vec::new(),
            max_acts,
        }
    }

    /// Plays to the end of the round, or of the match. `seat` does what `script` says as long as that can be done, and then
    /// plays like everybody.
    pub(super) fn play_on(
        &mut self,
        game: &mut G,
        seat: Seat,
        script: &[G::Action],
        chance: &mut GameRng,
    ) -> Fared {
        // Quick players draw nothing from it.
        let mut unused = chance.clone();
        let (mut is_over, mut now, mut turns, mut last) = (false, None, 0, Some(seat));
        let mut script = script.iter();
        let mut acts_left = self.max_acts;
        while !is_over {
            if now.is_none() && !game.turn().seats().contains(seat) {
                now = Some(game.points()[seat]);
            }
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(chance)),
                Turn::Seats(_) if acts_left == 0 => break,
                Turn::Seats(seats) => {
                    acts_left -= 1;
                    let is_own = now.is_none();
                    let first = seats.iter().next().expect("a turn belongs to a seat");
                    let acting = if is_own { seat } else { first };
                    turns += i32::from(acting == seat && last != Some(seat));
                    last = Some(acting);
                    game.legal_actions(acting, &mut self.legal);
                    let scripted = if is_own { script.next() } else { None };
                    let action = match (scripted, &self.legal[..]) {
                        (Some(action), legal) if legal.contains(action) => *action,
                        (_, &[only]) => only,
                        _ => {
                            let view = game.view(Viewer::Seat(acting));
                            self.policy.choose(&view, &self.legal, &mut unused)
                        }
                    };
                    Step::Act {
                        seat: acting,
                        action,
                    }
                }
            };
            game.apply(&step, &mut |effect| is_over |= G::ends(&effect))
                .expect("what the rules list is legal");
        }
        Fared {
            now: now.unwrap_or_else(|| game.points()[seat]),
            turns,
        }
    }
}

/// What every seat has: its points, and what else it has that will count.
pub(super) fn standing<G: Reviewed>(game: &G) -> Vec<Milli> {
    let points = game.points();
    let points = points.as_slice().iter().copied().map(Milli::of_points);
    let mut standing: Vec<Milli> = points.collect();
    if game.turn() != Turn::Over {
        for (seat, has) in Seat::all(game.n_seats()).zip(&mut standing) {
            *has += game.promise(seat);
        }
    }
    standing
}

pub(super) fn leads(standing: &[Milli]) -> Vec<Milli> {
    let lead = |(own, &has): (usize, &Milli)| {
        let others = standing.iter().enumerate();
        let others = others.filter(|(other, _)| *other != own);
        has - others.map(|(_, &has)| has).max().unwrap_or(has)
    };
    standing.iter().enumerate().map(lead).collect()
}
