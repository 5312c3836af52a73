-- A match that sleeps no longer holds its channel; nothing else of it changes. It wakes when one of its players acts.
alter table matches add column asleep_since integer;

drop index one_open_match_in_a_channel;
-- One match at a time holds a channel, whatever races its people win.
create unique index one_open_match_in_a_channel on matches (channel)
    where state in ('lobby', 'playing') and asleep_since is null;
create index sleeping_matches on matches (channel) where asleep_since is not null;
