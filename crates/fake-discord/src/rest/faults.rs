//! Faults armed on purpose, so that a bot's manners in bad weather can be seen.

use std::str::FromStr;
use std::time::Duration;

use serde_json::json;

use crate::gateway::hub::{Hub, Out};
use crate::judge::refusal::Refusal;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A REST request is answered with this HTTP status and nothing is done.
    Status(u16),
    /// A REST request is refused with this JSON code and nothing is done.
    Code(u32),
    /// A REST request is done, but later, or when all faults are disarmed.
    Delay,
    /// A REST request is done, but its answer is lost.
    LoseResponse,
    /// The gateway's socket is cut.
    DropSocket,
    /// The gateway hangs up with this code; with none if it is 1005.
    Close(u16),
    /// The gateway declares the session invalid.
    InvalidSession,
    /// The connection of this shard is cut, and it is not heard when it begins a session or goes on with one.
    DeafToShard(u64),
    /// The next event comes twice.
    DuplicateEvent,
    /// The next event comes after the one that follows it.
    ReorderEvents,
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, number) = text
            .split_once(':')
            .map_or((text, None), |(name, number)| (name, Some(number)));
        let number = number
            .map(str::parse::<u32>)
            .transpose()
            .map_err(|_| format!("{text}: not a number"))?;
        let short = || number.and_then(|number| u16::try_from(number).ok());
        match (name, number) {
            ("status", Some(_)) => {
                let status = short().filter(|status| (400..600).contains(status));
                status
                    .map(Self::Status)
                    .ok_or_else(|| format!("{text}: not an error status"))
            }
            ("code", Some(code)) => Ok(Self::Code(code)),
            ("close", Some(_)) => {
                let code = short().filter(|code| (1000..5000).contains(code));
                code.map(Self::Close)
                    .ok_or_else(|| format!("{text}: not a close code"))
            }
            ("deaf_to_shard", Some(shard)) => Ok(Self::DeafToShard(shard.into())),
            ("delay", None) => Ok(Self::Delay),
            ("lose_response", None) => Ok(Self::LoseResponse),
            ("drop_socket", None) => Ok(Self::DropSocket),
            ("invalid_session", None) => Ok(Self::InvalidSession),
            ("duplicate_event", None) => Ok(Self::DuplicateEvent),
            ("reorder_events", None) => Ok(Self::ReorderEvents),
            _ => Err(format!("unknown fault {text}")),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) kind: Kind,
    /// How often it still strikes.
    pub(crate) times: u32,
    pub(crate) delay: Duration,
    /// Only requests whose `METHOD path` contains this.
    pub(crate) route: Option<String>,
}

/// The faults that wait for their moment.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    armed: Vec<Fault>,
    n_clears: u64,
}

impl Faults {
    /// How many strikes are still to come.
    pub(crate) fn armed(&self) -> u32 {
        self.armed.iter().map(|fault| fault.times).sum()
    }

    /// Disarms everything. What is delayed is done now.
    pub(crate) fn clear(&mut self) {
        self.armed.clear();
        self.n_clears += 1;
    }

    pub(crate) const fn n_clears(&self) -> u64 {
        self.n_clears
    }

    /// Arms a fault. Those of the gateway's connection strike the bot that is connected at this moment.
    pub(crate) fn arm(&mut self, hub: &mut Hub, fault: Fault) {
        if fault.times == 0 {
            return;
        }
        match fault.kind {
            Kind::DeafToShard(shard) => {
                hub.tell(&Out::Drop, |number| number == shard);
                self.armed.push(fault);
            }
            Kind::DropSocket => hub.tell_all(&Out::Drop),
            Kind::Close(code) => {
                // After these codes Discord does not let the bot resume.
                if matches!(code, 4003 | 4004 | 4007 | 4009..=4014) {
                    hub.tell_all(&Out::Close(code, "Armed fault."));
                    hub.sessions.clear();
                } else {
                    hub.tell_all(&Out::Close(code, "Armed fault."));
                }
            }
            Kind::InvalidSession => {
                hub.tell_all(&Out::Text(
                    json!({"op": 9, "s": null, "t": null, "d": false}).to_string(),
                ));
                hub.sessions.clear();
            }
            Kind::Status(_)
            | Kind::Code(_)
            | Kind::Delay
            | Kind::LoseResponse
            | Kind::DuplicateEvent
            | Kind::ReorderEvents => self.armed.push(fault),
        }
    }

    pub(crate) fn strike_request(&mut self, method: &str, path: &str) -> Option<Fault> {
        let line = format!("{method} {path}");
        self.strike(|fault| {
            let at_rest = matches!(
                fault.kind,
                Kind::Status(_) | Kind::Code(_) | Kind::Delay | Kind::LoseResponse
            );
            at_rest
                && fault
                    .route
                    .as_ref()
                    .is_none_or(|route| line.contains(route))
        })
    }

    /// Whether a fault of this kind strikes what happens on the gateway next.
    pub(crate) fn strike_gateway(&mut self, kind: &Kind) -> bool {
        self.strike(|fault| fault.kind == *kind).is_some()
    }

    /// Takes one strike of the first fault that matches.
    fn strike(&mut self, matches: impl Fn(&Fault) -> bool) -> Option<Fault> {
        let place = self.armed.iter().position(matches)?;
        let fault = &mut self.armed[place];
        fault.times -= 1;
        let struck = fault.clone();
        self.armed.retain(|fault| fault.times > 0);
        Some(struck)
    }
}

/// The refusal that a fault makes of a request, if it makes one.
pub(crate) fn refusal(kind: &Kind) -> Option<Refusal> {
    match kind {
        Kind::Code(code) => Some(Refusal::by_code(*code)),
        Kind::Status(429) => Some(Refusal {
            status: 429,
            code: 0,
            message: "You are being rate limited.",
            errors: None,
        }),
        Kind::Status(status) => Some(Refusal {
            status: *status,
            code: 0,
            message: "Armed fault",
            errors: None,
        }),
        Kind::Delay
        | Kind::LoseResponse
        | Kind::DropSocket
        | Kind::Close(_)
        | Kind::InvalidSession
        | Kind::DeafToShard(_)
        | Kind::DuplicateEvent
        | Kind::ReorderEvents => None,
    }
}
