-- A match that is played on panels alone: what its channel has of it is a card, the invitation, which becomes the result.
alter table boards add column is_card bigint not null default 0 check (is_card in (0, 1));

create or replace function board_follows() returns trigger language plpgsql as $$
begin
    update boards set version = new.version,
        is_attached = case when new.state in ('lobby', 'playing') and new.asleep_since is null
            and channel is distinct from parent and is_card = 0 then 1 else 0 end
    -- A card shows nothing between the beginning and the end.
    where match = new.id and (is_card = 0 or new.state = 'lobby' or new.state <> old.state);
    return null;
end
$$;

update compatibility set compatible_from = 36;
