-- Results that say where they were played and which game, as the program wrote them when migration 0007 was the newest.
-- rows before these: 0006.sql

update result_seats set in_guild = null, in_game = 'classic' where match = 1;
