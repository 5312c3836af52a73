-- A season that is followed by another, as the program wrote it when migration 0044 was the newest.
-- rows migrated before these: 0032.sql

insert into events (id, kind, guild, channel, number, host, locale, game, pace, phase, begins_at, due_at, shown_at, created_at, again) values
    (2, 'season', 501, 41, 1, 11, 'en', 'classic', 'calm', 'gathering', 1795305600000, 1795305600000, 1795305000000, 1795305000000, 1);
