-- The log of a match that is over is one packed row instead of many of `steps`, which an earlier program cannot read.

create table packed_logs (
    match bigint primary key not null references matches (id) on delete cascade,
    -- How many acts each seat has: a JSON object.
    acts text collate "C" not null check (acts::json is not null),
    log bytea not null
);
update compatibility set compatible_from = 48;
