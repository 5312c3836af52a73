-- A match with a clock that a person let run out, as the program wrote it down when migration 0016 was the newest.
-- rows before these: 0013.sql

insert into heartbeat (id, at) values (1, 1795235446000);
