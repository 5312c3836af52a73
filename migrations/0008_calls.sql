-- A call to a turn that is being posted: the nonce under which it can be found again if the program ends before it has
-- written down which message it became.
alter table matches add column calling text;
