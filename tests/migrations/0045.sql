-- A person with a picture, as the program wrote it when migration 0045 was the newest.
-- rows migrated before these: 0032.sql

update people set avatar = 'a_0123456789abcdef0123456789abcdef' where id = 11;
