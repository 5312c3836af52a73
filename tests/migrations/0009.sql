-- A match that a moderator ended, as the program wrote it down when migration 0009 was the newest.
-- rows before these: 0008.sql

insert into server_changes (number, guild, at, person, what, before, after) values
(6, 5, 1795235446937, 13, 'match', '3', 'ended');
