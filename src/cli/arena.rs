//! A referee between programs that play over LCP.

mod contestant;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use serde_json::Value;

use super::setup_flags::SetupFlags;
use crate::ai::arena::{Sums, lead, share};
use crate::games::GameKind;
use crate::kernel::{Numbering, Outcome, Seat, Seed};
use crate::present::Match;
use crate::registry;
use contestant::{Contestant, Fault};

/// A program that has failed so often ends the arena.
const MOST_FAULTS: u32 = 10;

/// Who plays which matches.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// A command that speaks LCP, its words separated by spaces, or `builtin:LEVEL`. It has one seat of each match.
    #[arg(long, value_name = "COMMAND")]
    a: String,
    /// Another one. It has all other seats.
    #[arg(long, value_name = "COMMAND")]
    b: String,
    #[arg(long, default_value = "classic")]
    game: GameKind,
    /// How many deals; each is played with the first command in every seat.
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// What all of them are drawn from.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many seats a match has; as few as the game allows if not given.
    #[arg(long)]
    seats: Option<u8>,
    /// How many seconds an answer may take; who takes longer has lost the match.
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    patience: u32,
    #[command(flatten)]
    setup: SetupFlags,
}

pub async fn run(args: ArenaArgs, values: &[PathBuf]) -> anyhow::Result<()> {
    let mut options = args.setup.options();
    options.extend(args.seats.map(|seats| ("seats".to_owned(), seats.into())));
    let setup = registry::setup(args.game, &Value::Object(options))?;
    let fresh = registry::start(args.game, setup, registry::table_version())?;
    let patience = Duration::from_secs(args.patience.into());
    let mut arena = Arena {
        game: args.game,
        a: Contestant::new(&args.a, patience, values)?,
        b: Contestant::new(&args.b, patience, values)?,
        won: Sums::default(),
        lead: Sums::default(),
        acts: Sums::default(),
    };
    let mut n_deals = 0;
    while n_deals < args.deals && arena.a.n_faults().max(arena.b.n_faults()) < MOST_FAULTS {
        let seed = Seed::simulated(args.seed, n_deals).numbered(Numbering::Draw);
        arena.deal(fresh.as_ref(), &seed).await;
        n_deals += 1;
    }
    let (won, won_error) = arena.won.mean();
    let (ahead, error) = arena.lead.mean();
    writeln!(
        io::stdout(),
        "{}, {n_deals} deals with a in every seat\n\
         a won {:.1} ± {:.1} % of the matches\n\
         a is {ahead:+.1} ± {error:.1} points ahead a match\n\
         {:.1} acts a match\na: {}\nb: {}",
        args.game.slug(),
        100.0 * won,
        100.0 * won_error,
        arena.acts.mean().0,
        arena.a,
        arena.b
    )?;
    anyhow::ensure!(n_deals == args.deals, "one of them has failed too often");
    Ok(())
}

struct Arena {
    game: GameKind,
    a: Contestant,
    b: Contestant,
    /// The part of a deal's matches that the first has won.
    won: Sums,
    /// How far it is ahead of the mean of the others, over the deals of which every match was played to its end.
    lead: Sums,
    /// How many acts such a match has; in the card game each is half a turn.
    acts: Sums,
}

impl Arena {
    /// Plays a deal with the first command in every seat.
    async fn deal(&mut self, fresh: &dyn Match, seed: &Seed) {
        let n_seats = fresh.n_seats();
        let (mut won, mut ahead) = (0.0, Some(0.0));
        for own in Seat::all(n_seats) {
            match self.play(fresh, seed, own).await {
                Ok(outcome) => {
                    won += share(&outcome, own);
                    ahead = ahead.map(|sum| sum + lead(&outcome, own));
                }
                Err((loser, fault)) => {
                    ahead = None;
                    won += f64::from(u8::from(loser != own));
                    self.at(loser, own).failed(&fault);
                }
            }
        }
        self.won.add(won / f64::from(n_seats));
        if let Some(ahead) = ahead {
            self.lead.add(ahead / f64::from(n_seats));
        }
    }

    /// Plays a match with the first command in seat `own`; if one fails, says in which seat.
    async fn play(
        &mut self,
        fresh: &dyn Match,
        seed: &Seed,
        own: Seat,
    ) -> Result<Outcome, (Seat, Fault)> {
        let mut playing = fresh.boxed_clone();
        let game = self.game;
        loop {
            playing.draw_due_chance(seed);
            if playing.play_forced() {
                continue;
            }
            let Some(seat) = playing.turn().seats().iter().next() else {
                break;
            };
            let contestant = self.at(seat, own);
            let act = contestant.choose(game, playing.as_ref(), seat).await;
            let act = act.map_err(|fault| (seat, fault))?;
            let played = playing.act(seat, &act);
            played.map_err(|_| (seat, Fault::Illegal(act)))?;
        }
        let acts = (0..playing.n_steps()).filter(|&step| playing.actor(step).is_some());
        self.acts.add(acts.map(|_| 1.0).sum());
        Ok(playing.outcome().expect("a match without a turn is over"))
    }

    /// Who has `seat` in a match in which the first command has seat `own`.
    fn at(&mut self, seat: Seat, own: Seat) -> &mut Contestant {
        if seat == own {
            &mut self.a
        } else {
            &mut self.b
        }
    }
}
