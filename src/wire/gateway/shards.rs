//! Which shards are in a session, and since when the others are not.

use std::time::Duration;

use tokio::time::Instant;

/// How long serenity waits between two shards that begin a session, as Discord demands.
const BETWEEN_SHARDS: Duration = Duration::from_secs(5);

/// How often the patience with a lost shard is doubled at most: starting a session counts towards a limit a day.
const MOST_DOUBLINGS: u32 = 4;

/// All shards of the bot by their numbers.
#[derive(Clone, Default, Debug)]
pub(super) struct Shards {
    each: Vec<Shard>,
    /// Whether all of them have been in a session at once since the bot began to connect.
    pub(super) were_live: bool,
}

#[derive(Clone, Debug)]
struct Shard {
    /// Of its connections, those that carry a session. A new one may come before the end of the last.
    n_live: usize,
    /// Discord's name for the newest session, by which the shard goes on with it.
    session: Option<String>,
    lost_at: Option<Instant>,
    /// How often it was connected again without success.
    n_restarts: u32,
}

impl Shards {
    /// As many that begin to connect now, one after another.
    pub(super) fn connecting(n_shards: usize) -> Self {
        let now = Instant::now();
        let shards = (1..=n_shards).map(|n_pauses| Shard {
            n_live: 0,
            session: None,
            lost_at: Some(now + pauses(n_pauses)),
            n_restarts: 0,
        });
        Self {
            each: shards.collect(),
            were_live: false,
        }
    }

    /// How many are in a session, and how many there are.
    pub(super) fn counts(&self) -> (usize, usize) {
        let live = self.each.iter().filter(|shard| shard.n_live > 0);
        (live.count(), self.each.len())
    }

    /// The shard that began this session.
    pub(super) fn of_session(&self, session: &str) -> Option<usize> {
        let is_it = |shard: &Shard| shard.session.as_deref() == Some(session);
        self.each.iter().position(is_it)
    }

    /// A connection of a shard carries a session from now on, a new one if it has a name.
    pub(super) fn went_live(&mut self, number: usize, session: Option<String>) {
        if let Some(shard) = self.each.get_mut(number) {
            shard.n_live += 1;
            shard.session = session.or(shard.session.take());
            shard.lost_at = None;
            shard.n_restarts = 0;
        }
        self.were_live |= self.each.iter().all(|shard| shard.n_live > 0);
    }

    /// One that did so carries none any more.
    pub(super) fn was_lost(&mut self, number: usize) {
        if let Some(shard) = self.each.get_mut(number) {
            shard.n_live = shard.n_live.saturating_sub(1);
            if shard.n_live == 0 {
                shard.lost_at = Some(Instant::now());
            }
        }
    }

    /// These are connected again, one after another.
    pub(super) fn restarted(&mut self, numbers: &[usize]) {
        let now = Instant::now();
        for (n_pauses, &number) in (1..).zip(numbers) {
            if let Some(shard) = self.each.get_mut(number) {
                shard.n_restarts = MOST_DOUBLINGS.min(shard.n_restarts + 1);
                shard.lost_at = Some(now + pauses(n_pauses));
            }
        }
    }

    /// The shards that have been lost for longer than that by `now`; each failure doubles the patience with a shard.
    pub(super) fn lost_for(&self, patience: Duration, now: Instant) -> Vec<usize> {
        let due = self.due(patience).filter(|&(_, at)| at <= now);
        due.map(|(number, _)| number).collect()
    }

    /// When the next one has been lost for so long.
    pub(super) fn next_due(&self, patience: Duration) -> Option<Instant> {
        self.due(patience).map(|(_, at)| at).min()
    }

    fn due(&self, patience: Duration) -> impl Iterator<Item = (usize, Instant)> {
        let lost = self.each.iter().enumerate();
        lost.filter_map(move |(number, shard)| {
            let patience = patience.saturating_mul(2_u32.pow(shard.n_restarts));
            Some((number, shard.lost_at? + patience))
        })
    }
}

fn pauses(n_pauses: usize) -> Duration {
    BETWEEN_SHARDS.saturating_mul(u32::try_from(n_pauses).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    #[test]
    fn a_shard_is_lost_alone_and_waited_for_twice_as_long_after_each_failure() {
        let mut shards = Shards::connecting(3);
        for number in 0..3 {
            assert!(!shards.were_live);
            shards.went_live(number, Some(format!("s{number}")));
        }
        assert!(shards.were_live);
        assert_eq!(shards.next_due(PATIENCE), None);
        assert_eq!(shards.of_session("s1"), Some(1));
        shards.was_lost(1);
        assert_eq!(shards.counts(), (2, 3));
        for doubling in [1, 2, 4, 8, 16, 16] {
            let due = shards.next_due(PATIENCE).expect("a lost shard");
            assert!(due.duration_since(Instant::now()) > PATIENCE * (doubling - 1));
            let before = due - Duration::from_millis(1);
            assert!(shards.lost_for(PATIENCE, before).is_empty());
            assert_eq!(shards.lost_for(PATIENCE, due), [1]);
            shards.restarted(&[1]);
        }
        shards.went_live(1, None);
        assert_eq!((shards.counts(), shards.next_due(PATIENCE)), ((3, 3), None));
        assert_eq!(shards.of_session("s1"), Some(1));
    }

    #[test]
    fn a_shard_whose_next_connection_came_before_the_end_of_the_last_is_not_lost() {
        let mut shards = Shards::connecting(1);
        shards.went_live(0, None);
        shards.went_live(0, None);
        shards.was_lost(0);
        assert_eq!(shards.next_due(PATIENCE), None);
        shards.was_lost(0);
        assert_eq!(shards.lost_for(Duration::ZERO, Instant::now()), [0]);
    }
}
