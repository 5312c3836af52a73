-- Who has left a season takes no part in the next unless a manager lifts that. Divisions follow from the numbers of the entrants.

alter table entrants add column is_lifted integer not null default 0 check (is_lifted in (0, 1));
alter table entrants drop column division;

create table fixtures_by_number (
    event integer not null references events (id),
    a integer not null check (a >= 0),
    b integer not null check (b >= 0 and a <> b),
    nth integer not null check (nth > 0),
    match integer not null unique,
    -- Whether it counts for nobody.
    is_annulled integer not null default 0 check (is_annulled in (0, 1)),
    primary key (event, a, b, nth)
) strict, without rowid;
insert into fixtures_by_number select event, a, b, nth, match, is_annulled from fixtures;
drop table fixtures;
alter table fixtures_by_number rename to fixtures;
