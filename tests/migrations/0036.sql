-- A quiet match, as the program wrote it when migration 0036 was the newest.
-- rows migrated before these: 0032.sql

update boards set is_card = 1, is_attached = 0 where match = (select min(id) from matches where state = 'playing');
