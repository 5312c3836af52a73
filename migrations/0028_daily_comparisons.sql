-- What the strong computer player makes of the dice of a day, and of what people did with them. Both follow from the logs
-- alone, and may be deleted at any time.
create table daily_strong (
    day integer primary key references daily_days (day),
    -- Of the program's way to play; what was worked out in another way is worked out again.
    version integer not null check (version > 0),
    points integer not null
) strict;

-- Which turns of a finished round cost points; null until it is worked out.
alter table daily_plays add column losses text check (losses is null or json_valid(losses));
