-- A server that wants yesterday's table of the daily roll each morning, as the program wrote it when migration 0023 was the
-- newest.
-- rows before these: 0018.sql

insert into server_settings values (500, 'daily', '601 de');
insert into daily_tables values (500, 20780, 0);
