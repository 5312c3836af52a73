-- Somebody who takes no challenges, and somebody who takes none of one other person, as the program wrote them down when
-- migration 0013 was the newest.
-- rows before these: 0012.sql

update people set takes_challenges = 0 where id = 11;
insert into blocks (person, blocked) values (12, 11);
