//! How many matches one person may open: on a server, anywhere against strong computer players, and while others of theirs sleep.

use crate::driver::Tx;
use crate::kernel::{BySeat, Level};
use crate::{
    Created, GuildId, Limits, MatchId, NewMatch, Occupant, Opening, PersonId, Result, Seated,
};

/// How many matches with strong computer players one person may have opened at a time, on all servers and in direct messages
/// together: each costs seconds of processor time.
pub const MAX_STRONG: u32 = 5;

/// How many matches that nobody else plays may sleep before their host can open no more, on all servers together. No other limit
/// counts them, as they hold no channel, and they are kept until their player ends them. The limits of open matches bound how many
/// more can fall asleep.
pub const MAX_ASLEEP: u32 = 50;

/// How many open evenings one person may have begun at a time, on all servers together.
pub const MAX_EVENINGS: u32 = 10;

/// Why a person may not open one more match; `None` if they may.
pub(super) async fn reached(tx: &mut Tx<'_>, new: &NewMatch) -> Result<Option<Created>> {
    if let Some(limits) = new.limits
        && let Some(refused) = refused(tx, new, limits).await?
    {
        return Ok(Some(refused));
    }
    let strong = one_too_many_strong(tx, new.terms.host, &new.seats, None).await?;
    Ok(strong.map(Created::TooManyStrong))
}

/// The oldest of the matches of a host that sleep and that nobody else plays, if there are too many.
async fn too_many_asleep(tx: &mut Tx<'_>, host: PersonId) -> Result<Option<MatchId>> {
    // In the order of the index, as below.
    let asleep = sqlx::query_scalar(
        "select id from matches where host = $1 and state in ('lobby', 'playing') and asleep_since is not null
         and not exists (select 1 from seats where match = matches.id and person <> $1) order by host, guild",
    )
    .bind(host)
    .fetch_all(&mut **tx)
    .await?;
    Ok(oldest_of(asleep, MAX_ASLEEP))
}

/// The oldest of these matches, if they are as many as there may be.
fn oldest_of(matches: Vec<MatchId>, most: u32) -> Option<MatchId> {
    let is_reached = is_reached(most, matches.len());
    matches.into_iter().min().filter(|_| is_reached)
}

async fn refused(tx: &mut Tx<'_>, new: &NewMatch, limits: Limits) -> Result<Option<Created>> {
    let people = new.seats.people();
    let opponent = people
        .map(|person| person.id)
        .find(|&id| id != new.terms.host);
    let is_challenge = new.terms.opening == Opening::Challenge;
    if let Some(opponent) = opponent.filter(|_| is_challenge)
        && let Some(guild) = new.terms.guild
    {
        for (host, other) in [(new.terms.host, opponent), (opponent, new.terms.host)] {
            if let Some(id) = challenge(tx, guild, host, other).await? {
                return Ok(Some(Created::AlreadyChallenged(id)));
            }
        }
    }
    let open = opened(tx, new.terms.guild, new.terms.host).await?;
    let waiting: Vec<MatchId> = open
        .iter()
        .filter(|(_, is_waiting)| *is_waiting)
        .map(|(id, _)| *id)
        .collect();
    let waits = !is_challenge || opponent.is_some();
    if waits
        && let Some(oldest) = waiting.first()
        && is_reached(limits.invitations, waiting.len())
    {
        return Ok(Some(Created::TooManyInvitations(*oldest)));
    }
    match open.first() {
        Some((oldest, _)) if is_reached(limits.open, open.len()) => {
            Ok(Some(Created::TooManyOpen(*oldest)))
        }
        // The others are not to suffer for what one of them has left; and for each rematch a match was ended.
        _ if new.terms.rematch_of.is_some() => Ok(None),
        _ => Ok(too_many_asleep(tx, new.terms.host)
            .await?
            .map(Created::TooManyAsleep)),
    }
}

/// The oldest of the matches with strong computer players that a person has opened, if with these seats `id` would be one too
/// many; `None` for `id` is a match that is about to be created. A match that has such a player already may keep it.
pub(super) async fn one_too_many_strong(
    tx: &mut Tx<'_>,
    host: PersonId,
    seats: &BySeat<Occupant>,
    id: Option<MatchId>,
) -> Result<Option<MatchId>> {
    let mut levels = seats.iter().filter_map(|(_, occupant)| occupant.level());
    if !levels.any(|level| level == Level::Strong) {
        return Ok(None);
    }
    // The host may be another than before: a host who leaves is not refused because of the matches of the next one.
    let has_one: bool = sqlx::query_scalar(
        "select exists (select 1 from seats where match = $1 and level = 'strong')",
    )
    .bind(id)
    .fetch_one(&mut **tx)
    .await?;
    if has_one {
        return Ok(None);
    }
    // In the order of the index that has open matches alone: the other one by host has all that a person has ever opened.
    let open = sqlx::query_scalar(
        "select id from matches where host = $1 and state in ('lobby', 'playing') and asleep_since is null and opening <> 'deal'
         and exists (select 1 from seats where match = matches.id and level = 'strong') order by host, guild",
    )
    .bind(host)
    .fetch_all(&mut **tx)
    .await?;
    Ok(oldest_of(open, MAX_STRONG))
}

fn is_reached(most: u32, n: usize) -> bool {
    usize::try_from(most).is_ok_and(|most| n >= most)
}

/// The challenge with which one person waits for the answer of another on a server.
async fn challenge(
    tx: &mut Tx<'_>,
    guild: GuildId,
    host: PersonId,
    opponent: PersonId,
) -> Result<Option<MatchId>> {
    Ok(sqlx::query_scalar(
        "select id from matches
         where host = $1 and guild = $2 and state in ('lobby', 'playing') and state = 'lobby' and opening = 'challenge'
         and exists (select 1 from seats where match = matches.id and person = $3)",
    )
    .bind(host)
    .bind(guild)
    .bind(opponent)
    .fetch_optional(&mut **tx)
    .await?)
}

/// The matches that a person has opened on a server, or elsewhere, and that hold their channels, oldest first, and whether each
/// waits for people.
async fn opened(
    tx: &mut Tx<'_>,
    guild: Option<GuildId>,
    host: PersonId,
) -> Result<Vec<(MatchId, bool)>> {
    Ok(sqlx::query_as(
        "select id, state = 'lobby' and (opening = 'table' or exists (
             select 1 from seats where match = matches.id and person is not null and person <> host)) as is_waiting
         from matches where host = $1 and guild is not distinct from $2 and state in ('lobby', 'playing') and asleep_since is null
         and opening not in ('season', 'deal') order by id",
    )
    .bind(host)
    .bind(guild)
    .fetch_all(&mut **tx)
    .await?)
}
