-- Matches as version 0.1.0 of November 2026 left them when it was killed: all of what sqlite3's .dump says.
-- Running: 1 to 4, 7, 8, 12 (a draw is offered) and 13; waiting: 5, 6 and 14; over: 9 and 10; declined: 11.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'matches','2026-11-22 01:33:48',1,X'724e67536012104edd6f878965a954d178c4da3a65b1946838d55f079df8c922acf9496351d65ad7755dc0f74c8b970b',3783366);
INSERT INTO _sqlx_migrations VALUES(2,'tables','2026-11-22 01:33:48',1,X'527f11c3bde7fc019db479973a82ff57944cab343cdbed5521690f027b2c09cca836cf952d5520f4993b8dcdfe322828',12083201);
INSERT INTO _sqlx_migrations VALUES(3,'results','2026-11-22 01:33:48',1,X'677cf16688242af96442d5887436fe6a3807182d4136fe50f776dcb2ed3c2329a6b54ebe18ab96cf4b2fa162e4941cfe',8011385);
INSERT INTO _sqlx_migrations VALUES(4,'standings','2026-11-22 01:33:48',1,X'4a7eb8c2baa8032b5cd082024afe13fb74d9c15dd6d2e7e6cafe02bb9f317edaa126a2d9ceece39d344c343cba20ca4c',3995072);
INSERT INTO _sqlx_migrations VALUES(5,'totals','2026-11-22 01:33:48',1,X'9e48270da1b7ca012c88ce2247378a455d502e16425deb54a4d1a454256ba7694963d7301140615a70e8802bc7d87eca',4011356);
INSERT INTO _sqlx_migrations VALUES(6,'servers','2026-11-22 01:33:48',1,X'57674d5d338ac9a2ce86663ebc7aabafaa8e30b754172ef7f61a44d8cbaf576b48506916fd0c91fc4d76d4d93847f484',12014509);
INSERT INTO _sqlx_migrations VALUES(7,'history','2026-11-22 01:33:48',1,X'9a911c05ec528f2e76d8db8190a447283f82ac14c981a118aff7578929681542c16f74a500abba8c5b01b74548c49e9f',3993730);
INSERT INTO _sqlx_migrations VALUES(8,'calls','2026-11-22 01:33:48',1,X'05c2b12b16d7b4d55f5d1dd20ddf5156d8e3036ece0006f473d92a9ebdc08ce3d2de07d6ec00754f3d6995fa37d87372',7549757);
CREATE TABLE people (
    id integer primary key not null,
    -- The name last seen, for pictures and alternative texts.
    name text not null,
    -- The language the person chose; null follows Discord.
    locale text,
    is_listed integer not null default 1 check (is_listed in (0, 1)), pings text check (pings in ('mention', 'direct', 'off'))) strict;
INSERT INTO people VALUES(1573874132028751882,'AnnaG0',NULL,1,NULL);
INSERT INTO people VALUES(1573874132032946176,'BenG0',NULL,1,NULL);
INSERT INTO people VALUES(1573874132032946177,'CarlaG0',NULL,1,NULL);
INSERT INTO people VALUES(1573874132032946178,'DenizG0',NULL,1,NULL);
INSERT INTO people VALUES(1573874132037140480,'EvaG0',NULL,1,NULL);
INSERT INTO people VALUES(1573874132037140481,'AnnaG1',NULL,1,NULL);
INSERT INTO people VALUES(1573874132037140482,'BenG1',NULL,1,NULL);
INSERT INTO people VALUES(1573874132041334784,'CarlaG1',NULL,1,NULL);
INSERT INTO people VALUES(1573874132041334785,'DenizG1',NULL,1,NULL);
INSERT INTO people VALUES(1573874132041334786,'EvaG1',NULL,1,NULL);
INSERT INTO people VALUES(1573874132041334787,'AnnaG2',NULL,1,NULL);
INSERT INTO people VALUES(1573874132045529088,'BenG2',NULL,1,NULL);
INSERT INTO people VALUES(1573874132045529089,'CarlaG2',NULL,1,NULL);
INSERT INTO people VALUES(1573874132045529090,'DenizG2',NULL,1,NULL);
INSERT INTO people VALUES(1573874132049723392,'EvaG2',NULL,1,NULL);
INSERT INTO people VALUES(1573874132049723393,'AnnaG3',NULL,1,NULL);
INSERT INTO people VALUES(1573874132049723394,'BenG3',NULL,1,NULL);
INSERT INTO people VALUES(1573874132053917697,'DenizG3',NULL,1,'direct');
CREATE TABLE matches (
    id integer primary key not null,
    game text not null,
    table_version integer not null,
    setup text not null check (json_valid(setup)),
    state text not null check (state in ('lobby', 'playing', 'finished', 'abandoned')),
    guild integer,
    channel integer not null,
    -- The language of the public messages.
    locale text not null,
    -- Grows by one with every accepted change; buttons carry it.
    version integer not null,
    -- The version in which an action was last taken back; older buttons no longer fit the log.
    took_back integer not null,
    -- Who asked for the match.
    host integer not null,
    -- What the shuffle was drawn from; the commitment is public before, the secret after the match.
    secret text not null,
    -- What Discord chose after the commitment was public; null until the match starts.
    snowflake integer,
    ending text check (ending is null or json_valid(ending)),
    -- Who declined or withdrew the challenge; null if it lapsed.
    closed_by integer,
    -- The seat whose offer of a draw is open.
    draw_offer integer,
    rematch_of integer references matches (id),
    created_at integer not null,
    changed_at integer not null,
    -- When an unanswered challenge lapses.
    expires_at integer,
    -- The challenge, which keeps showing the commitment, and the board below it.
    invitation integer,
    board integer,
    -- The version and the number of steps that the public messages show.
    shown_version integer not null,
    shown_steps integer not null,
    -- The message that told somebody it is their turn, and whom.
    ping integer,
    opening text not null default 'challenge' check (opening in ('challenge', 'table')), invited text not null default '[]' check (json_valid(invited)), pinged text not null default '[]' check (json_valid(pinged)), has_result integer not null default 0 check (has_result in (0, 1)), calling text) strict;
INSERT INTO matches VALUES(1,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":3,"seats":2}','playing',1573874132020363264,1573874132020363265,'en',10,0,1573874132028751882,'03084937f7966dedfc96f31baed01897d5b613f46c198ce4e48703e0c1c99e27',1573874132100055040,NULL,NULL,NULL,NULL,1795311234256,1795311234379,1795314834256,1573874132095860736,1573874132175552512,9,29,1573874132620148738,'challenge','[]','[1573874132032946176]',0,NULL);
INSERT INTO matches VALUES(2,'rivals',1,'{"seats":2}','playing',1573874132020363264,1573874132020363266,'en',17,0,1573874132032946177,'ff2213805186b1336c83f65c04d92eae276e6411b3fc06d79e87334bc4072433',1573874132636925952,NULL,NULL,NULL,NULL,1795311234387,1795311234529,1795311294387,1573874132636925952,1573874132712423424,17,31,NULL,'challenge','[]','[]',0,NULL);
INSERT INTO matches VALUES(3,'roll_write',1,'{"order":"together","seats":3}','playing',1573874132020363264,1573874132020363267,'en',15,0,1573874132032946178,'d82283bc3481cf8dd70b80de75631e8ab910aaadeebb8516b698b5f8f161d7bb',1573874133345763328,NULL,NULL,NULL,NULL,1795311234538,1795311234749,1795314834538,1573874133282848768,1573874133404483584,15,20,1573874134176235520,'table','[]','[1573874132032946178]',0,NULL);
INSERT INTO matches VALUES(4,'board',1,'{"discards_close_after":20,"rounds":3,"seats":3,"up_and_down":false}','playing',1573874132020363264,1573874132020363268,'en',16,0,1573874132032946176,'c15dcffe4b4c69172686e2737b46c9f0f051de55a9c2fc275715f358657bb442',1573874134243344384,NULL,NULL,NULL,NULL,1795311234760,1795311234974,1795314834760,1573874134209789952,1573874134327230464,15,67,1573874135090593793,'table','[]','[1573874132032946177]',0,NULL);
INSERT INTO matches VALUES(5,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":3,"seats":2}','lobby',1573874132020363269,1573874132020363270,'en',0,0,1573874132037140481,'012331f6fa231caf9c95e821a588b2efa7232a99d3549cd45f5a62de699befb6',NULL,NULL,NULL,NULL,NULL,1795311234983,1795311234983,1795314834983,1573874135136731136,NULL,0,0,NULL,'challenge','[]','[]',0,NULL);
INSERT INTO matches VALUES(6,'board',1,'{"discards_close_after":20,"rounds":3,"seats":3,"up_and_down":false}','lobby',1573874132020363269,1573874132020363271,'en',1,0,1573874132041334784,'9c62b3b24163a2831aa7c761e19ab6bc5c85e426e82eb02547c2e591b09b5868',NULL,NULL,NULL,NULL,NULL,1795311234986,1795311234990,1795314834986,1573874135153508352,NULL,1,0,NULL,'table','[]','[]',0,NULL);
INSERT INTO matches VALUES(7,'roll_write',1,'{"order":"together","seats":2}','playing',1573874132020363269,1573874132020363272,'en',14,0,1573874132041334785,'477e561ef9122664136ed6bc62b8bd20591e76b45fb3dca3804948742d248c8d',1573874135182868480,NULL,NULL,NULL,NULL,1795311234993,1795311235133,1795311294993,1573874135182868480,1573874135220617216,14,28,NULL,'challenge','[]','[]',0,NULL);
INSERT INTO matches VALUES(8,'board',1,'{"discards_close_after":20,"rounds":3,"seats":2,"up_and_down":false}','playing',1573874132020363269,1573874132020363273,'en',17,0,1573874132041334786,'ee603e722d2f58d683704a8e7a713d909c72d661ba010231bb88b1ff2ee76870',1573874135849762816,NULL,NULL,NULL,NULL,1795311235149,1795311235349,1795311295149,1573874135849762816,1573874135946231808,17,72,NULL,'challenge','[]','[]',0,NULL);
INSERT INTO matches VALUES(9,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":1,"seats":2}','finished',1573874132024557568,1573874132024557569,'en',103,0,1573874132041334787,'aaf1a8635ebdcbfc5ae8f72415e4a4cbb96d62bade808dffd2f08258769d6f88',1573874136738955264,'{"ended":"rules"}',NULL,NULL,NULL,1795311235361,1795311236516,1795311295361,1573874136738955264,1573874141625319424,103,197,NULL,'challenge','[]','[]',1,NULL);
INSERT INTO matches VALUES(10,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":1,"seats":2}','finished',1573874132024557568,1573874132024557570,'en',5,0,1573874132045529088,'325ef97166821e5ed5fffecb69666de807a8dbd0cdc3f256f0b3ed19e8f5e539',1573874141935697920,'{"ended":"resigned","by":1}',NULL,NULL,NULL,1795311236601,1795311236652,1795314836601,1573874141931503616,1573874141965058048,5,21,NULL,'challenge','[]','[]',1,NULL);
INSERT INTO matches VALUES(11,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":3,"seats":2}','abandoned',1573874132024557568,1573874132024557571,'en',1,0,1573874132045529090,'01959873344083d7ddc4002441be291b5d1df211970795efbba5cbfcc5d54f14',NULL,NULL,1573874132049723392,NULL,NULL,1795311236666,1795311236670,1795314836666,1573874142195744768,NULL,1,0,NULL,'challenge','[]','[]',0,NULL);
INSERT INTO matches VALUES(12,'roll_write',1,'{"order":"together","seats":2}','playing',1573874132024557568,1573874132024557572,'en',8,0,1573874132045529090,'acfaebbdb4c15cee80cd8bc169438c9a4e49bc116bdc406c320db66dd3a6a6a2',1573874142233493504,NULL,NULL,0,NULL,1795311236673,1795311238774,1795314836673,1573874142225104896,1573874142262853632,8,11,1573874142573232128,'challenge','[]','[1573874132045529090]',0,NULL);
INSERT INTO matches VALUES(13,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":1,"seats":2}','playing',1573874132024557573,1573874132024557574,'en',188,0,1573874132049723393,'da2b53ea04c18ff756a96a752e7129c7b8ea3cd1d2fb6e82f173302ce512843b',1573874151108640768,NULL,NULL,NULL,NULL,1795311238784,1795311241508,1795314838784,1573874151100252160,1573874151133806592,187,231,1573874162521341952,'challenge','[]','[1573874132049723394]',0,NULL);
INSERT INTO matches VALUES(14,'rivals',1,'{"seats":2}','lobby',1573874132024557573,1573874132024557576,'en',0,0,1573874132049723393,'98f3bf24e0d2db323e5489036b2f257617107219a714a05df23e886904017089',NULL,NULL,NULL,NULL,NULL,1795311241530,1795311241530,1795314841530,1573874162601033728,NULL,0,0,NULL,'table','[]','[]',0,NULL);
CREATE TABLE seats (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    -- Null for a computer player.
    person integer references people (id), left_by integer references people (id),
    primary key (match, seat)
) strict, without rowid;
INSERT INTO seats VALUES(1,0,1573874132028751882,NULL);
INSERT INTO seats VALUES(1,1,1573874132032946176,NULL);
INSERT INTO seats VALUES(2,0,1573874132032946177,NULL);
INSERT INTO seats VALUES(2,1,NULL,NULL);
INSERT INTO seats VALUES(3,0,1573874132032946178,NULL);
INSERT INTO seats VALUES(3,1,1573874132037140480,NULL);
INSERT INTO seats VALUES(3,2,1573874132028751882,NULL);
INSERT INTO seats VALUES(4,0,1573874132032946176,NULL);
INSERT INTO seats VALUES(4,1,1573874132032946177,NULL);
INSERT INTO seats VALUES(4,2,1573874132032946178,NULL);
INSERT INTO seats VALUES(5,0,1573874132037140481,NULL);
INSERT INTO seats VALUES(5,1,1573874132037140482,NULL);
INSERT INTO seats VALUES(6,0,1573874132041334784,NULL);
INSERT INTO seats VALUES(6,1,1573874132041334785,NULL);
INSERT INTO seats VALUES(7,0,1573874132041334785,NULL);
INSERT INTO seats VALUES(7,1,NULL,NULL);
INSERT INTO seats VALUES(8,0,1573874132041334786,NULL);
INSERT INTO seats VALUES(8,1,NULL,NULL);
INSERT INTO seats VALUES(9,0,1573874132041334787,NULL);
INSERT INTO seats VALUES(9,1,NULL,NULL);
INSERT INTO seats VALUES(10,0,1573874132045529088,NULL);
INSERT INTO seats VALUES(10,1,1573874132045529089,NULL);
INSERT INTO seats VALUES(11,0,1573874132045529090,NULL);
INSERT INTO seats VALUES(11,1,1573874132049723392,NULL);
INSERT INTO seats VALUES(12,0,1573874132045529090,NULL);
INSERT INTO seats VALUES(12,1,1573874132049723392,NULL);
INSERT INTO seats VALUES(13,0,1573874132049723393,NULL);
INSERT INTO seats VALUES(13,1,1573874132049723394,NULL);
INSERT INTO seats VALUES(14,0,1573874132049723393,NULL);
CREATE TABLE steps (
    match integer not null references matches (id),
    ply integer not null check (ply >= 0),
    step text not null check (json_valid(step)),
    -- The version of the match that the step led to.
    version integer not null,
    at integer not null,
    primary key (match, ply)
) strict, without rowid;
INSERT INTO steps VALUES(1,0,'{"chance":{"first":1}}',1,1795311234261);
INSERT INTO steps VALUES(1,1,'{"chance":{"draw":{"card":"w9","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,2,'{"chance":{"draw":{"card":"g3","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,3,'{"chance":{"draw":{"card":"b3","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,4,'{"chance":{"draw":{"card":"y3","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,5,'{"chance":{"draw":{"card":"w4","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,6,'{"chance":{"draw":{"card":"yw","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,7,'{"chance":{"draw":{"card":"bw","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,8,'{"chance":{"draw":{"card":"y6","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,9,'{"chance":{"draw":{"card":"w10","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,10,'{"chance":{"draw":{"card":"g5","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,11,'{"chance":{"draw":{"card":"g4","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,12,'{"chance":{"draw":{"card":"y7","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,13,'{"chance":{"draw":{"card":"yw","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,14,'{"chance":{"draw":{"card":"g10","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,15,'{"chance":{"draw":{"card":"g2","seat":1}}}',1,1795311234261);
INSERT INTO steps VALUES(1,16,'{"chance":{"draw":{"card":"y8","seat":0}}}',1,1795311234261);
INSERT INTO steps VALUES(1,17,'{"act":"play.yw","seat":1}',2,1795311234272);
INSERT INTO steps VALUES(1,18,'{"act":"draw","seat":1}',3,1795311234290);
INSERT INTO steps VALUES(1,19,'{"chance":{"draw":{"card":"r3","seat":1}}}',3,1795311234290);
INSERT INTO steps VALUES(1,20,'{"act":"discard.g5","seat":0}',4,1795311234302);
INSERT INTO steps VALUES(1,21,'{"act":"draw","seat":0}',5,1795311234313);
INSERT INTO steps VALUES(1,22,'{"chance":{"draw":{"card":"b10","seat":0}}}',5,1795311234313);
INSERT INTO steps VALUES(1,23,'{"act":"play.g2","seat":1}',6,1795311234334);
INSERT INTO steps VALUES(1,24,'{"act":"draw","seat":1}',7,1795311234349);
INSERT INTO steps VALUES(1,25,'{"chance":{"draw":{"card":"w7","seat":1}}}',7,1795311234349);
INSERT INTO steps VALUES(1,26,'{"act":"play.y7","seat":0}',8,1795311234356);
INSERT INTO steps VALUES(1,27,'{"act":"draw","seat":0}',9,1795311234371);
INSERT INTO steps VALUES(1,28,'{"chance":{"draw":{"card":"b2","seat":0}}}',9,1795311234371);
INSERT INTO steps VALUES(1,29,'{"act":"discard.w4","seat":1}',10,1795311234379);
INSERT INTO steps VALUES(2,0,'{"chance":{"first":0}}',1,1795311234390);
INSERT INTO steps VALUES(2,1,'{"chance":{"start_wagers":{"colours":["y","g"],"seat":0}}}',1,1795311234390);
INSERT INTO steps VALUES(2,2,'{"chance":{"start_wagers":{"colours":["b","r"],"seat":1}}}',1,1795311234390);
INSERT INTO steps VALUES(2,3,'{"act":"reveal","seat":0}',2,1795311234393);
INSERT INTO steps VALUES(2,4,'{"chance":{"turn":"y4"}}',2,1795311234393);
INSERT INTO steps VALUES(2,5,'{"act":"reveal","seat":1}',3,1795311234399);
INSERT INTO steps VALUES(2,6,'{"chance":{"turn":"yw"}}',3,1795311234399);
INSERT INTO steps VALUES(2,7,'{"act":"auction.7","seat":0}',4,1795311234414);
INSERT INTO steps VALUES(2,8,'{"act":"pass","seat":1}',5,1795311234415);
INSERT INTO steps VALUES(2,9,'{"act":"done","seat":0}',6,1795311234423);
INSERT INTO steps VALUES(2,10,'{"chance":{"turn":"ww"}}',6,1795311234423);
INSERT INTO steps VALUES(2,11,'{"act":"reveal","seat":1}',7,1795311234424);
INSERT INTO steps VALUES(2,12,'{"chance":{"turn":"y3"}}',7,1795311234424);
INSERT INTO steps VALUES(2,13,'{"act":"auction.9","seat":0}',8,1795311234432);
INSERT INTO steps VALUES(2,14,'{"act":"pass","seat":1}',9,1795311234437);
INSERT INTO steps VALUES(2,15,'{"act":"lay.y3","seat":0}',10,1795311234461);
INSERT INTO steps VALUES(2,16,'{"act":"done","seat":0}',11,1795311234474);
INSERT INTO steps VALUES(2,17,'{"chance":{"turn":"y4"}}',11,1795311234474);
INSERT INTO steps VALUES(2,18,'{"act":"auction.2","seat":1}',12,1795311234475);
INSERT INTO steps VALUES(2,19,'{"act":"lay.yw","seat":1}',12,1795311234475);
INSERT INTO steps VALUES(2,20,'{"act":"lay.ww","seat":1}',12,1795311234475);
INSERT INTO steps VALUES(2,21,'{"act":"remove.y4","seat":1}',12,1795311234475);
INSERT INTO steps VALUES(2,22,'{"act":"done","seat":1}',12,1795311234475);
INSERT INTO steps VALUES(2,23,'{"chance":{"turn":"b2"}}',12,1795311234475);
INSERT INTO steps VALUES(2,24,'{"act":"reveal","seat":0}',13,1795311234492);
INSERT INTO steps VALUES(2,25,'{"chance":{"turn":"w4"}}',13,1795311234492);
INSERT INTO steps VALUES(2,26,'{"act":"reveal","seat":1}',14,1795311234497);
INSERT INTO steps VALUES(2,27,'{"chance":{"turn":"b4"}}',14,1795311234497);
INSERT INTO steps VALUES(2,28,'{"act":"auction.1","seat":0}',15,1795311234510);
INSERT INTO steps VALUES(2,29,'{"act":"pass","seat":1}',16,1795311234513);
INSERT INTO steps VALUES(2,30,'{"act":"lay.b4","seat":0}',17,1795311234529);
INSERT INTO steps VALUES(3,0,'{"chance":{"first":0}}',2,1795311234557);
INSERT INTO steps VALUES(3,1,'{"chance":{"roll":{"colours":["b","r","b"],"numbers":[6,6,3]}}}',2,1795311234557);
INSERT INTO steps VALUES(3,2,'{"act":"take.b.3","seat":0}',3,1795311234569);
INSERT INTO steps VALUES(3,3,'{"act":"take.b.6","seat":1}',4,1795311234597);
INSERT INTO steps VALUES(3,4,'{"act":"take.b.6","seat":2}',5,1795311234612);
INSERT INTO steps VALUES(3,5,'{"chance":{"roll":{"colours":["o","o","b"],"numbers":[1,0,7]}}}',5,1795311234612);
INSERT INTO steps VALUES(3,6,'{"act":"take.b.0","seat":1}',6,1795311234627);
INSERT INTO steps VALUES(3,7,'{"act":"take.o.7","seat":2}',7,1795311234640);
INSERT INTO steps VALUES(3,8,'{"act":"refuse","seat":0}',8,1795311234652);
INSERT INTO steps VALUES(3,9,'{"chance":{"roll":{"colours":["p","y","p"],"numbers":[7,3,0]}}}',8,1795311234652);
INSERT INTO steps VALUES(3,10,'{"act":"take.p.7","seat":2}',9,1795311234673);
INSERT INTO steps VALUES(3,11,'{"act":"take.y.0","seat":0}',10,1795311234685);
INSERT INTO steps VALUES(3,12,'{"act":"take.y.0","seat":1}',11,1795311234698);
INSERT INTO steps VALUES(3,13,'{"chance":{"roll":{"colours":["y","b","r"],"numbers":[6,7,7]}}}',11,1795311234698);
INSERT INTO steps VALUES(3,14,'{"act":"take.r.7","seat":0}',12,1795311234710);
INSERT INTO steps VALUES(3,15,'{"act":"refuse","seat":1}',12,1795311234710);
INSERT INTO steps VALUES(3,16,'{"act":"take.b.7","seat":2}',13,1795311234725);
INSERT INTO steps VALUES(3,17,'{"chance":{"roll":{"colours":["p","p","r"],"numbers":[6,7,0]}}}',13,1795311234725);
INSERT INTO steps VALUES(3,18,'{"act":"refuse","seat":1}',14,1795311234739);
INSERT INTO steps VALUES(3,19,'{"act":"take.r.0","seat":2}',15,1795311234749);
INSERT INTO steps VALUES(4,0,'{"chance":{"first":1}}',3,1795311234772);
INSERT INTO steps VALUES(4,1,'{"chance":{"tile":{"path":"y","stage":3,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,2,'{"chance":{"tile":{"path":"y","stage":5,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,3,'{"chance":{"tile":{"path":"y","stage":6,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,4,'{"chance":{"tile":{"path":"y","stage":7,"tile":15}}}',3,1795311234772);
INSERT INTO steps VALUES(4,5,'{"chance":{"tile":{"path":"y","stage":9,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,6,'{"chance":{"tile":{"path":"b","stage":2,"tile":10}}}',3,1795311234772);
INSERT INTO steps VALUES(4,7,'{"chance":{"tile":{"path":"b","stage":3,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,8,'{"chance":{"tile":{"path":"b","stage":5,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,9,'{"chance":{"tile":{"path":"b","stage":7,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,10,'{"chance":{"tile":{"path":"b","stage":9,"tile":5}}}',3,1795311234772);
INSERT INTO steps VALUES(4,11,'{"chance":{"tile":{"path":"w","stage":3,"tile":15}}}',3,1795311234772);
INSERT INTO steps VALUES(4,12,'{"chance":{"tile":{"path":"w","stage":4,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,13,'{"chance":{"tile":{"path":"w","stage":6,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,14,'{"chance":{"tile":{"path":"w","stage":7,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,15,'{"chance":{"tile":{"path":"w","stage":9,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,16,'{"chance":{"tile":{"path":"g","stage":2,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,17,'{"chance":{"tile":{"path":"g","stage":4,"tile":10}}}',3,1795311234772);
INSERT INTO steps VALUES(4,18,'{"chance":{"tile":{"path":"g","stage":5,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,19,'{"chance":{"tile":{"path":"g","stage":7,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,20,'{"chance":{"tile":{"path":"g","stage":9,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,21,'{"chance":{"tile":{"path":"r","stage":2,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,22,'{"chance":{"tile":{"path":"r","stage":4,"tile":"artefact"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,23,'{"chance":{"tile":{"path":"r","stage":5,"tile":10}}}',3,1795311234772);
INSERT INTO steps VALUES(4,24,'{"chance":{"tile":{"path":"r","stage":7,"tile":"stage"}}}',3,1795311234772);
INSERT INTO steps VALUES(4,25,'{"chance":{"tile":{"path":"r","stage":9,"tile":5}}}',3,1795311234772);
INSERT INTO steps VALUES(4,26,'{"chance":{"draw":{"card":"y9","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,27,'{"chance":{"draw":{"card":"w6","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,28,'{"chance":{"draw":{"card":"r10","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,29,'{"chance":{"draw":{"card":"y7","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,30,'{"chance":{"draw":{"card":"g3","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,31,'{"chance":{"draw":{"card":"w10","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,32,'{"chance":{"draw":{"card":"w5","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,33,'{"chance":{"draw":{"card":"r7","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,34,'{"chance":{"draw":{"card":"w0","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,35,'{"chance":{"draw":{"card":"w8","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,36,'{"chance":{"draw":{"card":"y1","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,37,'{"chance":{"draw":{"card":"r8","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,38,'{"chance":{"draw":{"card":"y3","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,39,'{"chance":{"draw":{"card":"b10","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,40,'{"chance":{"draw":{"card":"r7","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,41,'{"chance":{"draw":{"card":"y2","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,42,'{"chance":{"draw":{"card":"w9","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,43,'{"chance":{"draw":{"card":"w6","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,44,'{"chance":{"draw":{"card":"r10","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,45,'{"chance":{"draw":{"card":"b8","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,46,'{"chance":{"draw":{"card":"g4","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,47,'{"chance":{"draw":{"card":"b0","seat":1}}}',3,1795311234772);
INSERT INTO steps VALUES(4,48,'{"chance":{"draw":{"card":"b6","seat":2}}}',3,1795311234772);
INSERT INTO steps VALUES(4,49,'{"chance":{"draw":{"card":"g0","seat":0}}}',3,1795311234772);
INSERT INTO steps VALUES(4,50,'{"act":"begin.y2.leader","seat":1}',4,1795311234783);
INSERT INTO steps VALUES(4,51,'{"act":"draw","seat":1}',5,1795311234807);
INSERT INTO steps VALUES(4,52,'{"chance":{"draw":{"card":"b7","seat":1}}}',5,1795311234807);
INSERT INTO steps VALUES(4,53,'{"act":"begin.g3.member","seat":2}',6,1795311234820);
INSERT INTO steps VALUES(4,54,'{"act":"draw","seat":2}',7,1795311234839);
INSERT INTO steps VALUES(4,55,'{"chance":{"draw":{"card":"r2","seat":2}}}',7,1795311234839);
INSERT INTO steps VALUES(4,56,'{"act":"discard.w6","seat":0}',8,1795311234851);
INSERT INTO steps VALUES(4,57,'{"act":"draw","seat":0}',9,1795311234877);
INSERT INTO steps VALUES(4,58,'{"chance":{"draw":{"card":"w7","seat":0}}}',9,1795311234877);
INSERT INTO steps VALUES(4,59,'{"act":"begin.b0.member","seat":1}',10,1795311234891);
INSERT INTO steps VALUES(4,60,'{"act":"take.w","seat":1}',11,1795311234907);
INSERT INTO steps VALUES(4,61,'{"act":"begin.b6.member","seat":2}',12,1795311234921);
INSERT INTO steps VALUES(4,62,'{"act":"draw","seat":2}',13,1795311234935);
INSERT INTO steps VALUES(4,63,'{"chance":{"draw":{"card":"g7","seat":2}}}',13,1795311234935);
INSERT INTO steps VALUES(4,64,'{"act":"discard.w7","seat":0}',14,1795311234945);
INSERT INTO steps VALUES(4,65,'{"act":"draw","seat":0}',15,1795311234959);
INSERT INTO steps VALUES(4,66,'{"chance":{"draw":{"card":"b10","seat":0}}}',15,1795311234959);
INSERT INTO steps VALUES(4,67,'{"act":"begin.w5.member","seat":1}',16,1795311234974);
INSERT INTO steps VALUES(7,0,'{"chance":{"first":1}}',1,1795311234996);
INSERT INTO steps VALUES(7,1,'{"chance":{"roll":{"colours":["o","r","g"],"numbers":[2,0,7]}}}',1,1795311234996);
INSERT INTO steps VALUES(7,2,'{"act":"circle.g","seat":1}',2,1795311234997);
INSERT INTO steps VALUES(7,3,'{"act":"take.r.2","seat":0}',3,1795311235000);
INSERT INTO steps VALUES(7,4,'{"chance":{"roll":{"colours":["r","y","g"],"numbers":[3,0,5]}}}',3,1795311235000);
INSERT INTO steps VALUES(7,5,'{"act":"take.r.3","seat":0}',4,1795311235018);
INSERT INTO steps VALUES(7,6,'{"act":"circle.y","seat":1}',5,1795311235021);
INSERT INTO steps VALUES(7,7,'{"chance":{"roll":{"colours":["p","o","g"],"numbers":[2,3,1]}}}',5,1795311235021);
INSERT INTO steps VALUES(7,8,'{"act":"take.p.1","seat":1}',5,1795311235021);
INSERT INTO steps VALUES(7,9,'{"act":"refuse","seat":0}',6,1795311235036);
INSERT INTO steps VALUES(7,10,'{"chance":{"roll":{"colours":["g","y","o"],"numbers":[1,0,0]}}}',6,1795311235036);
INSERT INTO steps VALUES(7,11,'{"act":"take.y.1","seat":0}',7,1795311235051);
INSERT INTO steps VALUES(7,12,'{"act":"circle.o","seat":1}',8,1795311235053);
INSERT INTO steps VALUES(7,13,'{"chance":{"roll":{"colours":["b","y","g"],"numbers":[3,2,8]}}}',8,1795311235053);
INSERT INTO steps VALUES(7,14,'{"act":"take.b.2","seat":1}',8,1795311235053);
INSERT INTO steps VALUES(7,15,'{"act":"take.g.8","seat":0}',9,1795311235071);
INSERT INTO steps VALUES(7,16,'{"chance":{"roll":{"colours":["r","y","g"],"numbers":[4,9,9]}}}',9,1795311235071);
INSERT INTO steps VALUES(7,17,'{"act":"refuse","seat":0}',10,1795311235094);
INSERT INTO steps VALUES(7,18,'{"act":"take.r.4","seat":1}',11,1795311235097);
INSERT INTO steps VALUES(7,19,'{"chance":{"roll":{"colours":["p","g","o"],"numbers":[7,5,1]}}}',11,1795311235097);
INSERT INTO steps VALUES(7,20,'{"act":"take.p.1","seat":1}',11,1795311235097);
INSERT INTO steps VALUES(7,21,'{"act":"accelerate.r","seat":1}',11,1795311235097);
INSERT INTO steps VALUES(7,22,'{"act":"take.o.5","seat":0}',12,1795311235110);
INSERT INTO steps VALUES(7,23,'{"chance":{"roll":{"colours":["g","g","r"],"numbers":[5,4,7]}}}',12,1795311235110);
INSERT INTO steps VALUES(7,24,'{"act":"take.r.5","seat":0}',13,1795311235128);
INSERT INTO steps VALUES(7,25,'{"act":"refuse","seat":1}',14,1795311235133);
INSERT INTO steps VALUES(7,26,'{"chance":{"roll":{"colours":["p","p","b"],"numbers":[4,6,2]}}}',14,1795311235133);
INSERT INTO steps VALUES(7,27,'{"act":"take.p.2","seat":1}',14,1795311235133);
INSERT INTO steps VALUES(8,0,'{"chance":{"first":1}}',1,1795311235157);
INSERT INTO steps VALUES(8,1,'{"chance":{"tile":{"path":"y","stage":3,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,2,'{"chance":{"tile":{"path":"y","stage":5,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,3,'{"chance":{"tile":{"path":"y","stage":6,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,4,'{"chance":{"tile":{"path":"y","stage":7,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,5,'{"chance":{"tile":{"path":"y","stage":9,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,6,'{"chance":{"tile":{"path":"b","stage":2,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,7,'{"chance":{"tile":{"path":"b","stage":3,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,8,'{"chance":{"tile":{"path":"b","stage":5,"tile":10}}}',1,1795311235157);
INSERT INTO steps VALUES(8,9,'{"chance":{"tile":{"path":"b","stage":7,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,10,'{"chance":{"tile":{"path":"b","stage":9,"tile":10}}}',1,1795311235157);
INSERT INTO steps VALUES(8,11,'{"chance":{"tile":{"path":"w","stage":3,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,12,'{"chance":{"tile":{"path":"w","stage":4,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,13,'{"chance":{"tile":{"path":"w","stage":6,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,14,'{"chance":{"tile":{"path":"w","stage":7,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,15,'{"chance":{"tile":{"path":"w","stage":9,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,16,'{"chance":{"tile":{"path":"g","stage":2,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,17,'{"chance":{"tile":{"path":"g","stage":4,"tile":15}}}',1,1795311235157);
INSERT INTO steps VALUES(8,18,'{"chance":{"tile":{"path":"g","stage":5,"tile":5}}}',1,1795311235157);
INSERT INTO steps VALUES(8,19,'{"chance":{"tile":{"path":"g","stage":7,"tile":10}}}',1,1795311235157);
INSERT INTO steps VALUES(8,20,'{"chance":{"tile":{"path":"g","stage":9,"tile":15}}}',1,1795311235157);
INSERT INTO steps VALUES(8,21,'{"chance":{"tile":{"path":"r","stage":2,"tile":"artefact"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,22,'{"chance":{"tile":{"path":"r","stage":4,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,23,'{"chance":{"tile":{"path":"r","stage":5,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,24,'{"chance":{"tile":{"path":"r","stage":7,"tile":5}}}',1,1795311235157);
INSERT INTO steps VALUES(8,25,'{"chance":{"tile":{"path":"r","stage":9,"tile":"stage"}}}',1,1795311235157);
INSERT INTO steps VALUES(8,26,'{"chance":{"draw":{"card":"b0","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,27,'{"chance":{"draw":{"card":"w3","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,28,'{"chance":{"draw":{"card":"r1","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,29,'{"chance":{"draw":{"card":"g10","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,30,'{"chance":{"draw":{"card":"w2","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,31,'{"chance":{"draw":{"card":"g6","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,32,'{"chance":{"draw":{"card":"w1","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,33,'{"chance":{"draw":{"card":"y10","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,34,'{"chance":{"draw":{"card":"r5","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,35,'{"chance":{"draw":{"card":"r1","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,36,'{"chance":{"draw":{"card":"g0","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,37,'{"chance":{"draw":{"card":"b3","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,38,'{"chance":{"draw":{"card":"g7","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,39,'{"chance":{"draw":{"card":"b6","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,40,'{"chance":{"draw":{"card":"r7","seat":1}}}',1,1795311235157);
INSERT INTO steps VALUES(8,41,'{"chance":{"draw":{"card":"b9","seat":0}}}',1,1795311235157);
INSERT INTO steps VALUES(8,42,'{"act":"begin.r1.leader","seat":1}',2,1795311235165);
INSERT INTO steps VALUES(8,43,'{"act":"draw","seat":1}',2,1795311235165);
INSERT INTO steps VALUES(8,44,'{"chance":{"draw":{"card":"b4","seat":1}}}',2,1795311235165);
INSERT INTO steps VALUES(8,45,'{"act":"discard.w3","seat":0}',3,1795311235173);
INSERT INTO steps VALUES(8,46,'{"act":"take.w","seat":0}',4,1795311235203);
INSERT INTO steps VALUES(8,47,'{"act":"begin.g0.member","seat":1}',5,1795311235205);
INSERT INTO steps VALUES(8,48,'{"act":"draw","seat":1}',5,1795311235205);
INSERT INTO steps VALUES(8,49,'{"chance":{"draw":{"card":"g5","seat":1}}}',5,1795311235205);
INSERT INTO steps VALUES(8,50,'{"act":"discard.y10","seat":0}',6,1795311235220);
INSERT INTO steps VALUES(8,51,'{"act":"take.y","seat":0}',7,1795311235234);
INSERT INTO steps VALUES(8,52,'{"act":"begin.b0.member","seat":1}',8,1795311235235);
INSERT INTO steps VALUES(8,53,'{"act":"draw","seat":1}',8,1795311235235);
INSERT INTO steps VALUES(8,54,'{"chance":{"draw":{"card":"w10","seat":1}}}',8,1795311235235);
INSERT INTO steps VALUES(8,55,'{"act":"begin.g6.leader","seat":0}',9,1795311235258);
INSERT INTO steps VALUES(8,56,'{"act":"draw","seat":0}',10,1795311235295);
INSERT INTO steps VALUES(8,57,'{"chance":{"draw":{"card":"y4","seat":0}}}',10,1795311235295);
INSERT INTO steps VALUES(8,58,'{"act":"begin.w1.member","seat":1}',11,1795311235296);
INSERT INTO steps VALUES(8,59,'{"act":"draw","seat":1}',11,1795311235296);
INSERT INTO steps VALUES(8,60,'{"chance":{"draw":{"card":"g9","seat":1}}}',11,1795311235296);
INSERT INTO steps VALUES(8,61,'{"act":"advance.g10","seat":0}',12,1795311235308);
INSERT INTO steps VALUES(8,62,'{"act":"draw","seat":0}',13,1795311235317);
INSERT INTO steps VALUES(8,63,'{"chance":{"draw":{"card":"b6","seat":0}}}',13,1795311235317);
INSERT INTO steps VALUES(8,64,'{"act":"advance.w2","seat":1}',14,1795311235318);
INSERT INTO steps VALUES(8,65,'{"act":"draw","seat":1}',14,1795311235318);
INSERT INTO steps VALUES(8,66,'{"chance":{"draw":{"card":"r2","seat":1}}}',14,1795311235318);
INSERT INTO steps VALUES(8,67,'{"act":"discard.y4","seat":0}',15,1795311235333);
INSERT INTO steps VALUES(8,68,'{"act":"take.y","seat":0}',16,1795311235346);
INSERT INTO steps VALUES(8,69,'{"act":"advance.r2","seat":1}',17,1795311235349);
INSERT INTO steps VALUES(8,70,'{"act":"draw","seat":1}',17,1795311235349);
INSERT INTO steps VALUES(8,71,'{"chance":{"draw":{"card":"y9","seat":1}}}',17,1795311235349);
INSERT INTO steps VALUES(9,0,'{"chance":{"first":1}}',1,1795311235368);
INSERT INTO steps VALUES(9,1,'{"chance":{"draw":{"card":"gw","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,2,'{"chance":{"draw":{"card":"yw","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,3,'{"chance":{"draw":{"card":"r5","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,4,'{"chance":{"draw":{"card":"gw","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,5,'{"chance":{"draw":{"card":"b6","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,6,'{"chance":{"draw":{"card":"b8","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,7,'{"chance":{"draw":{"card":"bw","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,8,'{"chance":{"draw":{"card":"b10","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,9,'{"chance":{"draw":{"card":"g6","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,10,'{"chance":{"draw":{"card":"gw","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,11,'{"chance":{"draw":{"card":"g9","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,12,'{"chance":{"draw":{"card":"b9","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,13,'{"chance":{"draw":{"card":"y8","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,14,'{"chance":{"draw":{"card":"y3","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,15,'{"chance":{"draw":{"card":"r8","seat":1}}}',1,1795311235368);
INSERT INTO steps VALUES(9,16,'{"chance":{"draw":{"card":"b4","seat":0}}}',1,1795311235368);
INSERT INTO steps VALUES(9,17,'{"act":"play.gw","seat":1}',2,1795311235373);
INSERT INTO steps VALUES(9,18,'{"act":"draw","seat":1}',2,1795311235373);
INSERT INTO steps VALUES(9,19,'{"chance":{"draw":{"card":"rw","seat":1}}}',2,1795311235373);
INSERT INTO steps VALUES(9,20,'{"act":"discard.yw","seat":0}',3,1795311235381);
INSERT INTO steps VALUES(9,21,'{"act":"draw","seat":0}',4,1795311235400);
INSERT INTO steps VALUES(9,22,'{"chance":{"draw":{"card":"b2","seat":0}}}',4,1795311235400);
INSERT INTO steps VALUES(9,23,'{"act":"play.rw","seat":1}',5,1795311235401);
INSERT INTO steps VALUES(9,24,'{"act":"draw","seat":1}',5,1795311235401);
INSERT INTO steps VALUES(9,25,'{"chance":{"draw":{"card":"yw","seat":1}}}',5,1795311235401);
INSERT INTO steps VALUES(9,26,'{"act":"discard.y3","seat":0}',6,1795311235414);
INSERT INTO steps VALUES(9,27,'{"act":"draw","seat":0}',7,1795311235424);
INSERT INTO steps VALUES(9,28,'{"chance":{"draw":{"card":"rw","seat":0}}}',7,1795311235424);
INSERT INTO steps VALUES(9,29,'{"act":"play.yw","seat":1}',8,1795311235429);
INSERT INTO steps VALUES(9,30,'{"act":"take.y","seat":1}',8,1795311235429);
INSERT INTO steps VALUES(9,31,'{"act":"discard.b2","seat":0}',9,1795311235447);
INSERT INTO steps VALUES(9,32,'{"act":"draw","seat":0}',10,1795311235462);
INSERT INTO steps VALUES(9,33,'{"chance":{"draw":{"card":"r6","seat":0}}}',10,1795311235462);
INSERT INTO steps VALUES(9,34,'{"act":"play.y3","seat":1}',11,1795311235465);
INSERT INTO steps VALUES(9,35,'{"act":"draw","seat":1}',11,1795311235465);
INSERT INTO steps VALUES(9,36,'{"chance":{"draw":{"card":"w10","seat":1}}}',11,1795311235465);
INSERT INTO steps VALUES(9,37,'{"act":"discard.b4","seat":0}',12,1795311235488);
INSERT INTO steps VALUES(9,38,'{"act":"draw","seat":0}',13,1795311235501);
INSERT INTO steps VALUES(9,39,'{"chance":{"draw":{"card":"r2","seat":0}}}',13,1795311235501);
INSERT INTO steps VALUES(9,40,'{"act":"discard.bw","seat":1}',14,1795311235510);
INSERT INTO steps VALUES(9,41,'{"act":"draw","seat":1}',14,1795311235510);
INSERT INTO steps VALUES(9,42,'{"chance":{"draw":{"card":"w4","seat":1}}}',14,1795311235510);
INSERT INTO steps VALUES(9,43,'{"act":"discard.b8","seat":0}',15,1795311235528);
INSERT INTO steps VALUES(9,44,'{"act":"draw","seat":0}',16,1795311235542);
INSERT INTO steps VALUES(9,45,'{"chance":{"draw":{"card":"w8","seat":0}}}',16,1795311235542);
INSERT INTO steps VALUES(9,46,'{"act":"play.w4","seat":1}',17,1795311235545);
INSERT INTO steps VALUES(9,47,'{"act":"take.b","seat":1}',17,1795311235545);
INSERT INTO steps VALUES(9,48,'{"act":"discard.b9","seat":0}',18,1795311235558);
INSERT INTO steps VALUES(9,49,'{"act":"draw","seat":0}',19,1795311235569);
INSERT INTO steps VALUES(9,50,'{"chance":{"draw":{"card":"r4","seat":0}}}',19,1795311235569);
INSERT INTO steps VALUES(9,51,'{"act":"play.b6","seat":1}',20,1795311235577);
INSERT INTO steps VALUES(9,52,'{"act":"take.b","seat":1}',20,1795311235577);
INSERT INTO steps VALUES(9,53,'{"act":"discard.b10","seat":0}',21,1795311235592);
INSERT INTO steps VALUES(9,54,'{"act":"draw","seat":0}',22,1795311235605);
INSERT INTO steps VALUES(9,55,'{"chance":{"draw":{"card":"rw","seat":0}}}',22,1795311235605);
INSERT INTO steps VALUES(9,56,'{"act":"play.b8","seat":1}',23,1795311235609);
INSERT INTO steps VALUES(9,57,'{"act":"take.b","seat":1}',23,1795311235609);
INSERT INTO steps VALUES(9,58,'{"act":"discard.r2","seat":0}',24,1795311235623);
INSERT INTO steps VALUES(9,59,'{"act":"take.y","seat":0}',25,1795311235637);
INSERT INTO steps VALUES(9,60,'{"act":"play.b9","seat":1}',26,1795311235638);
INSERT INTO steps VALUES(9,61,'{"act":"take.r","seat":1}',26,1795311235638);
INSERT INTO steps VALUES(9,62,'{"act":"discard.r6","seat":0}',27,1795311235656);
INSERT INTO steps VALUES(9,63,'{"act":"draw","seat":0}',28,1795311235669);
INSERT INTO steps VALUES(9,64,'{"chance":{"draw":{"card":"g4","seat":0}}}',28,1795311235669);
INSERT INTO steps VALUES(9,65,'{"act":"play.b10","seat":1}',29,1795311235670);
INSERT INTO steps VALUES(9,66,'{"act":"take.r","seat":1}',29,1795311235670);
INSERT INTO steps VALUES(9,67,'{"act":"play.w8","seat":0}',30,1795311235682);
INSERT INTO steps VALUES(9,68,'{"act":"draw","seat":0}',31,1795311235694);
INSERT INTO steps VALUES(9,69,'{"chance":{"draw":{"card":"g10","seat":0}}}',31,1795311235694);
INSERT INTO steps VALUES(9,70,'{"act":"play.r2","seat":1}',32,1795311235698);
INSERT INTO steps VALUES(9,71,'{"act":"draw","seat":1}',32,1795311235698);
INSERT INTO steps VALUES(9,72,'{"chance":{"draw":{"card":"w7","seat":1}}}',32,1795311235698);
INSERT INTO steps VALUES(9,73,'{"act":"play.g10","seat":0}',33,1795311235709);
INSERT INTO steps VALUES(9,74,'{"act":"draw","seat":0}',34,1795311235723);
INSERT INTO steps VALUES(9,75,'{"chance":{"draw":{"card":"y2","seat":0}}}',34,1795311235723);
INSERT INTO steps VALUES(9,76,'{"act":"play.w7","seat":1}',35,1795311235725);
INSERT INTO steps VALUES(9,77,'{"act":"draw","seat":1}',35,1795311235725);
INSERT INTO steps VALUES(9,78,'{"chance":{"draw":{"card":"y6","seat":1}}}',35,1795311235725);
INSERT INTO steps VALUES(9,79,'{"act":"play.y2","seat":0}',36,1795311235756);
INSERT INTO steps VALUES(9,80,'{"act":"draw","seat":0}',37,1795311235775);
INSERT INTO steps VALUES(9,81,'{"chance":{"draw":{"card":"y5","seat":0}}}',37,1795311235775);
INSERT INTO steps VALUES(9,82,'{"act":"play.w10","seat":1}',38,1795311235777);
INSERT INTO steps VALUES(9,83,'{"act":"draw","seat":1}',38,1795311235777);
INSERT INTO steps VALUES(9,84,'{"chance":{"draw":{"card":"y9","seat":1}}}',38,1795311235777);
INSERT INTO steps VALUES(9,85,'{"act":"discard.y5","seat":0}',39,1795311235800);
INSERT INTO steps VALUES(9,86,'{"act":"draw","seat":0}',40,1795311235811);
INSERT INTO steps VALUES(9,87,'{"chance":{"draw":{"card":"r10","seat":0}}}',40,1795311235811);
INSERT INTO steps VALUES(9,88,'{"act":"play.r5","seat":1}',41,1795311235813);
INSERT INTO steps VALUES(9,89,'{"act":"take.y","seat":1}',41,1795311235813);
INSERT INTO steps VALUES(9,90,'{"act":"play.rw","seat":0}',42,1795311235831);
INSERT INTO steps VALUES(9,91,'{"act":"draw","seat":0}',43,1795311235840);
INSERT INTO steps VALUES(9,92,'{"chance":{"draw":{"card":"bw","seat":0}}}',43,1795311235840);
INSERT INTO steps VALUES(9,93,'{"act":"play.r6","seat":1}',44,1795311235845);
INSERT INTO steps VALUES(9,94,'{"act":"draw","seat":1}',44,1795311235845);
INSERT INTO steps VALUES(9,95,'{"chance":{"draw":{"card":"w2","seat":1}}}',44,1795311235845);
INSERT INTO steps VALUES(9,96,'{"act":"discard.bw","seat":0}',45,1795311235861);
INSERT INTO steps VALUES(9,97,'{"act":"draw","seat":0}',46,1795311235874);
INSERT INTO steps VALUES(9,98,'{"chance":{"draw":{"card":"b7","seat":0}}}',46,1795311235874);
INSERT INTO steps VALUES(9,99,'{"act":"play.y5","seat":1}',47,1795311235875);
INSERT INTO steps VALUES(9,100,'{"act":"draw","seat":1}',47,1795311235875);
INSERT INTO steps VALUES(9,101,'{"chance":{"draw":{"card":"w6","seat":1}}}',47,1795311235875);
INSERT INTO steps VALUES(9,102,'{"act":"discard.rw","seat":0}',48,1795311235886);
INSERT INTO steps VALUES(9,103,'{"act":"draw","seat":0}',49,1795311235898);
INSERT INTO steps VALUES(9,104,'{"chance":{"draw":{"card":"ww","seat":0}}}',49,1795311235898);
INSERT INTO steps VALUES(9,105,'{"act":"play.y6","seat":1}',50,1795311235901);
INSERT INTO steps VALUES(9,106,'{"act":"draw","seat":1}',50,1795311235901);
INSERT INTO steps VALUES(9,107,'{"chance":{"draw":{"card":"b3","seat":1}}}',50,1795311235901);
INSERT INTO steps VALUES(9,108,'{"act":"play.r4","seat":0}',51,1795311235919);
INSERT INTO steps VALUES(9,109,'{"act":"take.b","seat":0}',52,1795311235935);
INSERT INTO steps VALUES(9,110,'{"act":"discard.w2","seat":1}',53,1795311235937);
INSERT INTO steps VALUES(9,111,'{"act":"draw","seat":1}',53,1795311235937);
INSERT INTO steps VALUES(9,112,'{"chance":{"draw":{"card":"g3","seat":1}}}',53,1795311235937);
INSERT INTO steps VALUES(9,113,'{"act":"discard.b7","seat":0}',54,1795311235960);
INSERT INTO steps VALUES(9,114,'{"act":"draw","seat":0}',55,1795311235979);
INSERT INTO steps VALUES(9,115,'{"chance":{"draw":{"card":"bw","seat":0}}}',55,1795311235979);
INSERT INTO steps VALUES(9,116,'{"act":"play.g3","seat":1}',56,1795311235980);
INSERT INTO steps VALUES(9,117,'{"act":"draw","seat":1}',56,1795311235980);
INSERT INTO steps VALUES(9,118,'{"chance":{"draw":{"card":"w3","seat":1}}}',56,1795311235980);
INSERT INTO steps VALUES(9,119,'{"act":"discard.bw","seat":0}',57,1795311235998);
INSERT INTO steps VALUES(9,120,'{"act":"take.r","seat":0}',58,1795311236007);
INSERT INTO steps VALUES(9,121,'{"act":"discard.w3","seat":1}',59,1795311236013);
INSERT INTO steps VALUES(9,122,'{"act":"draw","seat":1}',59,1795311236013);
INSERT INTO steps VALUES(9,123,'{"chance":{"draw":{"card":"g7","seat":1}}}',59,1795311236013);
INSERT INTO steps VALUES(9,124,'{"act":"discard.bw","seat":0}',60,1795311236030);
INSERT INTO steps VALUES(9,125,'{"act":"draw","seat":0}',61,1795311236041);
INSERT INTO steps VALUES(9,126,'{"chance":{"draw":{"card":"ww","seat":0}}}',61,1795311236041);
INSERT INTO steps VALUES(9,127,'{"act":"discard.w6","seat":1}',62,1795311236045);
INSERT INTO steps VALUES(9,128,'{"act":"draw","seat":1}',62,1795311236045);
INSERT INTO steps VALUES(9,129,'{"chance":{"draw":{"card":"g5","seat":1}}}',62,1795311236045);
INSERT INTO steps VALUES(9,130,'{"act":"play.r10","seat":0}',63,1795311236064);
INSERT INTO steps VALUES(9,131,'{"act":"draw","seat":0}',64,1795311236075);
INSERT INTO steps VALUES(9,132,'{"chance":{"draw":{"card":"y7","seat":0}}}',64,1795311236075);
INSERT INTO steps VALUES(9,133,'{"act":"play.y8","seat":1}',65,1795311236081);
INSERT INTO steps VALUES(9,134,'{"act":"take.b","seat":1}',65,1795311236081);
INSERT INTO steps VALUES(9,135,'{"act":"play.y7","seat":0}',66,1795311236097);
INSERT INTO steps VALUES(9,136,'{"act":"take.w","seat":0}',67,1795311236110);
INSERT INTO steps VALUES(9,137,'{"act":"play.y9","seat":1}',68,1795311236114);
INSERT INTO steps VALUES(9,138,'{"act":"draw","seat":1}',68,1795311236114);
INSERT INTO steps VALUES(9,139,'{"chance":{"draw":{"card":"b5","seat":1}}}',68,1795311236114);
INSERT INTO steps VALUES(9,140,'{"act":"discard.gw","seat":0}',69,1795311236134);
INSERT INTO steps VALUES(9,141,'{"act":"take.b","seat":0}',70,1795311236147);
INSERT INTO steps VALUES(9,142,'{"act":"play.r8","seat":1}',71,1795311236148);
INSERT INTO steps VALUES(9,143,'{"act":"draw","seat":1}',71,1795311236148);
INSERT INTO steps VALUES(9,144,'{"chance":{"draw":{"card":"y4","seat":1}}}',71,1795311236148);
INSERT INTO steps VALUES(9,145,'{"act":"discard.yw","seat":0}',72,1795311236172);
INSERT INTO steps VALUES(9,146,'{"act":"draw","seat":0}',73,1795311236190);
INSERT INTO steps VALUES(9,147,'{"chance":{"draw":{"card":"r7","seat":0}}}',73,1795311236190);
INSERT INTO steps VALUES(9,148,'{"act":"play.g5","seat":1}',74,1795311236191);
INSERT INTO steps VALUES(9,149,'{"act":"draw","seat":1}',74,1795311236191);
INSERT INTO steps VALUES(9,150,'{"chance":{"draw":{"card":"g8","seat":1}}}',74,1795311236191);
INSERT INTO steps VALUES(9,151,'{"act":"discard.r7","seat":0}',75,1795311236218);
INSERT INTO steps VALUES(9,152,'{"act":"draw","seat":0}',76,1795311236233);
INSERT INTO steps VALUES(9,153,'{"chance":{"draw":{"card":"yw","seat":0}}}',76,1795311236233);
INSERT INTO steps VALUES(9,154,'{"act":"play.g6","seat":1}',77,1795311236237);
INSERT INTO steps VALUES(9,155,'{"act":"take.b","seat":1}',77,1795311236237);
INSERT INTO steps VALUES(9,156,'{"act":"discard.gw","seat":0}',78,1795311236255);
INSERT INTO steps VALUES(9,157,'{"act":"take.r","seat":0}',79,1795311236271);
INSERT INTO steps VALUES(9,158,'{"act":"play.g7","seat":1}',80,1795311236273);
INSERT INTO steps VALUES(9,159,'{"act":"draw","seat":1}',80,1795311236273);
INSERT INTO steps VALUES(9,160,'{"chance":{"draw":{"card":"y10","seat":1}}}',80,1795311236273);
INSERT INTO steps VALUES(9,161,'{"act":"discard.ww","seat":0}',81,1795311236299);
INSERT INTO steps VALUES(9,162,'{"act":"take.b","seat":0}',82,1795311236313);
INSERT INTO steps VALUES(9,163,'{"act":"play.y10","seat":1}',83,1795311236317);
INSERT INTO steps VALUES(9,164,'{"act":"draw","seat":1}',83,1795311236317);
INSERT INTO steps VALUES(9,165,'{"chance":{"draw":{"card":"ww","seat":1}}}',83,1795311236317);
INSERT INTO steps VALUES(9,166,'{"act":"discard.yw","seat":0}',84,1795311236334);
INSERT INTO steps VALUES(9,167,'{"act":"draw","seat":0}',85,1795311236346);
INSERT INTO steps VALUES(9,168,'{"chance":{"draw":{"card":"w9","seat":0}}}',85,1795311236346);
INSERT INTO steps VALUES(9,169,'{"act":"play.g8","seat":1}',86,1795311236347);
INSERT INTO steps VALUES(9,170,'{"act":"draw","seat":1}',86,1795311236347);
INSERT INTO steps VALUES(9,171,'{"chance":{"draw":{"card":"w5","seat":1}}}',86,1795311236347);
INSERT INTO steps VALUES(9,172,'{"act":"discard.ww","seat":0}',87,1795311236363);
INSERT INTO steps VALUES(9,173,'{"act":"take.b","seat":0}',88,1795311236375);
INSERT INTO steps VALUES(9,174,'{"act":"play.g9","seat":1}',89,1795311236376);
INSERT INTO steps VALUES(9,175,'{"act":"draw","seat":1}',89,1795311236376);
INSERT INTO steps VALUES(9,176,'{"chance":{"draw":{"card":"r9","seat":1}}}',89,1795311236376);
INSERT INTO steps VALUES(9,177,'{"act":"discard.bw","seat":0}',90,1795311236388);
INSERT INTO steps VALUES(9,178,'{"act":"draw","seat":0}',91,1795311236396);
INSERT INTO steps VALUES(9,179,'{"chance":{"draw":{"card":"g2","seat":0}}}',91,1795311236396);
INSERT INTO steps VALUES(9,180,'{"act":"play.r9","seat":1}',92,1795311236397);
INSERT INTO steps VALUES(9,181,'{"act":"take.b","seat":1}',92,1795311236397);
INSERT INTO steps VALUES(9,182,'{"act":"discard.rw","seat":0}',93,1795311236407);
INSERT INTO steps VALUES(9,183,'{"act":"take.g","seat":0}',94,1795311236418);
INSERT INTO steps VALUES(9,184,'{"act":"discard.y4","seat":1}',95,1795311236418);
INSERT INTO steps VALUES(9,185,'{"act":"take.b","seat":1}',95,1795311236418);
INSERT INTO steps VALUES(9,186,'{"act":"play.b4","seat":0}',96,1795311236430);
INSERT INTO steps VALUES(9,187,'{"act":"take.g","seat":0}',97,1795311236441);
INSERT INTO steps VALUES(9,188,'{"act":"discard.bw","seat":1}',98,1795311236445);
INSERT INTO steps VALUES(9,189,'{"act":"take.y","seat":1}',98,1795311236445);
INSERT INTO steps VALUES(9,190,'{"act":"discard.r7","seat":0}',99,1795311236463);
INSERT INTO steps VALUES(9,191,'{"act":"take.b","seat":0}',100,1795311236478);
INSERT INTO steps VALUES(9,192,'{"act":"discard.y4","seat":1}',101,1795311236480);
INSERT INTO steps VALUES(9,193,'{"act":"take.w","seat":1}',101,1795311236480);
INSERT INTO steps VALUES(9,194,'{"act":"play.w9","seat":0}',102,1795311236505);
INSERT INTO steps VALUES(9,195,'{"act":"draw","seat":0}',103,1795311236516);
INSERT INTO steps VALUES(9,196,'{"chance":{"draw":{"card":"r3","seat":0}}}',103,1795311236516);
INSERT INTO steps VALUES(10,0,'{"chance":{"first":1}}',1,1795311236606);
INSERT INTO steps VALUES(10,1,'{"chance":{"draw":{"card":"ww","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,2,'{"chance":{"draw":{"card":"r10","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,3,'{"chance":{"draw":{"card":"r6","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,4,'{"chance":{"draw":{"card":"yw","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,5,'{"chance":{"draw":{"card":"y10","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,6,'{"chance":{"draw":{"card":"y3","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,7,'{"chance":{"draw":{"card":"y4","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,8,'{"chance":{"draw":{"card":"w7","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,9,'{"chance":{"draw":{"card":"r5","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,10,'{"chance":{"draw":{"card":"g8","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,11,'{"chance":{"draw":{"card":"b2","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,12,'{"chance":{"draw":{"card":"y5","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,13,'{"chance":{"draw":{"card":"ww","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,14,'{"chance":{"draw":{"card":"w10","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,15,'{"chance":{"draw":{"card":"r7","seat":1}}}',1,1795311236606);
INSERT INTO steps VALUES(10,16,'{"chance":{"draw":{"card":"r4","seat":0}}}',1,1795311236606);
INSERT INTO steps VALUES(10,17,'{"act":"play.y4","seat":1}',2,1795311236618);
INSERT INTO steps VALUES(10,18,'{"act":"draw","seat":1}',3,1795311236630);
INSERT INTO steps VALUES(10,19,'{"chance":{"draw":{"card":"b6","seat":1}}}',3,1795311236630);
INSERT INTO steps VALUES(10,20,'{"act":"discard.r4","seat":0}',4,1795311236640);
INSERT INTO steps VALUES(12,0,'{"chance":{"first":1}}',1,1795311236676);
INSERT INTO steps VALUES(12,1,'{"chance":{"roll":{"colours":["r","o","r"],"numbers":[5,9,4]}}}',1,1795311236676);
INSERT INTO steps VALUES(12,2,'{"act":"take.r.4","seat":1}',2,1795311236687);
INSERT INTO steps VALUES(12,3,'{"act":"take.o.5","seat":0}',3,1795311236700);
INSERT INTO steps VALUES(12,4,'{"chance":{"roll":{"colours":["r","o","r"],"numbers":[0,4,5]}}}',3,1795311236700);
INSERT INTO steps VALUES(12,5,'{"act":"take.r.0","seat":0}',4,1795311236713);
INSERT INTO steps VALUES(12,6,'{"act":"refuse","seat":1}',5,1795311236726);
INSERT INTO steps VALUES(12,7,'{"chance":{"roll":{"colours":["b","p","o"],"numbers":[0,6,6]}}}',5,1795311236726);
INSERT INTO steps VALUES(12,8,'{"act":"take.b.6","seat":1}',6,1795311236746);
INSERT INTO steps VALUES(12,9,'{"act":"circle.p","seat":0}',7,1795311236756);
INSERT INTO steps VALUES(12,10,'{"chance":{"roll":{"colours":["p","r","b"],"numbers":[9,0,5]}}}',7,1795311236756);
INSERT INTO steps VALUES(13,0,'{"chance":{"first":0}}',1,1795311238792);
INSERT INTO steps VALUES(13,1,'{"chance":{"draw":{"card":"yw","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,2,'{"chance":{"draw":{"card":"g7","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,3,'{"chance":{"draw":{"card":"rw","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,4,'{"chance":{"draw":{"card":"bw","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,5,'{"chance":{"draw":{"card":"bw","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,6,'{"chance":{"draw":{"card":"ww","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,7,'{"chance":{"draw":{"card":"w7","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,8,'{"chance":{"draw":{"card":"y5","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,9,'{"chance":{"draw":{"card":"b8","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,10,'{"chance":{"draw":{"card":"rw","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,11,'{"chance":{"draw":{"card":"ww","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,12,'{"chance":{"draw":{"card":"b2","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,13,'{"chance":{"draw":{"card":"r3","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,14,'{"chance":{"draw":{"card":"y4","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,15,'{"chance":{"draw":{"card":"b7","seat":0}}}',1,1795311238792);
INSERT INTO steps VALUES(13,16,'{"chance":{"draw":{"card":"yw","seat":1}}}',1,1795311238792);
INSERT INTO steps VALUES(13,17,'{"act":"play.yw","seat":0}',2,1795311238800);
INSERT INTO steps VALUES(13,18,'{"act":"draw","seat":0}',3,1795311238810);
INSERT INTO steps VALUES(13,19,'{"chance":{"draw":{"card":"ww","seat":0}}}',3,1795311238810);
INSERT INTO steps VALUES(13,20,'{"act":"play.rw","seat":1}',4,1795311238821);
INSERT INTO steps VALUES(13,21,'{"act":"draw","seat":1}',5,1795311238847);
INSERT INTO steps VALUES(13,22,'{"chance":{"draw":{"card":"w8","seat":1}}}',5,1795311238847);
INSERT INTO steps VALUES(13,23,'{"act":"discard.bw","seat":0}',6,1795311238857);
INSERT INTO steps VALUES(13,24,'{"act":"draw","seat":0}',7,1795311238869);
INSERT INTO steps VALUES(13,25,'{"chance":{"draw":{"card":"gw","seat":0}}}',7,1795311238869);
INSERT INTO steps VALUES(13,26,'{"act":"discard.b2","seat":1}',8,1795311238878);
INSERT INTO steps VALUES(13,27,'{"act":"draw","seat":1}',9,1795311238892);
INSERT INTO steps VALUES(13,28,'{"chance":{"draw":{"card":"yw","seat":1}}}',9,1795311238892);
INSERT INTO steps VALUES(13,29,'{"act":"play.b7","seat":0}',10,1795311238900);
INSERT INTO steps VALUES(13,30,'{"act":"take.b","seat":0}',11,1795311238911);
INSERT INTO steps VALUES(13,31,'{"act":"discard.yw","seat":1}',12,1795311238925);
INSERT INTO steps VALUES(13,32,'{"act":"draw","seat":1}',13,1795311238937);
INSERT INTO steps VALUES(13,33,'{"chance":{"draw":{"card":"g9","seat":1}}}',13,1795311238937);
INSERT INTO steps VALUES(13,34,'{"act":"discard.rw","seat":0}',14,1795311238952);
INSERT INTO steps VALUES(13,35,'{"act":"take.y","seat":0}',15,1795311238964);
INSERT INTO steps VALUES(13,36,'{"act":"play.g7","seat":1}',16,1795311238972);
INSERT INTO steps VALUES(13,37,'{"act":"take.r","seat":1}',17,1795311238983);
INSERT INTO steps VALUES(13,38,'{"act":"discard.yw","seat":0}',18,1795311238994);
INSERT INTO steps VALUES(13,39,'{"act":"take.b","seat":0}',19,1795311239003);
INSERT INTO steps VALUES(13,40,'{"act":"discard.bw","seat":1}',20,1795311239011);
INSERT INTO steps VALUES(13,41,'{"act":"draw","seat":1}',21,1795311239025);
INSERT INTO steps VALUES(13,42,'{"chance":{"draw":{"card":"y2","seat":1}}}',21,1795311239025);
INSERT INTO steps VALUES(13,43,'{"act":"discard.w7","seat":0}',22,1795311239032);
INSERT INTO steps VALUES(13,44,'{"act":"take.y","seat":0}',23,1795311239043);
INSERT INTO steps VALUES(13,45,'{"act":"play.yw","seat":1}',24,1795311239053);
INSERT INTO steps VALUES(13,46,'{"act":"take.w","seat":1}',25,1795311239064);
INSERT INTO steps VALUES(13,47,'{"act":"discard.bw","seat":0}',26,1795311239071);
INSERT INTO steps VALUES(13,48,'{"act":"draw","seat":0}',27,1795311239084);
INSERT INTO steps VALUES(13,49,'{"chance":{"draw":{"card":"r4","seat":0}}}',27,1795311239084);
INSERT INTO steps VALUES(13,50,'{"act":"play.w8","seat":1}',28,1795311239093);
INSERT INTO steps VALUES(13,51,'{"act":"draw","seat":1}',29,1795311239104);
INSERT INTO steps VALUES(13,52,'{"chance":{"draw":{"card":"w6","seat":1}}}',29,1795311239104);
INSERT INTO steps VALUES(13,53,'{"act":"play.r3","seat":0}',30,1795311239124);
INSERT INTO steps VALUES(13,54,'{"act":"draw","seat":0}',31,1795311239141);
INSERT INTO steps VALUES(13,55,'{"chance":{"draw":{"card":"w10","seat":0}}}',31,1795311239141);
INSERT INTO steps VALUES(13,56,'{"act":"discard.g9","seat":1}',32,1795311239152);
INSERT INTO steps VALUES(13,57,'{"act":"take.b","seat":1}',33,1795311239173);
INSERT INTO steps VALUES(13,58,'{"act":"discard.r4","seat":0}',34,1795311239190);
INSERT INTO steps VALUES(13,59,'{"act":"take.b","seat":0}',35,1795311239203);
INSERT INTO steps VALUES(13,60,'{"act":"discard.y4","seat":1}',36,1795311239217);
INSERT INTO steps VALUES(13,61,'{"act":"take.r","seat":1}',37,1795311239243);
INSERT INTO steps VALUES(13,62,'{"act":"discard.ww","seat":0}',38,1795311239255);
INSERT INTO steps VALUES(13,63,'{"act":"take.y","seat":0}',39,1795311239271);
INSERT INTO steps VALUES(13,64,'{"act":"play.y5","seat":1}',40,1795311239284);
INSERT INTO steps VALUES(13,65,'{"act":"take.g","seat":1}',41,1795311239302);
INSERT INTO steps VALUES(13,66,'{"act":"play.yw","seat":0}',42,1795311239325);
INSERT INTO steps VALUES(13,67,'{"act":"take.w","seat":0}',43,1795311239345);
INSERT INTO steps VALUES(13,68,'{"act":"play.g9","seat":1}',44,1795311239357);
INSERT INTO steps VALUES(13,69,'{"act":"draw","seat":1}',45,1795311239379);
INSERT INTO steps VALUES(13,70,'{"chance":{"draw":{"card":"w5","seat":1}}}',45,1795311239379);
INSERT INTO steps VALUES(13,71,'{"act":"play.w10","seat":0}',46,1795311239395);
INSERT INTO steps VALUES(13,72,'{"act":"draw","seat":0}',47,1795311239413);
INSERT INTO steps VALUES(13,73,'{"chance":{"draw":{"card":"g10","seat":0}}}',47,1795311239413);
INSERT INTO steps VALUES(13,74,'{"act":"discard.w6","seat":1}',48,1795311239429);
INSERT INTO steps VALUES(13,75,'{"act":"draw","seat":1}',49,1795311239439);
INSERT INTO steps VALUES(13,76,'{"chance":{"draw":{"card":"b3","seat":1}}}',49,1795311239439);
INSERT INTO steps VALUES(13,77,'{"act":"discard.g10","seat":0}',50,1795311239453);
INSERT INTO steps VALUES(13,78,'{"act":"take.w","seat":0}',51,1795311239471);
INSERT INTO steps VALUES(13,79,'{"act":"discard.ww","seat":1}',52,1795311239490);
INSERT INTO steps VALUES(13,80,'{"act":"draw","seat":1}',53,1795311239503);
INSERT INTO steps VALUES(13,81,'{"chance":{"draw":{"card":"b5","seat":1}}}',53,1795311239503);
INSERT INTO steps VALUES(13,82,'{"act":"discard.y4","seat":0}',54,1795311239517);
INSERT INTO steps VALUES(13,83,'{"act":"take.w","seat":0}',55,1795311239532);
INSERT INTO steps VALUES(13,84,'{"act":"discard.b3","seat":1}',56,1795311239553);
INSERT INTO steps VALUES(13,85,'{"act":"take.g","seat":1}',57,1795311239572);
INSERT INTO steps VALUES(13,86,'{"act":"discard.w6","seat":0}',58,1795311239585);
INSERT INTO steps VALUES(13,87,'{"act":"take.y","seat":0}',59,1795311239603);
INSERT INTO steps VALUES(13,88,'{"act":"play.g10","seat":1}',60,1795311239616);
INSERT INTO steps VALUES(13,89,'{"act":"take.w","seat":1}',61,1795311239633);
INSERT INTO steps VALUES(13,90,'{"act":"play.y4","seat":0}',62,1795311239646);
INSERT INTO steps VALUES(13,91,'{"act":"draw","seat":0}',63,1795311239660);
INSERT INTO steps VALUES(13,92,'{"chance":{"draw":{"card":"y8","seat":0}}}',63,1795311239660);
INSERT INTO steps VALUES(13,93,'{"act":"discard.rw","seat":1}',64,1795311239673);
INSERT INTO steps VALUES(13,94,'{"act":"take.b","seat":1}',65,1795311239685);
INSERT INTO steps VALUES(13,95,'{"act":"discard.y8","seat":0}',66,1795311239696);
INSERT INTO steps VALUES(13,96,'{"act":"take.r","seat":0}',67,1795311239707);
INSERT INTO steps VALUES(13,97,'{"act":"discard.b5","seat":1}',68,1795311239717);
INSERT INTO steps VALUES(13,98,'{"act":"draw","seat":1}',69,1795311239730);
INSERT INTO steps VALUES(13,99,'{"chance":{"draw":{"card":"g3","seat":1}}}',69,1795311239730);
INSERT INTO steps VALUES(13,100,'{"act":"discard.ww","seat":0}',70,1795311239744);
INSERT INTO steps VALUES(13,101,'{"act":"take.y","seat":0}',71,1795311239755);
INSERT INTO steps VALUES(13,102,'{"act":"play.b3","seat":1}',72,1795311239766);
INSERT INTO steps VALUES(13,103,'{"act":"take.w","seat":1}',73,1795311239776);
INSERT INTO steps VALUES(13,104,'{"act":"discard.gw","seat":0}',74,1795311239785);
INSERT INTO steps VALUES(13,105,'{"act":"take.b","seat":0}',75,1795311239797);
INSERT INTO steps VALUES(13,106,'{"act":"discard.g3","seat":1}',76,1795311239816);
INSERT INTO steps VALUES(13,107,'{"act":"draw","seat":1}',77,1795311239827);
INSERT INTO steps VALUES(13,108,'{"chance":{"draw":{"card":"y10","seat":1}}}',77,1795311239827);
INSERT INTO steps VALUES(13,109,'{"act":"discard.bw","seat":0}',78,1795311239837);
INSERT INTO steps VALUES(13,110,'{"act":"draw","seat":0}',79,1795311239848);
INSERT INTO steps VALUES(13,111,'{"chance":{"draw":{"card":"w9","seat":0}}}',79,1795311239848);
INSERT INTO steps VALUES(13,112,'{"act":"discard.w5","seat":1}',80,1795311239862);
INSERT INTO steps VALUES(13,113,'{"act":"take.g","seat":1}',81,1795311239874);
INSERT INTO steps VALUES(13,114,'{"act":"discard.ww","seat":0}',82,1795311239885);
INSERT INTO steps VALUES(13,115,'{"act":"take.b","seat":0}',83,1795311239901);
INSERT INTO steps VALUES(13,116,'{"act":"discard.w7","seat":1}',84,1795311239913);
INSERT INTO steps VALUES(13,117,'{"act":"draw","seat":1}',85,1795311239924);
INSERT INTO steps VALUES(13,118,'{"chance":{"draw":{"card":"b4","seat":1}}}',85,1795311239924);
INSERT INTO steps VALUES(13,119,'{"act":"play.b8","seat":0}',86,1795311239936);
INSERT INTO steps VALUES(13,120,'{"act":"take.w","seat":0}',87,1795311239946);
INSERT INTO steps VALUES(13,121,'{"act":"discard.w6","seat":1}',88,1795311239957);
INSERT INTO steps VALUES(13,122,'{"act":"take.g","seat":1}',89,1795311239969);
INSERT INTO steps VALUES(13,123,'{"act":"discard.b2","seat":0}',90,1795311239980);
INSERT INTO steps VALUES(13,124,'{"act":"take.w","seat":0}',91,1795311239991);
INSERT INTO steps VALUES(13,125,'{"act":"discard.ww","seat":1}',92,1795311240002);
INSERT INTO steps VALUES(13,126,'{"act":"draw","seat":1}',93,1795311240012);
INSERT INTO steps VALUES(13,127,'{"chance":{"draw":{"card":"y9","seat":1}}}',93,1795311240012);
INSERT INTO steps VALUES(13,128,'{"act":"discard.w7","seat":0}',94,1795311240024);
INSERT INTO steps VALUES(13,129,'{"act":"draw","seat":0}',95,1795311240035);
INSERT INTO steps VALUES(13,130,'{"chance":{"draw":{"card":"r9","seat":0}}}',95,1795311240035);
INSERT INTO steps VALUES(13,131,'{"act":"discard.g3","seat":1}',96,1795311240048);
INSERT INTO steps VALUES(13,132,'{"act":"take.w","seat":1}',97,1795311240059);
INSERT INTO steps VALUES(13,133,'{"act":"discard.b5","seat":0}',98,1795311240069);
INSERT INTO steps VALUES(13,134,'{"act":"take.w","seat":0}',99,1795311240083);
INSERT INTO steps VALUES(13,135,'{"act":"discard.bw","seat":1}',100,1795311240096);
INSERT INTO steps VALUES(13,136,'{"act":"take.g","seat":1}',101,1795311240106);
INSERT INTO steps VALUES(13,137,'{"act":"discard.bw","seat":0}',102,1795311240117);
INSERT INTO steps VALUES(13,138,'{"act":"draw","seat":0}',103,1795311240130);
INSERT INTO steps VALUES(13,139,'{"chance":{"draw":{"card":"r6","seat":0}}}',103,1795311240130);
INSERT INTO steps VALUES(13,140,'{"act":"discard.y2","seat":1}',104,1795311240141);
INSERT INTO steps VALUES(13,141,'{"act":"take.w","seat":1}',105,1795311240152);
INSERT INTO steps VALUES(13,142,'{"act":"discard.w9","seat":0}',106,1795311240161);
INSERT INTO steps VALUES(13,143,'{"act":"take.y","seat":0}',107,1795311240173);
INSERT INTO steps VALUES(13,144,'{"act":"play.y10","seat":1}',108,1795311240185);
INSERT INTO steps VALUES(13,145,'{"act":"take.w","seat":1}',109,1795311240197);
INSERT INTO steps VALUES(13,146,'{"act":"discard.rw","seat":0}',110,1795311240218);
INSERT INTO steps VALUES(13,147,'{"act":"take.b","seat":0}',111,1795311240232);
INSERT INTO steps VALUES(13,148,'{"act":"play.r4","seat":1}',112,1795311240248);
INSERT INTO steps VALUES(13,149,'{"act":"take.b","seat":1}',113,1795311240268);
INSERT INTO steps VALUES(13,150,'{"act":"discard.r6","seat":0}',114,1795311240281);
INSERT INTO steps VALUES(13,151,'{"act":"take.b","seat":0}',115,1795311240300);
INSERT INTO steps VALUES(13,152,'{"act":"discard.ww","seat":1}',116,1795311240316);
INSERT INTO steps VALUES(13,153,'{"act":"take.r","seat":1}',117,1795311240327);
INSERT INTO steps VALUES(13,154,'{"act":"discard.ww","seat":0}',118,1795311240345);
INSERT INTO steps VALUES(13,155,'{"act":"take.b","seat":0}',119,1795311240355);
INSERT INTO steps VALUES(13,156,'{"act":"play.b4","seat":1}',120,1795311240367);
INSERT INTO steps VALUES(13,157,'{"act":"take.r","seat":1}',121,1795311240385);
INSERT INTO steps VALUES(13,158,'{"act":"play.y8","seat":0}',122,1795311240411);
INSERT INTO steps VALUES(13,159,'{"act":"take.w","seat":0}',123,1795311240442);
INSERT INTO steps VALUES(13,160,'{"act":"discard.g3","seat":1}',124,1795311240463);
INSERT INTO steps VALUES(13,161,'{"act":"draw","seat":1}',125,1795311240476);
INSERT INTO steps VALUES(13,162,'{"chance":{"draw":{"card":"y7","seat":1}}}',125,1795311240476);
INSERT INTO steps VALUES(13,163,'{"act":"discard.b2","seat":0}',126,1795311240497);
INSERT INTO steps VALUES(13,164,'{"act":"take.w","seat":0}',127,1795311240520);
INSERT INTO steps VALUES(13,165,'{"act":"discard.rw","seat":1}',128,1795311240540);
INSERT INTO steps VALUES(13,166,'{"act":"take.b","seat":1}',129,1795311240557);
INSERT INTO steps VALUES(13,167,'{"act":"play.r9","seat":0}',130,1795311240569);
INSERT INTO steps VALUES(13,168,'{"act":"take.r","seat":0}',131,1795311240582);
INSERT INTO steps VALUES(13,169,'{"act":"discard.r6","seat":1}',132,1795311240601);
INSERT INTO steps VALUES(13,170,'{"act":"take.g","seat":1}',133,1795311240615);
INSERT INTO steps VALUES(13,171,'{"act":"discard.ww","seat":0}',134,1795311240633);
INSERT INTO steps VALUES(13,172,'{"act":"draw","seat":0}',135,1795311240655);
INSERT INTO steps VALUES(13,173,'{"chance":{"draw":{"card":"b9","seat":0}}}',135,1795311240655);
INSERT INTO steps VALUES(13,174,'{"act":"discard.gw","seat":1}',136,1795311240678);
INSERT INTO steps VALUES(13,175,'{"act":"take.r","seat":1}',137,1795311240707);
INSERT INTO steps VALUES(13,176,'{"act":"discard.bw","seat":0}',138,1795311240720);
INSERT INTO steps VALUES(13,177,'{"act":"take.w","seat":0}',139,1795311240737);
INSERT INTO steps VALUES(13,178,'{"act":"play.r6","seat":1}',140,1795311240755);
INSERT INTO steps VALUES(13,179,'{"act":"draw","seat":1}',141,1795311240774);
INSERT INTO steps VALUES(13,180,'{"chance":{"draw":{"card":"b6","seat":1}}}',141,1795311240774);
INSERT INTO steps VALUES(13,181,'{"act":"play.b9","seat":0}',142,1795311240791);
INSERT INTO steps VALUES(13,182,'{"act":"take.w","seat":0}',143,1795311240805);
INSERT INTO steps VALUES(13,183,'{"act":"discard.y7","seat":1}',144,1795311240828);
INSERT INTO steps VALUES(13,184,'{"act":"take.g","seat":1}',145,1795311240841);
INSERT INTO steps VALUES(13,185,'{"act":"discard.y2","seat":0}',146,1795311240853);
INSERT INTO steps VALUES(13,186,'{"act":"take.b","seat":0}',147,1795311240867);
INSERT INTO steps VALUES(13,187,'{"act":"discard.bw","seat":1}',148,1795311240882);
INSERT INTO steps VALUES(13,188,'{"act":"draw","seat":1}',149,1795311240903);
INSERT INTO steps VALUES(13,189,'{"chance":{"draw":{"card":"gw","seat":1}}}',149,1795311240903);
INSERT INTO steps VALUES(13,190,'{"act":"discard.w5","seat":0}',150,1795311240928);
INSERT INTO steps VALUES(13,191,'{"act":"take.y","seat":0}',151,1795311240949);
INSERT INTO steps VALUES(13,192,'{"act":"play.w9","seat":1}',152,1795311240963);
INSERT INTO steps VALUES(13,193,'{"act":"take.w","seat":1}',153,1795311240976);
INSERT INTO steps VALUES(13,194,'{"act":"discard.y2","seat":0}',154,1795311241007);
INSERT INTO steps VALUES(13,195,'{"act":"take.b","seat":0}',155,1795311241020);
INSERT INTO steps VALUES(13,196,'{"act":"discard.w7","seat":1}',156,1795311241034);
INSERT INTO steps VALUES(13,197,'{"act":"draw","seat":1}',157,1795311241053);
INSERT INTO steps VALUES(13,198,'{"chance":{"draw":{"card":"r5","seat":1}}}',157,1795311241053);
INSERT INTO steps VALUES(13,199,'{"act":"discard.rw","seat":0}',158,1795311241069);
INSERT INTO steps VALUES(13,200,'{"act":"take.y","seat":0}',159,1795311241081);
INSERT INTO steps VALUES(13,201,'{"act":"discard.b2","seat":1}',160,1795311241094);
INSERT INTO steps VALUES(13,202,'{"act":"take.y","seat":1}',161,1795311241105);
INSERT INTO steps VALUES(13,203,'{"act":"discard.y2","seat":0}',162,1795311241122);
INSERT INTO steps VALUES(13,204,'{"act":"take.r","seat":0}',163,1795311241133);
INSERT INTO steps VALUES(13,205,'{"act":"discard.r5","seat":1}',164,1795311241145);
INSERT INTO steps VALUES(13,206,'{"act":"take.b","seat":1}',165,1795311241167);
INSERT INTO steps VALUES(13,207,'{"act":"discard.b5","seat":0}',166,1795311241180);
INSERT INTO steps VALUES(13,208,'{"act":"draw","seat":0}',167,1795311241192);
INSERT INTO steps VALUES(13,209,'{"chance":{"draw":{"card":"g5","seat":0}}}',167,1795311241192);
INSERT INTO steps VALUES(13,210,'{"act":"discard.b6","seat":1}',168,1795311241216);
INSERT INTO steps VALUES(13,211,'{"act":"take.r","seat":1}',169,1795311241236);
INSERT INTO steps VALUES(13,212,'{"act":"play.g5","seat":0}',170,1795311241249);
INSERT INTO steps VALUES(13,213,'{"act":"take.y","seat":0}',171,1795311241260);
INSERT INTO steps VALUES(13,214,'{"act":"discard.y7","seat":1}',172,1795311241274);
INSERT INTO steps VALUES(13,215,'{"act":"take.w","seat":1}',173,1795311241286);
INSERT INTO steps VALUES(13,216,'{"act":"discard.w6","seat":0}',174,1795311241303);
INSERT INTO steps VALUES(13,217,'{"act":"take.y","seat":0}',175,1795311241315);
INSERT INTO steps VALUES(13,218,'{"act":"discard.y9","seat":1}',176,1795311241331);
INSERT INTO steps VALUES(13,219,'{"act":"take.w","seat":1}',177,1795311241342);
INSERT INTO steps VALUES(13,220,'{"act":"discard.rw","seat":0}',178,1795311241359);
INSERT INTO steps VALUES(13,221,'{"act":"take.y","seat":0}',179,1795311241370);
INSERT INTO steps VALUES(13,222,'{"act":"discard.b2","seat":1}',180,1795311241384);
INSERT INTO steps VALUES(13,223,'{"act":"draw","seat":1}',181,1795311241395);
INSERT INTO steps VALUES(13,224,'{"chance":{"draw":{"card":"g8","seat":1}}}',181,1795311241395);
INSERT INTO steps VALUES(13,225,'{"act":"discard.y9","seat":0}',182,1795311241409);
INSERT INTO steps VALUES(13,226,'{"act":"take.b","seat":0}',183,1795311241421);
INSERT INTO steps VALUES(13,227,'{"act":"discard.w5","seat":1}',184,1795311241439);
INSERT INTO steps VALUES(13,228,'{"act":"take.r","seat":1}',185,1795311241451);
INSERT INTO steps VALUES(13,229,'{"act":"discard.y7","seat":0}',186,1795311241468);
INSERT INTO steps VALUES(13,230,'{"act":"take.b","seat":0}',187,1795311241491);
INSERT INTO steps VALUES(13,231,'{"act":"discard.w6","seat":1}',188,1795311241508);
CREATE TABLE interactions (
    id integer primary key not null,
    at integer not null
) strict;
INSERT INTO interactions VALUES(1573874132079083520,1795311234256);
INSERT INTO interactions VALUES(1573874132100055040,1795311234261);
INSERT INTO interactions VALUES(1573874132150386688,1795311234272);
INSERT INTO interactions VALUES(1573874132225884160,1795311234290);
INSERT INTO interactions VALUES(1573874132276215808,1795311234302);
INSERT INTO interactions VALUES(1573874132322353152,1795311234313);
INSERT INTO interactions VALUES(1573874132368490496,1795311234334);
INSERT INTO interactions VALUES(1573874132469153792,1795311234349);
INSERT INTO interactions VALUES(1573874132502708224,1795311234356);
INSERT INTO interactions VALUES(1573874132565622784,1795311234371);
INSERT INTO interactions VALUES(1573874132599177216,1795311234379);
INSERT INTO interactions VALUES(1573874132628537344,1795311234387);
INSERT INTO interactions VALUES(1573874132657897472,1795311234393);
INSERT INTO interactions VALUES(1573874132745977856,1795311234414);
INSERT INTO interactions VALUES(1573874132779532288,1795311234423);
INSERT INTO interactions VALUES(1573874132821475328,1795311234432);
INSERT INTO interactions VALUES(1573874132896972800,1795311234461);
INSERT INTO interactions VALUES(1573874132985053184,1795311234474);
INSERT INTO interactions VALUES(1573874133068939264,1795311234492);
INSERT INTO interactions VALUES(1573874133144436736,1795311234510);
INSERT INTO interactions VALUES(1573874133211545600,1795311234529);
INSERT INTO interactions VALUES(1573874133261877248,1795311234538);
INSERT INTO interactions VALUES(1573874133291237376,1795311234545);
INSERT INTO interactions VALUES(1573874133345763328,1795311234557);
INSERT INTO interactions VALUES(1573874133391900672,1795311234569);
INSERT INTO interactions VALUES(1573874133505146880,1795311234597);
INSERT INTO interactions VALUES(1573874133576450048,1795311234612);
INSERT INTO interactions VALUES(1573874133639364608,1795311234627);
INSERT INTO interactions VALUES(1573874133685501952,1795311234640);
INSERT INTO interactions VALUES(1573874133744222208,1795311234652);
INSERT INTO interactions VALUES(1573874133828108289,1795311234673);
INSERT INTO interactions VALUES(1573874133874245632,1795311234685);
INSERT INTO interactions VALUES(1573874133928771584,1795311234698);
INSERT INTO interactions VALUES(1573874133979103232,1795311234710);
INSERT INTO interactions VALUES(1573874134042017792,1795311234725);
INSERT INTO interactions VALUES(1573874134104932352,1795311234739);
INSERT INTO interactions VALUES(1573874134151069696,1795311234749);
INSERT INTO interactions VALUES(1573874134184624128,1795311234760);
INSERT INTO interactions VALUES(1573874134218178560,1795311234765);
INSERT INTO interactions VALUES(1573874134230761472,1795311234769);
INSERT INTO interactions VALUES(1573874134243344384,1795311234772);
INSERT INTO interactions VALUES(1573874134293676032,1795311234783);
INSERT INTO interactions VALUES(1573874134394339328,1795311234807);
INSERT INTO interactions VALUES(1573874134444670976,1795311234820);
INSERT INTO interactions VALUES(1573874134528557056,1795311234839);
INSERT INTO interactions VALUES(1573874134578888704,1795311234851);
INSERT INTO interactions VALUES(1573874134687940608,1795311234877);
INSERT INTO interactions VALUES(1573874134742466560,1795311234891);
INSERT INTO interactions VALUES(1573874134813769728,1795311234907);
INSERT INTO interactions VALUES(1573874134868295680,1795311234921);
INSERT INTO interactions VALUES(1573874134927015936,1795311234935);
INSERT INTO interactions VALUES(1573874134968958976,1795311234945);
INSERT INTO interactions VALUES(1573874135031873536,1795311234959);
INSERT INTO interactions VALUES(1573874135090593792,1795311234974);
INSERT INTO interactions VALUES(1573874135128342528,1795311234983);
INSERT INTO interactions VALUES(1573874135140925440,1795311234986);
INSERT INTO interactions VALUES(1573874135157702656,1795311234990);
INSERT INTO interactions VALUES(1573874135170285568,1795311234993);
INSERT INTO interactions VALUES(1573874135199645696,1795311235000);
INSERT INTO interactions VALUES(1573874135258365952,1795311235018);
INSERT INTO interactions VALUES(1573874135350640640,1795311235036);
INSERT INTO interactions VALUES(1573874135413555200,1795311235051);
INSERT INTO interactions VALUES(1573874135497441280,1795311235071);
INSERT INTO interactions VALUES(1573874135593910272,1795311235094);
INSERT INTO interactions VALUES(1573874135661019136,1795311235110);
INSERT INTO interactions VALUES(1573874135740710912,1795311235128);
INSERT INTO interactions VALUES(1573874135824596992,1795311235149);
INSERT INTO interactions VALUES(1573874135921065984,1795311235173);
INSERT INTO interactions VALUES(1573874136051089408,1795311235203);
INSERT INTO interactions VALUES(1573874136126586880,1795311235220);
INSERT INTO interactions VALUES(1573874136181112832,1795311235234);
INSERT INTO interactions VALUES(1573874136260804608,1795311235258);
INSERT INTO interactions VALUES(1573874136441159680,1795311235295);
INSERT INTO interactions VALUES(1573874136491491328,1795311235308);
INSERT INTO interactions VALUES(1573874136533434368,1795311235317);
INSERT INTO interactions VALUES(1573874136596348928,1795311235333);
INSERT INTO interactions VALUES(1573874136655069184,1795311235346);
INSERT INTO interactions VALUES(1573874136709595136,1795311235361);
INSERT INTO interactions VALUES(1573874136793481216,1795311235381);
INSERT INTO interactions VALUES(1573874136881561600,1795311235400);
INSERT INTO interactions VALUES(1573874136936087552,1795311235414);
INSERT INTO interactions VALUES(1573874136982224896,1795311235424);
INSERT INTO interactions VALUES(1573874137074499584,1795311235447);
INSERT INTO interactions VALUES(1573874137137414144,1795311235462);
INSERT INTO interactions VALUES(1573874137246466048,1795311235488);
INSERT INTO interactions VALUES(1573874137305186304,1795311235501);
INSERT INTO interactions VALUES(1573874137414238208,1795311235528);
INSERT INTO interactions VALUES(1573874137472958464,1795311235542);
INSERT INTO interactions VALUES(1573874137540067328,1795311235558);
INSERT INTO interactions VALUES(1573874137586204672,1795311235569);
INSERT INTO interactions VALUES(1573874137682673664,1795311235592);
INSERT INTO interactions VALUES(1573874137737199616,1795311235605);
INSERT INTO interactions VALUES(1573874137816891392,1795311235623);
INSERT INTO interactions VALUES(1573874137875611648,1795311235637);
INSERT INTO interactions VALUES(1573874137951109121,1795311235656);
INSERT INTO interactions VALUES(1573874138009829376,1795311235669);
INSERT INTO interactions VALUES(1573874138055966720,1795311235682);
INSERT INTO interactions VALUES(1573874138110492672,1795311235694);
INSERT INTO interactions VALUES(1573874138173407232,1795311235709);
INSERT INTO interactions VALUES(1573874138236321792,1795311235723);
INSERT INTO interactions VALUES(1573874138370539520,1795311235756);
INSERT INTO interactions VALUES(1573874138454425600,1795311235775);
INSERT INTO interactions VALUES(1573874138550894592,1795311235800);
INSERT INTO interactions VALUES(1573874138601226240,1795311235811);
INSERT INTO interactions VALUES(1573874138685112320,1795311235831);
INSERT INTO interactions VALUES(1573874138727055360,1795311235840);
INSERT INTO interactions VALUES(1573874138806747136,1795311235861);
INSERT INTO interactions VALUES(1573874138865467392,1795311235874);
INSERT INTO interactions VALUES(1573874138919993344,1795311235886);
INSERT INTO interactions VALUES(1573874138970324992,1795311235898);
INSERT INTO interactions VALUES(1573874139058405376,1795311235919);
INSERT INTO interactions VALUES(1573874139121319936,1795311235935);
INSERT INTO interactions VALUES(1573874139213594624,1795311235960);
INSERT INTO interactions VALUES(1573874139305869312,1795311235979);
INSERT INTO interactions VALUES(1573874139385561088,1795311235998);
INSERT INTO interactions VALUES(1573874139427504128,1795311236007);
INSERT INTO interactions VALUES(1573874139523973120,1795311236030);
INSERT INTO interactions VALUES(1573874139565916160,1795311236041);
INSERT INTO interactions VALUES(1573874139662385152,1795311236064);
INSERT INTO interactions VALUES(1573874139712716800,1795311236075);
INSERT INTO interactions VALUES(1573874139800797184,1795311236097);
INSERT INTO interactions VALUES(1573874139859517440,1795311236110);
INSERT INTO interactions VALUES(1573874139951792128,1795311236134);
INSERT INTO interactions VALUES(1573874140014706688,1795311236147);
INSERT INTO interactions VALUES(1573874140111175680,1795311236172);
INSERT INTO interactions VALUES(1573874140190867456,1795311236190);
INSERT INTO interactions VALUES(1573874140299919360,1795311236218);
INSERT INTO interactions VALUES(1573874140371222528,1795311236233);
INSERT INTO interactions VALUES(1573874140467691520,1795311236255);
INSERT INTO interactions VALUES(1573874140534800384,1795311236271);
INSERT INTO interactions VALUES(1573874140648046592,1795311236299);
INSERT INTO interactions VALUES(1573874140706766848,1795311236313);
INSERT INTO interactions VALUES(1573874140799041536,1795311236334);
INSERT INTO interactions VALUES(1573874140845178880,1795311236346);
INSERT INTO interactions VALUES(1573874140916482048,1795311236363);
INSERT INTO interactions VALUES(1573874140954230784,1795311236375);
INSERT INTO interactions VALUES(1573874141017145344,1795311236388);
INSERT INTO interactions VALUES(1573874141059088384,1795311236396);
INSERT INTO interactions VALUES(1573874141105225728,1795311236407);
INSERT INTO interactions VALUES(1573874141147168768,1795311236418);
INSERT INTO interactions VALUES(1573874141201694720,1795311236430);
INSERT INTO interactions VALUES(1573874141243637760,1795311236441);
INSERT INTO interactions VALUES(1573874141340106752,1795311236463);
INSERT INTO interactions VALUES(1573874141398827008,1795311236478);
INSERT INTO interactions VALUES(1573874141507878912,1795311236505);
INSERT INTO interactions VALUES(1573874141562404864,1795311236516);
INSERT INTO interactions VALUES(1573874141918920704,1795311236601);
INSERT INTO interactions VALUES(1573874141935697920,1795311236606);
INSERT INTO interactions VALUES(1573874141986029568,1795311236618);
INSERT INTO interactions VALUES(1573874142036361216,1795311236630);
INSERT INTO interactions VALUES(1573874142074109952,1795311236640);
INSERT INTO interactions VALUES(1573874142132830208,1795311236652);
INSERT INTO interactions VALUES(1573874142166384640,1795311236666);
INSERT INTO interactions VALUES(1573874142204133376,1795311236670);
INSERT INTO interactions VALUES(1573874142216716288,1795311236673);
INSERT INTO interactions VALUES(1573874142233493504,1795311236676);
INSERT INTO interactions VALUES(1573874142271242240,1795311236687);
INSERT INTO interactions VALUES(1573874142329962496,1795311236700);
INSERT INTO interactions VALUES(1573874142384488448,1795311236713);
INSERT INTO interactions VALUES(1573874142439014400,1795311236726);
INSERT INTO interactions VALUES(1573874142501928960,1795311236746);
INSERT INTO interactions VALUES(1573874142560649216,1795311236756);
INSERT INTO interactions VALUES(1573874151028948992,1795311238774);
INSERT INTO interactions VALUES(1573874151070892032,1795311238784);
INSERT INTO interactions VALUES(1573874151108640768,1795311238792);
INSERT INTO interactions VALUES(1573874151138000896,1795311238800);
INSERT INTO interactions VALUES(1573874151179943936,1795311238810);
INSERT INTO interactions VALUES(1573874151226081280,1795311238821);
INSERT INTO interactions VALUES(1573874151335133184,1795311238847);
INSERT INTO interactions VALUES(1573874151377076224,1795311238857);
INSERT INTO interactions VALUES(1573874151427407872,1795311238869);
INSERT INTO interactions VALUES(1573874151465156608,1795311238878);
INSERT INTO interactions VALUES(1573874151528071168,1795311238892);
INSERT INTO interactions VALUES(1573874151561625600,1795311238900);
INSERT INTO interactions VALUES(1573874151603568640,1795311238911);
INSERT INTO interactions VALUES(1573874151662288897,1795311238925);
INSERT INTO interactions VALUES(1573874151716814848,1795311238937);
INSERT INTO interactions VALUES(1573874151771340800,1795311238952);
INSERT INTO interactions VALUES(1573874151830061056,1795311238964);
INSERT INTO interactions VALUES(1573874151859421184,1795311238972);
INSERT INTO interactions VALUES(1573874151905558528,1795311238983);
INSERT INTO interactions VALUES(1573874151943307264,1795311238994);
INSERT INTO interactions VALUES(1573874151993638912,1795311239003);
INSERT INTO interactions VALUES(1573874152022999040,1795311239011);
INSERT INTO interactions VALUES(1573874152081719296,1795311239025);
INSERT INTO interactions VALUES(1573874152115273728,1795311239032);
INSERT INTO interactions VALUES(1573874152157216768,1795311239043);
INSERT INTO interactions VALUES(1573874152199159808,1795311239053);
INSERT INTO interactions VALUES(1573874152245297152,1795311239064);
INSERT INTO interactions VALUES(1573874152274657280,1795311239071);
INSERT INTO interactions VALUES(1573874152329183232,1795311239084);
INSERT INTO interactions VALUES(1573874152366931968,1795311239093);
INSERT INTO interactions VALUES(1573874152417263616,1795311239104);
INSERT INTO interactions VALUES(1573874152501149696,1795311239124);
INSERT INTO interactions VALUES(1573874152572452864,1795311239141);
INSERT INTO interactions VALUES(1573874152606007296,1795311239152);
INSERT INTO interactions VALUES(1573874152694087680,1795311239173);
INSERT INTO interactions VALUES(1573874152761196544,1795311239190);
INSERT INTO interactions VALUES(1573874152828305408,1795311239203);
INSERT INTO interactions VALUES(1573874152887025664,1795311239217);
INSERT INTO interactions VALUES(1573874152996077568,1795311239243);
INSERT INTO interactions VALUES(1573874153038020608,1795311239255);
INSERT INTO interactions VALUES(1573874153117712384,1795311239271);
INSERT INTO interactions VALUES(1573874153163849728,1795311239284);
INSERT INTO interactions VALUES(1573874153243541504,1795311239302);
INSERT INTO interactions VALUES(1573874153335816192,1795311239325);
INSERT INTO interactions VALUES(1573874153419702272,1795311239345);
INSERT INTO interactions VALUES(1573874153474228224,1795311239357);
INSERT INTO interactions VALUES(1573874153549725696,1795311239379);
INSERT INTO interactions VALUES(1573874153633611777,1795311239395);
INSERT INTO interactions VALUES(1573874153692332032,1795311239413);
INSERT INTO interactions VALUES(1573874153776218112,1795311239429);
INSERT INTO interactions VALUES(1573874153818161152,1795311239439);
INSERT INTO interactions VALUES(1573874153868492800,1795311239453);
INSERT INTO interactions VALUES(1573874153956573184,1795311239471);
INSERT INTO interactions VALUES(1573874154006904832,1795311239490);
INSERT INTO interactions VALUES(1573874154086596608,1795311239503);
INSERT INTO interactions VALUES(1573874154136928256,1795311239517);
INSERT INTO interactions VALUES(1573874154208231424,1795311239532);
INSERT INTO interactions VALUES(1573874154287923200,1795311239553);
INSERT INTO interactions VALUES(1573874154376003584,1795311239572);
INSERT INTO interactions VALUES(1573874154417946624,1795311239585);
INSERT INTO interactions VALUES(1573874154506027008,1795311239603);
INSERT INTO interactions VALUES(1573874154552164352,1795311239616);
INSERT INTO interactions VALUES(1573874154631856128,1795311239633);
INSERT INTO interactions VALUES(1573874154673799168,1795311239646);
INSERT INTO interactions VALUES(1573874154745102336,1795311239660);
INSERT INTO interactions VALUES(1573874154795433984,1795311239673);
INSERT INTO interactions VALUES(1573874154849959936,1795311239685);
INSERT INTO interactions VALUES(1573874154891902976,1795311239696);
INSERT INTO interactions VALUES(1573874154942234624,1795311239707);
INSERT INTO interactions VALUES(1573874154984177664,1795311239717);
INSERT INTO interactions VALUES(1573874155042897920,1795311239730);
INSERT INTO interactions VALUES(1573874155097423872,1795311239744);
INSERT INTO interactions VALUES(1573874155139366912,1795311239755);
INSERT INTO interactions VALUES(1573874155181309952,1795311239766);
INSERT INTO interactions VALUES(1573874155235835904,1795311239776);
INSERT INTO interactions VALUES(1573874155273584640,1795311239785);
INSERT INTO interactions VALUES(1573874155323916288,1795311239797);
INSERT INTO interactions VALUES(1573874155395219456,1795311239816);
INSERT INTO interactions VALUES(1573874155445551104,1795311239827);
INSERT INTO interactions VALUES(1573874155483299840,1795311239837);
INSERT INTO interactions VALUES(1573874155537825792,1795311239848);
INSERT INTO interactions VALUES(1573874155579768832,1795311239862);
INSERT INTO interactions VALUES(1573874155646877696,1795311239874);
INSERT INTO interactions VALUES(1573874155684626432,1795311239885);
INSERT INTO interactions VALUES(1573874155755929600,1795311239901);
INSERT INTO interactions VALUES(1573874155802066944,1795311239913);
INSERT INTO interactions VALUES(1573874155852398592,1795311239924);
INSERT INTO interactions VALUES(1573874155902730240,1795311239936);
INSERT INTO interactions VALUES(1573874155948867584,1795311239946);
INSERT INTO interactions VALUES(1573874155986616320,1795311239957);
INSERT INTO interactions VALUES(1573874156045336576,1795311239969);
INSERT INTO interactions VALUES(1573874156083085312,1795311239980);
INSERT INTO interactions VALUES(1573874156133416960,1795311239991);
INSERT INTO interactions VALUES(1573874156175360000,1795311240002);
INSERT INTO interactions VALUES(1573874156225691648,1795311240012);
INSERT INTO interactions VALUES(1573874156267634688,1795311240024);
INSERT INTO interactions VALUES(1573874156317966336,1795311240035);
INSERT INTO interactions VALUES(1573874156368297984,1795311240048);
INSERT INTO interactions VALUES(1573874156418629632,1795311240059);
INSERT INTO interactions VALUES(1573874156460572672,1795311240069);
INSERT INTO interactions VALUES(1573874156523487232,1795311240083);
INSERT INTO interactions VALUES(1573874156573818880,1795311240096);
INSERT INTO interactions VALUES(1573874156615761920,1795311240106);
INSERT INTO interactions VALUES(1573874156653510656,1795311240117);
INSERT INTO interactions VALUES(1573874156716425216,1795311240130);
INSERT INTO interactions VALUES(1573874156754173952,1795311240141);
INSERT INTO interactions VALUES(1573874156808699904,1795311240152);
INSERT INTO interactions VALUES(1573874156846448640,1795311240161);
INSERT INTO interactions VALUES(1573874156900974592,1795311240173);
INSERT INTO interactions VALUES(1573874156938723328,1795311240185);
INSERT INTO interactions VALUES(1573874156997443584,1795311240197);
INSERT INTO interactions VALUES(1573874157085523968,1795311240218);
INSERT INTO interactions VALUES(1573874157148438528,1795311240232);
INSERT INTO interactions VALUES(1573874157207158784,1795311240248);
INSERT INTO interactions VALUES(1573874157295239168,1795311240268);
INSERT INTO interactions VALUES(1573874157337182208,1795311240281);
INSERT INTO interactions VALUES(1573874157429456896,1795311240300);
INSERT INTO interactions VALUES(1573874157492371456,1795311240316);
INSERT INTO interactions VALUES(1573874157546897408,1795311240327);
INSERT INTO interactions VALUES(1573874157618200576,1795311240345);
INSERT INTO interactions VALUES(1573874157664337920,1795311240355);
INSERT INTO interactions VALUES(1573874157714669568,1795311240367);
INSERT INTO interactions VALUES(1573874157777584128,1795311240385);
INSERT INTO interactions VALUES(1573874157857275904,1795311240411);
INSERT INTO interactions VALUES(1573874158025048064,1795311240442);
INSERT INTO interactions VALUES(1573874158113128448,1795311240463);
INSERT INTO interactions VALUES(1573874158167654400,1795311240476);
INSERT INTO interactions VALUES(1573874158243151872,1795311240497);
INSERT INTO interactions VALUES(1573874158352203776,1795311240520);
INSERT INTO interactions VALUES(1573874158431895552,1795311240540);
INSERT INTO interactions VALUES(1573874158507393024,1795311240557);
INSERT INTO interactions VALUES(1573874158553530368,1795311240569);
INSERT INTO interactions VALUES(1573874158616444928,1795311240582);
INSERT INTO interactions VALUES(1573874158691942400,1795311240601);
INSERT INTO interactions VALUES(1573874158754856960,1795311240615);
INSERT INTO interactions VALUES(1573874158817771520,1795311240633);
INSERT INTO interactions VALUES(1573874158922629120,1795311240655);
INSERT INTO interactions VALUES(1573874158989737984,1795311240678);
INSERT INTO interactions VALUES(1573874159140732928,1795311240707);
INSERT INTO interactions VALUES(1573874159182675968,1795311240720);
INSERT INTO interactions VALUES(1573874159262367744,1795311240737);
INSERT INTO interactions VALUES(1573874159337865216,1795311240755);
INSERT INTO interactions VALUES(1573874159417556992,1795311240774);
INSERT INTO interactions VALUES(1573874159488860160,1795311240791);
INSERT INTO interactions VALUES(1573874159547580416,1795311240805);
INSERT INTO interactions VALUES(1573874159644049408,1795311240828);
INSERT INTO interactions VALUES(1573874159698575360,1795311240841);
INSERT INTO interactions VALUES(1573874159748907008,1795311240853);
INSERT INTO interactions VALUES(1573874159811821568,1795311240867);
INSERT INTO interactions VALUES(1573874159862153216,1795311240882);
INSERT INTO interactions VALUES(1573874159954427904,1795311240903);
INSERT INTO interactions VALUES(1573874160042508288,1795311240928);
INSERT INTO interactions VALUES(1573874160151560192,1795311240949);
INSERT INTO interactions VALUES(1573874160210280448,1795311240963);
INSERT INTO interactions VALUES(1573874160264806400,1795311240976);
INSERT INTO interactions VALUES(1573874160369664000,1795311241007);
INSERT INTO interactions VALUES(1573874160449355776,1795311241020);
INSERT INTO interactions VALUES(1573874160495493120,1795311241034);
INSERT INTO interactions VALUES(1573874160587767808,1795311241053);
INSERT INTO interactions VALUES(1573874160646488064,1795311241069);
INSERT INTO interactions VALUES(1573874160705208320,1795311241081);
INSERT INTO interactions VALUES(1573874160759734272,1795311241094);
INSERT INTO interactions VALUES(1573874160810065920,1795311241105);
INSERT INTO interactions VALUES(1573874160877174784,1795311241122);
INSERT INTO interactions VALUES(1573874160923312128,1795311241133);
INSERT INTO interactions VALUES(1573874160965255168,1795311241145);
INSERT INTO interactions VALUES(1573874161065918464,1795311241167);
INSERT INTO interactions VALUES(1573874161116250112,1795311241180);
INSERT INTO interactions VALUES(1573874161170776064,1795311241192);
INSERT INTO interactions VALUES(1573874161271439360,1795311241216);
INSERT INTO interactions VALUES(1573874161355325440,1795311241236);
INSERT INTO interactions VALUES(1573874161409851392,1795311241249);
INSERT INTO interactions VALUES(1573874161460183040,1795311241260);
INSERT INTO interactions VALUES(1573874161518903296,1795311241274);
INSERT INTO interactions VALUES(1573874161569234944,1795311241286);
INSERT INTO interactions VALUES(1573874161636343808,1795311241303);
INSERT INTO interactions VALUES(1573874161686675456,1795311241315);
INSERT INTO interactions VALUES(1573874161753784321,1795311241331);
INSERT INTO interactions VALUES(1573874161799921664,1795311241342);
INSERT INTO interactions VALUES(1573874161867030528,1795311241359);
INSERT INTO interactions VALUES(1573874161917362176,1795311241370);
INSERT INTO interactions VALUES(1573874161976082432,1795311241384);
INSERT INTO interactions VALUES(1573874162022219776,1795311241395);
INSERT INTO interactions VALUES(1573874162080940033,1795311241409);
INSERT INTO interactions VALUES(1573874162131271680,1795311241421);
INSERT INTO interactions VALUES(1573874162206769152,1795311241439);
INSERT INTO interactions VALUES(1573874162257100800,1795311241451);
INSERT INTO interactions VALUES(1573874162332598272,1795311241468);
INSERT INTO interactions VALUES(1573874162424872960,1795311241491);
INSERT INTO interactions VALUES(1573874162466816000,1795311241508);
INSERT INTO interactions VALUES(1573874162584256512,1795311241530);
CREATE TABLE results (
    -- The order in which they were written down, which is the order in which they count.
    number integer primary key not null,
    -- One result a match, whoever ends it how often.
    match integer not null unique references matches (id),
    game text not null,
    guild integer,
    -- When the match ended.
    at integer not null,
    -- Only people played, each to the end.
    is_rated integer not null check (is_rated in (0, 1))
, is_counted integer not null default 0 check (is_counted in (0, 1))) strict;
INSERT INTO results VALUES(1,9,'classic',1573874132024557568,1795311236516,0,1);
INSERT INTO results VALUES(2,10,'classic',1573874132024557568,1795311236652,1,1);
CREATE TABLE result_seats (
    match integer not null references results (match),
    seat integer not null check (seat between 0 and 4),
    -- Null for a computer player, also for one that took the seat over.
    person integer references people (id),
    -- The same as in the result: somebody's results are found by the day.
    at integer not null,
    points integer not null,
    place integer not null check (place between 1 and 5), tally text check (tally is null or json_valid(tally)), in_guild integer, in_game text not null default '',
    primary key (match, seat)
) strict, without rowid;
INSERT INTO result_seats VALUES(9,0,1573874132041334787,1795311236516,-52,2,'{"rounds":[-52],"colours":{"y":{"begun":1,"points":-11,"wagered":0,"paid":0},"b":{"begun":1,"points":-16,"wagered":0,"paid":0},"w":{"begun":1,"points":-3,"wagered":0,"paid":0},"g":{"begun":1,"points":-10,"wagered":0,"paid":0},"r":{"begun":1,"points":-12,"wagered":1,"paid":0}}}',1573874132024557568,'classic');
INSERT INTO result_seats VALUES(9,1,NULL,1795311236516,112,1,NULL,1573874132024557568,'classic');
INSERT INTO result_seats VALUES(10,0,1573874132045529088,1795311236652,0,1,'{"rounds":[],"colours":{}}',1573874132024557568,'classic');
INSERT INTO result_seats VALUES(10,1,1573874132045529089,1795311236652,-16,2,'{"rounds":[],"colours":{}}',1573874132024557568,'classic');
CREATE TABLE standings (
    game text not null,
    -- The server, or 0 for the leaderboard of all of them.
    guild integer not null,
    -- The number of the season, or 0 for the leaderboard of all time.
    season integer not null,
    person integer not null references people (id),
    -- In the units of the method.
    mean real not null,
    uncertainty real not null,
    -- The lower end of the range that is shown, by which leaderboards are sorted.
    certain real not null,
    matches integer not null,
    wins integer not null,
    -- The same as in `people`.
    is_listed integer not null check (is_listed in (0, 1)),
    -- With fewer than five matches a rating is provisional and has no place.
    is_ranked integer not null generated always as (matches >= 5 and is_listed = 1) virtual,
    -- In whole points; neighbours on a leaderboard share a level.
    level integer not null generated always as (cast(certain as integer)) virtual,
    primary key (game, guild, season, person)
) strict, without rowid;
INSERT INTO standings VALUES('classic',0,0,1573874132045529088,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('classic',0,0,1573874132045529089,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('classic',0,8107,1573874132045529088,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('classic',0,8107,1573874132045529089,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('classic',1573874132024557568,0,1573874132045529088,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('classic',1573874132024557568,0,1573874132045529089,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('classic',1573874132024557568,8107,1573874132045529088,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('classic',1573874132024557568,8107,1573874132045529089,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
CREATE TABLE ranked_levels (
    game text not null,
    guild integer not null,
    season integer not null,
    level integer not null,
    n integer not null check (n > 0),
    primary key (game, guild, season, level)
) strict, without rowid;
CREATE TABLE rating_points (
    game text not null,
    person integer not null references people (id),
    -- The number of the result.
    number integer not null,
    at integer not null,
    mean real not null,
    uncertainty real not null,
    primary key (game, person, number)
) strict, without rowid;
INSERT INTO rating_points VALUES('classic',1573874132045529088,2,1795311236652,27.635231383473648492,8.065506316323547864);
INSERT INTO rating_points VALUES('classic',1573874132045529089,2,1795311236652,22.364768616526351507,8.065506316323547864);
CREATE TABLE entered_results (
    game text primary key not null,
    number integer not null
) strict, without rowid;
INSERT INTO entered_results VALUES('classic',2);
CREATE TABLE totals (
    person integer not null,
    game text not null,
    -- Rated matches and those with computer players are counted apart.
    is_rated integer not null check (is_rated in (0, 1)),
    matches integer not null,
    -- First places, but for those that everybody shared.
    wins integer not null,
    -- First places for everybody.
    draws integer not null,
    -- Wins in a row, now and at best.
    streak integer not null,
    best_streak integer not null,
    points integer not null,
    -- Finished rounds, and what they brought.
    rounds integer not null,
    round_points integer not null,
    -- The match with the most points, the first of them.
    best_points integer not null,
    best_match integer not null,
    best_at integer not null,
    primary key (person, game, is_rated)
) strict, without rowid;
INSERT INTO totals VALUES(1573874132041334787,'classic',0,1,0,0,0,0,-52,1,-52,-52,9,1795311236516);
INSERT INTO totals VALUES(1573874132045529088,'classic',1,1,1,0,1,1,0,0,0,0,10,1795311236652);
INSERT INTO totals VALUES(1573874132045529089,'classic',1,1,0,0,0,0,-16,0,0,-16,10,1795311236652);
CREATE TABLE totals_by_colour (
    person integer not null,
    game text not null,
    is_rated integer not null check (is_rated in (0, 1)),
    -- The letter of the colour.
    colour text not null,
    -- Expeditions, and what they brought.
    begun integer not null,
    points integer not null,
    -- Those that were multiplied, and those of them that brought more than nothing.
    wagered integer not null,
    paid integer not null,
    primary key (person, game, is_rated, colour)
) strict, without rowid;
INSERT INTO totals_by_colour VALUES(1573874132041334787,'classic',0,'b',1,-16,0,0);
INSERT INTO totals_by_colour VALUES(1573874132041334787,'classic',0,'g',1,-10,0,0);
INSERT INTO totals_by_colour VALUES(1573874132041334787,'classic',0,'r',1,-12,1,0);
INSERT INTO totals_by_colour VALUES(1573874132041334787,'classic',0,'w',1,-3,0,0);
INSERT INTO totals_by_colour VALUES(1573874132041334787,'classic',0,'y',1,-11,0,0);
CREATE TABLE meetings (
    person integer not null,
    other integer not null,
    game text not null,
    matches integer not null,
    -- Who had the better place.
    ahead integer not null,
    behind integer not null,
    primary key (person, other, game)
) strict, without rowid;
INSERT INTO meetings VALUES(1573874132045529088,1573874132045529089,'classic',1,1,0);
INSERT INTO meetings VALUES(1573874132045529089,1573874132045529088,'classic',1,0,1);
CREATE TABLE server_settings (
    guild integer not null,
    what text not null check (what in ('channels', 'openers', 'locale', 'pings', 'leaderboard')),
    value text not null,
    primary key (guild, what)
) strict, without rowid;
CREATE TABLE server_changes (
    number integer primary key not null,
    guild integer not null,
    at integer not null,
    -- Who. They need not have played, so they need not be one of `people`.
    person integer not null,
    what text not null check (what in ('channels', 'openers', 'locale', 'pings', 'leaderboard')),
    before text not null,
    after text not null
) strict;
CREATE UNIQUE INDEX one_open_match_in_a_channel on matches (channel) where state in ('lobby', 'playing');
CREATE UNIQUE INDEX one_rematch on matches (rematch_of) where rematch_of is not null and state <> 'abandoned';
CREATE INDEX outdated_boards on matches (changed_at) where version > shown_version;
CREATE INDEX lapsing_challenges on matches (expires_at) where state = 'lobby';
CREATE INDEX seats_of_a_person on seats (person, match);
CREATE INDEX old_interactions on interactions (at);
CREATE INDEX results_of_a_person on result_seats (person, at) where person is not null;
CREATE INDEX matches_without_result on matches (changed_at, id) where state = 'finished' and has_result = 0;
CREATE INDEX ranked_standings on standings (game, guild, season, level desc, certain desc, person) where is_ranked = 1;
CREATE INDEX standings_of_a_person on standings (person);
CREATE TRIGGER standing_is_new after insert on standings when new.is_ranked begin
    insert into ranked_levels (game, guild, season, level, n)
    values (new.game, new.guild, new.season, new.level, 1)
    on conflict do update set n = n + 1;
end;
CREATE TRIGGER standing_is_gone after delete on standings when old.is_ranked begin
    delete from ranked_levels
    where game = old.game and guild = old.guild and season = old.season and level = old.level and n = 1;
    update ranked_levels set n = n - 1
    where game = old.game and guild = old.guild and season = old.season and level = old.level and n > 1;
end;
CREATE TRIGGER standing_has_moved after update on standings
when old.is_ranked <> new.is_ranked or old.level <> new.level begin
    insert into ranked_levels (game, guild, season, level, n)
    select new.game, new.guild, new.season, new.level, 1 where new.is_ranked
    on conflict do update set n = n + 1;
    delete from ranked_levels
    where old.is_ranked
    and game = old.game and guild = old.guild and season = old.season and level = old.level and n = 1;
    update ranked_levels set n = n - 1
    where old.is_ranked
    and game = old.game and guild = old.guild and season = old.season and level = old.level and n > 1;
end;
CREATE INDEX rating_points_of_a_person on rating_points (person);
CREATE INDEX rated_results on results (game, number) where is_rated = 1;
CREATE INDEX results_not_counted on results (number) where is_counted = 0;
CREATE INDEX meetings_with_a_person on meetings (other);
CREATE INDEX changes_of_a_server on server_changes (guild, number);
CREATE INDEX changes_by_a_person on server_changes (person);
CREATE INDEX history_of_a_server on results (guild, at, match);
CREATE INDEX history_of_a_server_and_game on results (guild, game, at, match);
CREATE INDEX history_of_a_person_and_game on result_seats (person, in_game, at) where person is not null;
CREATE INDEX history_of_a_person_on_a_server on result_seats (person, in_guild, at) where person is not null;
CREATE INDEX history_of_a_person_on_a_server_and_game on result_seats (person, in_guild, in_game, at)
    where person is not null;
CREATE INDEX finished_in_a_channel on matches (channel, id) where state = 'finished';
COMMIT;
