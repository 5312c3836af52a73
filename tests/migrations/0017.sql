-- A day whose roll somebody has finished and somebody else has begun, as the program wrote them when migration 0017 was the
-- newest.
-- rows before these: 0015.sql

insert into daily_days values
    (20779, '0101010101010101010101010101010101010101010101010101010101010101');
insert into daily_plays values
    (20779, 11, 0, 500, '[]', 40, 1795305600000, 1795305900000, 71),
    (20779, 12, 0, null, '[]', 0, 1795305600000, null, null);
