-- Rows about the messages of a match, as the program wrote them when migration 0033 was the newest.
-- rows migrated before these: 0032.sql

insert into invited (match, place, person, role, is_silent)
select id, 8, 12, null, 0 from matches where state = 'lobby' union all
select id, 9, null, 900, 1 from matches where state = 'lobby';
insert into called (match, person)
select match, 12 from boards join matches on id = match where state = 'playing';
update boards set ping = 9001, recall = version - 1, recalled = version - 1, epoch = 2 where is_attached = 1;
