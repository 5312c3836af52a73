-- Seasons of a league: everybody against everybody in quiet matches, for weeks, with one table.

create table events (
    id integer primary key not null,
    kind text not null check (kind in ('season')),
    guild integer not null,
    channel integer not null,
    -- Which season of its server it is.
    number integer not null check (number > 0),
    host integer not null references people (id),
    -- The language where it was opened, for servers that have chosen none.
    locale text not null,
    game text not null,
    -- How long a turn and the season may take.
    pace text not null,
    phase text not null check (phase in
        ('gathering', 'drawn', 'announced', 'playing', 'ending', 'counting', 'closed', 'cancelled')),
    -- Grows with each change of this row or of who takes part.
    version integer not null default 0,
    begins_at integer not null,
    is_postponed integer not null default 0 check (is_postponed in (0, 1)),
    -- The message that announced the draw: all its matches are dealt from their secrets and from this.
    snowflake integer,
    began_at integer,
    ends_at integer,
    is_extended integer not null default 0 check (is_extended in (0, 1)),
    -- Since when no clock of it rings.
    paused_at integer,
    -- When it last went on after a pause: what ended until then is no fault.
    resumed_at integer,
    -- When the sweep has something to do that no result or person brings about.
    due_at integer,
    -- The public message, what it shows, since when, and whether that is the end.
    message integer,
    shown text,
    shown_at integer not null,
    is_done integer not null default 0 check (is_done in (0, 1)),
    created_at integer not null
) strict;

create unique index one_season_of_a_server on events (guild) where kind = 'season' and phase not in ('closed', 'cancelled');
create unique index seasons_of_a_server on events (guild, number) where kind = 'season';
create index events_to_show on events (id) where is_done = 0;
create index events_of_a_host on events (host);

create table entrants (
    event integer not null references events (id),
    person integer not null references people (id),
    division integer not null default 1 check (division > 0),
    -- Their number in their division, from 0; null before the draw.
    seed integer check (seed >= 0),
    state text not null check (state in ('in', 'no_show', 'left', 'removed')),
    -- Where they ended.
    place integer check (place > 0),
    joined_at integer not null,
    left_at integer,
    primary key (event, person)
) strict, without rowid;

create index entrants_by_person on entrants (person);

-- A match of two entrants, by their numbers. `a` has the first seat and begins.
create table fixtures (
    event integer not null references events (id),
    division integer not null default 1,
    a integer not null check (a >= 0),
    b integer not null check (b >= 0 and a <> b),
    nth integer not null check (nth > 0),
    match integer not null unique,
    -- Whether it counts for nobody.
    is_annulled integer not null default 0 check (is_annulled in (0, 1)),
    primary key (event, division, a, b, nth)
) strict, without rowid;

update compatibility set compatible_from = 43;
