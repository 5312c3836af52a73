//! The private panels that can still be changed: the last one of each person in each match, for as long as the token lives
//! that it came with. They are kept in memory alone; after a restart every panel waits for a press of its owner.

use std::collections::HashMap;
use std::mem;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::answers::asker::Asker;
use crate::i18n::Words;
use crate::kernel::Timestamp;
use crate::table::{MatchId, MessageId, NewestPanel, PanelState, PersonId};
use crate::wire::rest::OwnMessage;

/// How many matches have panels that are remembered. A match has as many panels as people who play in it or follow it.
const MAX_MATCHES: NonZeroUsize = NonZeroUsize::new(2_000).expect("2,000 is not zero");

/// How many people can follow a match at a time. To anybody else it is shown as it is when they ask.
const MAX_FOLLOWERS: usize = 25;

/// How many panels are read and drawn at a time to follow their matches: what another process has done is noticed for many
/// matches at once, and people who click would wait behind all of them.
const AT_A_TIME: usize = 2;

/// How long after a press a panel is taken to be before its owner's eyes.
const ATTENTION: Duration = Duration::from_mins(2);

#[derive(Clone, Debug)]
pub struct ShownPanel {
    /// Of which moment of the match, and what is picked.
    pub state: PanelState,
    /// What tells its words, picture and controls from others; `None` if the message may show something older.
    pub digest: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PanelPlace {
    pub message: MessageId,
    /// How the token of its interaction reaches it.
    pub own: OwnMessage,
}

impl PanelPlace {
    /// What an interaction was answered with.
    pub const fn original(message: MessageId) -> Self {
        Self {
            message,
            own: OwnMessage::Original,
        }
    }

    pub const fn follow_up(message: MessageId) -> Self {
        Self {
            message,
            own: OwnMessage::FollowUp(message),
        }
    }
}

/// A panel whose token lives.
#[derive(Clone)]
pub struct LivePanel {
    /// Whose it is, with the token.
    pub asker: Arc<Asker>,
    /// The words it is written in.
    pub words: &'static Words,
    pub place: PanelPlace,
    pub shown: ShownPanel,
}

impl LivePanel {
    fn is_alive(&self) -> bool {
        self.asker.token.is_alive()
    }

    /// Whether this is what came of the same interaction.
    fn is_same(&self, other: &Self) -> bool {
        self.asker.interaction == other.asker.interaction
    }
}

#[derive(Default)]
struct OfMatch {
    panels: Vec<LivePanel>,
    /// Those that others have taken the place of, and that are to be deleted.
    replaced: Vec<LivePanel>,
    /// The newest version that panels were brought up to.
    newest: u64,
    /// The newest version of which other processes have told.
    told: u64,
}

pub struct Panels {
    inner: Mutex<Inner>,
    turns: Semaphore,
}

struct Inner {
    matches: LruCache<MatchId, OfMatch>,
    /// Of which match each message shows a panel: one that goes on to another match follows that one alone.
    shown: HashMap<MessageId, MatchId>,
    /// The matches whose panels are being changed, and whether they are to be changed once more.
    busy: HashMap<MatchId, bool>,
}

impl Inner {
    /// Notes of which match a message shows a panel now. One that it was before follows its match no more.
    fn shows(&mut self, message: MessageId, now: Option<MatchId>) {
        let before = match now {
            Some(id) => self.shown.insert(message, id),
            None => self.shown.remove(&message),
        };
        let before = before.filter(|&before| Some(before) != now);
        if let Some(of_match) = before.and_then(|before| self.matches.peek_mut(&before)) {
            let is_other = |panel: &LivePanel| panel.place.message != message;
            of_match.panels.retain(is_other);
            of_match.replaced.retain(is_other);
        }
    }
}

impl Default for Panels {
    fn default() -> Self {
        Self {
            inner: Mutex::new(Inner {
                matches: LruCache::new(MAX_MATCHES),
                shown: HashMap::new(),
                busy: HashMap::new(),
            }),
            turns: Semaphore::new(AT_A_TIME),
        }
    }
}

impl Panels {
    /// Waits until there is time to read and draw one more panel; there is until what this returns is dropped.
    pub async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.turns.acquire().await.ok()
    }

    /// Remembers the panel of a person in a match, in place of the one that they asked for before. Returns whether there is
    /// something to do: the earlier one is another message and has to go, or the match had gone on before the panel was there.
    pub fn remember(&self, id: MatchId, mut panel: LivePanel) -> bool {
        self.with(|inner| {
            inner.shows(panel.place.message, Some(id));
            let of_match = inner.matches.get_or_insert_mut(id, OfMatch::default);
            let is_behind = panel.shown.state.version < of_match.newest;
            let mut panels = of_match.panels.iter_mut();
            let Some(kept) = panels.find(|kept| kept.asker.id == panel.asker.id) else {
                let followers = of_match.panels.iter().map(|panel| &panel.shown.state);
                let n_followers = followers.filter(|state| state.is_watched).count();
                if panel.shown.state.is_watched && n_followers >= MAX_FOLLOWERS {
                    return false;
                }
                of_match.panels.push(panel);
                return is_behind;
            };
            // The answer to what was asked first may arrive last.
            let is_late = panel.asker.interaction < kept.asker.interaction;
            if !is_late {
                mem::swap(kept, &mut panel);
            }
            let earlier = panel;
            if kept.place.message == earlier.place.message {
                if is_late {
                    // What arrived last is what the message shows.
                    kept.shown.digest = None;
                }
                return is_late || is_behind;
            }
            let has_to_go = earlier.is_alive();
            of_match.replaced.extend(has_to_go.then_some(earlier));
            has_to_go || is_behind
        })
    }

    pub fn of(&self, id: MatchId) -> Vec<LivePanel> {
        self.with(|inner| {
            let of_match = inner.matches.peek(&id);
            let panels = of_match.map_or(&[][..], |of_match| &of_match.panels);
            panels
                .iter()
                .filter(|panel| panel.is_alive())
                .cloned()
                .collect()
        })
    }

    /// Whether a person has their panel of a match before them: it can be changed, and they pressed something a moment ago, here or,
    /// as the newest panels say, at another process.
    pub fn is_watched_by(
        &self,
        id: MatchId,
        person: PersonId,
        newest: &[NewestPanel],
        now: Timestamp,
    ) -> bool {
        let mut newest = newest.iter();
        newest.any(|panel| panel.person == person && panel.at.after(ATTENTION) > now)
            || self.of(id).iter().any(|panel| {
                panel.asker.id == person && panel.asker.token.is_younger_than(ATTENTION)
            })
    }

    pub fn matches(&self) -> Vec<MatchId> {
        self.with(|inner| inner.matches.iter().map(|(&id, _)| id).collect())
    }

    /// Whether a version of a match is newer than its panels, and has not been said before.
    pub fn is_news(&self, id: MatchId, version: u64) -> bool {
        self.with(|inner| {
            let of_match = inner.matches.peek_mut(&id);
            of_match.is_some_and(|of_match| {
                let is_new = version > of_match.told;
                of_match.told = of_match.told.max(version);
                let mut panels = of_match.panels.iter();
                is_new && panels.any(|panel| panel.shown.state.version < version)
            })
        })
    }

    /// The panels of a match that are to be deleted; they are so once.
    pub fn replaced(&self, id: MatchId) -> Vec<LivePanel> {
        self.with(|inner| {
            let of_match = inner.matches.peek_mut(&id);
            of_match.map_or_else(Vec::new, |of_match| mem::take(&mut of_match.replaced))
        })
    }

    /// Forgets the panels of a match in whose place another process has shown a newer one. Returns whether some of the newer ones are
    /// separate messages, so that the older messages must be deleted.
    pub fn follow(&self, id: MatchId, newest: &[NewestPanel]) -> bool {
        self.with(|inner| {
            let Some(of_match) = inner.matches.peek_mut(&id) else {
                return false;
            };
            let n_before = of_match.replaced.len();
            for newest in newest {
                let is_older = |panel: &mut LivePanel| {
                    panel.asker.id == newest.person && panel.asker.interaction < newest.interaction
                };
                let older = of_match.panels.extract_if(.., is_older);
                let others =
                    older.filter(|old| old.place.message != newest.message && old.is_alive());
                of_match.replaced.extend(others);
            }
            of_match.replaced.len() > n_before
        })
    }

    /// A message has become something else than a panel.
    pub fn forget_message(&self, message: MessageId) {
        self.with(|inner| inner.shows(message, None));
    }

    /// Notes that a panel has been changed. If its owner has used it meanwhile, what they were answered may have been
    /// overwritten, and the panels of the match are looked at once more. Returns the match to which the message had gone on, if it
    /// had: its panels are to be looked at.
    pub fn changed(&self, id: MatchId, panel: &LivePanel, shown: ShownPanel) -> Option<MatchId> {
        self.with(|inner| {
            let message = panel.place.message;
            let gone_on_to = inner.shown.get(&message).copied().filter(|&now| now != id);
            let overwritten = gone_on_to.and_then(|now| inner.matches.peek_mut(&now));
            for now in overwritten
                .into_iter()
                .flat_map(|of_match| &mut of_match.panels)
            {
                if now.place.message == message {
                    now.shown.digest = None;
                }
            }
            let Some(of_match) = inner.matches.peek_mut(&id) else {
                return gone_on_to;
            };
            of_match.newest = of_match.newest.max(shown.state.version);
            let mut panels = of_match.panels.iter_mut();
            let Some(now) = panels.find(|now| now.asker.id == panel.asker.id) else {
                return gone_on_to;
            };
            if now.is_same(panel) {
                now.shown = shown;
            } else if now.place.message == panel.place.message {
                now.shown.digest = None;
                if let Some(again) = inner.busy.get_mut(&id) {
                    *again = true;
                }
            }
            gone_on_to
        })
    }

    pub fn forget(&self, id: MatchId, panel: &LivePanel) {
        self.with(|inner| {
            if let Some(of_match) = inner.matches.peek_mut(&id) {
                of_match.panels.retain(|other| !other.is_same(panel));
            }
        });
    }

    pub fn forget_person(&self, person: PersonId) {
        self.with(|inner| {
            for (_, of_match) in &mut inner.matches {
                of_match.panels.retain(|panel| panel.asker.id != person);
                of_match.replaced.retain(|panel| panel.asker.id != person);
            }
        });
    }

    pub fn forget_dead(&self) {
        self.with(|inner| {
            let mut empty = Vec::new();
            for (id, of_match) in &mut inner.matches {
                of_match.panels.retain(LivePanel::is_alive);
                empty.extend(of_match.panels.is_empty().then_some(*id));
            }
            for id in empty {
                inner.matches.pop(&id);
            }
            let matches = &inner.matches;
            inner.shown.retain(|&message, id| {
                let of_match = matches.peek(id);
                of_match.is_some_and(|of_match| {
                    let mut panels = of_match.panels.iter();
                    panels.any(|panel| panel.place.message == message)
                })
            });
        });
    }

    /// Asks for the panels of a match to be changed. Returns whether nobody does that yet.
    pub fn request(&self, id: MatchId) -> bool {
        self.with(|inner| {
            if !inner.matches.contains(&id) {
                return false;
            }
            let is_idle = !inner.busy.contains_key(&id);
            inner.busy.insert(id, true);
            is_idle
        })
    }

    /// Whether the panels of a match are still to be changed; if not, the worker that did that is done.
    pub fn go_on(&self, id: MatchId) -> bool {
        self.with(|inner| {
            let is_wanted = inner.busy.insert(id, false) == Some(true);
            if !is_wanted {
                inner.busy.remove(&id);
            }
            is_wanted
        })
    }

    fn with<T>(&self, f: impl FnOnce(&mut Inner) -> T) -> T {
        f(&mut self.inner.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
