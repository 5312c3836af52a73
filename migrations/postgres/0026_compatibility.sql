-- Which versions of the program can use the database, so that two of them may run beside each other during an update:
-- those whose newest migration has at least this number. A migration that takes away or changes what older versions need
-- raises it; one that only adds leaves it as it is.
create table compatibility (
    id bigint primary key not null check (id = 1),
    compatible_from bigint not null check (compatible_from > 0)
);

insert into compatibility (id, compatible_from) values (1, 26);
