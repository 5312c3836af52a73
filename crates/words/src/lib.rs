//! Words: sentences as data become text in one of the bot's languages.
//!
//! Every text is in `assets/locales`, a folder for each language, a file for each subject. Nothing here knows what
//! the sentences are about.

mod files;
mod fit;
mod words;

#[cfg(test)]
mod tests;

use lostcities_present as present;
use lostcities_rules::kernel;

pub use fit::fit;
pub use lostcities_model::Locale;
pub use words::{Words, words};
