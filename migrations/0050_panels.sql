-- Where several processes use one database, the last that has shown a person their panel of a match changes it. None where one
-- process has the database to itself.
create table panels (
    match integer not null,
    person integer not null,
    -- With which they were shown it.
    interaction integer not null,
    message integer not null,
    at integer not null,
    primary key (match, person)
) strict, without rowid;

create index panels_of_a_person on panels (person);
