-- What people shared, as the program wrote it when migration 0040 was the newest.
-- rows migrated before these: 0032.sql

insert into shares (match, person, what, at)
select min(id), person, '!share.turn.12', 1795305600000 from seats join matches on id = match
where state = 'finished' and person > 0 group by person;
