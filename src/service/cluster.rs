//! The other processes of this bot, where several share a database: saying that this one is there, sharing what Discord takes, and
//! taking over what was left behind.

use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::bot::Bot;
use crate::service::sweep::resume_computers;
use crate::table::{Beat, Membership, TableError};

const BEAT_INTERVAL: Duration = Duration::from_secs(5);

const BEAT_TIMEOUT: Duration = Duration::from_secs(10);

/// How often it looks whether others have changed what panels show that it has answered with.
const LOOK_INTERVAL: Duration = Duration::from_secs(2);

/// In how many parts it looks meanwhile, so that people who click do not wait behind the panels of all matches at once.
const N_PARTS: u32 = 8;

/// After this many beats every other process has learnt what has changed.
const N_BEATS: u32 = 2;

/// The place of this process among others, and what it may send to Discord there.
pub struct Place {
    membership: Membership,
    share: Share,
}

impl Place {
    /// A place that was just taken.
    pub fn new(bot: &Bot, membership: Membership, beat: Beat) -> Self {
        info!(
            process = %membership.id(),
            n_processes = beat.n_processes,
            "process {} uses the database", membership.id()
        );
        let share = Share::joined(beat.n_processes, membership.has_removed());
        share.tell(bot, beat.n_processes);
        note_beat(bot);
        Self { membership, share }
    }

    fn beaten(&mut self, bot: &Bot, beat: Beat) {
        self.share.beaten(beat.n_processes);
        self.share.tell(bot, beat.n_processes);
        note_beat(bot);
    }
}

fn note_beat(bot: &Bot) {
    let beaten_at = bot.inner.beaten_at.lock();
    *beaten_at.unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
}

/// What a process may send of all that Discord takes.
#[derive(Clone, Copy, Debug)]
struct Share {
    /// One part in this many; next to nothing if there is none.
    n_parts: Option<u32>,
    /// In how many beats in a row there were fewer processes than that.
    n_beats: u32,
}

impl Share {
    /// That of a process that has just joined. Until all others have learnt of it, they send what is to be its own. So do those
    /// that it has removed, until they find out.
    const fn joined(n_processes: u32, has_removed: bool) -> Self {
        let is_alone = n_processes == 1 && !has_removed;
        Self {
            n_parts: if is_alone { Some(1) } else { None },
            n_beats: 1,
        }
    }

    /// The process has learnt how many there are. Those that are not among them any more may not know that yet, so that a share
    /// grows later than it shrinks.
    fn beaten(&mut self, n_processes: u32) {
        let is_to_grow = self.n_parts.is_none_or(|n_parts| n_parts > n_processes);
        if is_to_grow && self.n_beats < N_BEATS {
            self.n_beats += 1;
        } else {
            *self = Self {
                n_parts: Some(n_processes),
                n_beats: 0,
            };
        }
    }

    fn tell(self, bot: &Bot, n_processes: u32) {
        bot.inner.has_others.store(n_processes > 1, Relaxed);
        bot.rest().share(self.n_parts);
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
pub async fn keep_beating(bot: Bot, place: Place, stop: CancellationToken) -> Option<Membership> {
    let mut beating = Beating {
        bot,
        place: Some(place),
        stop: stop.clone(),
    };
    let mut looks = interval(LOOK_INTERVAL / N_PARTS);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut beaten_at = Instant::now();
    for part in (0..N_PARTS).cycle() {
        tokio::select! {
            () = stop.cancelled() => break,
            _ = looks.tick() => {}
        }
        if let Err(error) = beating.follow_others(part).await {
            warn!("could not look what other processes have changed: {error:#}");
        }
        if beaten_at.elapsed() < BEAT_INTERVAL {
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
        let cluster = self.bot.tables().cluster();
        let mut has_removed = false;
        // Without a place, or if it cannot be kept, a new one is taken.
        let beat = match &mut self.place {
            Some(place) => timeout(BEAT_TIMEOUT, cluster.beat(&mut place.membership)).await,
            None => Ok(Ok(None)),
        };
        if let (Ok(Ok(Some(beat))), Some(place)) = (beat, &mut self.place) {
            place.beaten(&self.bot, beat);
        } else {
            self.place = None;
            // Others may share among themselves what was its own.
            self.bot.rest().share(None);
            let joined = timeout(BEAT_TIMEOUT, cluster.join()).await;
            let joined = joined.map_err(anyhow::Error::from)??;
            self.place = joined.map(|(own, beat)| Place::new(&self.bot, own, beat));
            // Who joins removes those that are gone.
            has_removed = self
                .place
                .as_ref()
                .is_some_and(|place| place.membership.has_removed());
            // Another server may have taken the place of the one before, which lacks what panels show.
            for id in self.bot.panels().matches() {
                self.bot.refresh_panels(id);
            }
        }
        let n_gone = cluster.remove_dead_processes().await?;
        if n_gone > 0 || has_removed {
            warn!(
                n_gone,
                "other processes are gone; what they left is taken over"
            );
            // Nobody else is told that they are gone, whatever fails below.
            tokio::spawn(resume_computers(self.bot.clone(), self.stop.clone()));
            self.bot.make_round(Duration::ZERO).await?;
        }
        Ok(())
    }

    /// Brings panels up to date whose matches were changed by another process: those of one part of all matches.
    async fn follow_others(&self, part: u32) -> Result<(), TableError> {
        let bot = &self.bot;
        let mut ids = bot.panels().matches();
        ids.retain(|id| id.0 % u64::from(N_PARTS) == u64::from(part));
        for news in bot.follow_matches(&ids).await? {
            if bot.panels().is_news(news.id, news.version) {
                bot.refresh_panels(news.id);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What all processes together send in a second at most.
    const ALL: u32 = 45;

    const BEAT_SECONDS: u32 = 6;

    /// Three processes, and the rows by which they know each other.
    struct World {
        /// Who has each row, and whether the session still lives that holds it.
        rows: Vec<(usize, bool)>,
        shares: [Share; 3],
    }

    impl World {
        fn remove_dead(&mut self) -> bool {
            let n_before = self.rows.len();
            self.rows.retain(|row| row.1);
            self.rows.len() < n_before
        }

        fn n_rows(&self) -> u32 {
            u32::try_from(self.rows.len()).unwrap()
        }

        fn beat(&mut self, who: usize) {
            if self.rows.contains(&(who, true)) {
                self.shares[who].beaten(self.n_rows());
            } else {
                let has_removed = self.remove_dead();
                self.rows.push((who, true));
                self.shares[who] = Share::joined(self.n_rows(), has_removed);
            }
            self.remove_dead();
        }

        /// What is sent in a second.
        fn n_requests(&self) -> u32 {
            let requests = self.shares.iter();
            requests
                .map(|share| share.n_parts.map_or(1, |n_parts| ALL / n_parts))
                .sum()
        }
    }

    #[test]
    fn whichever_sessions_are_cut_all_together_send_no_more_than_discord_takes() {
        let each = Share {
            n_parts: Some(3),
            n_beats: 0,
        };
        for cut in 1_u32..8 {
            for first in 0..BEAT_SECONDS {
                let is_alive = |who: usize| cut >> who & 1 == 0;
                let mut world = World {
                    rows: (0..3).map(|who| (who, is_alive(who))).collect(),
                    shares: [each; 3],
                };
                for second in first..first + 8 * BEAT_SECONDS {
                    if let who @ 0..3 = (second % BEAT_SECONDS) as usize / 2
                        && second % 2 == 0
                    {
                        world.beat(who);
                    }
                    let n = world.n_requests();
                    assert!(n <= ALL + ALL / 15, "{n} at {second}, {cut:03b} cut");
                }
                assert_eq!(world.shares.map(|share| share.n_parts), [Some(3); 3]);
            }
        }
    }
}
