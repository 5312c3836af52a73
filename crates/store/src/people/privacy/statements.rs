//! The statements about everything that is kept of a person, in the words of each engine where they look into JSON.

use crate::driver::DialectSql;

/// A page of the matches that name the person $1, except for deals, oldest first: $3 of those after the match $2. `+id` keeps
/// SQLite from looking for invitations among all matches from there on instead of in their own index, and the cross join from
/// beginning with all matches.
pub(super) const MATCHES: &str = "with mine (id) as (select id from (
         select match as id from seats where person = $1
         union select match from seats where left_by = $1
         union select id from matches where host = $1
         union select id from matches where closed_by = $1
         union select match from invited where person = $1
         union select match from called where person = $1) as mine_of_all
         where +id > $2 and not exists (select 1 from deal_people where deal_people.match = id) order by id limit $3)
     select matches.id, game, matches.guild, channel, state, created_at, changed_at, host = $1 as is_host,
     closed_by is not distinct from $1 as has_closed, seats.seat,
         seats.left_by is not distinct from $1 as has_left, points, result_seats.place, tally,
     exists (select 1 from invited where invited.match = matches.id and invited.person = $1) as is_invited,
     exists (select 1 from called where called.match = matches.id and called.person = $1) as is_told
     from mine cross join matches
     left join boards on boards.match = matches.id
     left join seats on seats.match = matches.id and (seats.person = $1 or seats.left_by = $1)
     left join result_seats on result_seats.match = matches.id and result_seats.person = $1
     where matches.id = mine.id order by mine.id";

/// What the seats of the person $1 did in the matches after $2, up to $3, oldest first.
pub(super) const ACTS: DialectSql = DialectSql {
    sqlite: "select steps.match, step ->> '$.act' as act, at from
         (select match, seat from seats where person = $1
          union select match, seat from seats where left_by = $1) as mine
         join steps on steps.match = mine.match
         where step ->> '$.seat' = mine.seat and steps.match > $2 and steps.match <= $3
         order by steps.match, ply",
    postgres: "select steps.match, step::json ->> 'act' as act, at from
         (select match, seat from seats where person = $1
          union select match, seat from seats where left_by = $1) as mine
         join steps on steps.match = mine.match
         where (step::json ->> 'seat')::bigint = mine.seat and steps.match > $2 and steps.match <= $3
         order by steps.match, ply",
};

/// The same where logs are packed: the seats, and the logs.
pub(super) const PACKED_ACTS: &str = "select packed_logs.match, seat, log from
     (select match, seat from seats where person = $1
      union select match, seat from seats where left_by = $1) as mine
     join packed_logs on packed_logs.match = mine.match
     where packed_logs.match > $2 and packed_logs.match <= $3";

/// What is worked out from results, for a file: the table, and $3 of its rows of the person $1, from number $2 on. A column with a
/// exclamation mark says whether something is so. A log that is packed is beside the steps that are not.
pub(super) const SUMS: &[(&str, &str)] = &[
    (
        "standings",
        "select game, case when guild <> 0 then cast(guild as text) end as server,
             case when season <> 0 then season end as season, mean, uncertainty, matches, wins
         from standings where person = $1 order by game, guild, standings.season limit $3 offset $2",
    ),
    (
        "rating_points",
        "select game, at, mean, uncertainty from rating_points where person = $1 order by game, number limit $3 offset $2",
    ),
    (
        "totals",
        r#"select game, is_rated as "rated!", matches, wins, draws, streak as wins_in_a_row, best_streak as most_wins_in_a_row,
             played_out, points, rounds, round_points as points_in_rounds, best_points, best_match, best_at as best_match_at
         from totals where person = $1 order by game, is_rated limit $3 offset $2"#,
    ),
    (
        "totals_by_colour",
        r#"select game, is_rated as "rated!", colour, begun as expeditions, points, wagered as multiplied, paid
         from totals_by_colour where person = $1 order by game, is_rated, colour limit $3 offset $2"#,
    ),
    (
        // Against whom is not said: the file names nobody else.
        "meetings",
        "select game, matches, ahead, behind from meetings where person = $1 order by game, other limit $3 offset $2",
    ),
    (
        "finishes",
        "select matches, finished from finishes where person = $1 limit $3 offset $2",
    ),
    (
        "notices",
        "select told_at, n as on_that_day from notices where person = $1 limit $3 offset $2",
    ),
    (
        "evenings",
        "select id as evening, cast(guild as text) as server, cast(channel as text) as channel, game, n_deals as deals, minutes,
             level, created_at as begun_at
         from evenings where host = $1 order by id limit $3 offset $2",
    ),
    (
        "events",
        "select id as season, cast(guild as text) as server, cast(channel as text) as channel, game, created_at as opened_at
         from events where host = $1 order by id limit $3 offset $2",
    ),
    (
        "entrants",
        "select event as season, cast(guild as text) as server, game, state, place, joined_at, left_at, is_lifted
         from entrants join events on id = event where person = $1 order by event limit $3 offset $2",
    ),
    (
        "shares",
        "select match, what, at from shares where person = $1 order by match, what limit $3 offset $2",
    ),
    (
        "panels",
        "select match, at from panels where person = $1 order by match limit $3 offset $2",
    ),
    (
        "deal_people",
        r#"select case when day < 16777216 then day end as day, case when day >= 16777216 then (day - 16777216) / 8 end as evening,
             case when day >= 16777216 then day % 8 end as deal, by_computer as "by_computer!", deals.game,
             is_practice as "practice!", cast(deal_people.guild as text) as server, created_at as begun_at,
             case when points is not null then changed_at end as finished_at, points, closes_at, is_shown as "is_over!",
             '[' || coalesce((select string_agg(step, ',' order by ply) from steps where steps.match = matches.id), '') || ']' as steps,
             (select log from packed_logs where packed_logs.match = matches.id) as log
         from deal_people join deals on deals.id = deal join matches on matches.id = match
         where person = $1 order by deals.day, deals.game, is_practice limit $3 offset $2"#,
    ),
];

/// Gives the open matches that name the person $1 without giving them a seat a new version.
pub(super) const CHANGED: &str = "update matches set version = version + 1, revision = $2
     where state in ('lobby', 'playing') and id in
         (select id from matches where host = $1
          union select match from seats where left_by = $1
          union select match from invited where person = $1)
     returning id";

/// Puts the person $2 in the place of the person $1, column by column.
pub(super) const REPLACED: &[&str] = &[
    "update matches set host = $2 where host = $1",
    "update matches set closed_by = $2 where closed_by = $1",
    "update evenings set host = $2 where host = $1",
    "update events set host = $2 where host = $1",
    // A season goes on without them.
    "update entrants set state = case when state = 'in' and place is null then 'left' else state end, person = $2
     where person = $1",
    "update seats set person = $2 where person = $1",
    "update seats set left_by = $2 where left_by = $1",
    "update result_seats set person = $2 where person = $1",
    "update result_seats set rated_person = $2 where rated_person = $1",
    "update server_changes set person = $2 where person = $1",
    // Where they stood stays, but on no leaderboard.
    "update standings set person = $2, is_listed = 0 where person = $1",
    "update rating_points set person = $2 where person = $1",
    "update totals set person = $2 where person = $1",
    "update totals_by_colour set person = $2 where person = $1",
    "update finishes set person = $2 where person = $1",
    "update meetings set person = $2 where person = $1",
    "update meetings set other = $2 where other = $1",
];

/// $2 of the numbers behind $1 that have taken the place of people, and whether no row has them any more: none of those that
/// [`REPLACED`] changes. The lowest stays: its number would be given again, and other processes detect a deletion by it.
pub(super) const UNNAMED: &str = "select id,
         not exists (select 1 from matches where host = people.id or closed_by = people.id)
         and not exists (select 1 from evenings where host = people.id)
         and not exists (select 1 from events where host = people.id)
         and not exists (select 1 from entrants where person = people.id)
         and not exists (select 1 from seats where person = people.id or left_by = people.id)
         and not exists (select 1 from result_seats where person = people.id or rated_person = people.id)
         and not exists (select 1 from server_changes where person = people.id)
         and not exists (select 1 from standings where person = people.id)
         and not exists (select 1 from rating_points where person = people.id)
         and not exists (select 1 from totals where person = people.id)
         and not exists (select 1 from totals_by_colour where person = people.id)
         and not exists (select 1 from finishes where person = people.id)
         and not exists (select 1 from meetings where person = people.id or other = people.id) as is_unnamed
     from people where id < $1 and id > (select min(id) from people) order by id desc limit $2";

/// Before its draw the person $1 has never joined a season. Who draws it just then, makes its matches or gives places begins again:
/// this is another version.
pub(super) const UNDRAWN: &[&str] = &[
    "update events set version = version + 1
     where phase not in ('closed', 'cancelled') and id in (select event from entrants where person = $1)",
    "delete from entrants where person = $1 and seed is null",
];

/// Deletes the deals of the person $1 with their matches.
pub(super) const DEALS: &[&str] = &[
    "delete from steps where match in (select match from deal_people where person = $1)",
    "delete from seats where match in (select match from deal_people where person = $1)",
    "delete from reviews where match in (select match from deal_people where person = $1)",
    "delete from matches where id in (select match from deal_people where person = $1)",
];

/// Takes the person $1 out of lists of matches that nobody needs to be in.
pub(super) const UNINVITED: &[&str] = &[
    "delete from invited where person = $1",
    // The message that mentions them is deleted, and the others whom it told are told again.
    "delete from called where match in (select match from called where person = $1)",
];

/// Takes the person $1 out of everything that others are not shown.
pub(super) const REMOVED: &[&str] = &[
    "delete from blocks where person = $1 or blocked = $1",
    "delete from lessons where person = $1",
    "delete from notices where person = $1",
    "delete from shares where person = $1",
    "delete from aways where person = $1",
    "delete from panels where person = $1",
    "delete from people where id = $1",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_looked_for_wherever_it_may_have_taken_the_place_of_a_person() {
        for statement in REPLACED {
            let words: Vec<&str> = statement.split_whitespace().collect();
            let (table, column) = (words[1], words[words.len() - 3]);
            let from = format!("from {table} where ");
            let (_, rest) = UNNAMED.split_once(&from).expect(table);
            let (names, _) = rest.split_once(')').expect(table);
            assert!(
                names.contains(&format!("{column} = people.id")),
                "{statement}"
            );
        }
    }
}
