-- Deals, as the program wrote them when migration 0035 was the newest.
-- rows migrated before these: 0032.sql

insert into deals (id, game, day, secret, is_shown, strong_version, strong_points) values
    (1, 'roll_write', 20779, '0101010101010101010101010101010101010101010101010101010101010101', 1, 2, 205),
    (2, 'roll_write', 20780, '0202020202020202020202020202020202020202020202020202020202020202', 0, null, null);
insert into deal_spent (deal, mark) values (2, '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff');
insert into matches (id, game, table_version, setup, state, locale, version, took_back, host, secret, snowflake, created_at, changed_at,
    opening, has_result) values
    (700, 'roll_write', 1, '{"first":0,"order":"in_turn","seats":2}', 'playing', '', 0, 0, 11,
     '0202020202020202020202020202020202020202020202020202020202020202', 20780, 1795305600000, 1795305600000, 'deal', 1);
insert into seats (match, seat, person) values (700, 0, 11), (700, 1, null);
insert into steps (match, ply, step, version, at) values
    (700, 0, '{"chance":{"first":0}}', 0, 1795305600000),
    (700, 1, '{"chance":{"roll":{"colours":["p","r","r"],"numbers":[3,1,8]}}}', 0, 1795305600000);
insert into deal_people (deal, person, is_practice, match, guild) values (2, 11, 0, 700, 500);
