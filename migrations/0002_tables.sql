-- Tables that people join by themselves, and seats that somebody has left to a computer player.

-- How a match comes to its people: a challenge names them, at a table they sit down until it starts.
alter table matches add column opening text not null default 'challenge' check (opening in ('challenge', 'table'));
-- Who is invited to a table: a list of people and roles.
alter table matches add column invited text not null default '[]' check (json_valid(invited));
-- Who sat here before a computer player took the seat over.
alter table seats add column left_by integer references people (id);
-- Whom the ping told: several people, where a match waits for several at once.
alter table matches add column told text not null default '[]' check (json_valid(told));
update matches set told = json_array(pinged) where pinged is not null;
alter table matches drop column pinged;
alter table matches rename column told to pinged;
