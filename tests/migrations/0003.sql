-- Matches as the program wrote them when migration 0003 was the newest, with the results of those that are over.
-- rows before these: 0002.sql

update matches set has_result = 1 where id in (1);

insert into results (number, match, game, guild, at, is_rated) values
(1, 1, 'classic', null, 1795235446854, 1);

insert into result_seats (match, seat, person, at, points, place) values
(1, 0, 11, 1795235446854, -65, 2),
(1, 1, 12, 1795235446854, -21, 1);
