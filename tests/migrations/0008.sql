-- A call that was being posted when the program ended, as it wrote it down when migration 0008 was the newest.
-- rows before these: 0007.sql

update matches set calling = 'p2.6.5a3c01ff' where id = 2;
