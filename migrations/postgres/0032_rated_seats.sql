-- Seats are rated, not matches: who leaves a match takes the last place, and the others are rated as they stood.

-- Who is rated for the seat, also where a computer player played on for them, and at which place; null if nobody is.
alter table result_seats add column rated_person bigint references people (id);
alter table result_seats add column rated_place bigint check (rated_place between 1 and 5);
update result_seats set rated_person = person, rated_place = place
where match in (select match from results where is_rated = 1);
create index rated_seats on result_seats (rated_person, at) where rated_person is not null;

-- How many steps the match had when `left_by` left the seat. Of matches under way it is not known.
alter table seats add column left_after bigint check (left_after >= 0);
update seats set left_after = 0
where left_by is not null and match in (select id from matches where state = 'playing');

-- How many people somebody has met in rated matches of the game, and how many of these have met three or more.
alter table totals add column opponents bigint not null default 0;
alter table totals add column known_opponents bigint not null default 0;
update totals set opponents =
    (select count(*) from meetings where meetings.person = totals.person and meetings.game = totals.game)
where is_rated = 1;
update totals set known_opponents =
    (select count(*) from meetings join totals as theirs on theirs.person = meetings.other
     where meetings.person = totals.person and meetings.game = totals.game
     and theirs.game = meetings.game and theirs.is_rated = 1 and theirs.opponents >= 3)
where is_rated = 1;

-- Whose opponents are not known has no place among all servers; `is_listed` is not the same as in `people` any more.
update standings set is_listed = 0
where guild = 0 and is_listed = 1 and not exists
    (select 1 from totals where totals.person = standings.person and totals.game = standings.game
     and totals.is_rated = 1 and totals.known_opponents >= 3);

update compatibility set compatible_from = 32;
