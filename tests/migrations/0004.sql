-- What follows from the results, as the program wrote it when migration 0004 was the newest. The levels of leaderboards
-- are counted by triggers.
-- rows before these: 0003.sql

insert into standings (game, guild, season, person, mean, uncertainty, certain, matches, wins, is_listed) values
('classic', 0, 0, 11, 22.36476861652635, 8.065506316323548, 937.0126795163776, 1, 0, 1),
('classic', 0, 0, 12, 27.63523138347365, 8.065506316323548, 1095.1265625247968, 1, 1, 1),
('classic', 0, 8107, 11, 22.36476861652635, 8.065506316323548, 937.0126795163776, 1, 0, 1),
('classic', 0, 8107, 12, 27.63523138347365, 8.065506316323548, 1095.1265625247968, 1, 1, 1);

insert into rating_points (game, person, number, at, mean, uncertainty) values
('classic', 11, 1, 1795235446854, 22.36476861652635, 8.065506316323548),
('classic', 12, 1, 1795235446854, 27.63523138347365, 8.065506316323548);

insert into entered_results (game, number) values
('board', 0),
('classic', 1),
('rivals', 0),
('roll_write', 0);
