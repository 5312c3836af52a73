-- What became of the matches that have ended: the only source of ratings.

create table results (
    -- The order in which they were written down, which is the order in which they count.
    number integer primary key not null,
    -- One result a match, whoever ends it how often.
    match integer not null unique references matches (id),
    game text not null,
    guild integer,
    -- When the match ended.
    at integer not null,
    -- Only people played, each to the end.
    is_rated integer not null check (is_rated in (0, 1))
) strict;

create table result_seats (
    match integer not null references results (match),
    seat integer not null check (seat between 0 and 4),
    -- Null for a computer player, also for one that took the seat over.
    person integer references people (id),
    -- The same as in the result: somebody's results are found by the day.
    at integer not null,
    points integer not null,
    place integer not null check (place between 1 and 5),
    primary key (match, seat)
) strict, without rowid;

create index results_of_a_person on result_seats (person, at) where person is not null;

-- Matches that ended before there were results get theirs from their logs when the bot starts.
alter table matches add column has_result integer not null default 0 check (has_result in (0, 1));
create index matches_without_result on matches (changed_at, id) where state = 'finished' and has_result = 0;
