//! The first match of a database again and again.

/// Copies match 1, which is in play or over, to the numbers 2 to $1. Copies in play have separate channels. Clocks ring a second
/// apart.
pub const COPIES: [&str; 5] = [
    "insert into matches (id, game, table_version, setup, state, ending, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at, clock)
     with recursive copy (n) as (select 2 union all select n + 1 from copy where n < $1)
     select n, game, table_version, setup, state, ending, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at, clock from matches, copy where id = 1",
    "insert into boards (match, channel, is_attached, version, shown_version)
     select id, iif(state = 'playing', id, channel), state = 'playing', matches.version, matches.version from matches
     join boards on boards.match = 1 where id between 2 and $1",
    "insert into seats (match, seat, person) select matches.id, seat, person from matches
     join seats on seats.match = 1 where matches.id between 2 and $1",
    "insert into steps (match, ply, step, version, at) select matches.id, ply, step, steps.version, at from matches
     join steps on steps.match = 1 where matches.id between 2 and $1",
    "insert into clocks (match, seat, stage, due_at, next_at)
     select matches.id, seat, stage, clocks.due_at + matches.id * 1000, next_at + matches.id * 1000 from matches
     join clocks on clocks.match = 1 where matches.id between 2 and $1",
];
