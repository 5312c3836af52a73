-- A match that gets a thread: its invitation stands in this channel, which is also `channel` until the thread is opened, and is not held.
alter table boards add column parent integer;

drop trigger board_follows;
create trigger board_follows after update of version, state, asleep_since on matches begin
    update boards set version = new.version,
        is_attached = new.state in ('lobby', 'playing') and new.asleep_since is null and channel is not parent
    where match = new.id;
end;

update compatibility set compatible_from = 34;
