-- A computer player of a level that no check allowed before, as the program wrote it when migration 0049 was the newest.
-- rows migrated before these: 0032.sql

update seats set level = 'casual' where level is not null;
