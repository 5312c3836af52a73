//! What is counted while the bot runs, and how Prometheus reads it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::wire::process::Process;

/// The upper ends of the classes of acknowledgement times, in milliseconds. Discord gives up after three seconds.
const CLASSES_MS: [u64; 10] = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_000, 3_000];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    Refused,
    /// The table had moved on.
    Stale,
    /// It was our fault.
    Failed,
}

/// Everything that is counted. Only grows, and starts at nothing with the program.
#[derive(Default)]
pub struct Meters {
    /// Acknowledgements by the class of their time; those above the last class are last.
    acknowledged: [AtomicU64; CLASSES_MS.len() + 1],
    acknowledged_us: AtomicU64,
    moves: AtomicU64,
    refused: AtomicU64,
    stale: AtomicU64,
    failed: AtomicU64,
    requests: AtomicU64,
    answers: AtomicU64,
    waited_us: AtomicU64,
    /// By the kind of request.
    limited: Mutex<BTreeMap<String, u64>>,
}

/// What is looked up at the moment of asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    pub is_connected: bool,
    pub process: Process,
    pub n_waiting: usize,
    /// Open matches; `None` if the database does not answer.
    pub n_open: Option<u64>,
    /// Since when the database has taken no change that this process asks for all the time.
    pub since_beat: Option<Duration>,
}

impl Meters {
    /// A command or button got its first answer this long after it arrived.
    pub fn acknowledged(&self, after: Duration) {
        let class = CLASSES_MS
            .iter()
            .position(|&end| after <= Duration::from_millis(end))
            .unwrap_or(CLASSES_MS.len());
        self.acknowledged[class].fetch_add(1, Relaxed);
        let us = u64::try_from(after.as_micros()).unwrap_or(u64::MAX);
        self.acknowledged_us.fetch_add(us, Relaxed);
    }

    pub fn moved(&self) {
        self.moves.fetch_add(1, Relaxed);
    }

    pub fn troubled(&self, trouble: Trouble) {
        let counter = match trouble {
            Trouble::Refused => &self.refused,
            Trouble::Stale => &self.stale,
            Trouble::Failed => &self.failed,
        };
        counter.fetch_add(1, Relaxed);
    }

    /// A request with the bot's token is sent after so long in the queue.
    pub fn requested(&self, waited: Duration) {
        self.requests.fetch_add(1, Relaxed);
        let us = u64::try_from(waited.as_micros()).unwrap_or(u64::MAX);
        self.waited_us.fetch_add(us, Relaxed);
    }

    /// A request with the token of an interaction is sent.
    pub fn answered(&self) {
        self.answers.fetch_add(1, Relaxed);
    }

    /// Discord wants a request of this kind later, such as `edit` or `callback`.
    pub fn limited(&self, route: &str) {
        let mut limited = self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        *limited.entry(route.to_owned()).or_default() += 1;
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self, moment: &Snapshot) -> String {
        let mut text = Text::default();
        self.write_acknowledged(&mut text);
        text.head(
            "lostcities_moves_total",
            "counter",
            "Actions of people that were played.",
        );
        text.line("lostcities_moves_total", self.moves.load(Relaxed));
        text.head(
            "lostcities_errors_total",
            "counter",
            "Requests that were not carried out, by the kind of reason.",
        );
        for (kind, counter) in [
            ("refused", &self.refused),
            ("stale", &self.stale),
            ("failed", &self.failed),
        ] {
            let name = format!("lostcities_errors_total{{kind=\"{kind}\"}}");
            text.line(&name, counter.load(Relaxed));
        }
        self.write_requests(&mut text);
        text.head(
            "lostcities_rate_limits_total",
            "counter",
            "Requests that Discord asked to send later (429), by their kind.",
        );
        let limited = self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        for (route, n) in &*limited {
            let name = format!("lostcities_rate_limits_total{{route=\"{route}\"}}");
            text.line(&name, *n);
        }
        drop(limited);
        text.head(
            "lostcities_connected",
            "gauge",
            "Whether interactions can arrive: over the gateway, or at the bot's own address.",
        );
        text.line("lostcities_connected", u64::from(moment.is_connected));
        moment.process.write(&mut text);
        text.head(
            "lostcities_queue_depth",
            "gauge",
            "Matches whose public messages are being brought up to date.",
        );
        text.line("lostcities_queue_depth", moment.n_waiting);
        if let Some(n_open) = moment.n_open {
            text.head(
                "lostcities_open_matches",
                "gauge",
                "Challenges and matches in play.",
            );
            text.line("lostcities_open_matches", n_open);
        }
        if let Some(since) = moment.since_beat {
            text.head(
                "lostcities_last_commit_seconds",
                "gauge",
                "Time since the database last took a change; one is made every five seconds.",
            );
            text.line("lostcities_last_commit_seconds", since.as_secs());
        }
        text.0
    }

    fn write_requests(&self, text: &mut Text) {
        let name = "lostcities_requests_total";
        text.head(
            name,
            "counter",
            "Requests to Discord, by the token that they carry.",
        );
        for (token, counter) in [("bot", &self.requests), ("interaction", &self.answers)] {
            let name = format!("{name}{{token=\"{token}\"}}");
            text.line(&name, counter.load(Relaxed));
        }
        let name = "lostcities_request_wait_seconds_total";
        text.head(
            name,
            "counter",
            "Time that requests with the bot's token waited for their turn.",
        );
        let waited = Duration::from_micros(self.waited_us.load(Relaxed));
        text.line(name, seconds(waited));
    }

    fn write_acknowledged(&self, text: &mut Text) {
        let name = "lostcities_acknowledgement_seconds";
        text.head(
            name,
            "histogram",
            "Time from the arrival of a command or button to its first answer.",
        );
        let mut n_within = 0;
        for (class, counter) in self.acknowledged.iter().enumerate() {
            n_within += counter.load(Relaxed);
            let end = match CLASSES_MS.get(class) {
                Some(&ms) => seconds(Duration::from_millis(ms)),
                None => "+Inf".to_owned(),
            };
            text.line(&format!("{name}_bucket{{le=\"{end}\"}}"), n_within);
        }
        let sum = Duration::from_micros(self.acknowledged_us.load(Relaxed));
        text.line(&format!("{name}_sum"), seconds(sum));
        text.line(&format!("{name}_count"), n_within);
    }
}

impl Process {
    fn write(&self, text: &mut Text) {
        let [transport, engine] = [self.transport.slug(), self.engine.slug()];
        let name = "lostcities_process_info";
        text.head(
            name,
            "gauge",
            "The process, by a name that it has until it ends.",
        );
        let (process, version) = (self.name(), env!("CARGO_PKG_VERSION"));
        let labels = format!(
            "process=\"{process}\",engine=\"{engine}\",transport=\"{transport}\",version=\"{version}\""
        );
        text.line(&format!("{name}{{{labels}}}"), 1);
        let name = "lostcities_transport_info";
        text.head(
            name,
            "gauge",
            "The way by which interactions arrive: gateway or http.",
        );
        text.line(&format!("{name}{{transport=\"{transport}\"}}"), 1);
    }
}

/// A time in seconds, without noughts at the end.
fn seconds(time: Duration) -> String {
    time.as_secs_f64().to_string()
}

#[derive(Default)]
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(&format!("# HELP {name}"), help);
        self.line(&format!("# TYPE {name}"), kind);
    }

    fn line(&mut self, name: &str, value: impl std::fmt::Display) {
        writeln!(self.0, "{name} {value}").expect("a text can always grow");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Engine;
    use crate::wire::setup::TransportKind;

    fn process(transport: TransportKind) -> Process {
        Process::named("0a1b2c3d", Engine::Postgres, transport)
    }

    #[test]
    fn every_counter_is_in_the_text() {
        let meters = Meters::default();
        for ms in [5, 6, 1_500, 4_000] {
            meters.acknowledged(Duration::from_millis(ms));
        }
        meters.moved();
        meters.troubled(Trouble::Refused);
        meters.troubled(Trouble::Stale);
        meters.troubled(Trouble::Stale);
        meters.troubled(Trouble::Failed);
        meters.requested(Duration::from_millis(22));
        meters.requested(Duration::from_millis(3));
        meters.answered();
        meters.limited("edit");
        let moment = Snapshot {
            is_connected: true,
            process: process(TransportKind::Http),
            n_waiting: 2,
            n_open: Some(3),
            since_beat: Some(Duration::from_secs(4)),
        };
        let text = meters.text(&moment).replace(env!("CARGO_PKG_VERSION"), "N");
        insta::assert_snapshot!(text, @r#"
        # HELP lostcities_acknowledgement_seconds Time from the arrival of a command or button to its first answer.
        # TYPE lostcities_acknowledgement_seconds histogram
        lostcities_acknowledgement_seconds_bucket{le="0.005"} 1
        lostcities_acknowledgement_seconds_bucket{le="0.01"} 2
        lostcities_acknowledgement_seconds_bucket{le="0.025"} 2
        lostcities_acknowledgement_seconds_bucket{le="0.05"} 2
        lostcities_acknowledgement_seconds_bucket{le="0.1"} 2
        lostcities_acknowledgement_seconds_bucket{le="0.25"} 2
        lostcities_acknowledgement_seconds_bucket{le="0.5"} 2
        lostcities_acknowledgement_seconds_bucket{le="1"} 2
        lostcities_acknowledgement_seconds_bucket{le="2"} 3
        lostcities_acknowledgement_seconds_bucket{le="3"} 3
        lostcities_acknowledgement_seconds_bucket{le="+Inf"} 4
        lostcities_acknowledgement_seconds_sum 5.511
        lostcities_acknowledgement_seconds_count 4
        # HELP lostcities_moves_total Actions of people that were played.
        # TYPE lostcities_moves_total counter
        lostcities_moves_total 1
        # HELP lostcities_errors_total Requests that were not carried out, by the kind of reason.
        # TYPE lostcities_errors_total counter
        lostcities_errors_total{kind="refused"} 1
        lostcities_errors_total{kind="stale"} 2
        lostcities_errors_total{kind="failed"} 1
        # HELP lostcities_requests_total Requests to Discord, by the token that they carry.
        # TYPE lostcities_requests_total counter
        lostcities_requests_total{token="bot"} 2
        lostcities_requests_total{token="interaction"} 1
        # HELP lostcities_request_wait_seconds_total Time that requests with the bot's token waited for their turn.
        # TYPE lostcities_request_wait_seconds_total counter
        lostcities_request_wait_seconds_total 0.025
        # HELP lostcities_rate_limits_total Requests that Discord asked to send later (429), by their kind.
        # TYPE lostcities_rate_limits_total counter
        lostcities_rate_limits_total{route="edit"} 1
        # HELP lostcities_connected Whether interactions can arrive: over the gateway, or at the bot's own address.
        # TYPE lostcities_connected gauge
        lostcities_connected 1
        # HELP lostcities_process_info The process, by a name that it has until it ends.
        # TYPE lostcities_process_info gauge
        lostcities_process_info{process="0a1b2c3d",engine="postgres",transport="http",version="N"} 1
        # HELP lostcities_transport_info The way by which interactions arrive: gateway or http.
        # TYPE lostcities_transport_info gauge
        lostcities_transport_info{transport="http"} 1
        # HELP lostcities_queue_depth Matches whose public messages are being brought up to date.
        # TYPE lostcities_queue_depth gauge
        lostcities_queue_depth 2
        # HELP lostcities_open_matches Challenges and matches in play.
        # TYPE lostcities_open_matches gauge
        lostcities_open_matches 3
        # HELP lostcities_last_commit_seconds Time since the database last took a change; one is made every five seconds.
        # TYPE lostcities_last_commit_seconds gauge
        lostcities_last_commit_seconds 4
        "#);
    }

    #[test]
    fn a_database_that_does_not_answer_has_no_number_of_matches() {
        let moment = Snapshot {
            is_connected: false,
            process: process(TransportKind::Gateway),
            n_waiting: 0,
            n_open: None,
            since_beat: None,
        };
        let text = Meters::default().text(&moment);
        assert!(!text.contains("open_matches"), "{text}");
        assert!(text.contains("lostcities_connected 0\n"), "{text}");
    }
}
