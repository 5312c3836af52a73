-- Pages of history are asked for game by game, so that one index serves those of a person, wherever they played, and one those of
-- a server.
drop index results_of_a_person;
drop index history_of_a_person_and_game;
drop index history_of_a_person_on_a_server;
drop index history_of_a_person_on_a_server_and_game;
drop index history_of_a_server;
create index history_of_a_person on result_seats (person, in_game, at, match, in_guild) where person is not null;
