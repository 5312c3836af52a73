//! What one person may ask of the bot within a time. It is asked before anything is read, so that a flood costs its one answer.

use std::hash::Hash;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::answers::asker::Asker;
use crate::present::Msg;
use crate::table::{ChannelId, PersonId};

/// How many seconds' worth a person may ask at once: who plays fast is never held up.
const BURST_SECONDS: u32 = 4;

/// How many public messages a person may cause in a channel within a minute.
const PUBLIC_ACTS_A_MINUTE: u32 = 3;

/// How many people are remembered. Who is forgotten has asked nothing since as many others did.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(10_000).expect("10,000 is not zero");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A look or a move.
    Light,
    /// Long work, or many requests to Discord.
    Heavy,
    /// It makes a public message.
    Public,
}

impl Act {
    const fn cost(self) -> u32 {
        match self {
            Self::Light => 1,
            Self::Heavy | Self::Public => 5,
        }
    }
}

/// Something that is used up at once and comes back evenly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    /// How long one unit takes to come back.
    pub(super) each: Duration,
    /// How many units there are.
    pub(super) burst: u32,
}

/// When everything that somebody has used will have come back, by who it is.
type Spent<K> = LruCache<K, Instant>;

impl Rate {
    /// When all is back if so much is used now, or how long to wait until there is enough.
    pub(super) fn spend(
        self,
        back: Option<Instant>,
        cost: u32,
        now: Instant,
    ) -> Result<Instant, Duration> {
        let back = back.map_or(now, |back| back.max(now)) + self.each * cost;
        let latest = now + self.each * self.burst;
        if back > latest {
            return Err(back - latest);
        }
        Ok(back)
    }
}

/// What all people have asked of late.
pub struct Budgets {
    /// `None` if nobody is held up.
    clicks: Option<Rate>,
    spent: Mutex<AllSpent>,
}

type AllSpent = (Spent<PersonId>, Spent<(PersonId, ChannelId)>);

impl Budgets {
    /// Everybody may ask so often a second, four times as often at once; without a number there is no bound.
    pub fn new(clicks_a_second: Option<NonZeroU32>) -> Self {
        let clicks = clicks_a_second.map(|n| Rate {
            each: Duration::from_secs(1) / n.get(),
            burst: n.get().saturating_mul(BURST_SECONDS),
        });
        Self {
            clicks,
            spent: Mutex::new((spent(), spent())),
        }
    }

    /// Whether a person may ask for this now, by what Discord says of them and by what they have asked of late.
    pub fn afford(&self, asker: &Asker, act: Act) -> Result<(), Msg> {
        // What the bot posts for a person is as good as written by them.
        if act == Act::Public && !asker.may_write() {
            return Err(Msg::new("refuse-may-not-write"));
        }
        let wait = self.take(asker.id, asker.channel, act, Instant::now());
        wait.map_err(|wait| {
            let seconds = wait.as_millis().div_ceil(1_000);
            Msg::new("refuse-too-fast").with("seconds", u32::try_from(seconds).unwrap_or(u32::MAX))
        })
    }

    /// Uses what an act costs, or says how long to wait. What is refused costs nothing.
    fn take(
        &self,
        person: PersonId,
        channel: ChannelId,
        act: Act,
        now: Instant,
    ) -> Result<(), Duration> {
        let Some(clicks) = self.clicks else {
            return Ok(());
        };
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let (people, channels) = &mut *spent;
        // A host may choose fewer clicks than the dearest act costs.
        let cost = act.cost().min(clicks.burst);
        let back = clicks.spend(people.get(&person).copied(), cost, now)?;
        if act == Act::Public {
            let public = Rate {
                each: Duration::from_mins(1) / PUBLIC_ACTS_A_MINUTE,
                burst: PUBLIC_ACTS_A_MINUTE,
            };
            let key = (person, channel);
            let back = public.spend(channels.get(&key).copied(), 1, now)?;
            channels.put(key, back);
        }
        people.put(person, back);
        Ok(())
    }
}

fn spent<K: Hash + Eq>() -> Spent<K> {
    LruCache::new(MAX_REMEMBERED)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId(1);
    const BEN: PersonId = PersonId(2);
    const HERE: ChannelId = ChannelId(7);
    const THERE: ChannelId = ChannelId(8);

    fn budgets() -> Budgets {
        Budgets::new(NonZeroU32::new(5))
    }

    /// How many acts of a hundred at one moment are taken.
    fn n_taken(budgets: &Budgets, person: PersonId, act: Act, now: Instant) -> usize {
        let taken = |_: &u32| budgets.take(person, HERE, act, now).is_ok();
        (0..100).filter(taken).count()
    }

    #[test]
    fn twenty_clicks_at_once_are_taken_and_five_more_each_second() {
        let (budgets, start) = (budgets(), Instant::now());
        assert_eq!(n_taken(&budgets, ANNA, Act::Light, start), 20);
        assert_eq!(n_taken(&budgets, BEN, Act::Light, start), 20);
        let later = start + Duration::from_secs(1);
        assert_eq!(n_taken(&budgets, ANNA, Act::Light, later), 5);
        let refused = budgets.take(ANNA, HERE, Act::Light, later);
        assert_eq!(refused, Err(Duration::from_millis(200)));
        let rested = start + Duration::from_mins(1);
        assert_eq!(n_taken(&budgets, ANNA, Act::Light, rested), 20);
        assert_eq!(n_taken(&budgets, BEN, Act::Heavy, rested), 4);
    }

    #[test]
    fn three_public_acts_a_minute_are_taken_in_a_channel() {
        let (budgets, start) = (budgets(), Instant::now());
        assert_eq!(n_taken(&budgets, ANNA, Act::Public, start), 3);
        assert_eq!(budgets.take(ANNA, THERE, Act::Public, start), Ok(()));
        let later = start + Duration::from_secs(20);
        assert_eq!(n_taken(&budgets, ANNA, Act::Public, later), 1);
        // What was refused has cost nothing.
        assert_eq!(n_taken(&budgets, ANNA, Act::Light, later), 15);
    }

    #[test]
    fn a_host_can_lift_and_lower_the_bound() {
        let now = Instant::now();
        let lifted = Budgets::new(None);
        assert_eq!(n_taken(&lifted, ANNA, Act::Public, now), 100);
        let low = Budgets::new(NonZeroU32::new(1));
        assert_eq!(n_taken(&low, ANNA, Act::Heavy, now), 1);
    }

    #[test]
    fn only_so_many_people_are_remembered() {
        let (budgets, now) = (budgets(), Instant::now());
        for number in 0..20_000 {
            budgets
                .take(PersonId(number), HERE, Act::Public, now)
                .unwrap();
        }
        let spent = budgets.spent.lock().unwrap();
        assert_eq!((spent.0.len(), spent.1.len()), (10_000, 10_000));
    }
}
