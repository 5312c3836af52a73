-- How well a computer player plays. Null for a person, and for the normal level, which every computer player had before.
alter table seats add column level text check (level in ('easy', 'normal', 'strong'));
