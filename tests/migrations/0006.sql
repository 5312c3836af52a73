-- What administrators decided for their servers, as the program wrote it when migration 0006 was the newest; and people
-- of whom one chose nothing.
-- rows before these: 0005.sql

update people set pings = null where id = 11;
update people set pings = 'direct' where id = 12;

insert into server_settings (guild, what, value) values
(5, 'channels', '1 2'),
(5, 'leaderboard', 'off'),
(5, 'locale', 'de'),
(5, 'openers', '77'),
(5, 'pings', 'off');

insert into server_changes (number, guild, at, person, what, before, after) values
(1, 5, 1795235446932, 11, 'channels', '', '1 2'),
(2, 5, 1795235446933, 11, 'leaderboard', 'on', 'off'),
(3, 5, 1795235446934, 13, 'locale', '', 'de'),
(4, 5, 1795235446935, 13, 'openers', 'everyone', '77'),
(5, 5, 1795235446936, 13, 'pings', 'mention', 'off');
