-- Evenings: the same cards for everybody, in some deals of some minutes, one after the other. Each is a row of `deals`; its number, in
-- the column `day`, lies behind all days: 16777216 + 8 * evening + its place, from 1.

create table evenings (
    id integer primary key not null,
    guild integer not null,
    channel integer not null,
    host integer not null references people (id),
    game text not null,
    n_deals integer not null check (n_deals between 1 and 5),
    minutes integer not null check (minutes > 0),
    -- The language where it was begun, for servers that have chosen none.
    locale text not null,
    -- The deal that runs; of an evening that is over, the last.
    nth integer not null default 1 check (nth between 1 and n_deals),
    is_open integer not null default 1 check (is_open in (0, 1)),
    -- Grows with each deal that ends.
    version integer not null default 0,
    -- The public message, what it shows, since when, and whether that is the end.
    message integer,
    shown text,
    shown_at integer not null,
    is_done integer not null default 0 check (is_done in (0, 1)),
    -- The match between the two best.
    final_match integer,
    created_at integer not null
) strict;

create unique index one_evening_in_a_channel on evenings (channel) where is_open = 1;
create index evenings_to_show on evenings (id) where is_done = 0;
create index evenings_of_a_host on evenings (host);

-- When the deal of an evening ends; null before it begins, and of days, whose deals end by the calendar.
alter table deals add column closes_at integer;
create index running_deals on deals (closes_at) where closes_at is not null and is_shown = 0;

-- Whether the time was over first, so that a computer player has played on.
alter table deal_people add column by_computer integer not null default 0 check (by_computer in (0, 1));

update compatibility set compatible_from = 39;
