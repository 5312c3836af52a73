//! The commands. One table (`table`) says which there are, what each takes and what answers it; their words are in the
//! locale files.

mod arguments;
mod command;
mod dispatch;
mod guest;
mod in_match;
mod looking_back;
mod mentions;
mod option;
mod personal;
mod poise_commands;
mod registration;
mod server;
mod setup_options;
mod start;
mod suggest;
mod table;
#[cfg(test)]
mod tests;
mod values;
mod words;

pub use command::ROOT;
pub use dispatch::{answer, suggestions};
pub use mentions::mentions;
pub use poise_commands::commands;
pub use registration::registration;
pub use table::sections;
