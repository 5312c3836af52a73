-- Matches of seasons, in which the computer plays turns whose time is over, and clocks with a reserve.

alter table matches add column opened text not null default 'challenge' check (opened in ('challenge', 'table', 'deal', 'season'));
update matches set opened = opening where opening <> 'challenge';
alter table matches drop column opening;
alter table matches rename column opened to opening;

-- How much of the reserve of its clock a seat has used.
alter table seats add column reserve_used integer not null default 0 check (reserve_used >= 0);
-- In a match of a season, how many turns its person has played, and how many a computer player in their place.
alter table seats add column n_own integer not null default 0;
alter table seats add column n_computer integer not null default 0;

update compatibility set compatible_from = 41;
