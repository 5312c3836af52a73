-- What names a person is found by an index, so that showing and deleting what is stored about one person does not depend
-- on how many matches there are.

create index hosted_matches on matches (host);
create index matches_closed_by on matches (closed_by) where closed_by is not null;
create index seats_left_by on seats (left_by, match) where left_by is not null;
-- Lists of people are JSON, which no index looks into. These hold the lists that are not empty.
create index matches_with_invited on matches (invited) where invited <> '[]';
create index matches_with_pinged on matches (pinged) where pinged <> '[]';
