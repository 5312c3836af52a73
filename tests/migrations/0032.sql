-- Results with the people who are rated, and a seat that was left, as the program wrote them when migration 0032 was the newest.
-- rows before these: 0015.sql

update result_seats set rated_person = person, rated_place = place
where match in (select match from results where is_rated = 1);
update seats set left_by = person, person = null, left_after = 3
where seat = 0 and match = (select min(id) from matches where state = 'playing');
update totals set opponents = 3, known_opponents = 3 where is_rated = 1;
