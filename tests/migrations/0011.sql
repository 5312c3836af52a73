-- A match that sleeps, as the program wrote it down when migration 0011 was the newest.
-- rows before these: 0010.sql

update matches set asleep_since = 1795235446940 where id = 5;
