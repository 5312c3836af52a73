-- Limits that an administrator set, as the program wrote them down when migration 0010 was the newest.
-- rows before these: 0009.sql

insert into server_settings (guild, what, value) values
(5, 'invitations', '2'),
(5, 'open-matches', '20');

insert into server_changes (number, guild, at, person, what, before, after) values
(7, 5, 1795235446938, 13, 'invitations', '3', '2'),
(8, 5, 1795235446939, 13, 'open-matches', '10', '20');
