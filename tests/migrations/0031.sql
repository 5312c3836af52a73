-- A result that was posted, as the program wrote it when migration 0031 was the newest.
-- rows before these: 0015.sql

insert into daily_days (day, secret, is_shown) values
    (20780, '0202020202020202020202020202020202020202020202020202020202020202', 0);
insert into daily_plays (day, person, is_practice, guild, steps, version, begun_at, finished_at, points, is_shared) values
    (20780, 11, 0, 500, '[]', 40, 1795305600000, 1795305900000, 71, 1);
