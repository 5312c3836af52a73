-- Where several processes use one database, the last that has shown a person their panel of a match changes it. None of this
-- outlives a crash of the server, and nothing is lost with it: a panel may be changed twice until its person uses it.
create unlogged table panels (
    match bigint not null,
    person bigint not null,
    -- With which they were shown it.
    interaction bigint not null,
    message bigint not null,
    at bigint not null,
    primary key (match, person)
) with (fillfactor = 70);

create index panels_of_a_person on panels (person);
