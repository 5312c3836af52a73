-- What one person can make by pressing again and again stays small.

-- Past absences that began on the same day (UTC) are one row: its length is the sum of theirs.
create table aways_by_day as
select person, min(since) as since, min(since) + sum(until - since) as until
from aways where is_over = 1 group by person, since / 86400000;
delete from aways where is_over = 1;
insert into aways (person, since, until, is_over) select person, since, until, 1 from aways_by_day;
drop table aways_by_day;

-- Invitations that never became a match are deleted a week after they ended. `rematches` is for the reference of the table to
-- itself, which is looked up for each row that is deleted.
create index closed_invitations on matches (changed_at) where state = 'abandoned' and snowflake is null;
create index rematches on matches (rematch_of) where rematch_of is not null;
