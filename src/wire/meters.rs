//! What is counted while the bot runs, and how Prometheus reads it.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
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
    pictures: AtomicU64,
    drawn_us: AtomicU64,
    panel_edits: AtomicU64,
    /// By the kind of request.
    limited: Mutex<BTreeMap<String, u64>>,
}

/// What is looked up at the moment of asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    pub is_connected: bool,
    /// How many shards hear events, and how many there are, where interactions come over the gateway.
    pub shards: Option<(usize, usize)>,
    pub process: Process,
    pub n_waiting: usize,
    /// Open matches; `None` if the database does not answer.
    pub n_open: Option<u64>,
    /// Since when the database has taken no change that this process asks for all the time.
    pub since_beat: Option<Duration>,
    pub n_answers: usize,
    /// How often what was left out or put off.
    pub shed: [(&'static str, u64); 3],
    /// Of the connections to the database, those in use.
    pub n_connections: usize,
    /// How often the database was asked, and how long its answers were waited for.
    pub asked: (u64, Duration),
    /// The memory of the process, where the system says.
    pub n_bytes: Option<u64>,
}

impl Meters {
    /// A command or button got its first answer this long after it arrived.
    pub fn acknowledged(&self, after: Duration) {
        let class = CLASSES_MS
            .iter()
            .position(|&end| after <= Duration::from_millis(end))
            .unwrap_or(CLASSES_MS.len());
        self.acknowledged[class].fetch_add(1, Relaxed);
        self.acknowledged_us.fetch_add(micros(after), Relaxed);
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
        self.waited_us.fetch_add(micros(waited), Relaxed);
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

    /// A picture was there so long after it was asked for.
    pub fn drawn(&self, after: Duration) {
        self.pictures.fetch_add(1, Relaxed);
        self.drawn_us.fetch_add(micros(after), Relaxed);
    }

    /// A private panel was changed because its match had gone on.
    pub fn panel_edited(&self) {
        self.panel_edits.fetch_add(1, Relaxed);
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self, moment: &Snapshot) -> String {
        let mut text = Text::default();
        self.write_acknowledged(&mut text);
        let moves = self.moves.load(Relaxed);
        text.counter("moves_total", "Actions of people that were played.", moves);
        let kinds = [
            ("refused", &self.refused),
            ("stale", &self.stale),
            ("failed", &self.failed),
        ];
        let help = "Requests that were not carried out, by the kind of reason.";
        text.counters(("errors_total", "kind"), help, counted(kinds));
        let tokens = [("bot", &self.requests), ("interaction", &self.answers)];
        let help = "Requests to Discord, by the token that they carry.";
        text.counters(("requests_total", "token"), help, counted(tokens));
        let help = "Time that requests with the bot's token waited for their turn.";
        text.counter("request_wait_seconds_total", help, seconds(&self.waited_us));
        let limited = self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        let routes = limited.iter().map(|(route, n)| (route.as_str(), *n));
        let help = "Requests that Discord asked to send later (429), by their kind.";
        text.counters(("rate_limits_total", "route"), help, routes);
        drop(limited);
        let help = "Private panels that were changed because their matches had gone on.";
        text.counter("panel_edits_total", help, self.panel_edits.load(Relaxed));
        let pictures = self.pictures.load(Relaxed);
        text.counter(
            "pictures_total",
            "Pictures that messages asked for.",
            pictures,
        );
        let help = "Time that messages waited for their pictures.";
        text.counter("picture_wait_seconds_total", help, seconds(&self.drawn_us));
        let help = "What was left out or put off because too much was under way.";
        text.counters(("shed_total", "what"), help, moment.shed);
        moment.write(&mut text);
        text.0
    }

    fn write_acknowledged(&self, text: &mut Text) {
        let name = "acknowledgement_seconds";
        let help = "Time from the arrival of a command or button to its first answer.";
        text.head(name, "histogram", help);
        let mut n_within = 0;
        for (class, counter) in self.acknowledged.iter().enumerate() {
            n_within += counter.load(Relaxed);
            let end = CLASSES_MS.get(class);
            let end = end.map(|&ms| Duration::from_millis(ms).as_secs_f64().to_string());
            let end = end.unwrap_or_else(|| "+Inf".to_owned());
            text.line(&format!("{name}_bucket{{le=\"{end}\"}}"), n_within);
        }
        text.line(&format!("{name}_sum"), seconds(&self.acknowledged_us));
        text.line(&format!("{name}_count"), n_within);
    }
}

impl Snapshot {
    fn write(&self, text: &mut Text) {
        let help =
            "Whether interactions can arrive: over the gateway, or at the bot's own address.";
        text.gauge("connected", help, u64::from(self.is_connected));
        if let Some((n_live, n_wanted)) = self.shards {
            text.gauge(
                "shards",
                "Connections to the gateway that there are to be.",
                n_wanted,
            );
            text.gauge("shards_live", "Those of them that hear events.", n_live);
        }
        let process = &self.process;
        let [transport, engine] = [process.transport.slug(), process.engine.slug()];
        let (name, version) = (process.name(), env!("CARGO_PKG_VERSION"));
        let labels = format!(
            "process=\"{name}\",engine=\"{engine}\",transport=\"{transport}\",version=\"{version}\""
        );
        let help = "The process, by a name that it has until it ends.";
        text.head("process_info", "gauge", help);
        text.line(&format!("process_info{{{labels}}}"), 1);
        let help = "The way by which interactions arrive: gateway or http.";
        text.head("transport_info", "gauge", help);
        text.line(&format!("transport_info{{transport=\"{transport}\"}}"), 1);
        let help = "Public messages that are behind their matches.";
        text.gauge("queue_depth", help, self.n_waiting);
        let help = "Commands and buttons that are being answered.";
        text.gauge("answers_under_way", help, self.n_answers);
        let help = "Connections to the database that are in use.";
        text.gauge("database_connections_used", help, self.n_connections);
        let (n_asked, waited) = self.asked;
        let help = "Statements and ends of transactions that the database was asked for.";
        text.counter("database_statements_total", help, n_asked);
        let help = "Time that answers of the database were waited for.";
        text.counter("database_wait_seconds_total", help, waited.as_secs_f64());
        if let Some(n_open) = self.n_open {
            text.gauge("open_matches", "Challenges and matches in play.", n_open);
        }
        if let Some(since) = self.since_beat {
            let help =
                "Time since the database last took a change; one is made every five seconds.";
            text.gauge("last_commit_seconds", help, since.as_secs());
        }
        if let Some(n_bytes) = self.n_bytes {
            text.gauge("memory_bytes", "Memory that the process takes.", n_bytes);
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// Counted microseconds in seconds, without noughts at the end.
fn seconds(us: &AtomicU64) -> String {
    let time = Duration::from_micros(us.load(Relaxed));
    time.as_secs_f64().to_string()
}

fn counted<'a, const N: usize>(
    counters: [(&'a str, &AtomicU64); N],
) -> impl Iterator<Item = (&'a str, u64)> {
    let counters = counters.into_iter();
    counters.map(|(label, counter)| (label, counter.load(Relaxed)))
}

/// Figures by their names, all of which begin with `lostcities_`.
#[derive(Default)]
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let head =
            format_args!("# HELP lostcities_{name} {help}\n# TYPE lostcities_{name} {kind}\n");
        self.0.write_fmt(head).expect("a text can always grow");
    }

    fn line(&mut self, name: &str, value: impl Display) {
        writeln!(self.0, "lostcities_{name} {value}").expect("a text can always grow");
    }

    fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "counter", help);
        self.line(name, value);
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "gauge", help);
        self.line(name, value);
    }

    fn counters<'a>(
        &mut self,
        (name, label): (&str, &str),
        help: &str,
        values: impl IntoIterator<Item = (&'a str, u64)>,
    ) {
        self.head(name, "counter", help);
        for (of, value) in values {
            self.line(&format!("{name}{{{label}=\"{of}\"}}"), value);
        }
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

    fn moment() -> Snapshot {
        Snapshot {
            is_connected: true,
            shards: Some((3, 4)),
            process: process(TransportKind::Http),
            n_waiting: 2,
            n_open: Some(3),
            since_beat: Some(Duration::from_secs(4)),
            n_answers: 5,
            shed: [("extras", 6), ("boards", 7), ("panels", 8)],
            n_connections: 9,
            asked: (11, Duration::from_millis(1_200)),
            n_bytes: Some(10),
        }
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
        meters.drawn(Duration::from_millis(4));
        meters.panel_edited();
        let text = meters
            .text(&moment())
            .replace(env!("CARGO_PKG_VERSION"), "N");
        insta::assert_snapshot!(text);
    }

    #[test]
    fn a_database_that_does_not_answer_has_no_number_of_matches() {
        let moment = Snapshot {
            is_connected: false,
            n_open: None,
            ..moment()
        };
        let text = Meters::default().text(&moment);
        assert!(!text.contains("open_matches"), "{text}");
        assert!(text.contains("lostcities_connected 0\n"), "{text}");
    }
}
