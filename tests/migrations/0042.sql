-- An evening against the strong computer player, as the program wrote it when migration 0042 was the newest.
-- rows migrated before these: 0032.sql

insert into evenings (id, guild, channel, host, game, n_deals, minutes, level, locale, shown_at, created_at) values
    (1, 500, 42, 11, 'board', 1, 5, 'strong', 'en', 1795306200000, 1795306200000);
insert into deals (id, game, day, secret, closes_at) values
    (101, 'board', 16777225, '0505050505050505050505050505050505050505050505050505050505050505', null);
