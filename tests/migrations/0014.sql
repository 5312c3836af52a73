-- Results that say whether their match was played out, as the program wrote them when migration 0014 was the newest.
-- rows before these: 0013.sql

update results set is_played_out = 1;
update totals set played_out = 1;
