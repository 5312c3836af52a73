-- Who has their panel open is called to their turn a moment later, if they have not moved by then.

-- When somebody is to be called; null once they were.
alter table called add column due_at bigint;

create index later_calls on called (due_at) where due_at is not null;

update compatibility set compatible_from = 38;
