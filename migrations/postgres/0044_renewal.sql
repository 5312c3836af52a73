-- Seasons that follow one another, and ends of seasons that are taken back.

-- Whether the next season is opened when this one has ended.
alter table events add column again bigint not null default 0 check (again in (0, 1));
-- When its end was last taken back: then it lasts until its time is over, although no match is open.
alter table events add column reopened_at bigint;

-- An earlier program would draw one division of all.
update compatibility set compatible_from = 44;
