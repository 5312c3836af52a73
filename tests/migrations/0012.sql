-- People in every list that migration 0012 looks into, as the program wrote them when it was the newest.
-- rows before these: 0011.sql

update matches set invited = '[{"person":12},{"role":77}]', pinged = '[11]' where state = 'playing';
