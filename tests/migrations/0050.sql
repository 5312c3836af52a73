-- The panels that people were shown, as two processes wrote it when migration 0050 was the newest.
-- rows migrated before these: 0032.sql

insert into panels (match, person, interaction, message, at)
select match, person, 1575329646197604352 + match, 1575329646197604353 + match, 1795305600000 from seats where person > 0;
