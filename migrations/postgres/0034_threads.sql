-- A match that gets a thread: its invitation stands in this channel, which is also `channel` until the thread is opened, and is not held.
alter table boards add column parent bigint;

create or replace function board_follows() returns trigger language plpgsql as $$
begin
    update boards set version = new.version,
        is_attached = case when new.state in ('lobby', 'playing') and new.asleep_since is null and channel is distinct from parent
            then 1 else 0 end
    where match = new.id;
    return null;
end
$$;

update compatibility set compatible_from = 34;
