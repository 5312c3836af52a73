-- Whether its player has posted the result: once is enough for a channel to read.
alter table daily_plays add column is_shared integer not null default 0 check (is_shared in (0, 1));
