-- A person whom a manager lets into the next season, as the program wrote it when migration 0047 was the newest.
-- rows migrated before these: 0032.sql

insert into events (id, kind, guild, channel, number, host, locale, game, pace, phase, begins_at, shown_at, created_at, is_done) values
    (3, 'season', 502, 41, 1, 11, 'en', 'classic', 'calm', 'closed', 1795305600000, 1795305000000, 1795305000000, 1);
insert into entrants (event, person, seed, state, place, joined_at, left_at, is_lifted) values
    (3, 12, 0, 'left', 1, 1795305100000, 1795305200000, 1);
