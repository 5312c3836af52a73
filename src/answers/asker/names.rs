//! How people and seats are written: as mentions, in texts, and where nothing is formatted.

use crate::i18n::Words;
use crate::kernel::{BySeat, Level, Seat};
use crate::present::{Arg, Msg, SeatMark, WrittenName};
use crate::render::{drawable_name, drawable_names};
use crate::table::{ChannelId, Occupant, Person, PersonId, PersonName};

/// How a person is written in a message, even if they are not seated.
pub fn mention(person: PersonId, words: &Words) -> String {
    if person.is_anonymous() {
        words.plain("seat-anonymous")
    } else {
        format!("<@{person}>")
    }
}

pub fn channel_mentions(channels: &[ChannelId]) -> String {
    let named: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
    named.join(" ")
}

/// How a seat is written in a message: people as mentions, computer players by the word for them. Before those who are
/// called otherwise in pictures is the mark that their seat has there.
pub fn mentions(seats: &BySeat<Occupant>, words: &Words) -> impl Fn(Seat) -> String {
    let mut written = written(seats, words, |person| mention(person.id, words));
    let in_pictures = picture_names(seats, words);
    let all = seats.iter().zip(in_pictures.iter().zip(&mut written));
    for ((seat, occupant), (name, written)) in all {
        let is_renamed = |person: &Person| {
            !person.id.is_anonymous() && drawable_name(person.name.unescaped()) != *name
        };
        if occupant.person().is_some_and(is_renamed) {
            *written = format!("{} {written}", SeatMark::of(seat).emoji);
        }
    }
    by_seat(written, words)
}

pub fn picture_names(seats: &BySeat<Occupant>, words: &Words) -> Vec<String> {
    let names = written(seats, words, |person| person.name.unescaped().to_owned());
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    drawn_names(&names, words)
}

pub fn picture_name(name: &str, words: &Words) -> String {
    drawn_names(&[name], words).concat()
}

/// Names as a picture can show them: "Player 2" or the like for one that our fonts cannot write.
pub fn drawn_names(names: &[&str], words: &Words) -> Vec<String> {
    drawable_names(names, |place| numbered(place, words))
}

fn numbered(place: usize, words: &Words) -> String {
    words.text(&Msg::new("seat-numbered").with("number", place))
}

/// How a seat is written where no mention works and nothing is formatted: in alternative texts, menus and pictures.
pub fn names(seats: &BySeat<Occupant>, words: &Words) -> impl Fn(Seat) -> String {
    named(seats, words, |person| plain_name(person.id, &person.name))
}

/// How a seat is written by name in the text of a message, where a name must neither format nor mention nor link.
pub fn names_in_text(seats: &BySeat<Occupant>, words: &Words) -> impl Fn(Seat) -> String {
    named(seats, words, |person| {
        plain_name(person.id, &person.name).escaped()
    })
}

fn named(
    seats: &BySeat<Occupant>,
    words: &Words,
    name: fn(&Person) -> WrittenName,
) -> impl Fn(Seat) -> String + use<> {
    let name = |person: &Person| name(person).as_str().to_owned();
    by_seat(written(seats, words, name), words)
}

/// How every seat is written: a person as `name` says, deleted people and computer players by the word for
/// them, with a number if there are several.
fn written(
    seats: &BySeat<Occupant>,
    words: &Words,
    name: impl Fn(&Person) -> String,
) -> Vec<String> {
    let is_anonymous = |occupant: &Occupant| {
        let person = occupant.person();
        person.is_some_and(|person| person.id.is_anonymous())
    };
    let count = |is_so: &dyn Fn(&Occupant) -> bool| {
        let seats = seats.as_slice().iter();
        seats.filter(|occupant| is_so(occupant)).count()
    };
    let n_computers = count(&|occupant| !occupant.is_person());
    let n_anonymous = count(&is_anonymous);
    let mut computers = Nameless::new(words, n_computers);
    let mut anonymous = Nameless::new(words, n_anonymous);
    let written = seats.as_slice().iter().map(|occupant| match occupant {
        Occupant::Person(person) if person.id.is_anonymous() => anonymous.next(ANONYMOUS),
        Occupant::Person(person) => name(person),
        Occupant::Computer(level) => computers.next(computer_keys(*level)),
    });
    written.collect()
}

/// The keys of what a computer player is called: one alone, and one of several. The normal level, which is meant where
/// nobody chose one, is not mentioned.
const fn computer_keys(level: Level) -> [&'static str; 2] {
    match level {
        Level::Easy => ["seat-computer-easy", "seat-computer-easy-numbered"],
        Level::Casual => ["seat-computer-casual", "seat-computer-casual-numbered"],
        Level::Fair => ["seat-computer-fair", "seat-computer-fair-numbered"],
        Level::Normal => ["seat-computer", "seat-computer-numbered"],
        Level::Strong => ["seat-computer-strong", "seat-computer-strong-numbered"],
    }
}

/// The keys of what people are called who had their data deleted.
const ANONYMOUS: [&str; 2] = ["seat-anonymous", "seat-anonymous-numbered"];

/// Those of one kind who have no name, and are told apart by a number if there are several.
struct Nameless<'a> {
    words: &'a Words,
    is_only_one: bool,
    number: usize,
}

impl<'a> Nameless<'a> {
    const fn new(words: &'a Words, n: usize) -> Self {
        Self {
            words,
            is_only_one: n == 1,
            number: 0,
        }
    }

    /// What the next of them is called, by these keys.
    fn next(&mut self, [alone, numbered]: [&'static str; 2]) -> String {
        if self.is_only_one {
            return self.words.plain(alone);
        }
        self.number += 1;
        let numbered = Msg::new(numbered).with("number", self.number);
        self.words.text(&numbered)
    }
}

fn by_seat(written: Vec<String>, words: &Words) -> impl Fn(Seat) -> String + use<> {
    let nobody = words.plain("seat-computer");
    move |seat| written.get(seat.index()).unwrap_or(&nobody).clone()
}

/// [`plain_name`], or the word for people who have deleted their data.
pub fn any_name(person: PersonId, name: &PersonName) -> Arg {
    any_name_of(person, || plain_name(person, name))
}

/// [`name_in_text`], or the word for people who have deleted their data.
pub fn any_name_in_text(person: PersonId, name: &PersonName) -> Arg {
    any_name_of(person, || name_in_text(person, name))
}

fn any_name_of(person: PersonId, name: impl FnOnce() -> WrittenName) -> Arg {
    if person.is_anonymous() {
        Msg::new("seat-anonymous").into()
    } else {
        name().into()
    }
}

/// The name of a person where nothing is formatted; the number of a person in whose name there is nothing to read.
pub fn plain_name(person: PersonId, name: &PersonName) -> WrittenName {
    WrittenName::plain(name.unescaped(), &person.to_string())
}

/// The name of a person in a line of a message with numbers after it: it neither formats nor mentions nor links, and one that
/// is written from right to left does not turn the rest of the line around.
pub fn name_in_text(person: PersonId, name: &PersonName) -> WrittenName {
    plain_name(person, name).escaped().isolated()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn plain(name: &str) -> String {
        plain_name(PersonId(42), &name.into()).as_str().to_owned()
    }

    fn in_text(name: &str) -> String {
        let name = plain_name(PersonId(42), &name.into()).escaped();
        name.as_str().to_owned()
    }

    #[test]
    fn a_name_in_a_text_neither_formats_nor_mentions_nor_links() {
        for (name, written) in [
            ("Anna", "Anna"),
            ("Dr. J. O'Neil & Co", "Dr. J. O'Neil & Co"),
            ("**Anna**", r"\*\*Anna\*\*"),
            ("`Anna`", r"\`Anna\`"),
            ("||Anna||", r"\|\|Anna\|\|"),
            ("~~_Anna_~~", r"\~\~\_Anna\_\~\~"),
            ("@everyone", r"\@everyone"),
            ("<@1>", r"\<\@1\>"),
            ("<t:0:R>", r"\<t\:0\:R\>"),
            ("[win](https://a.b)", r"\[win\]\(https\:\/\/a.b\)"),
            (r"\", r"\\"),
            ("# Anna", r"\# Anna"),
        ] {
            assert_eq!(in_text(name), written);
        }
    }

    #[test]
    fn a_name_keeps_to_its_line_and_its_direction() {
        for (name, written) in [
            ("An\nna\r\0", "Anna"),
            ("\u{202e}annA\u{202c}", "annA"),
            ("\u{2066}An\u{2069}na\u{61c}", "Anna"),
            ("שלום", "שלום"),
            ("A\u{200b}n\u{feff}na", "Anna"),
            ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
        ] {
            assert_eq!(plain(name), written);
        }
        assert_eq!(plain(&"🎲".repeat(40)), "🎲".repeat(32));
    }

    #[test]
    fn nobody_is_called_nothing() {
        for name in ["", " ", "\u{200b}\u{2060}", "\u{3164}", "\u{202e}", "\n"] {
            assert_eq!(plain(name), "42", "{name:?}");
        }
    }

    proptest! {
        #[test]
        fn every_markdown_character_is_escaped(name in "\\PC{0,40}|[ -~]{0,40}") {
            let text = in_text(&name);
            let mut letters = text.chars();
            while let Some(letter) = letters.next() {
                if letter == '\\' {
                    prop_assert!(letters.next().is_some_and(|c| c.is_ascii_punctuation()));
                } else {
                    prop_assert!(!"*_~`|<>@#[]():/\n".contains(letter), "{}", text);
                }
            }
        }
    }
}
