-- What names a person's picture on Discord, as last seen; null if they have none.

alter table people add column avatar text;
