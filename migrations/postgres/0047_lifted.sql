-- Who has left a season takes no part in the next unless a manager lifts that. Divisions follow from the numbers of the entrants.

alter table entrants add column is_lifted bigint not null default 0 check (is_lifted in (0, 1));
alter table entrants drop column division;

alter table fixtures drop column division;
alter table fixtures add primary key (event, a, b, nth);
