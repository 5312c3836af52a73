-- Absences of which one row a day is left, and an invitation that was declined, as the program wrote them down when migration
-- 0030 was the newest.
-- rows before these: 0029.sql

insert into aways (person, since, until, is_over) values (11, 1795235446000, 1795235449000, 1);
insert into aways (person, since, until, is_over) values (12, 1795235446000, 1796445046000, 0);
