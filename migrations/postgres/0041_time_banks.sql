-- Matches of seasons, in which the computer plays turns whose time is over, and clocks with a reserve.

alter table matches drop constraint matches_opening_check;
alter table matches add check (opening in ('challenge', 'table', 'deal', 'season'));

-- How much of the reserve of its clock a seat has used.
alter table seats add column reserve_used bigint not null default 0 check (reserve_used >= 0);
-- In a match of a season, how many turns its person has played, and how many a computer player in their place.
alter table seats add column n_own bigint not null default 0;
alter table seats add column n_computer bigint not null default 0;

update compatibility set compatible_from = 41;
