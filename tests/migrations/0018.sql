-- A strong computer player, as the program wrote it when migration 0018 was the newest.
-- rows before these: 0015.sql

update seats set level = 'strong' where match = 5 and seat = 1;
