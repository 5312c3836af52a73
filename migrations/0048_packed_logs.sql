-- The log of a match that is over is one packed row instead of many of `steps`, which an earlier program cannot read.

create table packed_logs (
    match integer primary key not null references matches (id) on delete cascade,
    -- How many acts each seat has: a JSON object.
    acts text not null check (json_valid(acts)),
    log blob not null
) strict;
update compatibility set compatible_from = 48;
