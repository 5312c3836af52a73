//! The other processes of this bot, where several share a database: saying that this one is there, sharing what Discord takes, and
//! taking over what was left behind.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::Bot;
use super::sweep::resume_computers;
use crate::table::{Beat, Membership, TableError};

/// How often a process says that it is there.
const BEAT: Duration = Duration::from_secs(5);

/// How long that may take.
const BEAT_TIMEOUT: Duration = Duration::from_secs(10);

/// How often it looks whether others have changed what panels show that it has answered with.
const LOOK: Duration = Duration::from_secs(2);

/// After this many beats every other process has learnt of this one.
const N_BEATS: u32 = 2;

/// The place of this process among others, and how often it has said that it is there.
pub(super) struct Place {
    membership: Membership,
    n_beats: u32,
}

impl Place {
    /// A place that was just taken. Until the others have learnt of it, little is sent to Discord.
    pub(super) fn new(bot: &Bot, membership: Membership, beat: Beat) -> Self {
        info!(
            process = %membership.id(),
            n_processes = beat.n_processes,
            "process {} uses the database", membership.id()
        );
        let mut place = Self {
            membership,
            n_beats: if beat.n_processes == 1 { N_BEATS } else { 0 },
        };
        place.share(bot, beat);
        place
    }

    fn share(&mut self, bot: &Bot, beat: Beat) {
        bot.inner.has_company.store(beat.n_processes > 1, Relaxed);
        if self.n_beats < N_BEATS && beat.n_processes > 1 {
            self.n_beats += 1;
            bot.rest().share(None);
        } else {
            bot.rest().share(Some(beat.n_processes));
        }
    }
}

/// What a process does because there may be others.
struct Beating {
    bot: Bot,
    /// `None` if it was lost.
    place: Option<Place>,
    stop: CancellationToken,
}

/// Says that this process is there until told to stop. Returns its place, if it has one then.
pub(super) async fn keep_beating(
    bot: Bot,
    place: Place,
    stop: CancellationToken,
) -> Option<Membership> {
    let mut beating = Beating {
        bot,
        place: Some(place),
        stop: stop.clone(),
    };
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut beaten_at = Instant::now();
    loop {
        tokio::select! {
            () = stop.cancelled() => break,
            _ = looks.tick() => {}
        }
        if let Err(error) = beating.follow_others().await {
            warn!("could not look what other processes have changed: {error:#}");
        }
        if beaten_at.elapsed() < BEAT {
            continue;
        }
        beaten_at = Instant::now();
        if let Err(error) = beating.beat().await {
            error!("could not say that this process is there: {error:#}");
        }
    }
    beating.place.map(|place| place.membership)
}

impl Beating {
    async fn beat(&mut self) -> Result<(), TableError> {
        let company = self.bot.tables().company();
        // Without a place, or if it cannot be kept, a new one is taken.
        let beat = match &mut self.place {
            Some(place) => timeout(BEAT_TIMEOUT, company.beat(&mut place.membership)).await,
            None => Ok(Ok(None)),
        };
        if let (Ok(Ok(Some(beat))), Some(place)) = (beat, &mut self.place) {
            place.share(&self.bot, beat);
        } else {
            self.place = None;
            let joined = company.join().await?;
            self.place = joined.map(|(own, beat)| Place::new(&self.bot, own, beat));
        }
        let n_gone = company.bury().await?;
        if n_gone > 0 {
            warn!(
                n_gone,
                "other processes are gone; what they left is taken over"
            );
            self.bot.make_round(Duration::ZERO).await?;
            tokio::spawn(resume_computers(self.bot.clone(), self.stop.clone()));
        }
        Ok(())
    }

    /// Brings panels up to date whose matches were changed by another process.
    async fn follow_others(&self) -> Result<(), TableError> {
        let bot = &self.bot;
        let ids = bot.panels().matches();
        for (id, version) in bot.tables().directory().versions(&ids).await? {
            if bot.panels().is_news(id, version) {
                bot.refresh_panels(id);
            }
        }
        Ok(())
    }
}
