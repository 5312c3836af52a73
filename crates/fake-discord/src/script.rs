//! Match scripts: a text in which people act line by line, and what they saw, line by line.
//!
//! ```text
//! # a comment; empty lines are skipped
//! Anna #table: /lostcities challenge opponent:@Ben rounds:1   types a command in a channel
//! Ben clicks Accept                        the newest button with that label or custom id that Ben sees
//! Ben forges Accept                        forged custom ids of that button, one after the other; how many are answered
//! Ben selects Red, Blue in Colour          options of the newest select with that placeholder or custom id
//! Anna uses "Challenge" on Ben             a command from the menu over a person
//! Anna fills name=Roerich, note=hello      sends the form that Anna's last act opened
//! Anna goes to #games                      where Anna clicks, chooses and uses from now on (#general at first)
//! add Fritz fr                             a new person with a language
//! wait                                     until nothing has changed for 200 ms; `wait 500` sets another time
//! skip 900000                              lets this many milliseconds pass for tokens
//! fault drop_socket                        arms a fault
//! show #table as Anna                      everything in the channel as Anna sees it
//! expect It is your turn                   fails unless the last line with an answer contains these words
//! ```
//!
//! Each act yields a line `Anna> …` with what it was and one or more lines `  | …` with the answer as that person sees it.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::Sandbox;
use crate::act::Impossible;
use crate::control::view::{Answer, Message, Outcome};
use crate::delivery::hostile::forgeries;
use crate::sandbox::person::Person;

#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct ScriptError {
    /// The line, counted from 1.
    pub line: usize,
    pub why: String,
}

/// Runs a script and gives each line of its report to `tell` as it comes.
///
/// # Errors
/// At the first line that cannot be read or done, or whose expectation is not met.
pub async fn run(
    sandbox: &Sandbox,
    script: &str,
    mut tell: impl FnMut(&str),
) -> Result<(), ScriptError> {
    let mut stage = Stage {
        sandbox,
        places: BTreeMap::new(),
        opened: BTreeMap::new(),
        last: String::new(),
    };
    for (number, line) in script.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let report = stage.play(line).await.map_err(|why| ScriptError {
            line: number + 1,
            why,
        })?;
        for line in &report {
            tell(line);
        }
    }
    Ok(())
}

/// Where everybody is, and what happened last.
struct Stage<'a> {
    sandbox: &'a Sandbox,
    /// The channel of each person who went somewhere.
    places: BTreeMap<String, String>,
    /// The answer that opened a form, by person.
    opened: BTreeMap<String, Answer>,
    /// The report of the last act, for expectations.
    last: String,
}

impl Stage<'_> {
    async fn play(&mut self, line: &str) -> Result<Vec<String>, String> {
        let (first, rest) = line
            .split_once(' ')
            .map_or((line, ""), |(first, rest)| (first, rest.trim()));
        match first {
            "wait" => {
                self.calm(millis(rest, 200)?).await;
                Ok(Vec::new())
            }
            "skip" => {
                self.sandbox.skip(millis(rest, 0)?);
                Ok(Vec::new())
            }
            "fault" => self
                .sandbox
                .arm(rest, 1, Duration::from_secs(1), None)
                .map(|_| Vec::new()),
            "add" => {
                let (name, locale) = rest.split_once(' ').unwrap_or((rest, "en-US"));
                self.sandbox
                    .add_person(name, locale.trim(), None)
                    .map_err(explain)?;
                Ok(Vec::new())
            }
            "show" => {
                let (channel, person) = rest
                    .split_once(" as ")
                    .ok_or("expected: show #channel as Person")?;
                let seen = self
                    .sandbox
                    .person(person)
                    .and_then(|person| person.messages(channel))
                    .map_err(explain)?;
                let head = format!("{channel} as {} sees it:", person.trim());
                Ok(self.report(head, seen.iter().flat_map(lines)))
            }
            "expect" if self.last.contains(rest) => Ok(Vec::new()),
            "expect" => Err(format!("expected {rest:?} in\n{}", self.last)),
            _ => self.act(first.trim_end_matches(':'), rest).await,
        }
    }

    async fn act(&mut self, name: &str, rest: &str) -> Result<Vec<String>, String> {
        if let Some((channel, text)) = rest
            .split_once(':')
            .filter(|(channel, _)| channel.starts_with('#'))
        {
            self.places
                .insert(name.to_owned(), channel.trim().to_owned());
            let answer = self
                .person(name)?
                .command(text.trim())
                .await
                .map_err(explain)?;
            return Ok(self.answered(name, text.trim(), answer));
        }
        let (verb, rest) = rest
            .split_once(' ')
            .ok_or("expected a person, a verb and what it is about")?;
        let person = self.person(name)?;
        let answer = match verb {
            "clicks" => {
                let message = newest(&person, rest)?;
                person.click(&message, rest).await.map_err(explain)?
            }
            "forges" => {
                let message = newest(&person, rest)?;
                let id = message.find(rest).and_then(|part| part.custom_id.clone());
                let (mut n_answered, forged) = (0, forgeries(&id.unwrap_or_default()));
                for id in &forged {
                    let answer = person.forge(&message, id).await.map_err(explain)?;
                    n_answered += usize::from(answer.outcome == Outcome::Answered);
                }
                let n_failed = forged.len() - n_answered;
                let told = format!("{n_answered} forged ids answered, {n_failed} not");
                return Ok(self.report(format!("{name}> {verb} {rest}"), [told].into_iter()));
            }
            "selects" => {
                let (values, select) = rest
                    .rsplit_once(" in ")
                    .ok_or("expected: Person selects A, B in Select")?;
                let values: Vec<&str> = values.split(',').map(str::trim).collect();
                let message = newest(&person, select)?;
                person
                    .select(&message, select, &values)
                    .await
                    .map_err(explain)?
            }
            "uses" => {
                let (command, target) = rest
                    .rsplit_once(" on ")
                    .ok_or("expected: Person uses Command on Person")?;
                person
                    .context(command.trim_matches('"'), target)
                    .await
                    .map_err(explain)?
            }
            "fills" => {
                let fields = rest.split(',').map(|field| field.split_once('='));
                let fields: Option<Vec<_>> = fields.collect();
                let fields = fields.ok_or("expected: Person fills field=value, field=value")?;
                let fields: Vec<_> = fields
                    .iter()
                    .map(|(id, value)| (id.trim(), value.trim()))
                    .collect();
                let opened = self.opened.remove(name).ok_or("no form is open")?;
                person.modal(&opened, &fields).await.map_err(explain)?
            }
            "goes" => {
                self.places
                    .insert(name.to_owned(), rest.trim_start_matches("to ").to_owned());
                return Ok(Vec::new());
            }
            _ => return Err(format!("people do not know the verb {verb:?}")),
        };
        Ok(self.answered(name, &format!("{verb} {rest}"), answer))
    }

    /// A person, where that person is.
    fn person(&self, name: &str) -> Result<Person, String> {
        let person = self.sandbox.person(name).map_err(explain)?;
        Ok(self
            .places
            .get(name)
            .map_or_else(|| person.clone(), |channel| person.in_channel(channel)))
    }

    /// The report of an act.
    fn answered(&mut self, name: &str, what: &str, answer: Answer) -> Vec<String> {
        let mut report: Vec<String> = answer.message.iter().flat_map(lines).collect();
        if let Some(modal) = &answer.modal {
            report.push(format!(
                "form {}",
                modal["title"].as_str().unwrap_or_default()
            ));
        }
        if answer.outcome == Outcome::Failed {
            report.push(answer.reason.clone().unwrap_or_default());
        } else if report.is_empty() {
            report.push("(taken, nothing to see)".into());
        }
        if answer.modal.is_some() {
            self.opened.insert(name.to_owned(), answer);
        }
        self.report(format!("{name}> {what}"), report.into_iter())
    }

    /// Head and lines, remembered for expectations.
    fn report(&mut self, head: String, lines: impl Iterator<Item = String>) -> Vec<String> {
        let mut report = vec![head];
        report.extend(lines.map(|line| format!("  | {line}")));
        self.last = report.join("\n");
        report
    }

    /// Waits until nothing has changed for this long, ten times as long at most.
    async fn calm(&self, quiet: Duration) {
        let mut pulse = self.sandbox.shared.pulse.subscribe();
        let calm = async { while tokio::time::timeout(quiet, pulse.changed()).await.is_ok() {} };
        // A bot that never rests is not worth waiting for.
        let _ = tokio::time::timeout(quiet * 10, calm).await;
    }
}

/// The newest message that has this button or select, in use.
fn newest(person: &Person, wanted: &str) -> Result<Message, String> {
    let mut seen = person.messages(&person.channel).map_err(explain)?;
    seen.reverse();
    let has = |usable: bool| {
        let fits = move |message: &&Message| {
            message
                .find(wanted)
                .is_some_and(|part| !(usable && part.disabled))
        };
        seen.iter().find(fits).cloned()
    };
    has(true)
        .or_else(|| has(false))
        .ok_or_else(|| format!("nothing to click is called {wanted:?}"))
}

/// A number of milliseconds, or the usual one.
fn millis(text: &str, usual: u64) -> Result<Duration, String> {
    let number = if text.is_empty() {
        Ok(usual)
    } else {
        text.parse()
    };
    number
        .map(Duration::from_millis)
        .map_err(|_| format!("{text:?} is not a number of milliseconds"))
}

/// The words for an impossible act.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn explain(why: Impossible) -> String {
    why.to_string()
}

/// A message as lines of text: who, what, pictures by their alternative text, buttons in brackets.
fn lines(message: &Message) -> Vec<String> {
    let mut text = if message.thinking {
        "… is thinking".to_owned()
    } else {
        message.content.clone()
    };
    for embed in &message.embeds {
        for part in [&embed["title"], &embed["description"]] {
            text.push('\n');
            text.push_str(part.as_str().unwrap_or_default());
        }
        for field in embed["fields"].as_array().into_iter().flatten() {
            let part = |key: &str| field[key].as_str().unwrap_or_default().to_owned();
            text = format!("{text}\n{}: {}", part("name"), part("value"));
        }
    }
    for person in &message.mentions {
        text = text.replace(&format!("<@{}>", person.id), &format!("@{}", person.name));
    }
    let note = if message.ephemeral {
        " (only you can see this)"
    } else {
        ""
    };
    let mut lines: Vec<String> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(str::to_owned)
        .collect();
    match lines.first_mut() {
        Some(first) => *first = format!("{}: {first}{note}", message.author.name),
        None => lines.push(format!("{}:{note}", message.author.name)),
    }
    for file in &message.attachments {
        lines.push(format!(
            "picture {}: {}",
            file.filename,
            file.description.as_deref().unwrap_or("no description")
        ));
    }
    for row in &message.components {
        let part = |part: &crate::control::view::Component| {
            let emoji = part.emoji.as_ref().and_then(|emoji| emoji["name"].as_str());
            let words = part
                .label
                .as_deref()
                .or(part.placeholder.as_deref())
                .or(emoji);
            let words = words.or(part.custom_id.as_deref()).unwrap_or_default();
            if part.disabled {
                format!("({words})")
            } else {
                format!("[{words}]")
            }
        };
        lines.push(row.iter().map(part).collect::<Vec<_>>().join(" "));
    }
    lines
}
