-- Computer players have five levels.
alter table seats drop constraint seats_level_check;
