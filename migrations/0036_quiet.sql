-- A match that is played on panels alone: what its channel has of it is a card, the invitation, which becomes the result.
alter table boards add column is_card integer not null default 0 check (is_card in (0, 1));

drop trigger board_follows;
create trigger board_follows after update of version, state, asleep_since on matches begin
    update boards set version = new.version,
        is_attached = new.state in ('lobby', 'playing') and new.asleep_since is null and channel is not parent and is_card = 0
    -- A card shows nothing between the beginning and the end.
    where match = new.id and (is_card = 0 or new.state = 'lobby' or new.state <> old.state);
end;

update compatibility set compatible_from = 36;
