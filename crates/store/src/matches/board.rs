//! Where a match is shown, and how far what is shown has fallen behind.

use crate::kernel::Timestamp;

use crate::driver::{Driver, FromRow, Tx};
use crate::locks::Scope;
use crate::{
    ChannelId, ClockStart, MatchId, MessageId, PersonId, ProcessId, Result, Store, StoreError,
    clocks,
};

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Board {
    pub channel: ChannelId,
    /// The channel of the invitation if the match gets a thread, which is opened once it begins; until then `channel` is the same.
    pub parent: Option<ChannelId>,
    /// Whether the match is a quiet one: its only message is the invitation, which becomes the result.
    pub is_card: bool,
    /// The newest version that its public messages are to show.
    pub version: u64,
    /// The challenge, which keeps showing the commitment.
    pub invitation: Option<MessageId>,
    /// The board itself, once it is posted.
    pub message: Option<MessageId>,
    pub shown_version: u64,
    /// How many steps had happened when they were last brought up to date.
    pub shown_steps: usize,
    /// The message that notified players of their turn.
    pub ping: Option<MessageId>,
    /// Whom it told, except for those who have acted since.
    pub called: Vec<PersonId>,
    /// Later calls: who is to be told, and when, unless they have acted by then.
    pub called_later: Vec<(PersonId, Timestamp)>,
    /// Those of `called` who are written down.
    #[sqlx(rename = "called")]
    saved: Vec<PersonId>,
    /// Those of `called_later` who are.
    #[sqlx(rename = "called_later")]
    saved_later: Vec<(PersonId, Timestamp)>,
    /// The nonce of a ping that is being posted; the message is not known yet.
    pub calling: Option<String>,
    /// The version at which people were last to be called once more.
    pub recall: u64,
    /// The one for which they were.
    pub recalled: u64,
    /// The number of the lease of the process that shows it; 0 where there are no leases.
    pub epoch: u64,
}

impl Board {
    pub fn invited_in(&self) -> ChannelId {
        self.parent.unwrap_or(self.channel)
    }

    /// Whether the match has no place yet: it waits to begin, or for its thread.
    pub fn is_unplaced(&self) -> bool {
        self.parent == Some(self.channel)
    }

    /// Whether a later call is due at this time.
    pub fn is_call_due(&self, now: Timestamp) -> bool {
        self.called_later.iter().any(|&(_, due_at)| due_at <= now)
    }

    fn is_called_otherwise(&self) -> bool {
        self.called != self.saved || self.called_later != self.saved_later
    }

    pub fn latest(&self) -> (ChannelId, Option<MessageId>) {
        match self.message {
            Some(_) => (self.channel, self.message),
            None => (self.invited_in(), self.invitation),
        }
    }
}

/// A match whose public messages show less than has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Outdated {
    #[sqlx(rename = "match")]
    pub id: MatchId,
    /// When it is to be tried again, if a process could not bring its messages up to date.
    pub due_at: Option<Timestamp>,
}

impl Store {
    /// The public messages of a match, if there is a match of this name that has any.
    pub async fn board(&self, id: MatchId) -> Result<Option<Board>> {
        Ok(sqlx::query_as(
            "select channel, parent, is_card = 1 as is_card, version, invitation, message, shown_version, shown_steps, ping, calling, recall, recalled, epoch,
             '[' || coalesce((select string_agg(cast(person as text), ',' order by person)
                 from called where called.match = boards.match and called.due_at is null), '') || ']' as called,
             '[' || coalesce((select string_agg('[' || cast(person as text) || ',' || cast(called.due_at as text) || ']', ',' order by person)
                 from called where called.match = boards.match and called.due_at is not null), '') || ']' as called_later
             from boards where match = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// Remembers what the public messages of a match now are and show, and says so. `false` if another process shows them
    /// since the board was read. Those who have been called may have their clocks started with it.
    pub async fn save_board(
        &self,
        id: MatchId,
        board: &mut Board,
        start: Option<ClockStart>,
    ) -> Result<bool> {
        let _turn = self.aside().await;
        if !board.is_called_otherwise() && start.is_none() {
            return write(self.writer()?, id, board).await;
        }
        let mut tx = self.begin_for_match().await?;
        if !write(&mut *tx, id, board).await? {
            return Ok(false);
        }
        if board.is_called_otherwise() {
            call(&mut tx, id, board).await?;
        }
        if let Some(start) = start {
            clocks::start(&mut *tx, id, start).await?;
        }
        tx.commit().await?;
        board.saved.clone_from(&board.called);
        board.saved_later.clone_from(&board.called_later);
        Ok(true)
    }

    /// Remembers the message of a challenge, unless one is known already: the process that shows a match may have posted another.
    pub async fn save_invitation(&self, id: MatchId, message: MessageId) -> Result<()> {
        sqlx::query("update boards set invitation = $2 where match = $1 and invitation is null")
            .bind(id)
            .bind(message)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    /// Gives a match that has begun the place that the board says; `false` if another match has it, `None` if another
    /// process has its lease.
    pub async fn place_board(&self, id: MatchId, board: &Board) -> Result<Option<bool>> {
        // It does not end or sleep meanwhile.
        let mut tx = self.begin_for(&Scope::Unchanged(id)).await?;
        let placed = sqlx::query(
            "update boards set channel = $2, parent = $3, is_attached = (
                 select case when state = 'playing' and asleep_since is null then 1 else 0 end from matches where id = match)
             where match = $1 and epoch = $4",
        )
        .bind(id)
        .bind(board.channel)
        .bind(board.parent)
        .bind(board.epoch)
        .execute(&mut *tx)
        .await;
        let placed = match placed {
            Err(error) if StoreError::is_unique_violation(&error) => return Ok(Some(false)),
            placed => placed?.rows_affected() > 0,
        };
        tx.commit().await?;
        Ok(placed.then_some(true))
    }

    /// The matches whose public messages show less than had happened at a time, most recently active first. A challenge that nobody
    /// sees is one of them, and so is a match with a later call that is due at `now`. Those are left out that another process than
    /// `keeper` has the lease of at `now`.
    pub async fn outdated_boards(
        &self,
        changed_before: Timestamp,
        keeper: Option<ProcessId>,
        now: Timestamp,
    ) -> Result<Vec<Outdated>> {
        Ok(sqlx::query_as(
            "select match, changed_at, due_at from boards join matches on id = match
             where boards.version > shown_version and changed_at <= $1
             and (keeper is null or keeper = $2 or kept_until <= $3)
             union select match, changed_at, due_at from matches join boards on match = id
             where state = 'lobby' and invitation is null and changed_at <= $1
             and (keeper is null or keeper = $2 or kept_until <= $3)
             union select boards.match, changed_at, boards.due_at from called join boards on boards.match = called.match
             join matches on id = called.match
             where called.due_at <= $3 and (keeper is null or keeper = $2 or kept_until <= $3)
             order by changed_at desc",
        )
        .bind(changed_before)
        .bind(keeper)
        .bind(now)
        .fetch_all(&self.readers)
        .await?)
    }
}

/// Writes down whom a match has called.
async fn call(tx: &mut Tx<'_>, id: MatchId, board: &Board) -> Result<()> {
    sqlx::query("delete from called where match = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    let told = board.called.iter().map(|&person| (person, None));
    let later = board.called_later.iter();
    for (person, due_at) in told.chain(later.map(|&(person, due_at)| (person, Some(due_at)))) {
        // Who has deleted their data meanwhile is called no more.
        sqlx::query(
            "insert into called (match, person, due_at) select $1, id, $3 from people where id = $2",
        )
        .bind(id)
        .bind(person)
        .bind(due_at)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn write(
    executor: impl sqlx::Executor<'_, Database = Driver>,
    id: MatchId,
    board: &Board,
) -> Result<bool> {
    let updated = sqlx::query(
        "update boards set invitation = coalesce($2, invitation), message = $3, shown_version = $4, shown_steps = $5, ping = $6,
         calling = $7, recalled = $8
         where match = $1 and epoch = $9",
    )
    .bind(id)
    .bind(board.invitation)
    .bind(board.message)
    .bind(board.shown_version)
    .bind(board.shown_steps)
    .bind(board.ping)
    .bind(&board.calling)
    .bind(board.recalled)
    .bind(board.epoch)
    .execute(executor)
    .await?;
    Ok(updated.rows_affected() == 1)
}
