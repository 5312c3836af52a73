-- The account of a match that was ended after its first draws, as the program wrote it when migration 0022 was the newest.
-- rows before these: 0018.sql

insert into reviews (match, version, review) values (
    5,
    1,
    '{"start":[1000,-1000],"start_errors":[2000,2000],"end":[3000,-3000],"is_stopped":true,"n_worlds":24,"changes":[{"step":16,"cause":"chance","amounts":[2000,-2000]}]}'
);
