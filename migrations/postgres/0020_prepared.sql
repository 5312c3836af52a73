-- Turns that people prepare while others are to move. What one has prepared is a secret until it is played.
create table prepared (
    match bigint not null references matches (id),
    seat bigint not null check (seat between 0 and 4),
    -- What is to be played, in the short form of the game.
    plan text collate "C" not null,
    -- The version of the match for which it was made.
    version bigint not null,
    -- Why it is not played, for its owner to be told; null as long as it waits for the turn.
    void text collate "C",
    primary key (match, seat)
);

-- The steps with which prepared turns begin that were played. Everybody may know them.
create table prepared_steps (
    match bigint not null references matches (id),
    ply bigint not null check (ply >= 0),
    primary key (match, ply)
);
