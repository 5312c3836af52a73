-- Finished matches are found by where they were played, by whom and which game, newest first, however many there are.

-- The guild and the game of the result: somebody's results are found by the server and the game.
alter table result_seats add column in_guild integer;
alter table result_seats add column in_game text not null default '';
update result_seats set (in_guild, in_game) = (select guild, game from results where results.match = result_seats.match);

create index history_of_a_server on results (guild, at, match);
create index history_of_a_server_and_game on results (guild, game, at, match);
create index history_of_a_person_and_game on result_seats (person, in_game, at) where person is not null;
create index history_of_a_person_on_a_server on result_seats (person, in_guild, at) where person is not null;
create index history_of_a_person_on_a_server_and_game on result_seats (person, in_guild, in_game, at)
    where person is not null;
-- The last finished match of a channel. One is played at a time, so a later one has the higher number.
create index finished_in_a_channel on matches (channel, id) where state = 'finished';
