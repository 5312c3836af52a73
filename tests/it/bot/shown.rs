//! What people see, as text for snapshots: ids, fingerprints and times become words.

use lostcities::present::Emblem;
use lostcities::sandbox::{Component, Message, Person};

use super::harness::Club;

/// The messages of `general` as this person sees them, oldest first.
pub fn sees(club: &Club, who: &Person) -> String {
    sees_in(club, who, "general")
}

/// The messages of a channel as this person sees them, oldest first.
pub fn sees_in(club: &Club, who: &Person, channel: &str) -> String {
    all_shown(club, &who.messages(channel).unwrap())
}

pub fn all_shown<'a>(club: &Club, messages: impl IntoIterator<Item = &'a Message>) -> String {
    let messages = messages.into_iter();
    let shown: Vec<String> = messages.map(|message| shown(club, message)).collect();
    shown.join("\n\n")
}

pub fn shown(club: &Club, message: &Message) -> String {
    let mut lines = vec![header(message), said(club, &message.content)];
    for file in &message.attachments {
        lines.push(format!("({})", file.filename));
    }
    for row in &message.components {
        lines.push(row.iter().map(labelled).collect::<Vec<_>>().join(" "));
    }
    lines.join("\n")
}

fn header(message: &Message) -> String {
    let mut header = message.author.name.clone();
    let marks = [
        (message.ephemeral, ", privately"),
        (message.silent, ", silently"),
        (message.edited, ", edited"),
    ];
    for (is_so, mark) in marks {
        if is_so {
            header.push_str(mark);
        }
    }
    for person in &message.mentions {
        header.push_str(", calling ");
        header.push_str(&person.name);
    }
    header.push(':');
    header
}

fn labelled(button: &Component) -> String {
    if let Some(options) = &button.options {
        let labels = options.iter().map(|option| {
            let mark = if option.default { "*" } else { "" };
            format!("{mark}{}", option.label)
        });
        return format!("[{}]", labels.collect::<Vec<_>>().join(" | "));
    }
    let label = button.label.as_deref().or(button.placeholder.as_deref());
    let label = label.unwrap_or("?");
    let emoji = button
        .emoji
        .as_ref()
        .and_then(|emoji| emoji["name"].as_str());
    let label = emoji.map_or_else(
        || label.to_owned(),
        |emoji| format!("{} {label}", unicode(emoji)),
    );
    if button.disabled {
        format!("[-{label}-]")
    } else {
        format!("[{label}]")
    }
}

/// The emoji in whose place one of the application's own stands.
fn unicode(name: &str) -> &str {
    let (emblem, _) = name.rsplit_once('_').unwrap_or_default();
    let emblem = Emblem::all().find(|it| it.name() == emblem);
    emblem.map_or(name, |emblem| emblem.unicode())
}

/// A text with names for mentions, words for links, times and fingerprints, and ordinary blanks.
pub fn said(club: &Club, text: &str) -> String {
    let mut text = text.replace('\u{a0}', " ");
    for name in ["Anna", "Ben", "Carla", "Deniz", "Eva"] {
        let mention = club.person(name).mention();
        text = text.replace(&mention, &format!("@{name}"));
    }
    let text = without(&text, "https://discord.com/channels/", "<link>", |c| {
        c.is_ascii_alphanumeric() || c == '/' || c == '@'
    });
    let text = without(&text, "<t:", "<time", |c| {
        c.is_ascii_digit() || matches!(c, ':' | 'R')
    });
    let text = unnumbered(&text);
    let is_hex = |c: char| c.is_ascii_hexdigit();
    let quoted = text.split('`').map(|part| {
        if part.len() == 64 && part.chars().all(is_hex) {
            "<64 digits>"
        } else if part.chars().count() == 9 && part.ends_with('…') {
            "<8 digits>…"
        } else {
            part
        }
    });
    quoted.collect::<Vec<_>>().join("`")
}

/// The text with the mentions of commands as people read them: `</lostcities hand>`.
pub fn unnumbered(text: &str) -> String {
    let mut parts = text.split("</");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let mention = part.split_once('>').and_then(|(mention, behind)| {
            let (name, id) = mention.split_once(':')?;
            let is_id = id.parse::<u64>().is_ok();
            is_id.then(|| format!("{text}</{name}>{behind}"))
        });
        mention.unwrap_or_else(|| format!("{text}</{part}"))
    })
}

/// The text with a word in place of everything that begins so and goes on with such letters.
fn without(text: &str, start: &str, word: &str, goes_on: impl Fn(char) -> bool) -> String {
    let mut parts = text.split(start);
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        result.push_str(word);
        result.push_str(part.trim_start_matches(&goes_on));
    }
    result
}
