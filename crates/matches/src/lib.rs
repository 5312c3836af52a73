//! What people do with matches, without Discord: challenge, play, give up, look.
//!
//! Every use case takes the lock of its match, checks who asks and what they saw, plays on a copy, makes the change
//! durable, and only then lets anybody see it.

mod absence;
mod challenge;
mod click;
mod cluster;
mod daily;
mod ending;
mod environment;
mod error;
mod evening;
mod history;
mod leaderboard;
mod league;
mod lessons;
mod look;
mod maintenance;
mod match_cache;
mod moderate;
mod people;
mod play;
mod queue;
mod remembered;
mod results;
mod servers;
mod showing;
mod snapshot;

pub use absence::{Absence, MAX_DAYS_AWAY, MAX_DAYS_AWAY_IN_A_YEAR, Resumption};
pub use challenge::{Challenge, Opponents, Proposal, Rematch};
pub use click::{Actor, Click};
pub use cluster::Cluster;
pub use daily::{
    Dailies, DailyAct, DailyEnd, DailyProof, DailyShare, DailySpan, DailyTry, MorningTable,
    counted, daily_closes, daily_number, daily_of_number,
};
pub use environment::{DatabaseClock, Environment, System};
use error::Result;
pub use error::{NoReview, Place, Refusal, SeasonRefusal, TableError};
pub use evening::{EveningState, Evenings, Ranked as EveningPlace};
pub use history::{
    Checked, Ended, FinishedMatch, Found, HistoryPage, Onlooker, Reel, Replay, ReviewPage,
};
pub use leaderboard::LeaderboardView;
pub use league::{SeasonState, Seasons, TableDivision, TableLine};
pub use lessons::{Answered, Exercise, n_questions};
pub use look::{Choice, Listed, MatchName, Meant, Panel, PanelState, Public, Waiting};
pub use lostcities_model::{LeaderboardQuery, Scope};
pub use moderate::Authority;
pub use people::Stats;
pub use queue::{NoPlace, Queue, QueuePlace};
pub use servers::{MAX_CHANNELS, Opener};
pub use showing::BoardLease;
pub use snapshot::Snapshot;

pub use crate::games::GameKind;
pub use crate::kernel::{Day, Level};
pub use crate::rating::{PROVISIONAL_BELOW, Season, Standing};
pub use crate::store::{
    AttemptKey, Avatar, Away, AwaySeat, Beat, Board, ChallengeSettings, ChannelId, Clock, Closing,
    DailyBest, DailyGame, DailyLine, DailyPlaced, DailyTablePlace, DataPosition, DatabaseLock,
    Deal, DueNotice, Engine, Entrant, EntrantState, Evening, EveningId, GuildId, History,
    HistoryCursor, HistoryScope, Invited, Invitee, LeagueSeason, LessonProgress, Location,
    MAX_ASLEEP, MAX_EVENINGS, MAX_STRONG, MatchId, MatchNews, Membership, MessageId, Need,
    NewEvening, NewSeason, NewestPanel, Occasion, Occupant, OpenMatch, Openers, Opening, Outdated,
    PER_PAGE, Pace, PageRequest, PageStart, Person, PersonId, PersonName, PersonalData,
    PersonalSummary, Phase, Pings, PlacedSeat, Ranked, RoleId, SeasonDeed, SeasonId, SeasonMatch,
    SeatClock, Seated, Server, ServerChange, ServerEvent, Setting, Share, Snowflake, Stage, State,
    Status, Store, StoreError, Venue,
};

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64};

use lostcities_match_file::{match_file, registry};
use lostcities_present as present;
use lostcities_rules::{games, kernel, league as league_rules, rating};
use lostcities_store as store;

use crate::kernel::Timestamp;
use remembered::Remembered;

#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    environment: Arc<dyn Environment>,
    cache: match_cache::MatchCache,
    last_forgotten: match_cache::LastForgotten,
    /// When the bot was last there, as far as this process has read or written it.
    last_beat: AtomicI64,
    /// When this process last looked who is to be told that matches wait for them.
    notices: maintenance::Minutely,
    /// When it last drew secrets of coming days, looked for tables of yesterday, and deleted what is too old.
    secrets: maintenance::Minutely,
    morning_tables: maintenance::Minutely,
    leftovers: maintenance::Minutely,
    /// When it last overwrote what deletions have left in the file.
    overwritten: maintenance::Minutely,
    /// The match at which the search for logs to be packed has arrived; 0 at its beginning.
    packed_up_to: AtomicU64,
    /// The last evening and season that the sweep has looked at: it goes on behind them, so that those that fail hold up no others.
    evenings_up_to: maintenance::Arrived,
    seasons_up_to: maintenance::Arrived,
    /// The last evening, season and number of nobody that the search for those to delete has looked at.
    idle_evenings_up_to: maintenance::Arrived,
    cancelled_up_to: maintenance::Arrived,
    unnamed_up_to: maintenance::Arrived,
    process: cluster::OwnNumber,
    reviews: queue::Queue<PersonId>,
    exports: queue::Queue<PersonId>,
    notified: challenge::Notified<store::Invited>,
    draw_offers: challenge::Notified<(MatchId, kernel::Seat)>,
    removed_guests: challenge::Notified<(MatchId, PersonId)>,
    choices: Remembered<PersonId, store::Choice>,
    servers: Remembered<GuildId, Server>,
    failures: maintenance::Failures,
    interrupted: maintenance::Interrupted,
    thinkers: play::Thinkers,
}

impl Tables {
    pub fn new(store: Store, environment: Arc<dyn Environment>) -> Self {
        Self {
            inner: Arc::new(Inner {
                store,
                environment,
                cache: match_cache::MatchCache::default(),
                last_forgotten: match_cache::LastForgotten::default(),
                last_beat: AtomicI64::new(i64::MIN),
                notices: maintenance::Minutely::default(),
                secrets: maintenance::Minutely::default(),
                morning_tables: maintenance::Minutely::default(),
                leftovers: maintenance::Minutely::default(),
                overwritten: maintenance::Minutely::default(),
                packed_up_to: AtomicU64::default(),
                evenings_up_to: maintenance::Arrived::default(),
                seasons_up_to: maintenance::Arrived::default(),
                idle_evenings_up_to: maintenance::Arrived::default(),
                cancelled_up_to: maintenance::Arrived::default(),
                unnamed_up_to: maintenance::Arrived::default(),
                process: cluster::OwnNumber::default(),
                reviews: queue::Queue::default(),
                exports: queue::Queue::default(),
                notified: challenge::Notified::default(),
                draw_offers: challenge::Notified::every(ending::OFFER_INTERVAL),
                removed_guests: challenge::Notified::every(challenge::REMOVED_FOR),
                choices: Remembered::default(),
                servers: Remembered::default(),
                failures: maintenance::Failures::default(),
                interrupted: maintenance::Interrupted::default(),
                thinkers: play::Thinkers::default(),
            }),
        }
    }

    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    pub fn now(&self) -> Timestamp {
        self.inner.environment.now()
    }

    pub const fn cluster(&self) -> Cluster<'_> {
        Cluster { tables: self }
    }
}
