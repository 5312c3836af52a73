//! Sentences, names and alternative texts in the words of a match or a person.

use super::asker;
use crate::i18n::{Locale, Words, words};
use crate::kernel::{BySeat, Commitment, Seat};
use crate::present::{Face, Msg};
use crate::table::Occupant;
use crate::wire::message::File;

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

/// The text of a message with a picture; where that cannot be shown, its words follow.
pub fn with_picture(text: String, picture: Option<&File>, alt: &str) -> String {
    if picture.is_some() || alt.is_empty() {
        text
    } else {
        format!("{text}\n{alt}")
    }
}

pub fn sentences(msgs: &[Msg], words: &Words, seats: &dyn Fn(Seat) -> String) -> String {
    let sentences: Vec<String> = msgs.iter().map(|msg| words.say(msg, seats)).collect();
    sentences.join(" ")
}

/// The beginning of a fingerprint, by which people tell it from another; *Fair?* shows the rest.
pub fn short(commitment: Commitment) -> String {
    commitment.to_string().chars().take(8).collect()
}
