-- People, matches, their seats and steps, and where each match is shown.
-- Snowflakes are Discord's ids; times are milliseconds since 1970 in UTC.

create table people (
    id integer primary key not null,
    -- The name last seen, for pictures and alternative texts.
    name text not null,
    -- The language the person chose; null follows Discord.
    locale text,
    pings text not null default 'mention' check (pings in ('mention', 'direct', 'off'))
) strict;

create table matches (
    id integer primary key not null,
    game text not null,
    table_version integer not null,
    setup text not null check (json_valid(setup)),
    state text not null check (state in ('lobby', 'playing', 'finished', 'abandoned')),
    guild integer,
    channel integer not null,
    -- The language of the public messages.
    locale text not null,
    -- Grows by one with every accepted change; buttons carry it.
    version integer not null,
    -- The version in which an action was last taken back; older buttons no longer fit the log.
    took_back integer not null,
    -- Who asked for the match.
    host integer not null,
    -- What the shuffle was drawn from; the commitment is public before, the secret after the match.
    secret text not null,
    -- What Discord chose after the commitment was public; null until the match starts.
    snowflake integer,
    ending text check (ending is null or json_valid(ending)),
    -- Who declined or withdrew the challenge; null if it lapsed.
    closed_by integer,
    -- The seat whose offer of a draw is open.
    draw_offer integer,
    rematch_of integer references matches (id),
    created_at integer not null,
    changed_at integer not null,
    -- When an unanswered challenge lapses.
    expires_at integer,
    -- The challenge, which keeps showing the commitment, and the board below it.
    invitation integer,
    board integer,
    -- The version and the number of steps that the public messages show.
    shown_version integer not null,
    shown_steps integer not null,
    -- The message that told somebody it is their turn, and whom.
    ping integer,
    pinged integer
) strict;

-- One match at a time in a channel, whatever races its people win.
create unique index one_open_match_in_a_channel on matches (channel) where state in ('lobby', 'playing');
-- A match has one rematch.
create unique index one_rematch on matches (rematch_of) where rematch_of is not null and state <> 'abandoned';
-- Matches whose public messages have fallen behind, after a crash or while Discord was away.
create index outdated_boards on matches (changed_at) where version > shown_version;
create index lapsing_challenges on matches (expires_at) where state = 'lobby';

create table seats (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    -- Null for a computer player.
    person integer references people (id),
    primary key (match, seat)
) strict, without rowid;

create index seats_of_a_person on seats (person, match);

create table steps (
    match integer not null references matches (id),
    ply integer not null check (ply >= 0),
    step text not null check (json_valid(step)),
    -- The version of the match that the step led to.
    version integer not null,
    at integer not null,
    primary key (match, ply)
) strict, without rowid;

-- Interactions that have been handled, so that one delivered twice is one move.
create table interactions (
    id integer primary key not null,
    at integer not null
) strict;

create index old_interactions on interactions (at);
