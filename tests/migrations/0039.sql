-- An evening in its second deal, as the program wrote it when migration 0039 was the newest.
-- rows migrated before these: 0032.sql

insert into evenings (id, guild, channel, host, game, n_deals, minutes, locale, nth, version, message, shown, shown_at, created_at) values
    (1, 500, 41, 11, 'classic', 2, 10, 'en', 2, 1, 7200, '1.0.0', 1795306200000, 1795305600000);
insert into deals (id, game, day, secret, is_shown, closes_at) values
    (101, 'classic', 16777225, '0303030303030303030303030303030303030303030303030303030303030303', 1, 1795306200000),
    (102, 'classic', 16777226, '0404040404040404040404040404040404040404040404040404040404040404', 0, 1795306800000);
