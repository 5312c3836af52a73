-- The matches in play on a server, for those who manage it.
create index matches_in_play_on_a_server on matches (guild, id) where state = 'playing';
