-- A match with the clock of a quick season, as the program wrote it when migration 0046 was the newest.
-- rows migrated before these: 0032.sql

update matches set clock = '10h+4d' where id = (select min(id) from matches);
