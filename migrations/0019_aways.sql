-- Who is away, or was: the clocks of these people stand still.
create table aways (
    person integer not null references people (id),
    since integer not null,
    -- When it ends, or ended before that.
    until integer not null check (until >= since),
    is_over integer not null default 0 check (is_over in (0, 1)),
    primary key (person, since)
) strict, without rowid;

create unique index people_away on aways (person) where is_over = 0;
create index aways_by_end on aways (until) where is_over = 0;
