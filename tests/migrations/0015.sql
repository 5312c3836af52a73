-- Somebody who has answered three questions of one lesson and none of another, as the program wrote them down when migration
-- 0015 was the newest.
-- rows before these: 0013.sql

insert into lessons (person, game, next) values (11, 'classic', 3), (11, 'rivals', 0);
