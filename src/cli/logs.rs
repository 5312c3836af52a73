//! Log lines, and what is said on the terminal.

use std::io::{self, IsTerminal, Write};

use tracing_subscriber::EnvFilter;

use super::LogFormat;

/// Starts writing log lines to standard error, so that standard output holds only what was asked for.
pub fn start(format: LogFormat, filter: &str) {
    let filter = EnvFilter::try_new(filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    match format {
        LogFormat::Human => lines
            .with_ansi(io::stderr().is_terminal())
            .with_target(false)
            .init(),
        LogFormat::Json => lines.json().flatten_event(true).init(),
    }
}

/// Says a line on standard output. Whoever closed it does not want to hear more.
pub fn say(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}

/// Says on standard error why the program stops.
pub fn complain(error: &anyhow::Error) {
    let _ = writeln!(io::stderr().lock(), "{error:#}");
}
