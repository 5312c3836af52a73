-- Whose absence ended a match, or was filled by a computer player to the end, and how many matches people finish.

-- Whether the match counts as given up for absence by whoever had the seat: `person`, or `left_by` in `seats` where a
-- computer player played on to the end.
alter table result_seats add column is_absent bigint not null default 0 check (is_absent in (0, 1));
update result_seats set is_absent = 1
where exists (select 1 from seats where seats.match = result_seats.match and seats.seat = result_seats.seat and stand_in = 1)
or seat = (select (ending::json ->> 'by')::bigint from matches
    where matches.id = result_seats.match and ending::json ->> 'ended' = 'timed_out');

-- Of the matches of several people that have ended: how many there were, and how many were not given up by absence.
create table finishes (
    person bigint primary key not null,
    matches bigint not null,
    finished bigint not null check (finished between 0 and matches)
);

with parts as (
    select results.match as match, coalesce(seats.person, seats.left_by) as person, result_seats.is_absent as is_absent
    from results join result_seats on result_seats.match = results.match
    join seats on seats.match = result_seats.match and seats.seat = result_seats.seat
    where results.is_counted = 1 and coalesce(seats.person, seats.left_by) is not null
)
insert into finishes (person, matches, finished)
select person, count(*), sum(1 - is_absent) from parts
where match in (select match from parts group by match having count(*) > 1)
group by person;
