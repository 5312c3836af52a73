-- Several processes on one database: which there are, and which of them keeps the public messages of a match.

-- A process that uses the database together with others. None where one process has the database to itself.
create table processes (
    id integer primary key not null,
    -- The version of the program.
    version text not null,
    started_at integer not null,
    -- When it last wrote that it is there, by the clock of the database.
    beat_at integer not null
) strict;

-- The process that changes the public messages of the match, and until when no other may, unless that is prolonged. Nothing
-- refers to its row: a process that is gone leaves its name behind.
alter table matches add column keeper integer;
alter table matches add column kept_until integer;
-- Grows each time that a process begins to keep them; what one writes that has kept them before is refused.
alter table matches add column epoch integer not null default 0;
-- How often in a row they could not be brought up to date, and when that is tried again.
alter table matches add column due_at integer;
alter table matches add column n_failures integer not null default 0;
-- Grows when something of the match changes that leaves its version as it is: a prepared turn.
alter table matches add column revision integer not null default 0;

create index kept_matches on matches (keeper) where keeper is not null;
