-- Whether the secret of a day was shown. Then its round cannot be played any more, even if the clock is set back.
alter table daily_days add column is_shown integer not null default 0 check (is_shown in (0, 1));

-- Who has begun a day and then had their data deleted: a second try would be one with known dice. Only who has both the day's
-- secret and a person's id can say whose mark it is; it is deleted when the day is closed.
create table daily_spent (
    day integer not null references daily_days (day),
    mark text not null check (length(mark) = 64),
    primary key (day, mark)
) strict, without rowid;
