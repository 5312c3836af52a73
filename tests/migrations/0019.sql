-- Somebody who was away and came back before the time, and somebody who still is, as the program wrote them down when
-- migration 0019 was the newest.
-- rows before these: 0018.sql

insert into aways (person, since, until, is_over) values (11, 1795235446000, 1795335446000, 1);
insert into aways (person, since, until, is_over) values (12, 1795235446000, 1796445046000, 0);
