-- The accounts of finished matches, as far as somebody has asked for them: what chance gave each seat, and what acts cost. They
-- follow from the logs alone, and may be deleted at any time.
create table reviews (
    match bigint primary key references matches (id),
    -- Of the program's way to make them; one that was made in another way is made again.
    version bigint not null check (version > 0),
    review text collate "C" not null check (length(review) > 1)
);
