//! Log lines, and what is said on the terminal.

use std::io::{self, IsTerminal, Write};

use anyhow::Context;
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::Registry;
use tracing_subscriber::util::SubscriberInitExt;

use super::LogFormat;

/// Starts writing log lines to standard error, so that standard output holds only what was asked for.
///
/// # Errors
/// If this is no filter.
pub fn start(format: LogFormat, filter: &str) -> anyhow::Result<()> {
    let asked = EnvFilter::try_new(filter)
        .with_context(|| format!("{filter:?} does not say which log lines are written"))?;
    lines(format, asked, io::stderr().is_terminal(), io::stderr).init();
    Ok(())
}

/// Writes the log lines that `filter` asks for and that may be written.
fn lines<W>(
    format: LogFormat,
    filter: EnvFilter,
    is_coloured: bool,
    writer: W,
) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let lines = fmt::layer().with_writer(writer);
    let lines: Box<dyn Layer<Registry> + Send + Sync> = match format {
        LogFormat::Human => lines.with_ansi(is_coloured).with_target(false).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry()
        .with(lines)
        .with(filter)
        .with(filter_fn(may_be_written))
}

/// Whether a log line can be written without telling a token, a hand or what people typed, whichever filter was asked for.
///
/// Our own lines never do. Those of libraries do in their details: serenity's spans carry whole requests and events, with
/// the bodies and the tokens of interactions, and hyper and reqwest print what they send.
fn may_be_written(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    if target.starts_with("lostcities") {
        return true;
    }
    let most = match target {
        // Prints every event that it cannot read, as a warning. serenity says elsewhere that there was one.
        "serenity::gateway::ws" => return false,
        // Statements without their values.
        _ if target.starts_with("sqlx") => Level::DEBUG,
        _ => Level::INFO,
    };
    // sqlx first asks whether a line would be written, which is neither a span nor an event yet.
    !metadata.is_span() && *metadata.level() <= most
}

/// Says a line on standard output. If it has been closed, nobody wants to hear more.
pub fn say(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}

/// Says on standard error why the program stops.
pub fn complain(error: &anyhow::Error) {
    let _ = writeln!(io::stderr().lock(), "{error:#}");
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use tracing::{debug, enabled, info, info_span, trace, warn};

    use super::*;

    /// Everything that was written.
    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panics").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What is written under this filter of lines and spans of ours and of libraries.
    fn written(format: LogFormat, filter: &str) -> String {
        let written = Written::default();
        let writer = written.clone();
        let filter = EnvFilter::new(filter);
        let subscriber = lines(format, filter, false, move || writer.clone());
        tracing::subscriber::with_default(subscriber, || {
            trace!("our trace");
            let _span =
                info_span!(target: "serenity::http::client", "request", token = "secret").entered();
            trace!(target: "serenity::http::ratelimiting", "secret");
            debug!(target: "reqwest::connect", "secret");
            info!(target: "serenity::gateway::shard", "their news");
            // As sqlx does it: it asks first.
            if enabled!(target: "sqlx::query", Level::DEBUG) {
                debug!(target: "sqlx::query", "select 1");
            }
            if enabled!(target: "sqlx::query", Level::WARN) {
                warn!(target: "sqlx::query", "slow statement");
            }
            trace!(target: "sqlx::query", "secret");
            warn!(target: "serenity::gateway::ws", "secret");
        });
        let bytes = written.0.lock().expect("nobody panics").clone();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[test]
    fn no_filter_makes_libraries_print_what_they_carry() {
        for format in [LogFormat::Human, LogFormat::Json] {
            for filter in [
                "trace",
                "trace,serenity::http=trace,serenity::gateway::ws=trace,reqwest=trace",
            ] {
                let text = written(format, filter);
                assert!(!text.contains("secret"), "{filter}: {text}");
                for line in ["our trace", "their news", "select 1"] {
                    assert!(text.contains(line), "{filter}: no {line} in {text}");
                }
            }
        }
    }

    #[test]
    fn a_filter_still_silences() {
        assert_eq!(written(LogFormat::Human, "off"), "");
        let usual = written(LogFormat::Human, "info");
        assert!(!usual.contains("our trace") && !usual.contains("select 1"));
        assert!(usual.contains("slow statement"), "{usual}");
    }
}
