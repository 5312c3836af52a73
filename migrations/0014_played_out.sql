-- Matches that were given up or drawn by agreement are neither anyone's best match nor part of an average.

-- Whether the match was played to its end by the rules.
alter table results add column is_played_out integer not null default 0 check (is_played_out in (0, 1));
update results set is_played_out = 1
where match in (select id from matches where json_extract(ending, '$.ended') = 'rules');

create table new_totals (
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
    -- Matches that were played to their end by the rules, and the points of those.
    played_out integer not null default 0,
    points integer not null,
    -- Finished rounds, and what they brought.
    rounds integer not null,
    round_points integer not null,
    -- The match with the most points of those that were played out, the first of them; null if none was.
    best_points integer,
    best_match integer,
    best_at integer,
    primary key (person, game, is_rated)
) strict, without rowid;

insert into new_totals
select person, game, is_rated, matches, wins, draws, streak, best_streak, 0, 0, rounds, round_points, null, null, null
from totals;

create temp table played_out as
select result_seats.person as person, results.game as game, results.is_rated as is_rated,
    results.number as number, results.match as match, result_seats.points as points, result_seats.at as at
from results join result_seats on result_seats.match = results.match
where results.is_counted = 1 and results.is_played_out = 1 and result_seats.person is not null;

create index temp.played_out_by on played_out (person, game, is_rated);

update new_totals set
    played_out = (select count(*) from temp.played_out as own
        where own.person = new_totals.person and own.game = new_totals.game and own.is_rated = new_totals.is_rated),
    points = (select coalesce(sum(own.points), 0) from temp.played_out as own
        where own.person = new_totals.person and own.game = new_totals.game and own.is_rated = new_totals.is_rated),
    (best_points, best_match, best_at) = (select own.points, own.match, own.at from temp.played_out as own
        where own.person = new_totals.person and own.game = new_totals.game and own.is_rated = new_totals.is_rated
        order by own.points desc, own.number limit 1);

drop table temp.played_out;
drop table totals;
alter table new_totals rename to totals;
