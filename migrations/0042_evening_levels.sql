-- How strong the computer player of an evening is.

alter table evenings add column level text not null default 'normal';

-- An earlier program would have the normal one play there.
update compatibility set compatible_from = 42;
