-- Who takes no challenges at all, and whose challenges somebody does not take.
alter table people add column takes_challenges integer not null default 1 check (takes_challenges in (0, 1));

create table blocks (
    person integer not null references people (id),
    -- Whose challenges the person does not take.
    blocked integer not null,
    primary key (person, blocked)
) strict, without rowid;

create index blocks_of_a_challenger on blocks (blocked);
