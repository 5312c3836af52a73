-- How strong the computer player of an evening is.

alter table evenings add column level text collate "C" not null default 'normal';

-- Whether a computer player could not play on because the log cannot be read, so that there is no result.
alter table deal_people add column is_unreadable bigint not null default 0 check (is_unreadable in (0, 1));

-- An earlier program would have the normal one play there.
update compatibility set compatible_from = 42;
