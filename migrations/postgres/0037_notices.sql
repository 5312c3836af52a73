-- Notices: people are told, not often, that matches wait for them whose moves no channel shows.

-- When a person was last told, and how often on that day (since the beginning of 1970, UTC).
create table notices (
    person bigint primary key not null references people (id),
    told_at bigint not null,
    day bigint not null,
    n bigint not null check (n > 0)
);

-- The newest notice of each server: the next one takes its place.
create table notice_boards (
    guild bigint primary key not null,
    channel bigint not null,
    message bigint not null
);

-- Since when the match waits for the seat, and whether its player has been told, or is told by the match's own public messages.
alter table clocks add column since bigint;
alter table clocks add column is_told bigint not null default 1 check (is_told in (0, 1));

create index untold_clocks on clocks (since) where is_told = 0;
