-- Notices, as the program wrote them when migration 0037 was the newest.
-- rows migrated before these: 0032.sql

insert into notices (person, told_at, day, n) values (11, 1795305600000, 20779, 2);
insert into notice_boards (guild, channel, message) values (500, 40, 7100);
update clocks set since = 1795305600000, is_told = 0;
