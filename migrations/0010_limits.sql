-- The open matches that somebody has opened, which are counted when they open another.
create index open_matches_of_a_host on matches (host, guild) where state in ('lobby', 'playing');
