-- Turns that people prepare while others are to move. What one has prepared is a secret until it is played.
create table prepared (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    -- What is to be played, in the short form of the game.
    plan text not null,
    -- The version of the match for which it was made.
    version integer not null,
    -- Why it is not played, for its owner to be told; null as long as it waits for the turn.
    void text,
    primary key (match, seat)
) strict, without rowid;

-- The steps with which prepared turns begin that were played. Everybody may know them.
create table prepared_steps (
    match integer not null references matches (id),
    ply integer not null check (ply >= 0),
    primary key (match, ply)
) strict, without rowid;
