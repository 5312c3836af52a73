-- A round with the dice of a day is a match like any other, without a board: its log is in `steps`. The day is a deal.

create table deals (
    id integer primary key not null,
    game text not null,
    -- Days since the beginning of 1970, UTC.
    day integer not null,
    -- What chance is drawn from; its fingerprint is public before, the secret after the day.
    secret text not null,
    -- Whether the secret was shown. Then the deal cannot be played any more, even if the clock is set back.
    is_shown integer not null default 0 check (is_shown in (0, 1)),
    -- What the strong computer player reaches, and the version of its way to play; null until it is worked out.
    strong_version integer check (strong_version > 0),
    strong_points integer,
    check ((strong_version is null) = (strong_points is null))
) strict;

create unique index deal_of_a_day on deals (day, game);

insert into deals (game, day, secret, is_shown, strong_version, strong_points)
select 'roll_write', daily_days.day, secret, is_shown, version, points
from daily_days left join daily_strong on daily_strong.day = daily_days.day;

-- Who has begun a deal and then had their data deleted: a second try would be one with known dice. Only who has both the secret
-- and a person's id can say whose mark it is; it is deleted when the day is closed.
create table deal_spent (
    deal integer not null references deals (id),
    mark text not null check (length(mark) = 64),
    primary key (deal, mark)
) strict, without rowid;

insert into deal_spent (deal, mark) select id, mark from daily_spent join deals on deals.day = daily_spent.day;

alter table matches add column opened text not null default 'challenge' check (opened in ('challenge', 'table', 'deal'));
update matches set opened = opening where opening <> 'challenge';
alter table matches drop column opening;
alter table matches rename column opened to opening;

create table moved_plays as
select (select coalesce(max(id), 0) from matches) + row_number() over (order by begun_at, person, daily_plays.day, is_practice) as match,
    deals.id as deal, secret, daily_plays.*
from daily_plays join deals on deals.day = daily_plays.day;

insert into matches (id, game, table_version, setup, state, locale, version, took_back, host, secret, snowflake, ending,
    created_at, changed_at, opening, has_result)
select match, 'roll_write', 1, '{"first":0,"order":"in_turn","seats":2}', case when points is null then 'playing' else 'finished' end,
    coalesce((select locale from people where id = person), ''), version, 0, person, secret, day,
    case when points is null then null else '{"ended":"rules"}' end, begun_at, coalesce(finished_at, begun_at), 'deal', 1
from moved_plays;
insert into seats (match, seat, person) select match, 0, person from moved_plays union all select match, 1, null from moved_plays;
insert into steps (match, ply, step, version, at)
select match, one.key, one.value, version, begun_at from moved_plays join json_each(moved_plays.steps) as one;

-- What people made of deals.
create table deal_people (
    deal integer not null references deals (id),
    person integer not null references people (id),
    -- A deal that is over can be played again; that counts nowhere.
    is_practice integer not null check (is_practice in (0, 1)),
    match integer not null unique references matches (id) on delete cascade,
    -- Where it was begun; null in direct messages and where the bot is not installed.
    guild integer,
    -- What was reached, once it is finished.
    points integer,
    -- Which turns of a finished round cost points; null until it is worked out. It may be deleted at any time.
    losses text check (losses is null or json_valid(losses)),
    -- Whether the person has posted the result: once is enough for a channel to read.
    is_shared integer not null default 0 check (is_shared in (0, 1)),
    primary key (deal, person, is_practice)
) strict, without rowid;

insert into deal_people (deal, person, is_practice, match, guild, points, losses, is_shared)
select deal, person, is_practice, match, guild, points, losses, is_shared from moved_plays;

create index deal_points on deal_people (deal, points) where is_practice = 0 and points is not null;
create index deal_points_of_a_server on deal_people (guild, deal, points)
    where is_practice = 0 and points is not null and guild is not null;
create index deals_of_a_person on deal_people (person);

drop table moved_plays;
drop table daily_plays;
drop table daily_strong;
drop table daily_spent;
drop table daily_days;

update compatibility set compatible_from = 35;
