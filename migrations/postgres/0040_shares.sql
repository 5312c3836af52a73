-- What people have posted of what they played, so that nobody posts a thing twice. Rows are deleted after a month.

create table shares (
    match bigint not null references matches (id) on delete cascade,
    person bigint not null references people (id),
    -- The result, an animation, a turn of the replay, a review: as the button says it.
    what text not null,
    at bigint not null,
    primary key (match, person, what)
);

create index shares_of_a_person on shares (person);
create index shares_by_age on shares (at);

-- The rounds of deals are matches as well.
insert into shares (match, person, what, at)
select match, person, '!daily', changed_at from deal_people join matches on matches.id = match where is_shared = 1;

alter table deal_people drop column is_shared;

-- Which turns cost points is said by reviews now.
alter table deal_people drop column losses;

update compatibility set compatible_from = 40;
