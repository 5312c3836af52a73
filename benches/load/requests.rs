//! What a turn costs in requests to Discord.

use std::collections::BTreeMap;
use std::time::Duration;

use lostcities::sandbox::Request;

use super::bot::Stage;
use super::player::Pair;
use super::table;

/// The flag of a message that one person alone sees.
const EPHEMERAL: u64 = 1 << 6;

/// The bot's requests since a moment, by what they are for. The sandbox forgets old ones, so they are counted again and again.
pub struct Requests {
    last: u64,
    of_kind: BTreeMap<&'static str, usize>,
}

/// What is said before what a request with the bot's token is for.
const OWN: &str = "bot's token: ";

impl Requests {
    pub fn from_now(stage: &Stage) -> Self {
        let mut requests = Self {
            last: 0,
            of_kind: BTreeMap::new(),
        };
        requests.count(stage);
        requests.of_kind.clear();
        requests
    }

    pub fn count(&mut self, stage: &Stage) {
        for request in stage.sandbox.requests(self.last) {
            self.last = request.number;
            *self.of_kind.entry(purpose(&request)).or_default() += 1;
        }
    }

    pub async fn count_on(&mut self, stage: &Stage) {
        loop {
            self.count(stage);
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// How many count against Discord's limit on the whole bot: all but answers to interactions.
    pub fn with_token(&self) -> usize {
        let own = self.of_kind.iter();
        let own = own.filter(|(what, _)| what.starts_with(OWN));
        own.map(|(_, n)| n).sum()
    }

    /// How many there were for each turn of these matches. The goal is for those with the bot's token.
    #[expect(clippy::cast_precision_loss, reason = "for people to read")]
    pub fn report(&self, pairs: &[Pair], goal: &str) {
        let n_turns: usize = pairs.iter().map(|pair| pair.played.len() / 2).sum();
        let line = |what: &str, n: usize, goal: &str| {
            let each = n as f64 / n_turns as f64;
            table::line(
                format!("requests a turn: {what}"),
                format!("{each:.2}"),
                goal,
            );
        };
        line("with the bot's token", self.with_token(), goal);
        for (what, &n) in &self.of_kind {
            line(what, n, "");
        }
    }
}

fn purpose(request: &Request) -> &'static str {
    let is_private = request.response["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let is_by_token = request.path.contains("/webhooks/");
    match (request.method.as_str(), is_by_token) {
        _ if request.path.ends_with("/callback") => "acknowledgements of clicks",
        ("PATCH", true) if is_private => "panels edited",
        ("PATCH", true) => "boards edited, by tokens of presses",
        ("POST", true) => "follow-ups",
        (_, true) => "panels deleted",
        ("PATCH", false) => "bot's token: boards edited",
        ("POST", false) => "bot's token: messages posted",
        ("DELETE", false) => "bot's token: messages deleted",
        (_, false) => "bot's token: channels looked at",
    }
}
