//! The bot on Discord: commands and buttons in, messages out.
//!
//! Everything a button needs is in its custom id or in the database, so that none dies with a restart.

mod absence;
mod animations;
mod answer;
mod asker;
mod board;
mod bot;
mod budget;
mod choices;
mod cluster;
mod commands;
mod components;
mod config;
mod connection;
mod controls;
mod ctx;
mod daily;
mod doctor;
mod endpoint;
mod fair;
mod framework;
mod games;
mod gateway;
mod health;
mod help;
mod history;
mod invitation;
mod keeper;
mod leaderboard;
mod learn;
mod load;
mod lobby;
mod match_request;
mod mentions;
mod message;
mod meters;
mod moderate;
mod more;
mod once;
mod opening;
mod panels;
mod permissions;
mod play;
mod privacy;
mod process;
mod refusals;
mod rematch;
mod replay;
mod rest;
mod review;
mod rules;
mod settings;
mod setup;
mod stats;
mod sweep;
mod table_message;
mod threads;
mod timeouts;
mod token;
mod transport;
mod visible;

pub use crate::model::{MatchRef, Route, UnknownButton};
pub use bot::{BotHandle, check, register, start, start_at, start_in};
pub use endpoint::{NotAKey, PublicKey};
pub use load::Shedding;
pub use setup::{Config, DiscordEndpoint, Interactions};
pub use timeouts::Timeouts;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use animations::Animations;
use budget::Budgets;
use keeper::Keeper;
use load::Load;
use message::File;
use meters::Meters;
use once::Once;
use panels::Panels;
use process::Process;
use rest::Rest;
use transport::TransportKind;
use visible::Visibility;

use crate::i18n::{Locale, Words, words};
use crate::kernel::{BySeat, Seat};
use crate::present::{Face, Msg, Scene};
use crate::render::Studio;
use crate::table::{Occupant, Tables};

/// Everything that answering a click needs. Cheap to clone.
#[derive(Clone)]
pub struct Bot {
    inner: Arc<Inner>,
}

struct Inner {
    tables: Tables,
    rest: Rest,
    studio: Studio,
    keeper: Keeper,
    panels: Panels,
    meters: Arc<Meters>,
    once: Once,
    budgets: Budgets,
    visibility: Visibility,
    animations: Animations,
    load: Arc<Load>,
    timeouts: Timeouts,
    process: Process,
    /// Whether other processes use the database, as far as is known.
    has_others: AtomicBool,
}

impl Bot {
    fn new(
        tables: Tables,
        rest: Rest,
        studio: Studio,
        timeouts: Timeouts,
        transport: TransportKind,
        budgets: Budgets,
    ) -> Self {
        let meters = rest.meters();
        let process = Process::new(&tables, transport);
        Self {
            inner: Arc::new(Inner {
                tables,
                rest,
                studio,
                keeper: Keeper::default(),
                panels: Panels::default(),
                meters,
                once: Once::default(),
                budgets,
                visibility: Visibility::default(),
                animations: Animations::default(),
                load: Load::new(timeouts.shedding),
                timeouts,
                process,
                has_others: AtomicBool::new(false),
            }),
        }
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    fn rest(&self) -> &Rest {
        &self.inner.rest
    }

    fn meters(&self) -> &Meters {
        &self.inner.meters
    }

    fn load(&self) -> &Arc<Load> {
        &self.inner.load
    }

    fn keeper(&self) -> &Keeper {
        &self.inner.keeper
    }

    fn panels(&self) -> &Panels {
        &self.inner.panels
    }

    /// The picture of a face with its alternative text; `None` if there is none or it cannot be drawn.
    async fn picture(&self, face: &Face, name: &'static str, alt: &str) -> Option<File> {
        self.drawn(face.scene.clone()?, name, alt).await
    }

    /// A picture with its alternative text; `None` if it cannot be drawn.
    async fn drawn(&self, scene: Scene, name: &'static str, alt: &str) -> Option<File> {
        match self.inner.studio.draw(scene).await {
            Ok(bytes) => Some(File::picture(name, bytes, alt)),
            Err(error) => {
                // The words carry everything, so the message goes out without its picture.
                tracing::error!("could not draw a picture: {error}");
                None
            }
        }
    }
}

/// The public words of a match.
fn public_words(locale: &str) -> &'static Words {
    words(Locale::from_code(locale).unwrap_or(Locale::English))
}

/// What each seat is called in a picture, no two alike: the name if our fonts can write it, else "Player 2" or the like.
fn picture_names(seats: &BySeat<Occupant>, words: &Words) -> BySeat<String> {
    let names = asker::picture_names(seats, words);
    BySeat::try_from(names).expect("one name for each seat")
}

/// The alternative text of a face.
fn alt_text(face: &Face, seats: &BySeat<Occupant>, words: &Words) -> String {
    sentences(&face.alt, words, &asker::names(seats, words))
}

/// Sentences one after the other.
fn sentences(msgs: &[Msg], words: &Words, seats: &dyn Fn(Seat) -> String) -> String {
    let sentences: Vec<String> = msgs.iter().map(|msg| words.say(msg, seats)).collect();
    sentences.join(" ")
}
