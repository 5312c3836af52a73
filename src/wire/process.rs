//! Which process this is, for people who run several.

use std::fmt;

use tracing::info;

use crate::table::{Engine, Tables};
use crate::wire::setup::TransportKind;

/// What tells a process apart from others, on pages and in log lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Process {
    /// Chosen by chance at each start.
    name: Box<str>,
    pub engine: Engine,
    pub transport: TransportKind,
}

impl Process {
    /// One that starts now.
    pub fn new(tables: &Tables, transport: TransportKind) -> Self {
        Self {
            name: format!("{:08x}", rand::random::<u32>()).into(),
            engine: tables.store().engine(),
            transport,
        }
    }

    #[cfg(test)]
    pub fn named(name: &str, engine: Engine, transport: TransportKind) -> Self {
        Self {
            name: name.into(),
            engine,
            transport,
        }
    }

    pub fn log_start(&self) {
        info!(
            process = self.name(),
            version = env!("CARGO_PKG_VERSION"),
            engine = self.engine.slug(),
            transport = self.transport.slug(),
            "process {} starts with {}, interactions by {}",
            self.name,
            self.engine,
            self.transport.slug()
        );
    }

    /// Eight hexadecimal digits.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for Process {
    /// The lines of a page for machines.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "process: {}", self.name)?;
        writeln!(f, "engine: {}", self.engine.slug())?;
        writeln!(f, "transport: {}", self.transport.slug())
    }
}
