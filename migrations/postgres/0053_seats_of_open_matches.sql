-- What a person has open is found without a look at all that they have ever played: where the log is packed the match is over.
alter table seats add column is_packed bigint not null default 0 check (is_packed in (0, 1));
update seats set is_packed = 1 where match in (select match from packed_logs);
-- Beside the person it names what its condition says, so that SQLite chooses it without statistics, too.
create index unpacked_seats_of_a_person on seats (person, is_packed, match) where is_packed = 0;
