-- Where people stand on every leaderboard: derived from `results` and from nothing else.

-- Whoever does not want to be seen on leaderboards is not.
alter table people add column is_listed integer not null default 1 check (is_listed in (0, 1));

create table standings (
    game text not null,
    -- The server, or 0 for the leaderboard of all of them.
    guild integer not null,
    -- The number of the season, or 0 for the leaderboard of all time.
    season integer not null,
    person integer not null references people (id),
    -- In the units of the method.
    mean real not null,
    uncertainty real not null,
    -- The lower end of the range that is shown, by which leaderboards are sorted.
    certain real not null,
    matches integer not null,
    wins integer not null,
    -- The same as in `people`.
    is_listed integer not null check (is_listed in (0, 1)),
    -- With fewer than five matches a rating is provisional and has no place.
    is_ranked integer not null generated always as (matches >= 5 and is_listed = 1) virtual,
    -- In whole points; neighbours on a leaderboard share a level.
    level integer not null generated always as (cast(certain as integer)) virtual,
    primary key (game, guild, season, person)
) strict, without rowid;

create index ranked_standings on standings (game, guild, season, level desc, certain desc, person) where is_ranked = 1;
create index standings_of_a_person on standings (person);

-- How many have a place in each level of a leaderboard, so that nobody has to count people to say who is ten thousandth.
create table ranked_levels (
    game text not null,
    guild integer not null,
    season integer not null,
    level integer not null,
    n integer not null check (n > 0),
    primary key (game, guild, season, level)
) strict, without rowid;

create trigger standing_is_new after insert on standings when new.is_ranked begin
    insert into ranked_levels (game, guild, season, level, n)
    values (new.game, new.guild, new.season, new.level, 1)
    on conflict do update set n = n + 1;
end;

create trigger standing_is_gone after delete on standings when old.is_ranked begin
    delete from ranked_levels
    where game = old.game and guild = old.guild and season = old.season and level = old.level and n = 1;
    update ranked_levels set n = n - 1
    where game = old.game and guild = old.guild and season = old.season and level = old.level and n > 1;
end;

create trigger standing_has_moved after update on standings
when old.is_ranked <> new.is_ranked or old.level <> new.level begin
    insert into ranked_levels (game, guild, season, level, n)
    select new.game, new.guild, new.season, new.level, 1 where new.is_ranked
    on conflict do update set n = n + 1;
    delete from ranked_levels
    where old.is_ranked
    and game = old.game and guild = old.guild and season = old.season and level = old.level and n = 1;
    update ranked_levels set n = n - 1
    where old.is_ranked
    and game = old.game and guild = old.guild and season = old.season and level = old.level and n > 1;
end;

-- How somebody's rating on the leaderboard of all servers and all time went, one row after each rated result of theirs.
create table rating_points (
    game text not null,
    person integer not null references people (id),
    -- The number of the result.
    number integer not null,
    at integer not null,
    mean real not null,
    uncertainty real not null,
    primary key (game, person, number)
) strict, without rowid;

create index rating_points_of_a_person on rating_points (person);

-- The last result of each game that is entered in standings and points; all before it are, too.
create table entered_results (
    game text primary key not null,
    number integer not null
) strict, without rowid;

create index rated_results on results (game, number) where is_rated = 1;
