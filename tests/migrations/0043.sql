-- A season that is played, as the program wrote it when migration 0043 was the newest.
-- rows migrated before these: 0032.sql

insert into events (id, kind, guild, channel, number, host, locale, game, pace, phase, version, begins_at, snowflake,
    began_at, ends_at, due_at, message, shown, shown_at, created_at) values
    (1, 'season', 500, 41, 1, 11, 'en', 'classic', 'calm', 'playing', 7, 1795305600000, 7300,
    1795305600000, 1797724800000, 1795564800000, 7300, 'playing.7.0', 1795305600000, 1795305000000);
insert into entrants (event, person, seed, state, joined_at) values
    (1, 11, 0, 'in', 1795305100000),
    (1, 12, 1, 'in', 1795305200000);
insert into fixtures (event, a, b, nth, match)
select 1, 0, 1, 1, min(id) from matches where state = 'playing';
