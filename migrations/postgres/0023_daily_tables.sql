-- The servers that want yesterday's table of the daily roll each morning.
create table daily_tables (
    guild bigint primary key,
    -- The first day whose table has not been posted; it can be when that day is over.
    next_day bigint not null,
    -- Whether Discord did not take the last one.
    is_refused bigint not null default 0 check (is_refused in (0, 1))
);

create index daily_tables_due on daily_tables (next_day);
