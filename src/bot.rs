//! What all rooms of the bot share.
//!
//! Everything a button needs is in its custom id or in the database, so that none dies with a restart.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use tokio::time::Instant;

use crate::answers::board_tokens::BoardTokens;
use crate::answers::budget::Budgets;
use crate::answers::once::Once;
use crate::answers::panels::Panels;
use crate::answers::visibility::Visibility;
use crate::public::keeper::Keeper;
use crate::screens::animations::Animations;
use crate::screens::notices::LastNotices;
use crate::wire::load::Load;
use crate::wire::message::File;
use crate::wire::meters::Meters;
use crate::wire::process::Process;
use crate::wire::rest::{Messages, Rest};
use crate::wire::setup::TransportKind;
use crate::wire::timeouts::Timeouts;

use crate::kernel::{BySeat, Seat};
use crate::present::scene::Photo;
use crate::present::{Face, Scene};
use crate::render::Studio;
use crate::table::{MatchId, Occupant, Tables};

/// Everything that answering a click needs. Cheap to clone.
#[derive(Clone)]
pub struct Bot {
    pub inner: Arc<Inner>,
}

pub struct Inner {
    pub tables: Tables,
    pub rest: Rest,
    pub studio: Studio,
    pub keeper: Keeper,
    pub panels: Panels,
    pub board_tokens: BoardTokens,
    pub meters: Arc<Meters>,
    pub once: Once,
    pub budgets: Budgets,
    pub visibility: Visibility,
    pub animations: Animations,
    pub notices: LastNotices,
    pub load: Arc<Load>,
    pub timeouts: Timeouts,
    pub process: Process,
    /// Whether other processes use the database, as far as is known.
    pub has_others: AtomicBool,
    /// When the database last took a change that says that this process is there; `None` where it says so to nobody.
    pub beaten_at: Mutex<Option<Instant>>,
}

impl Bot {
    pub fn new(
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
                board_tokens: BoardTokens::new(timeouts.requests_per_second != u32::MAX),
                meters,
                once: Once::default(),
                budgets,
                visibility: Visibility::default(),
                animations: Animations::default(),
                notices: LastNotices::default(),
                load: Load::new(timeouts.shedding),
                timeouts,
                process,
                has_others: AtomicBool::new(false),
                beaten_at: Mutex::default(),
            }),
        }
    }

    pub fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    pub fn rest(&self) -> &Rest {
        &self.inner.rest
    }

    pub fn messages(&self) -> Messages<'_> {
        self.rest().messages()
    }

    pub fn meters(&self) -> &Meters {
        &self.inner.meters
    }

    pub fn load(&self) -> &Arc<Load> {
        &self.inner.load
    }

    pub fn keeper(&self) -> &Keeper {
        &self.inner.keeper
    }

    pub fn panels(&self) -> &Panels {
        &self.inner.panels
    }

    pub fn board_tokens(&self) -> &BoardTokens {
        &self.inner.board_tokens
    }

    /// Does something beside everything else; a stop waits for it.
    pub fn beside<W>(&self, work: impl FnOnce(Self) -> W)
    where
        W: Future<Output = ()> + Send + 'static,
    {
        let (work, under_way) = (work(self.clone()), self.keeper().work_token());
        tokio::spawn(async move {
            work.await;
            drop(under_way);
        });
    }

    /// Whether other processes use the database, as far as is known.
    pub fn has_others(&self) -> bool {
        self.inner.has_others.load(Relaxed)
    }

    /// The pictures of the people who sit in a match, as far as they may be seen and are there in time.
    pub async fn photos(&self, id: MatchId, seats: &BySeat<Occupant>) -> Vec<(Seat, Photo)> {
        match self.tables().avatars(id, seats).await {
            Ok(avatars) => self.rest().photos().of(avatars).await,
            Err(error) => {
                tracing::warn!("could not read who has a picture: {error:#}");
                Vec::new()
            }
        }
    }

    /// The picture of a face with its alternative text; `None` if there is none or it cannot be drawn.
    pub async fn picture(&self, face: &Face, name: &'static str, alt: &str) -> Option<File> {
        self.drawn(face.scene.clone()?, name, alt).await
    }

    /// A picture with its alternative text; `None` if it cannot be drawn.
    pub async fn drawn(&self, scene: Scene, name: &'static str, alt: &str) -> Option<File> {
        let asked = Instant::now();
        let drawn = self.inner.studio.draw(scene).await;
        self.meters().drawn(asked.elapsed());
        match drawn {
            Ok(bytes) => Some(File::picture(name, bytes, alt)),
            Err(error) => {
                // The words carry everything, so the message goes out without its picture.
                tracing::error!("could not draw a picture: {error}");
                None
            }
        }
    }
}
