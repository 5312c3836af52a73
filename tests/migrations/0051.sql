-- Tallies without the names of their fields, as the program wrote them when migration 0051 was the newest.
-- rows migrated before these: 0032.sql

update result_seats set tally = json_array(tally -> '$.rounds', (
    select json_group_object(key, json_array(value ->> 'begun', value ->> 'points', value ->> 'wagered', value ->> 'paid'))
    from json_each(tally, '$.colours'))) where tally is not null;
