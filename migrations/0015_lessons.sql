-- How far people have come in the lessons of the games.
create table lessons (
    person integer not null references people (id),
    game text not null,
    -- The number of the question to go on with, counted from 0; the number of questions once all are answered.
    next integer not null check (next between 0 and 255),
    primary key (person, game)
) strict, without rowid;
