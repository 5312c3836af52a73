//! Sentences, names and alternative texts in the words of a match or a person.

use super::asker;
use crate::i18n::{Locale, Words, words};
use crate::kernel::{BySeat, Seat};
use crate::present::{Face, Msg};
use crate::table::Occupant;

pub fn public_words(locale: &str) -> &'static Words {
    words(Locale::from_code(locale).unwrap_or(Locale::English))
}

/// What each seat is called in a picture, no two alike: the name if our fonts can write it, else "Player 2" or the like.
pub fn picture_names(seats: &BySeat<Occupant>, words: &Words) -> BySeat<String> {
    let names = asker::picture_names(seats, words);
    BySeat::try_from(names).expect("one name for each seat")
}

pub fn alt_text(face: &Face, seats: &BySeat<Occupant>, words: &Words) -> String {
    sentences(&face.alt, words, &asker::names(seats, words))
}

pub fn sentences(msgs: &[Msg], words: &Words, seats: &dyn Fn(Seat) -> String) -> String {
    let sentences: Vec<String> = msgs.iter().map(|msg| words.say(msg, seats)).collect();
    sentences.join(" ")
}
