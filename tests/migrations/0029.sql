-- A day whose secret was shown, and a round whose player had their data deleted, as the program wrote them when migration 0029 was
-- the newest.
-- rows before these: 0015.sql

insert into daily_days (day, secret, is_shown) values
    (20779, '0101010101010101010101010101010101010101010101010101010101010101', 1);
insert into daily_spent (day, mark) values
    (20779, '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff');
