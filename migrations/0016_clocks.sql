-- Clocks: how long a turn may take, which seats the match waits for, and what became of those that did not move.

-- How long a seat may take for a turn: '1h', '1d', '3d' or '7d'; null for a match without a clock.
alter table matches add column clock text;
-- The version at which people were last to be called once more, and the one for which they were.
alter table matches add column recall integer not null default 0;
alter table matches add column recalled integer not null default 0;
-- The seat for whose absence a match ends, and the seat that decided it and may still take it back.
alter table matches add column closing text check (closing is null or json_valid(closing));
-- A computer player stands in for the person who sat here, who may come back (1) or has come back (2).
alter table seats add column stand_in integer not null default 0 check (stand_in in (0, 1, 2));

-- A seat that a match in play waits for, if several people play it.
create table clocks (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    stage text not null,
    -- When its time is up, and when the clock rings next; null until its player could be called.
    due_at integer,
    next_at integer check ((next_at is null) = (due_at is null)),
    primary key (match, seat)
) strict, without rowid;

create index ringing_clocks on clocks (next_at) where next_at is not null;
create index clocks_not_started on clocks (match) where next_at is null;

-- When the bot was last there to answer people: what passed without it counts for nobody.
create table heartbeat (
    id integer primary key not null check (id = 1),
    at integer not null
) strict;

-- Whom the matches in play wait for is not known here. The clock of any of their people finds out when it rings.
insert into clocks (match, seat, stage)
select matches.id, min(seats.seat), 'running' from matches join seats on seats.match = matches.id
where state = 'playing' and asleep_since is null and person is not null
group by matches.id having count(*) > 1;
