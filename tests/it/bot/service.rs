//! The process: transports, databases, load, faults, start and stop.

mod budgets;
mod busy;
pub mod cost;
#[cfg(unix)]
mod cut;
#[cfg(unix)]
mod database_file;
mod emojis;
#[cfg(unix)]
mod failover;
mod http;
mod metrics;
mod restarts;
mod several;
mod slow;
mod storms;
mod weather;
