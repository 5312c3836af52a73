//! What a person has open, and which of it waits for them. Whose turn it is follows from rows; no log is read.

use crate::driver::FromRow;
use crate::kernel::{Seat, Timestamp};
use crate::{Closing, MatchId, PersonId, Result, Stage, State, Store};

/// What an open match needs of a person, what is most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Need {
    /// Their turn, for which a quarter of the time is left, or none.
    Hurry,
    /// Another player does not move, offers a draw or asks to go on, and they may decide.
    Decision,
    Turn,
    /// To take back a seat in which a computer player stands in for them.
    Return,
    /// To agree to play, or not to.
    Agreement,
    /// Their turn against computer players alone.
    Solo,
    /// A move that wakes it.
    Waking,
    /// Nothing: others are to act.
    Nothing,
}

impl Need {
    /// Whether other people wait for the person.
    pub fn is_waiting(self) -> bool {
        self <= Self::Agreement
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenMatch {
    pub id: MatchId,
    pub need: Need,
    /// When the match last changed.
    pub since: Timestamp,
    /// When their time is up, if it is their turn and a clock runs.
    pub due_at: Option<Timestamp>,
}

/// How many open matches of one person are looked at.
const MAX_OPEN: i64 = 200;

impl Store {
    /// The open matches of a person, but for deals: those of their seats, those where a computer player stands in for them and
    /// those that they are invited to. What is most urgent comes first, then what has waited longest; of what needs nothing the
    /// newest comes first.
    pub async fn inbox_of(&self, person: PersonId) -> Result<Vec<OpenMatch>> {
        let rows: Vec<OpenRow> = sqlx::query_as(
            "select id, state, mine.seat, mine.is_left = 1 as is_left, host <> $1 and opening = 'challenge' as is_challenged,
             asleep_since is not null as is_asleep, closing, draw_offer, changed_at, clocks.stage, clocks.due_at,
             (select count(*) from seats
                 where seats.match = id and (person is not null or opening = 'season' and stand_in = 1)) < 2 as is_alone,
             exists (select 1 from clocks as late
                 where late.match = id and late.seat <> mine.seat and late.stage in ('over', 'reminded')) as is_late
             from (select match, seat, 0 as is_left from seats where person = $1 and is_packed = 0
                 union all select match, seat, 1 from seats where left_by = $1 and stand_in = 1 and is_packed = 0
                     and not exists (select 1 from fixtures join entrants on entrants.event = fixtures.event
                         where fixtures.match = seats.match and entrants.person = $1 and entrants.state <> 'in')
                 union all select distinct match, cast(null as bigint), 0 from invited where person = $1
                     and not exists (select 1 from seats where seats.match = invited.match and seats.person = $1)) as mine
             join matches on id = mine.match left join clocks on clocks.match = id and clocks.seat = mine.seat
             where state in ('lobby', 'playing') and opening <> 'deal' and not (opening = 'season' and state = 'lobby')
             order by id desc limit $2",
        )
        .bind(person)
        .bind(MAX_OPEN)
        .fetch_all(&self.readers)
        .await?;
        let mut open: Vec<OpenMatch> = rows.iter().map(OpenRow::read).collect();
        open.sort_by_key(|open| {
            let since = open.since.millis();
            let age = if open.need == Need::Nothing {
                -since
            } else {
                since
            };
            (open.need, age)
        });
        Ok(open)
    }
}

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a separate fact, and any of them may hold beside the others"
)]
#[derive(FromRow)]
struct OpenRow {
    id: MatchId,
    state: State,
    seat: Option<Seat>,
    is_left: bool,
    /// Whether another person has opened it as a challenge.
    is_challenged: bool,
    is_asleep: bool,
    closing: Option<Closing>,
    draw_offer: Option<Seat>,
    changed_at: Timestamp,
    stage: Option<Stage>,
    due_at: Option<Timestamp>,
    is_alone: bool,
    is_late: bool,
}

impl OpenRow {
    fn read(&self) -> OpenMatch {
        OpenMatch {
            id: self.id,
            need: self.need(),
            since: self.changed_at,
            due_at: self.due_at,
        }
    }

    fn need(&self) -> Need {
        if self.state == State::Lobby {
            let is_asked = self.seat.is_none() || self.is_challenged;
            return if is_asked {
                Need::Agreement
            } else {
                Need::Nothing
            };
        }
        if self.is_left {
            return Need::Return;
        }
        if let Some(closing) = self.closing {
            let decides = if closing.is_asked {
                closing.by
            } else {
                closing.absent
            };
            return if Some(decides) == self.seat {
                Need::Decision
            } else {
                Need::Nothing
            };
        }
        let is_offered = self.draw_offer.is_some() && self.draw_offer != self.seat;
        match self.stage {
            _ if self.is_asleep => Need::Waking,
            _ if self.is_alone => Need::Solo,
            Some(Stage::Quarter | Stage::Over | Stage::Reminded) => Need::Hurry,
            _ if self.is_late || is_offered => Need::Decision,
            Some(_) => Need::Turn,
            None => Need::Nothing,
        }
    }
}
