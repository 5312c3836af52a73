-- Matches that get threads, as the program wrote them when migration 0034 was the newest.
-- rows migrated before these: 0032.sql

update boards set parent = channel, is_attached = 0 where match in (select id from matches where state = 'lobby');
update boards set parent = channel, channel = invitation where is_attached = 1 and invitation is not null;
