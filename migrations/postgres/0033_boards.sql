-- What a match shows in a channel is a row of its own: a match without one has no public messages. Lists of people are rows, too.

create table boards (
    match bigint primary key not null references matches (id) on delete cascade,
    channel bigint not null,
    -- Whether it holds its channel: its match is open and does not sleep.
    is_attached bigint not null check (is_attached in (0, 1)),
    -- The version of the match, so that what has fallen behind is found without reading matches.
    version bigint not null,
    -- The challenge, which keeps showing the commitment, and the board below it.
    invitation bigint,
    message bigint,
    -- The version and the number of steps that the public messages show.
    shown_version bigint not null default 0,
    shown_steps bigint not null default 0,
    -- The message that called people, and the nonce of one that is being posted.
    ping bigint,
    calling text collate "C",
    -- The version at which people were last to be called once more, and the one for which they were.
    recall bigint not null default 0,
    recalled bigint not null default 0,
    -- The process that changes the messages, until when no other may, and the number of its lease.
    keeper bigint,
    kept_until bigint,
    epoch bigint not null default 0,
    -- How often in a row they could not be brought up to date, and when that is tried again.
    due_at bigint,
    n_failures bigint not null default 0
);

-- The people whom the ping called, except for those who have acted since.
create table called (
    match bigint not null references boards (match) on delete cascade,
    person bigint not null references people (id),
    primary key (match, person)
);

-- Who is invited, in this order; not everybody has used the bot.
create table invited (
    match bigint not null references matches (id) on delete cascade,
    place bigint not null check (place >= 0),
    person bigint,
    role bigint check ((role is null) <> (person is null)),
    is_silent bigint not null check (is_silent in (0, 1)),
    primary key (match, place)
);

insert into boards (match, channel, is_attached, version, invitation, message, shown_version, shown_steps, ping, calling,
    recall, recalled, keeper, kept_until, epoch, due_at, n_failures)
select id, channel, case when state in ('lobby', 'playing') and asleep_since is null then 1 else 0 end, version, invitation, board, shown_version,
    shown_steps, ping, calling, recall, recalled, keeper, kept_until, epoch, due_at, n_failures
-- A channel of direct messages was forgotten with the person whom it belonged to.
from matches where channel <> 0;
insert into called (match, person)
select distinct boards.match, people.id from matches join boards on boards.match = matches.id
cross join lateral json_array_elements_text(matches.pinged::json) as one join people on people.id = one.value::bigint where matches.pinged <> '[]';
insert into invited (match, place, person, role, is_silent)
select matches.id, one.key - 1, (one.value ->> 'person')::bigint, (one.value ->> 'role')::bigint,
    case when (one.value ->> 'silent')::boolean then 1 else 0 end
from matches cross join lateral json_array_elements(matches.invited::json) with ordinality as one (value, key) where matches.invited <> '[]';

drop index outdated_boards;
drop index finished_in_a_channel;
drop index one_open_match_in_a_channel;
drop index sleeping_matches;
drop index matches_with_invited;
drop index matches_with_pinged;
drop index kept_matches;
alter table matches drop column channel;
alter table matches drop column invitation;
alter table matches drop column board;
alter table matches drop column shown_version;
alter table matches drop column shown_steps;
alter table matches drop column ping;
alter table matches drop column calling;
alter table matches drop column recall;
alter table matches drop column recalled;
alter table matches drop column keeper;
alter table matches drop column kept_until;
alter table matches drop column epoch;
alter table matches drop column due_at;
alter table matches drop column n_failures;
alter table matches drop column pinged;
alter table matches drop column invited;

-- One match at a time holds a channel, whatever races its people win.
create unique index one_attached_board_in_a_channel on boards (channel) where is_attached = 1;
create index boards_in_a_channel on boards (channel, match);
create index outdated_boards on boards (match) where version > shown_version;
create index kept_boards on boards (keeper) where keeper is not null;
create index called_people on called (person);
create index invited_people on invited (person) where person is not null;

create function board_follows() returns trigger language plpgsql as $$
begin
    update boards set version = new.version,
        is_attached = case when new.state in ('lobby', 'playing') and new.asleep_since is null then 1 else 0 end
    where match = new.id;
    return null;
end
$$;
create trigger board_follows after update of version, state, asleep_since on matches
    for each row execute function board_follows();

update compatibility set compatible_from = 33;
