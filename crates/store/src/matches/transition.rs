//! What can happen to a match, and how far it has come then.

use serde_json::Value;

use crate::kernel::{BySeat, Ending, Seat, Timestamp};
use crate::locks::Scope;
use crate::{Closing, FinalResult, GuildId, Occupant, PersonId, Ring, Snowflake, Status};

#[derive(Clone, Debug)]
pub enum Transition {
    /// People join a table that has not started, or leave it.
    Reseat(Seating),
    /// The first cards are dealt.
    Begin {
        /// What Discord chose after the commitment was public.
        snowflake: Snowflake,
        /// Who sits where, if that changes with the start.
        seating: Option<Seating>,
        steps: Vec<Value>,
    },
    /// Seats act, and chance adds to it; the match goes on.
    Play {
        steps: NewSteps,
        /// The seat whose offer of a draw is still open.
        draw_offer: Option<Seat>,
    },
    TakeBack {
        keep: usize,
    },
    /// A person leaves their seat to a computer player of the normal level.
    HandOver(Seat),
    OfferDraw(Seat),
    DeclineDraw,
    /// The match ends with a result.
    Finish {
        /// What led to the end.
        steps: NewSteps,
        ending: Ending,
        final_result: FinalResult,
    },
    /// It no longer holds its channel until a person acts.
    Sleep {
        since: Timestamp,
    },
    /// A moderator has it sleep. The log of the server says so.
    PutToSleep {
        since: Timestamp,
        guild: GuildId,
        by: PersonId,
    },
    /// Clocks reach their next stage, and people are called once more.
    Ring(Vec<Ring>),
    /// A seat gets its whole time again.
    Extend(Seat),
    /// A computer player stands in for a person who does not move, until they come back.
    StandIn(Seat),
    /// The person for whom a computer player stood in has their seat again.
    Return(Seat),
    /// A seat ends the match because another one did not move. It may take that back, and the match sleeps meanwhile.
    CallOff {
        /// Who ended it for whose absence.
        closing: Closing,
        since: Timestamp,
        /// Until when that can be taken back.
        until: Timestamp,
    },
    /// The player of this seat, for whose absence the match was ended, asks that it goes on.
    AskToGoOn(Seat),
    /// The match is not ended after all.
    GoOn {
        /// Since when it sleeps; `None` if it holds its channel again.
        asleep_since: Option<Timestamp>,
    },
    /// A challenge or table is declined or withdrawn, or expires.
    Close {
        /// Who did that; `None` if it expires.
        by: Option<PersonId>,
    },
    /// A moderator ends it without a result. The log of the server says so, unless a season ends it.
    Cancel {
        guild: Option<GuildId>,
        by: PersonId,
    },
}

/// Steps behind those that the log has.
#[derive(Clone, Debug)]
pub struct NewSteps {
    /// How many the log has.
    pub from: usize,
    /// Those that follow.
    pub steps: Vec<Value>,
}

#[derive(Clone, Debug)]
pub struct Seating {
    /// Who may start the match and remove people.
    pub host: PersonId,
    /// The setup as written in a match file; it says how many seats there are.
    pub setup: Value,
    pub seats: BySeat<Occupant>,
}

impl Transition {
    /// The word for it in an error.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Self::Reseat(_) => "reseat",
            Self::Begin { .. } => "begin",
            Self::Play { .. } => "play",
            Self::TakeBack { .. } => "take back",
            Self::HandOver(_) => "hand over",
            Self::OfferDraw(_) => "offer a draw",
            Self::DeclineDraw => "decline a draw",
            Self::Finish { .. } => "finish",
            Self::Sleep { .. } => "sleep",
            Self::PutToSleep { .. } => "put to sleep",
            Self::Ring(_) => "ring",
            Self::Extend(_) => "extend",
            Self::StandIn(_) => "stand in",
            Self::Return(_) => "return",
            Self::CallOff { .. } => "call off",
            Self::AskToGoOn(_) => "ask to go on",
            Self::GoOn { .. } => "go on",
            Self::Close { .. } => "close",
            Self::Cancel { .. } => "cancel",
        }
    }

    /// What it changes beside what belongs to its match: people. The log of a server needs nobody alone, and an end waits for others
    /// only when it writes its result.
    pub(super) fn scope(&self) -> Scope {
        self.seating().map_or(Scope::Match, |seating| {
            Scope::seating(seating.host, &seating.seats)
        })
    }

    /// Who sits where after it, if it says so.
    pub const fn seating(&self) -> Option<&Seating> {
        match self {
            Self::Reseat(seating) => Some(seating),
            Self::Begin { seating, .. } => seating.as_ref(),
            _ => None,
        }
    }

    /// What it adds to the log, if it adds anything: behind how many steps, and which.
    pub(crate) fn new_steps(&self) -> Option<(usize, &[Value])> {
        match self {
            Self::Begin { steps, .. } => Some((0, steps)),
            Self::Play { steps, .. } | Self::Finish { steps, .. } => {
                Some((steps.from, &steps.steps))
            }
            _ => None,
        }
    }
}

impl Status {
    /// How far a match has come after a transition; `None` if that cannot happen to it now. A move wakes a match that sleeps.
    pub const fn after(self, transition: &Transition) -> Option<Self> {
        match (self, transition) {
            (lobby @ Self::Lobby { .. }, Transition::Reseat(_)) => Some(lobby),
            (Self::Lobby { .. }, Transition::Begin { snowflake, .. }) => {
                Some(Self::playing(*snowflake, None))
            }
            (Self::Lobby { .. }, Transition::Close { by }) => Some(Self::Closed { by: *by }),
            (Self::Lobby { .. }, Transition::Cancel { by, .. }) => {
                Some(Self::Closed { by: Some(*by) })
            }
            (
                Self::Playing {
                    snowflake,
                    asleep_since,
                    closing: Some(closing),
                    ..
                },
                transition,
            ) => Self::closing_after(snowflake, asleep_since, closing, transition),
            (Self::Playing { snowflake, .. }, Transition::Play { draw_offer, .. }) => {
                Some(Self::playing(snowflake, *draw_offer))
            }
            (
                Self::Playing {
                    snowflake,
                    draw_offer,
                    ..
                },
                Transition::TakeBack { .. },
            ) => Some(Self::playing(snowflake, draw_offer)),
            (playing @ Self::Playing { .. }, Transition::HandOver(_)) => playing.left(),
            // Computer players agree to no draw.
            (
                Self::Playing {
                    snowflake,
                    asleep_since: None,
                    ..
                },
                Transition::StandIn(_),
            )
            | (
                Self::Playing {
                    snowflake,
                    draw_offer: Some(_),
                    ..
                },
                Transition::DeclineDraw,
            ) => Some(Self::playing(snowflake, None)),
            (
                playing @ Self::Playing {
                    asleep_since: None, ..
                },
                Transition::Ring(_) | Transition::Extend(_),
            )
            | (playing @ Self::Playing { .. }, Transition::Return(_)) => Some(playing),
            (
                Self::Playing {
                    snowflake,
                    draw_offer: None,
                    ..
                },
                Transition::OfferDraw(by),
            ) => Some(Self::playing(snowflake, Some(*by))),
            (Self::Playing { snowflake, .. }, Transition::Finish { ending, .. }) => {
                Some(Self::Finished {
                    snowflake,
                    ending: *ending,
                })
            }
            (
                Self::Playing {
                    snowflake,
                    draw_offer,
                    asleep_since: None,
                    ..
                },
                Transition::Sleep { since } | Transition::PutToSleep { since, .. },
            ) => Some(Self::Playing {
                snowflake,
                draw_offer,
                asleep_since: Some(*since),
                closing: None,
            }),
            (
                Self::Playing {
                    snowflake,
                    asleep_since: None,
                    ..
                },
                Transition::CallOff { closing, since, .. },
            ) => Some(Self::Playing {
                snowflake,
                draw_offer: None,
                asleep_since: Some(*since),
                closing: Some(*closing),
            }),
            (Self::Playing { snowflake, .. }, Transition::Cancel { by, .. }) => {
                Some(Self::Cancelled { snowflake, by: *by })
            }
            _ => None,
        }
    }

    /// The match in play, whose player has left. They need no channel, which may be another match's: it sleeps on.
    const fn left(self) -> Option<Self> {
        match self {
            Self::Playing {
                snowflake,
                asleep_since,
                ..
            } => Some(Self::Playing {
                snowflake,
                draw_offer: None,
                asleep_since,
                closing: None,
            }),
            _ => None,
        }
    }

    const fn playing(snowflake: Snowflake, draw_offer: Option<Seat>) -> Self {
        Self::Playing {
            snowflake,
            draw_offer,
            asleep_since: None,
            closing: None,
        }
    }

    /// The same for a match that a person has ended and may still take back.
    const fn closing_after(
        snowflake: Snowflake,
        asleep_since: Option<Timestamp>,
        closing: Closing,
        transition: &Transition,
    ) -> Option<Self> {
        match transition {
            Transition::AskToGoOn(_) if !closing.is_asked => Some(Self::Playing {
                snowflake,
                draw_offer: None,
                asleep_since,
                closing: Some(Closing {
                    is_asked: true,
                    ..closing
                }),
            }),
            Transition::GoOn { asleep_since } => Some(Self::Playing {
                snowflake,
                draw_offer: None,
                asleep_since: *asleep_since,
                closing: None,
            }),
            Transition::Finish { ending, .. } => Some(Self::Finished {
                snowflake,
                ending: *ending,
            }),
            Transition::Cancel { by, .. } => Some(Self::Cancelled { snowflake, by: *by }),
            _ => None,
        }
    }
}
