-- Which settings a server has, and what else its log names, is for the program to say: it refuses what it does not know.

alter table server_settings rename to server_settings_before;
create table server_settings (
    guild integer not null,
    what text not null,
    value text not null,
    primary key (guild, what)
) strict, without rowid;
insert into server_settings select guild, what, value from server_settings_before;
drop table server_settings_before;

alter table server_changes rename to server_changes_before;
create table server_changes (
    number integer primary key not null,
    guild integer not null,
    at integer not null,
    -- Who. They need not have played, so they need not be one of `people`.
    person integer not null,
    -- Which setting, or 'match' where a moderator ended one.
    what text not null,
    -- What held before and after; the number of the match and what became of it.
    before text not null,
    after text not null
) strict;
insert into server_changes select number, guild, at, person, what, before, after from server_changes_before;
drop table server_changes_before;

create index changes_of_a_server on server_changes (guild, number);
create index changes_by_a_person on server_changes (person);
