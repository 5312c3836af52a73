-- What administrators decided for their server, and who changed what. What nobody decided has no row.
create table server_settings (
    guild integer not null,
    what text not null check (what in ('channels', 'openers', 'locale', 'pings', 'leaderboard')),
    value text not null,
    primary key (guild, what)
) strict, without rowid;

create table server_changes (
    number integer primary key not null,
    guild integer not null,
    at integer not null,
    -- Who. They need not have played, so they need not be one of `people`.
    person integer not null,
    what text not null check (what in ('channels', 'openers', 'locale', 'pings', 'leaderboard')),
    before text not null,
    after text not null
) strict;

create index changes_of_a_server on server_changes (guild, number);
create index changes_by_a_person on server_changes (person);

-- Whoever has chosen nothing is told of their turn as their server decides. So far, who had chosen a mention and who had
-- chosen nothing was written down alike.
alter table people add column chosen text check (chosen in ('mention', 'direct', 'off'));
update people set chosen = pings where pings <> 'mention';
alter table people drop column pings;
alter table people rename column chosen to pings;
