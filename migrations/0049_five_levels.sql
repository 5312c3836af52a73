-- Computer players have five levels. SQLite cannot change a check, so the column is replaced by one without.
alter table seats add column played_level text;
update seats set played_level = level where level is not null;
alter table seats drop column level;
alter table seats rename column played_level to level;
