-- A match whose public messages could not be brought up to date, as the program writes it. Processes write rows of their own
-- on a server alone.
-- rows before these: 0024.sql

update matches set epoch = 3, due_at = 1790000000000, n_failures = 2, revision = 1 where id = 1;
