-- The daily roll: a secret for each day, and what each person made of its dice.
create table daily_days (
    -- Days since the beginning of 1970, UTC.
    day integer primary key,
    -- What the dice of the day are drawn from; its fingerprint is public before, the secret after the day.
    secret text not null
) strict;

create table daily_plays (
    day integer not null references daily_days (day),
    person integer not null references people (id),
    -- A day that is over can be played again; that counts nowhere.
    is_practice integer not null check (is_practice in (0, 1)),
    -- Where it was begun; null in direct messages and where the bot is not installed.
    guild integer,
    -- The log, as in a match file.
    steps text not null check (json_valid(steps)),
    version integer not null check (version >= 0),
    begun_at integer not null,
    finished_at integer,
    points integer,
    check ((finished_at is null) = (points is null)),
    primary key (day, person, is_practice)
) strict, without rowid;

create index daily_points on daily_plays (day, points) where is_practice = 0 and points is not null;
create index daily_points_of_a_server on daily_plays (guild, day, points)
    where is_practice = 0 and points is not null and guild is not null;
create index daily_plays_of_a_person on daily_plays (person);
