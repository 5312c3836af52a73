-- The sums of what people came to, as the program wrote them when migration 0005 was the newest.
-- rows before these: 0004.sql

update results set is_counted = 1;
update result_seats set tally = '{"rounds":[-65],"colours":{"y":{"begun":1,"points":-8,"wagered":0,"paid":0},"b":{"begun":1,"points":-22,"wagered":1,"paid":0},"w":{"begun":1,"points":-10,"wagered":0,"paid":0},"g":{"begun":1,"points":-14,"wagered":0,"paid":0},"r":{"begun":1,"points":-11,"wagered":0,"paid":0}}}' where match = 1 and seat = 0;
update result_seats set tally = '{"rounds":[-21],"colours":{"y":{"begun":1,"points":-5,"wagered":0,"paid":0},"b":{"begun":1,"points":0,"wagered":1,"paid":0},"w":{"begun":1,"points":-4,"wagered":0,"paid":0},"g":{"begun":1,"points":-8,"wagered":0,"paid":0},"r":{"begun":1,"points":-4,"wagered":0,"paid":0}}}' where match = 1 and seat = 1;

insert into totals (person, game, is_rated, matches, wins, draws, streak, best_streak, points, rounds, round_points,
best_points, best_match, best_at) values
(11, 'classic', 1, 1, 0, 0, 0, 0, -65, 1, -65, -65, 1, 1795235446854),
(12, 'classic', 1, 1, 1, 0, 1, 1, -21, 1, -21, -21, 1, 1795235446854);

insert into totals_by_colour (person, game, is_rated, colour, begun, points, wagered, paid) values
(11, 'classic', 1, 'b', 1, -22, 1, 0),
(11, 'classic', 1, 'g', 1, -14, 0, 0),
(11, 'classic', 1, 'r', 1, -11, 0, 0),
(11, 'classic', 1, 'w', 1, -10, 0, 0),
(11, 'classic', 1, 'y', 1, -8, 0, 0),
(12, 'classic', 1, 'b', 1, 0, 1, 0),
(12, 'classic', 1, 'g', 1, -8, 0, 0),
(12, 'classic', 1, 'r', 1, -4, 0, 0),
(12, 'classic', 1, 'w', 1, -4, 0, 0),
(12, 'classic', 1, 'y', 1, -5, 0, 0);

insert into meetings (person, other, game, matches, ahead, behind) values
(11, 12, 'classic', 1, 0, 1),
(12, 11, 'classic', 1, 1, 0);
