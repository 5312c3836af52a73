-- What was settled before a match began, and who was invited, is not kept beside a log that is packed from now on; an earlier program
-- cannot read these.
delete from invited where match in (select match from packed_logs);
update compatibility set compatible_from = 52;
