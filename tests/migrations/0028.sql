-- What the strong computer player made of a day and of a round, as the program wrote it when migration 0028 was the newest.
-- rows before these: 0015.sql

insert into daily_days (day, secret) values
    (20779, '0101010101010101010101010101010101010101010101010101010101010101');
insert into daily_strong (day, version, points) values (20779, 1, 205);
insert into daily_plays (day, person, is_practice, guild, steps, version, begun_at, finished_at, points, losses) values
    (20779, 11, 0, 500, '[]', 40, 1795305600000, 1795305900000, 71, '{"version":1,"turns":[[7,12],[3,5]]}'),
    (20779, 12, 0, null, '[]', 0, 1795305600000, null, null, null);
