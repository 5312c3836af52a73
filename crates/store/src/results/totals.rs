//! Per-player totals, maintained in the transaction that stores a result.
//!
//! They follow from the results alone; [`Store::recount_totals`](crate::Store::recount_totals) rebuilds them.

use sqlx::QueryBuilder;

use super::finishes;
use super::standings::{ENOUGH_OPPONENTS, list};
use crate::driver::{FromRow, Tx};
use crate::games::GameKind;
use crate::games::tally::Tally;
use crate::kernel::Timestamp;
use crate::{MatchId, PersonId, Result};

/// What a person adds to the sums.
struct SeatResult {
    person: PersonId,
    /// `None` where others played on without them, or the match was not played to its end by the rules: only then points say
    /// how well a person plays.
    points: Option<i64>,
    place: i64,
    at: Timestamp,
    tally: Tally,
}

/// What all seats of a result share.
struct ResultHeader {
    id: MatchId,
    game: GameKind,
    is_rated: bool,
    /// Whether everybody has the first place.
    is_draw: bool,
}

/// A seat of a result, with what all its seats share.
#[derive(FromRow)]
struct SeatRow {
    game: GameKind,
    is_rated: bool,
    is_played_out: bool,
    /// `None` is a computer player.
    person: Option<PersonId>,
    points: i64,
    place: i64,
    at: Timestamp,
    tally: Option<Tally>,
    rated_person: Option<PersonId>,
    rated_place: Option<i64>,
    /// Who had the seat at the end of the match, or until a computer player took it over.
    had_by: Option<PersonId>,
    /// Whether they left it to a computer player, other than at the end of a season.
    has_left: bool,
}

impl SeatRow {
    /// What a person adds to the sums, to those of rated matches or to the others; a computer player adds nothing.
    fn of_person(self) -> Option<SeatResult> {
        let is_counted = self.is_played_out && self.person.is_some();
        let (person, place) = if self.is_rated {
            (self.rated_person?, self.rated_place?)
        } else {
            (self.person?, self.place)
        };
        Some(SeatResult {
            person,
            points: is_counted.then_some(self.points),
            place,
            at: self.at,
            tally: self.tally.unwrap_or_default(),
        })
    }
}

pub(super) async fn count(tx: &mut Tx<'_>, id: MatchId) -> Result<()> {
    let seats: Vec<SeatRow> = sqlx::query_as(
        "select results.game, is_rated, is_played_out, result_seats.person, points, place, result_seats.at, tally, rated_person,
             rated_place, coalesce(seats.person, seats.left_by) as had_by,
             is_absent = 1 or seats.left_by is not null and (stand_in = 1 or opening <> 'season') as has_left from results
         join matches on matches.id = results.match join result_seats on result_seats.match = results.match
         left join seats on seats.match = result_seats.match and seats.seat = result_seats.seat
         where results.match = $1 order by result_seats.seat",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    let parts = seats.iter();
    let parts = parts.filter_map(|seat| Some((seat.had_by?, seat.has_left)));
    finishes::count(tx, parts.collect()).await?;
    let Some(&SeatRow { game, is_rated, .. }) = seats.first() else {
        return Ok(());
    };
    // Between people, what is too short to be rated says nothing.
    if !is_rated && seats.iter().all(|seat| seat.person.is_some()) {
        return Ok(());
    }
    let place = |seat: &SeatRow| {
        if is_rated {
            seat.rated_place
        } else {
            Some(seat.place)
        }
    };
    let header = ResultHeader {
        id,
        game,
        is_rated,
        is_draw: seats.iter().filter_map(place).all(|place| place == 1),
    };
    let people: Vec<SeatResult> = seats.into_iter().filter_map(SeatRow::of_person).collect();
    if people.is_empty() {
        return Ok(());
    }
    add(tx, &header, &people).await?;
    add_colours(tx, &header, &people).await?;
    if is_rated {
        for (number, one) in people.iter().enumerate() {
            for other in people.iter().skip(number + 1) {
                meet(tx, &header, one, other).await?;
            }
        }
    }
    Ok(())
}

async fn add(tx: &mut Tx<'_>, header: &ResultHeader, people: &[SeatResult]) -> Result<()> {
    let mut query = QueryBuilder::new(
        "insert into totals (person, game, is_rated, matches, wins, draws, streak, best_streak, played_out, points,
         rounds, round_points, best_points, best_match, best_at) ",
    );
    query.push_values(people, |mut row, seat| {
        let is_won = i64::from(seat.place == 1 && !header.is_draw);
        let points = seat.points;
        row.push_bind(seat.person)
            .push_bind(header.game)
            .push_bind(header.is_rated)
            .push("1")
            .push_bind(is_won)
            .push_bind(i64::from(header.is_draw))
            .push_bind(is_won)
            .push_bind(is_won)
            .push_bind(i64::from(points.is_some()))
            .push_bind(points.unwrap_or_default())
            .push_bind(seat.tally.rounds.len())
            .push_bind(
                seat.tally
                    .rounds
                    .iter()
                    .copied()
                    .map(i64::from)
                    .sum::<i64>(),
            )
            .push_bind(points)
            .push_bind(points.map(|_| header.id))
            .push_bind(points.map(|_| seat.at));
    });
    query.push(
        " on conflict (person, game, is_rated) do update set
         matches = totals.matches + 1,
         wins = totals.wins + excluded.wins,
         draws = totals.draws + excluded.draws,
         streak = case excluded.wins when 1 then totals.streak + 1 else 0 end,
         best_streak = case when excluded.wins = 1 and totals.streak >= totals.best_streak
             then totals.streak + 1 else totals.best_streak end,
         played_out = totals.played_out + excluded.played_out,
         points = totals.points + excluded.points,
         rounds = totals.rounds + excluded.rounds,
         round_points = totals.round_points + excluded.round_points,
         best_match = case when totals.best_points is null or excluded.best_points > totals.best_points
             then excluded.best_match else totals.best_match end,
         best_at = case when totals.best_points is null or excluded.best_points > totals.best_points
             then excluded.best_at else totals.best_at end,
         best_points = case when totals.best_points is null or excluded.best_points > totals.best_points
             then excluded.best_points else totals.best_points end",
    );
    query.build().execute(&mut **tx).await?;
    Ok(())
}

async fn add_colours(tx: &mut Tx<'_>, header: &ResultHeader, people: &[SeatResult]) -> Result<()> {
    let mut colours = Vec::new();
    for seat in people {
        colours.extend((seat.tally.colours.iter()).map(|colour| (seat.person, colour)));
    }
    if colours.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::new(
        "insert into totals_by_colour (person, game, is_rated, colour, begun, points, wagered, paid) ",
    );
    query.push_values(colours, |mut row, (person, (&colour, expeditions))| {
        row.push_bind(person)
            .push_bind(header.game)
            .push_bind(header.is_rated)
            .push_bind(colour)
            .push_bind(i64::from(expeditions.begun))
            .push_bind(expeditions.points)
            .push_bind(i64::from(expeditions.wagered))
            .push_bind(i64::from(expeditions.paid));
    });
    query.push(
        " on conflict (person, game, is_rated, colour) do update set
         begun = totals_by_colour.begun + excluded.begun, points = totals_by_colour.points + excluded.points,
         wagered = totals_by_colour.wagered + excluded.wagered, paid = totals_by_colour.paid + excluded.paid",
    );
    query.build().execute(&mut **tx).await?;
    Ok(())
}

/// Adds a rated match of two people. If it is their first, each has one more opponent, and who has [`ENOUGH_OPPONENTS`] is
/// known: another known opponent of everybody they have met.
async fn meet(
    tx: &mut Tx<'_>,
    header: &ResultHeader,
    one: &SeatResult,
    other: &SeatResult,
) -> Result<()> {
    if add_meeting(tx, header, one, other).await? > 1 {
        return Ok(());
    }
    let met: Vec<(PersonId, i64)> = sqlx::query_as(
        "update totals set opponents = opponents + 1 where person in ($1, $2) and game = $3 and is_rated = 1
         returning person, opponents",
    )
    .bind(one.person)
    .bind(other.person)
    .bind(header.game)
    .fetch_all(&mut **tx)
    .await?;
    for (person, n) in met.into_iter().filter(|&(_, n)| n >= ENOUGH_OPPONENTS) {
        let opponent = if person == one.person {
            other.person
        } else {
            one.person
        };
        let known: Vec<(PersonId, i64)> = if n == ENOUGH_OPPONENTS {
            sqlx::query_as(
                "update totals set known_opponents = known_opponents + 1
                 where game = $1 and is_rated = 1
                     and person in (select other from meetings where person = $2 and game = $1)
                 returning person, known_opponents",
            )
            .bind(header.game)
            .bind(person)
            .fetch_all(&mut **tx)
            .await?
        } else {
            sqlx::query_as(
                "update totals set known_opponents = known_opponents + 1
                 where game = $1 and is_rated = 1 and person = $2 returning person, known_opponents",
            )
            .bind(header.game)
            .bind(opponent)
            .fetch_all(&mut **tx)
            .await?
        };
        for (person, _) in known.into_iter().filter(|&(_, n)| n == ENOUGH_OPPONENTS) {
            list(tx, person, Some(header.game)).await?;
        }
    }
    Ok(())
}

/// Says how often the two have met.
async fn add_meeting(
    tx: &mut Tx<'_>,
    header: &ResultHeader,
    one: &SeatResult,
    other: &SeatResult,
) -> Result<i64> {
    let n = sqlx::query_scalar(
        "insert into meetings (person, other, game, matches, ahead, behind)
         values ($1, $2, $3, 1, $4, $5), ($2, $1, $3, 1, $5, $4)
         on conflict (person, other, game) do update set matches = meetings.matches + 1,
         ahead = meetings.ahead + excluded.ahead, behind = meetings.behind + excluded.behind
         returning matches",
    )
    .bind(one.person)
    .bind(other.person)
    .bind(header.game)
    .bind(i64::from(one.place < other.place))
    .bind(i64::from(one.place > other.place))
    .fetch_all(&mut **tx)
    .await?;
    Ok(n.first().copied().unwrap_or_default())
}
