-- A match whose clock has a reserve, as the program wrote it when migration 0041 was the newest.
-- rows migrated before these: 0032.sql

update matches set clock = '1d+5d' where id = (select min(id) from matches where state = 'playing' and clock is not null);
update seats set reserve_used = 3600000
where seat = 0 and match = (select id from matches where clock = '1d+5d');
