-- How people have done: what every seat came to in detail, and sums of it that one look finds.
-- People stand in columns and never in JSON.

-- Points of each finished round and expeditions by colour; null for computer players, and until an older result counts.
alter table result_seats add column tally text check (tally is null or json_valid(tally));
-- Whether the result is part of the sums; older ones become part of them when the bot starts.
alter table results add column is_counted integer not null default 0 check (is_counted in (0, 1));
create index results_not_counted on results (number) where is_counted = 0;

create table totals (
    person integer not null,
    game text not null,
    -- Rated matches and those with computer players are counted apart.
    is_rated integer not null check (is_rated in (0, 1)),
    matches integer not null,
    -- First places, but for those that everybody shared.
    wins integer not null,
    -- First places for everybody.
    draws integer not null,
    -- Wins in a row, now and at best.
    streak integer not null,
    best_streak integer not null,
    points integer not null,
    -- Finished rounds, and what they brought.
    rounds integer not null,
    round_points integer not null,
    -- The match with the most points, the first of them.
    best_points integer not null,
    best_match integer not null,
    best_at integer not null,
    primary key (person, game, is_rated)
) strict, without rowid;

create table totals_by_colour (
    person integer not null,
    game text not null,
    is_rated integer not null check (is_rated in (0, 1)),
    -- The letter of the colour.
    colour text not null,
    -- Expeditions, and what they brought.
    begun integer not null,
    points integer not null,
    -- Those that were multiplied, and those of them that brought more than nothing.
    wagered integer not null,
    paid integer not null,
    primary key (person, game, is_rated, colour)
) strict, without rowid;

-- Rated matches of two people, from the point of view of each of them.
create table meetings (
    person integer not null,
    other integer not null,
    game text not null,
    matches integer not null,
    -- Who had the better place.
    ahead integer not null,
    behind integer not null,
    primary key (person, other, game)
) strict, without rowid;

create index meetings_with_a_person on meetings (other);
