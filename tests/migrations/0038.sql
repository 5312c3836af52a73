-- Somebody who is to be called later, as the program wrote it when migration 0038 was the newest.
-- rows migrated before these: 0032.sql

insert into called (match, person, due_at)
select match, 12, 1795305660000 from boards join matches on id = match where state = 'playing';
