-- Matches as commit 1fbfaff of November 2026 left them when it was killed: all of what sqlite3's .dump says.
-- Running: 1 (a turn is prepared), 2 and 4; over: 3 (resigned, with a review); waiting: 5. A daily roll of Carla's is half played.
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
INSERT INTO _sqlx_migrations VALUES(1,'matches','2026-11-26 01:57:36',1,X'724e67536012104edd6f878965a954d178c4da3a65b1946838d55f079df8c922acf9496351d65ad7755dc0f74c8b970b',3419632);
INSERT INTO _sqlx_migrations VALUES(2,'tables','2026-11-26 01:57:36',1,X'527f11c3bde7fc019db479973a82ff57944cab343cdbed5521690f027b2c09cca836cf952d5520f4993b8dcdfe322828',3926183);
INSERT INTO _sqlx_migrations VALUES(3,'results','2026-11-26 01:57:36',1,X'677cf16688242af96442d5887436fe6a3807182d4136fe50f776dcb2ed3c2329a6b54ebe18ab96cf4b2fa162e4941cfe',4000744);
INSERT INTO _sqlx_migrations VALUES(4,'standings','2026-11-26 01:57:36',1,X'4a7eb8c2baa8032b5cd082024afe13fb74d9c15dd6d2e7e6cafe02bb9f317edaa126a2d9ceece39d344c343cba20ca4c',9137352);
INSERT INTO _sqlx_migrations VALUES(5,'totals','2026-11-26 01:57:36',1,X'9e48270da1b7ca012c88ce2247378a455d502e16425deb54a4d1a454256ba7694963d7301140615a70e8802bc7d87eca',1614124);
INSERT INTO _sqlx_migrations VALUES(6,'servers','2026-11-26 01:57:36',1,X'57674d5d338ac9a2ce86663ebc7aabafaa8e30b754172ef7f61a44d8cbaf576b48506916fd0c91fc4d76d4d93847f484',3873996);
INSERT INTO _sqlx_migrations VALUES(7,'history','2026-11-26 01:57:36',1,X'9a911c05ec528f2e76d8db8190a447283f82ac14c981a118aff7578929681542c16f74a500abba8c5b01b74548c49e9f',1426917);
INSERT INTO _sqlx_migrations VALUES(8,'calls','2026-11-26 01:57:36',1,X'05c2b12b16d7b4d55f5d1dd20ddf5156d8e3036ece0006f473d92a9ebdc08ce3d2de07d6ec00754f3d6995fa37d87372',987454);
INSERT INTO _sqlx_migrations VALUES(9,'server log','2026-11-26 01:57:36',1,X'5b7a8bdb6bc0cf2cae98cbbd5d148e79a9996f1b73a8da93b60b2d6f09debfa7e42303a5c11a0a4ca89fb544c7cc9b0a',2494289);
INSERT INTO _sqlx_migrations VALUES(10,'limits','2026-11-26 01:57:36',1,X'184e4cef0f2d8af01a6e091856cb0db217678697f6e293212132f118f4a3230f5dab40120c5f14c4e6c93ee005ebcb89',530226);
INSERT INTO _sqlx_migrations VALUES(11,'sleep','2026-11-26 01:57:36',1,X'db2529fc49b7198145a427d53e99ce85060c5dcba111586067442d3fd157aafd807346396c820c895ae1270535587d30',1019492);
INSERT INTO _sqlx_migrations VALUES(12,'people in matches','2026-11-26 01:57:36',1,X'72818b628299bc471eec45f3244e6a4b4dd4d92a35577bae7cfc8514d23a2fb6ab7db487f5146e87aa69893e81af973c',787227);
INSERT INTO _sqlx_migrations VALUES(13,'blocks','2026-11-26 01:57:36',1,X'b63fbbca2805e4d3f2debf872414689732f5895c349d583b4b1842fd7a295d81e20bf32c4c680075514310a07f7959c3',949839);
INSERT INTO _sqlx_migrations VALUES(14,'played out','2026-11-26 01:57:36',1,X'ee97068d14b7871262c56b01b5a48481719c85c7361b3be3bf3d889d993709c354f2199116c2097b8b8a5b7f378d3002',3391210);
INSERT INTO _sqlx_migrations VALUES(15,'lessons','2026-11-26 01:57:36',1,X'3eac41e02101a6ebc70e5908060888ed626b921bd5ad12dca6e8358b4aa4ca9386a380bc05e8962ceb1753936003081f',715662);
INSERT INTO _sqlx_migrations VALUES(16,'clocks','2026-11-26 01:57:36',1,X'65c046bf1cad9b1aa7ffa5a4419ad303d3fa6e333c0cb0e11e7a65e2d2fe814c23b1b2b1f97eb89b1ba733413b9c569d',3553801);
INSERT INTO _sqlx_migrations VALUES(17,'daily','2026-11-26 01:57:36',1,X'38b447fe61636ec3a5b4ca8b21c39cfc48502ffbbf5f0d1f8aa8550324ebbac180086681f0188b82aeabf4fe843fbc6f',1184487);
INSERT INTO _sqlx_migrations VALUES(18,'levels','2026-11-26 01:57:36',1,X'c6a1e7bd72fd1b7ef6b542d282c570af1724be174b0d91e2726b07c5d2310602d629b4711913f740b6409329771324e0',1221392);
INSERT INTO _sqlx_migrations VALUES(19,'aways','2026-11-26 01:57:36',1,X'7933a8ecdbcdbdd6309bfbbb0d3a82bf55138223da6e2d1624fb3c459c127bafbadb16a658afe1c60056bf9e33b571cb',946003);
INSERT INTO _sqlx_migrations VALUES(20,'prepared','2026-11-26 01:57:36',1,X'5562ba038b40fd4277278935d53b339bff44dfee14746335e10d3ed0c697c7c55485670b38022257ad225167eb36a48a',790733);
INSERT INTO _sqlx_migrations VALUES(22,'reviews','2026-11-26 01:57:36',1,X'82da9a01371fa1485f4dcae5b4e5a57bb9df60b1854605a88b1c76593d8ff87f4aa2292a6821fd317396a03cc860e128',766968);
INSERT INTO _sqlx_migrations VALUES(23,'daily tables','2026-11-26 01:57:36',1,X'86bca77798f7bf15bf73ce8a9903c8976943021c1892f80a238236a2bff54c06a01f8729926226008b65d22ff9c098b4',773217);
INSERT INTO _sqlx_migrations VALUES(24,'finishes','2026-11-26 01:57:36',1,X'aa9133614457cd52d2e6da7fa2ae6697dd2e2efa073c497abfe3d3af080412e56b5b1bc87c6bc32a13d7e0597bb94adb',1776856);
INSERT INTO _sqlx_migrations VALUES(25,'matches of a server','2026-11-26 01:57:36',1,X'04e1a83a09513b04b827a8854843dbee0f59d8c01beaee24a48a54f1932c82556fba3ed4170714b593dabfd287c8d41a',647701);
INSERT INTO _sqlx_migrations VALUES(26,'compatibility','2026-11-26 01:57:36',1,X'2689062071b4bd768712e6e39312623d601b76ebb284c4fa9ab8a29b0c8675a5513f3327139b6bb0f8d568a12de55ae9',750413);
INSERT INTO _sqlx_migrations VALUES(27,'processes','2026-11-26 01:57:36',1,X'0d49ff13f86133bb1de72e9fd8bfdf7210ebff4051e3425df4e69127e19b201b57951e6db9ca109f14cbe72e867e3188',5576270);
INSERT INTO _sqlx_migrations VALUES(28,'daily comparisons','2026-11-26 01:57:36',1,X'dee0d853e8efcb8ff8483eededc5763954ddd66416b5bc6a00e72a584156985edbad51c922b28bbc15dfa797a6afad34',1550579);
INSERT INTO _sqlx_migrations VALUES(29,'daily fairness','2026-11-26 01:57:36',1,X'f950be9a2c227cfe5204cbc8409cd4d860555568ce6e960b0b531d2d4849452eda0230fb8f347668021369f005131d32',1503640);
CREATE TABLE people (
    id integer primary key not null,
    -- The name last seen, for pictures and alternative texts.
    name text not null,
    -- The language the person chose; null follows Discord.
    locale text,
    is_listed integer not null default 1 check (is_listed in (0, 1)), pings text check (pings in ('mention', 'direct', 'off')), takes_challenges integer not null default 1 check (takes_challenges in (0, 1))) strict;
INSERT INTO people VALUES(1575329646197604357,'Anna',NULL,1,NULL,1);
INSERT INTO people VALUES(1575329646197604358,'Ben',NULL,1,NULL,1);
INSERT INTO people VALUES(1575329646197604359,'Carla',NULL,1,NULL,1);
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
    opening text not null default 'challenge' check (opening in ('challenge', 'table')), invited text not null default '[]' check (json_valid(invited)), pinged text not null default '[]' check (json_valid(pinged)), has_result integer not null default 0 check (has_result in (0, 1)), calling text, asleep_since integer, clock text, recall integer not null default 0, recalled integer not null default 0, closing text check (closing is null or json_valid(closing)), keeper integer, kept_until integer, epoch integer not null default 0, due_at integer, n_failures integer not null default 0, revision integer not null default 0) strict;
INSERT INTO matches VALUES(1,'classic',1,'{"colours":5,"discards_close_after":20,"rounds":3,"seats":2}','playing',1575329646197604352,1575329646197604353,'en',31,0,1575329646197604357,'9e884c752650a6b725be877988607091ebff5f0bb8a58a74886a343c2e46a285',1575329654875619328,NULL,NULL,NULL,NULL,1795658257609,1795658270152,1795661857609,1575329653579579392,1575329655202775040,31,60,1575329706293592064,'challenge','[{"person":1575329646197604358}]','[1575329646197604357]',0,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,0,1);
INSERT INTO matches VALUES(2,'roll_write',1,'{"order":"together","seats":2}','playing',1575329646197604352,1575329646197604354,'en',33,0,1575329646197604357,'0a3dd8e6f97109265000491d49f0c625f465dab8e102fd5a0253948e4a128beb',1575329657627082752,NULL,NULL,NULL,NULL,1795658258263,1795658280783,1795661858263,1575329656331042816,1575329657895518208,33,50,1575329750879043584,'challenge','[{"person":1575329646197604358,"silent":true}]','[1575329646197604357]',0,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,0,0);
INSERT INTO matches VALUES(3,'rivals',1,'{"seats":2}','finished',1575329646197604352,1575329646197604355,'en',23,0,1575329646197604357,'26d6d5fe401d5f37761b68d182d3c1402ef68311cfeeb64bad897a513aeb0604',1575329660407906304,'{"ended":"resigned","by":0}',NULL,NULL,NULL,1795658258923,1795658303514,1795661858923,1575329659116060672,1575329660667953152,23,31,NULL,'challenge','[{"person":1575329646197604358,"silent":true}]','[]',1,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,0,0);
INSERT INTO matches VALUES(4,'board',1,'{"discards_close_after":20,"rounds":3,"seats":2,"up_and_down":false}','playing',1575329646197604352,1575329646197604356,'en',31,0,1575329646197604357,'9fb94b2b702e9d93fe0d44cd96cf91da06299fc52c142fe266ca4d5f883b2e08',1575329663041929216,NULL,NULL,NULL,NULL,1795658259566,1795658297816,1795661859566,1575329661766860800,1575329663318753280,31,82,1575329822316429312,'challenge','[{"person":1575329646197604358,"silent":true}]','[1575329646197604357]',0,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,0,0);
INSERT INTO matches VALUES(5,'roll_write',1,'{"order":"together","seats":3}','lobby',1575329646197604352,1575329646197604355,'en',0,0,1575329646197604359,'9a6f48fbbd26ebb97a615edf00c6d2890d3027bebc56bbea0e6bb450a682f510',NULL,NULL,NULL,NULL,NULL,1795658309145,1795658309145,1795661909145,1575329869699481600,NULL,0,0,NULL,'table','[]','[]',0,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,0,0);
CREATE TABLE seats (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    -- Null for a computer player.
    person integer references people (id), left_by integer references people (id), stand_in integer not null default 0 check (stand_in in (0, 1, 2)), level text check (level in ('easy', 'normal', 'strong')),
    primary key (match, seat)
) strict, without rowid;
INSERT INTO seats VALUES(1,0,1575329646197604357,NULL,0,NULL);
INSERT INTO seats VALUES(1,1,1575329646197604358,NULL,0,NULL);
INSERT INTO seats VALUES(2,0,1575329646197604357,NULL,0,NULL);
INSERT INTO seats VALUES(2,1,1575329646197604358,NULL,0,NULL);
INSERT INTO seats VALUES(3,0,1575329646197604357,NULL,0,NULL);
INSERT INTO seats VALUES(3,1,1575329646197604358,NULL,0,NULL);
INSERT INTO seats VALUES(4,0,1575329646197604357,NULL,0,NULL);
INSERT INTO seats VALUES(4,1,1575329646197604358,NULL,0,NULL);
INSERT INTO seats VALUES(5,0,1575329646197604359,NULL,0,NULL);
CREATE TABLE steps (
    match integer not null references matches (id),
    ply integer not null check (ply >= 0),
    step text not null check (json_valid(step)),
    -- The version of the match that the step led to.
    version integer not null,
    at integer not null,
    primary key (match, ply)
) strict, without rowid;
INSERT INTO steps VALUES(1,0,'{"chance":{"first":1}}',1,1795658257935);
INSERT INTO steps VALUES(1,1,'{"chance":{"draw":{"card":"r7","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,2,'{"chance":{"draw":{"card":"y6","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,3,'{"chance":{"draw":{"card":"b6","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,4,'{"chance":{"draw":{"card":"y2","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,5,'{"chance":{"draw":{"card":"b3","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,6,'{"chance":{"draw":{"card":"yw","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,7,'{"chance":{"draw":{"card":"w3","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,8,'{"chance":{"draw":{"card":"r10","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,9,'{"chance":{"draw":{"card":"w4","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,10,'{"chance":{"draw":{"card":"y4","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,11,'{"chance":{"draw":{"card":"b8","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,12,'{"chance":{"draw":{"card":"gw","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,13,'{"chance":{"draw":{"card":"g10","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,14,'{"chance":{"draw":{"card":"b5","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,15,'{"chance":{"draw":{"card":"g4","seat":1}}}',1,1795658257935);
INSERT INTO steps VALUES(1,16,'{"chance":{"draw":{"card":"b10","seat":0}}}',1,1795658257935);
INSERT INTO steps VALUES(1,17,'{"act":"play.b3","seat":1}',2,1795658260218);
INSERT INTO steps VALUES(1,18,'{"act":"draw","seat":1}',3,1795658260544);
INSERT INTO steps VALUES(1,19,'{"chance":{"draw":{"card":"rw","seat":1}}}',3,1795658260544);
INSERT INTO steps VALUES(1,20,'{"act":"play.y2","seat":0}',4,1795658260871);
INSERT INTO steps VALUES(1,21,'{"act":"draw","seat":0}',5,1795658261207);
INSERT INTO steps VALUES(1,22,'{"chance":{"draw":{"card":"g2","seat":0}}}',5,1795658261207);
INSERT INTO steps VALUES(1,23,'{"act":"play.b8","seat":1}',6,1795658261536);
INSERT INTO steps VALUES(1,24,'{"act":"draw","seat":1}',7,1795658261872);
INSERT INTO steps VALUES(1,25,'{"chance":{"draw":{"card":"g6","seat":1}}}',7,1795658261872);
INSERT INTO steps VALUES(1,26,'{"act":"play.b5","seat":0}',8,1795658262197);
INSERT INTO steps VALUES(1,27,'{"act":"draw","seat":0}',9,1795658262520);
INSERT INTO steps VALUES(1,28,'{"chance":{"draw":{"card":"rw","seat":0}}}',9,1795658262520);
INSERT INTO steps VALUES(1,29,'{"act":"play.g4","seat":1}',10,1795658262904);
INSERT INTO steps VALUES(1,30,'{"act":"draw","seat":1}',11,1795658263231);
INSERT INTO steps VALUES(1,31,'{"chance":{"draw":{"card":"bw","seat":1}}}',11,1795658263231);
INSERT INTO steps VALUES(1,32,'{"act":"play.gw","seat":0}',12,1795658263563);
INSERT INTO steps VALUES(1,33,'{"act":"draw","seat":0}',13,1795658263881);
INSERT INTO steps VALUES(1,34,'{"chance":{"draw":{"card":"r5","seat":0}}}',13,1795658263881);
INSERT INTO steps VALUES(1,35,'{"act":"play.g10","seat":1}',14,1795658264208);
INSERT INTO steps VALUES(1,36,'{"act":"draw","seat":1}',15,1795658264650);
INSERT INTO steps VALUES(1,37,'{"chance":{"draw":{"card":"w8","seat":1}}}',15,1795658264650);
INSERT INTO steps VALUES(1,38,'{"act":"play.rw","seat":0}',16,1795658264982);
INSERT INTO steps VALUES(1,39,'{"act":"draw","seat":0}',17,1795658265308);
INSERT INTO steps VALUES(1,40,'{"chance":{"draw":{"card":"g3","seat":0}}}',17,1795658265308);
INSERT INTO steps VALUES(1,41,'{"act":"play.r7","seat":1}',18,1795658265662);
INSERT INTO steps VALUES(1,42,'{"act":"draw","seat":1}',19,1795658265994);
INSERT INTO steps VALUES(1,43,'{"chance":{"draw":{"card":"bw","seat":1}}}',19,1795658265994);
INSERT INTO steps VALUES(1,44,'{"act":"play.r5","seat":0}',20,1795658266324);
INSERT INTO steps VALUES(1,45,'{"act":"draw","seat":0}',21,1795658266647);
INSERT INTO steps VALUES(1,46,'{"chance":{"draw":{"card":"r3","seat":0}}}',21,1795658266647);
INSERT INTO steps VALUES(1,47,'{"act":"discard.w3","seat":1}',22,1795658266981);
INSERT INTO steps VALUES(1,48,'{"act":"draw","seat":1}',23,1795658267448);
INSERT INTO steps VALUES(1,49,'{"chance":{"draw":{"card":"w6","seat":1}}}',23,1795658267448);
INSERT INTO steps VALUES(1,50,'{"act":"discard.yw","seat":0}',24,1795658267778);
INSERT INTO steps VALUES(1,51,'{"act":"draw","seat":0}',25,1795658268101);
INSERT INTO steps VALUES(1,52,'{"chance":{"draw":{"card":"gw","seat":0}}}',25,1795658268101);
INSERT INTO steps VALUES(1,53,'{"act":"discard.w6","seat":1}',26,1795658268430);
INSERT INTO steps VALUES(1,54,'{"act":"draw","seat":1}',27,1795658268753);
INSERT INTO steps VALUES(1,55,'{"chance":{"draw":{"card":"y7","seat":1}}}',27,1795658268753);
INSERT INTO steps VALUES(1,56,'{"act":"discard.y4","seat":0}',28,1795658269083);
INSERT INTO steps VALUES(1,57,'{"act":"take.w","seat":0}',29,1795658269408);
INSERT INTO steps VALUES(1,58,'{"act":"discard.w8","seat":1}',30,1795658269735);
INSERT INTO steps VALUES(1,59,'{"act":"take.y","seat":1}',31,1795658270152);
INSERT INTO steps VALUES(2,0,'{"chance":{"first":0}}',1,1795658258590);
INSERT INTO steps VALUES(2,1,'{"chance":{"roll":{"colours":["o","r","b"],"numbers":[5,5,0]}}}',1,1795658258590);
INSERT INTO steps VALUES(2,2,'{"act":"take.b.0","seat":0}',2,1795658270488);
INSERT INTO steps VALUES(2,3,'{"act":"take.r.5","seat":1}',3,1795658270854);
INSERT INTO steps VALUES(2,4,'{"chance":{"roll":{"colours":["r","r","p"],"numbers":[1,1,7]}}}',3,1795658270854);
INSERT INTO steps VALUES(2,5,'{"act":"take.r.7","seat":1}',4,1795658271189);
INSERT INTO steps VALUES(2,6,'{"act":"take.p.1","seat":0}',5,1795658271525);
INSERT INTO steps VALUES(2,7,'{"chance":{"roll":{"colours":["o","b","o"],"numbers":[9,3,9]}}}',5,1795658271525);
INSERT INTO steps VALUES(2,8,'{"act":"take.o.9","seat":0}',6,1795658271849);
INSERT INTO steps VALUES(2,9,'{"act":"take.b.9","seat":1}',7,1795658272253);
INSERT INTO steps VALUES(2,10,'{"chance":{"roll":{"colours":["r","y","y"],"numbers":[2,5,2]}}}',7,1795658272253);
INSERT INTO steps VALUES(2,11,'{"act":"take.y.5","seat":1}',8,1795658272577);
INSERT INTO steps VALUES(2,12,'{"act":"refuse","seat":0}',9,1795658272906);
INSERT INTO steps VALUES(2,13,'{"chance":{"roll":{"colours":["g","g","g"],"numbers":[1,1,3]}}}',9,1795658272906);
INSERT INTO steps VALUES(2,14,'{"act":"refuse","seat":0}',10,1795658273240);
INSERT INTO steps VALUES(2,15,'{"act":"refuse","seat":1}',11,1795658273575);
INSERT INTO steps VALUES(2,16,'{"chance":{"roll":{"colours":["g","b","p"],"numbers":[5,8,8]}}}',11,1795658273575);
INSERT INTO steps VALUES(2,17,'{"act":"take.p.5","seat":1}',12,1795658273901);
INSERT INTO steps VALUES(2,18,'{"act":"refuse","seat":0}',13,1795658274231);
INSERT INTO steps VALUES(2,19,'{"chance":{"roll":{"colours":["p","r","g"],"numbers":[7,1,1]}}}',13,1795658274231);
INSERT INTO steps VALUES(2,20,'{"act":"take.r.7","seat":0}',14,1795658274563);
INSERT INTO steps VALUES(2,21,'{"act":"refuse","seat":1}',15,1795658274895);
INSERT INTO steps VALUES(2,22,'{"chance":{"roll":{"colours":["y","r","b"],"numbers":[4,3,9]}}}',15,1795658274895);
INSERT INTO steps VALUES(2,23,'{"act":"refuse","seat":1}',16,1795658275221);
INSERT INTO steps VALUES(2,24,'{"act":"refuse","seat":0}',17,1795658275554);
INSERT INTO steps VALUES(2,25,'{"chance":{"roll":{"colours":["b","p","b"],"numbers":[1,8,0]}}}',17,1795658275554);
INSERT INTO steps VALUES(2,26,'{"act":"refuse","seat":0}',18,1795658275880);
INSERT INTO steps VALUES(2,27,'{"act":"take.b.0","seat":1}',19,1795658276209);
INSERT INTO steps VALUES(2,28,'{"chance":{"roll":{"colours":["y","r","g"],"numbers":[2,9,0]}}}',19,1795658276209);
INSERT INTO steps VALUES(2,29,'{"act":"take.g.9","seat":1}',20,1795658276539);
INSERT INTO steps VALUES(2,30,'{"act":"take.y.0","seat":0}',21,1795658276871);
INSERT INTO steps VALUES(2,31,'{"chance":{"roll":{"colours":["g","g","p"],"numbers":[1,1,8]}}}',21,1795658276871);
INSERT INTO steps VALUES(2,32,'{"act":"take.g.1","seat":0}',22,1795658277194);
INSERT INTO steps VALUES(2,33,'{"act":"refuse","seat":1}',23,1795658277524);
INSERT INTO steps VALUES(2,34,'{"chance":{"roll":{"colours":["r","o","y"],"numbers":[4,0,0]}}}',23,1795658277524);
INSERT INTO steps VALUES(2,35,'{"act":"refuse","seat":1}',24,1795658277845);
INSERT INTO steps VALUES(2,36,'{"act":"take.o.0","seat":0}',25,1795658278172);
INSERT INTO steps VALUES(2,37,'{"act":"stop","seat":0}',26,1795658278498);
INSERT INTO steps VALUES(2,38,'{"chance":{"roll":{"colours":["g","y","b"],"numbers":[8,0,1]}}}',26,1795658278498);
INSERT INTO steps VALUES(2,39,'{"act":"take.y.0","seat":0}',27,1795658278829);
INSERT INTO steps VALUES(2,40,'{"act":"refuse","seat":1}',27,1795658278829);
INSERT INTO steps VALUES(2,41,'{"chance":{"roll":{"colours":["o","g","p"],"numbers":[6,7,6]}}}',27,1795658278829);
INSERT INTO steps VALUES(2,42,'{"act":"take.p.7","seat":1}',28,1795658279155);
INSERT INTO steps VALUES(2,43,'{"act":"stop","seat":1}',29,1795658279476);
INSERT INTO steps VALUES(2,44,'{"act":"refuse","seat":0}',30,1795658279801);
INSERT INTO steps VALUES(2,45,'{"chance":{"roll":{"colours":["o","g","o"],"numbers":[3,6,7]}}}',30,1795658279801);
INSERT INTO steps VALUES(2,46,'{"act":"refuse","seat":0}',31,1795658280122);
INSERT INTO steps VALUES(2,47,'{"act":"refuse","seat":1}',32,1795658280454);
INSERT INTO steps VALUES(2,48,'{"chance":{"roll":{"colours":["r","g","o"],"numbers":[1,5,3]}}}',32,1795658280454);
INSERT INTO steps VALUES(2,49,'{"act":"refuse","seat":1}',33,1795658280783);
INSERT INTO steps VALUES(3,0,'{"chance":{"first":0}}',1,1795658259254);
INSERT INTO steps VALUES(3,1,'{"chance":{"start_wagers":{"colours":["w","g"],"seat":0}}}',1,1795658259254);
INSERT INTO steps VALUES(3,2,'{"chance":{"start_wagers":{"colours":["y","g"],"seat":1}}}',1,1795658259254);
INSERT INTO steps VALUES(3,3,'{"act":"reveal","seat":0}',2,1795658281112);
INSERT INTO steps VALUES(3,4,'{"chance":{"turn":"yw"}}',2,1795658281112);
INSERT INTO steps VALUES(3,5,'{"act":"reveal","seat":1}',3,1795658281440);
INSERT INTO steps VALUES(3,6,'{"chance":{"turn":"ww"}}',3,1795658281440);
INSERT INTO steps VALUES(3,7,'{"act":"auction.1","seat":0}',4,1795658281776);
INSERT INTO steps VALUES(3,8,'{"act":"bid.3","seat":1}',5,1795658282106);
INSERT INTO steps VALUES(3,9,'{"act":"bid.6","seat":0}',6,1795658282431);
INSERT INTO steps VALUES(3,10,'{"act":"bid.9","seat":1}',7,1795658282756);
INSERT INTO steps VALUES(3,11,'{"act":"bid.13","seat":0}',8,1795658283088);
INSERT INTO steps VALUES(3,12,'{"act":"bid.17","seat":1}',9,1795658283411);
INSERT INTO steps VALUES(3,13,'{"act":"bid.18","seat":0}',10,1795658283737);
INSERT INTO steps VALUES(3,14,'{"act":"done","seat":0}',11,1795658284068);
INSERT INTO steps VALUES(3,15,'{"chance":{"turn":"y3"}}',11,1795658284068);
INSERT INTO steps VALUES(3,16,'{"act":"auction.4","seat":1}',12,1795658284416);
INSERT INTO steps VALUES(3,17,'{"act":"remove.y3","seat":1}',13,1795658284753);
INSERT INTO steps VALUES(3,18,'{"act":"lay.ww","seat":1}',14,1795658285078);
INSERT INTO steps VALUES(3,19,'{"act":"done","seat":1}',15,1795658285407);
INSERT INTO steps VALUES(3,20,'{"chance":{"turn":"y3"}}',15,1795658285407);
INSERT INTO steps VALUES(3,21,'{"act":"reveal","seat":0}',16,1795658285734);
INSERT INTO steps VALUES(3,22,'{"chance":{"turn":"r2"}}',16,1795658285734);
INSERT INTO steps VALUES(3,23,'{"act":"auction.6","seat":1}',17,1795658286061);
INSERT INTO steps VALUES(3,24,'{"act":"done","seat":1}',18,1795658286382);
INSERT INTO steps VALUES(3,25,'{"chance":{"turn":"b3"}}',18,1795658286382);
INSERT INTO steps VALUES(3,26,'{"act":"reveal","seat":0}',19,1795658286721);
INSERT INTO steps VALUES(3,27,'{"chance":{"turn":"r9"}}',19,1795658286721);
INSERT INTO steps VALUES(3,28,'{"act":"auction.7","seat":1}',20,1795658287044);
INSERT INTO steps VALUES(3,29,'{"act":"remove.b3","seat":1}',21,1795658287368);
INSERT INTO steps VALUES(3,30,'{"act":"lay.r2","seat":1}',22,1795658287687);
INSERT INTO steps VALUES(4,0,'{"chance":{"first":1}}',1,1795658259881);
INSERT INTO steps VALUES(4,1,'{"chance":{"tile":{"path":"y","stage":3,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,2,'{"chance":{"tile":{"path":"y","stage":5,"tile":5}}}',1,1795658259881);
INSERT INTO steps VALUES(4,3,'{"chance":{"tile":{"path":"y","stage":6,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,4,'{"chance":{"tile":{"path":"y","stage":7,"tile":15}}}',1,1795658259881);
INSERT INTO steps VALUES(4,5,'{"chance":{"tile":{"path":"y","stage":9,"tile":15}}}',1,1795658259881);
INSERT INTO steps VALUES(4,6,'{"chance":{"tile":{"path":"b","stage":2,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,7,'{"chance":{"tile":{"path":"b","stage":3,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,8,'{"chance":{"tile":{"path":"b","stage":5,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,9,'{"chance":{"tile":{"path":"b","stage":7,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,10,'{"chance":{"tile":{"path":"b","stage":9,"tile":10}}}',1,1795658259881);
INSERT INTO steps VALUES(4,11,'{"chance":{"tile":{"path":"w","stage":3,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,12,'{"chance":{"tile":{"path":"w","stage":4,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,13,'{"chance":{"tile":{"path":"w","stage":6,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,14,'{"chance":{"tile":{"path":"w","stage":7,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,15,'{"chance":{"tile":{"path":"w","stage":9,"tile":10}}}',1,1795658259881);
INSERT INTO steps VALUES(4,16,'{"chance":{"tile":{"path":"g","stage":2,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,17,'{"chance":{"tile":{"path":"g","stage":4,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,18,'{"chance":{"tile":{"path":"g","stage":5,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,19,'{"chance":{"tile":{"path":"g","stage":7,"tile":10}}}',1,1795658259881);
INSERT INTO steps VALUES(4,20,'{"chance":{"tile":{"path":"g","stage":9,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,21,'{"chance":{"tile":{"path":"r","stage":2,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,22,'{"chance":{"tile":{"path":"r","stage":4,"tile":"stage"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,23,'{"chance":{"tile":{"path":"r","stage":5,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,24,'{"chance":{"tile":{"path":"r","stage":7,"tile":5}}}',1,1795658259881);
INSERT INTO steps VALUES(4,25,'{"chance":{"tile":{"path":"r","stage":9,"tile":"artefact"}}}',1,1795658259881);
INSERT INTO steps VALUES(4,26,'{"chance":{"draw":{"card":"g1","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,27,'{"chance":{"draw":{"card":"r5","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,28,'{"chance":{"draw":{"card":"b6","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,29,'{"chance":{"draw":{"card":"g2","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,30,'{"chance":{"draw":{"card":"y2","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,31,'{"chance":{"draw":{"card":"r0","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,32,'{"chance":{"draw":{"card":"b7","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,33,'{"chance":{"draw":{"card":"y1","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,34,'{"chance":{"draw":{"card":"g0","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,35,'{"chance":{"draw":{"card":"b0","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,36,'{"chance":{"draw":{"card":"b3","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,37,'{"chance":{"draw":{"card":"y10","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,38,'{"chance":{"draw":{"card":"y9","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,39,'{"chance":{"draw":{"card":"r1","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,40,'{"chance":{"draw":{"card":"w2","seat":1}}}',1,1795658259881);
INSERT INTO steps VALUES(4,41,'{"chance":{"draw":{"card":"w9","seat":0}}}',1,1795658259881);
INSERT INTO steps VALUES(4,42,'{"act":"begin.y2.leader","seat":1}',2,1795658288024);
INSERT INTO steps VALUES(4,43,'{"act":"draw","seat":1}',3,1795658288363);
INSERT INTO steps VALUES(4,44,'{"chance":{"draw":{"card":"y6","seat":1}}}',3,1795658288363);
INSERT INTO steps VALUES(4,45,'{"act":"begin.y1.member","seat":0}',4,1795658288691);
INSERT INTO steps VALUES(4,46,'{"act":"draw","seat":0}',5,1795658289043);
INSERT INTO steps VALUES(4,47,'{"chance":{"draw":{"card":"g5","seat":0}}}',5,1795658289043);
INSERT INTO steps VALUES(4,48,'{"act":"begin.w2.member","seat":1}',6,1795658289391);
INSERT INTO steps VALUES(4,49,'{"act":"draw","seat":1}',7,1795658289721);
INSERT INTO steps VALUES(4,50,'{"chance":{"draw":{"card":"y3","seat":1}}}',7,1795658289721);
INSERT INTO steps VALUES(4,51,'{"act":"begin.w9.leader","seat":0}',8,1795658290063);
INSERT INTO steps VALUES(4,52,'{"act":"draw","seat":0}',9,1795658290389);
INSERT INTO steps VALUES(4,53,'{"chance":{"draw":{"card":"w6","seat":0}}}',9,1795658290389);
INSERT INTO steps VALUES(4,54,'{"act":"advance.y3","seat":1}',10,1795658290743);
INSERT INTO steps VALUES(4,55,'{"act":"draw","seat":1}',11,1795658291072);
INSERT INTO steps VALUES(4,56,'{"chance":{"draw":{"card":"b1","seat":1}}}',11,1795658291072);
INSERT INTO steps VALUES(4,57,'{"act":"advance.y10","seat":0}',12,1795658291414);
INSERT INTO steps VALUES(4,58,'{"act":"draw","seat":0}',13,1795658291739);
INSERT INTO steps VALUES(4,59,'{"chance":{"draw":{"card":"y5","seat":0}}}',13,1795658291739);
INSERT INTO steps VALUES(4,60,'{"act":"advance.y9","seat":1}',14,1795658292102);
INSERT INTO steps VALUES(4,61,'{"act":"draw","seat":1}',15,1795658292443);
INSERT INTO steps VALUES(4,62,'{"chance":{"draw":{"card":"g7","seat":1}}}',15,1795658292443);
INSERT INTO steps VALUES(4,63,'{"act":"discard.b0","seat":0}',16,1795658292793);
INSERT INTO steps VALUES(4,64,'{"act":"draw","seat":0}',17,1795658293134);
INSERT INTO steps VALUES(4,65,'{"chance":{"draw":{"card":"r10","seat":0}}}',17,1795658293134);
INSERT INTO steps VALUES(4,66,'{"act":"discard.b3","seat":1}',18,1795658293488);
INSERT INTO steps VALUES(4,67,'{"act":"draw","seat":1}',19,1795658293816);
INSERT INTO steps VALUES(4,68,'{"chance":{"draw":{"card":"g8","seat":1}}}',19,1795658293816);
INSERT INTO steps VALUES(4,69,'{"act":"discard.g5","seat":0}',20,1795658294155);
INSERT INTO steps VALUES(4,70,'{"act":"take.g","seat":0}',21,1795658294480);
INSERT INTO steps VALUES(4,71,'{"act":"discard.b7","seat":1}',22,1795658294832);
INSERT INTO steps VALUES(4,72,'{"act":"take.b","seat":1}',23,1795658295166);
INSERT INTO steps VALUES(4,73,'{"act":"discard.r0","seat":0}',24,1795658295505);
INSERT INTO steps VALUES(4,74,'{"act":"draw","seat":0}',25,1795658295828);
INSERT INTO steps VALUES(4,75,'{"chance":{"draw":{"card":"b10","seat":0}}}',25,1795658295828);
INSERT INTO steps VALUES(4,76,'{"act":"discard.g0","seat":1}',26,1795658296162);
INSERT INTO steps VALUES(4,77,'{"act":"take.g","seat":1}',27,1795658296490);
INSERT INTO steps VALUES(4,78,'{"act":"discard.g5","seat":0}',28,1795658296832);
INSERT INTO steps VALUES(4,79,'{"act":"take.r","seat":0}',29,1795658297157);
INSERT INTO steps VALUES(4,80,'{"act":"discard.g1","seat":1}',30,1795658297490);
INSERT INTO steps VALUES(4,81,'{"act":"take.b","seat":1}',31,1795658297816);
CREATE TABLE interactions (
    id integer primary key not null,
    at integer not null
) strict;
INSERT INTO interactions VALUES(1575329652686192640,1795658257609);
INSERT INTO interactions VALUES(1575329654875619328,1795658257935);
INSERT INTO interactions VALUES(1575329656238768128,1795658258263);
INSERT INTO interactions VALUES(1575329657627082752,1795658258590);
INSERT INTO interactions VALUES(1575329658986037248,1795658258923);
INSERT INTO interactions VALUES(1575329660407906304,1795658259254);
INSERT INTO interactions VALUES(1575329661716529152,1795658259566);
INSERT INTO interactions VALUES(1575329663041929216,1795658259881);
INSERT INTO interactions VALUES(1575329664447021056,1795658260218);
INSERT INTO interactions VALUES(1575329665818558464,1795658260544);
INSERT INTO interactions VALUES(1575329667190095872,1795658260871);
INSERT INTO interactions VALUES(1575329668599382016,1795658261207);
INSERT INTO interactions VALUES(1575329669979308032,1795658261536);
INSERT INTO interactions VALUES(1575329671376011264,1795658261872);
INSERT INTO interactions VALUES(1575329672755937280,1795658262197);
INSERT INTO interactions VALUES(1575329674102308864,1795658262520);
INSERT INTO interactions VALUES(1575329675708727296,1795658262904);
INSERT INTO interactions VALUES(1575329677088653312,1795658263231);
INSERT INTO interactions VALUES(1575329678481162240,1795658263563);
INSERT INTO interactions VALUES(1575329679819145216,1795658263881);
INSERT INTO interactions VALUES(1575329681186488320,1795658264208);
INSERT INTO interactions VALUES(1575329683040370688,1795658264650);
INSERT INTO interactions VALUES(1575329684432879616,1795658264982);
INSERT INTO interactions VALUES(1575329685796028416,1795658265308);
INSERT INTO interactions VALUES(1575329687285006336,1795658265662);
INSERT INTO interactions VALUES(1575329688681709568,1795658265994);
INSERT INTO interactions VALUES(1575329690061635584,1795658266324);
INSERT INTO interactions VALUES(1575329691416395776,1795658266647);
INSERT INTO interactions VALUES(1575329692821487616,1795658266981);
INSERT INTO interactions VALUES(1575329694750867456,1795658267448);
INSERT INTO interactions VALUES(1575329696160153600,1795658267778);
INSERT INTO interactions VALUES(1575329697514913792,1795658268101);
INSERT INTO interactions VALUES(1575329698894839808,1795658268430);
INSERT INTO interactions VALUES(1575329700249600000,1795658268753);
INSERT INTO interactions VALUES(1575329701633720320,1795658269083);
INSERT INTO interactions VALUES(1575329702980091904,1795658269408);
INSERT INTO interactions VALUES(1575329704368406528,1795658269735);
INSERT INTO interactions VALUES(1575329706113236992,1795658270152);
INSERT INTO interactions VALUES(1575329707505745920,1795658270488);
INSERT INTO interactions VALUES(1575329709053444096,1795658270854);
INSERT INTO interactions VALUES(1575329710466924544,1795658271189);
INSERT INTO interactions VALUES(1575329711872016384,1795658271525);
INSERT INTO interactions VALUES(1575329713235165184,1795658271849);
INSERT INTO interactions VALUES(1575329714925469696,1795658272253);
INSERT INTO interactions VALUES(1575329716288618496,1795658272577);
INSERT INTO interactions VALUES(1575329717668544512,1795658272906);
INSERT INTO interactions VALUES(1575329719048470528,1795658273240);
INSERT INTO interactions VALUES(1575329720474533888,1795658273575);
INSERT INTO interactions VALUES(1575329721841876992,1795658273901);
INSERT INTO interactions VALUES(1575329723225997312,1795658274231);
INSERT INTO interactions VALUES(1575329724618506240,1795658274563);
INSERT INTO interactions VALUES(1575329726006820864,1795658274895);
INSERT INTO interactions VALUES(1575329727378358272,1795658275221);
INSERT INTO interactions VALUES(1575329728775061504,1795658275554);
INSERT INTO interactions VALUES(1575329730142404608,1795658275880);
INSERT INTO interactions VALUES(1575329731522330624,1795658276209);
INSERT INTO interactions VALUES(1575329732898062336,1795658276539);
INSERT INTO interactions VALUES(1575329734298959872,1795658276871);
INSERT INTO interactions VALUES(1575329735653720064,1795658277194);
INSERT INTO interactions VALUES(1575329737037840384,1795658277524);
INSERT INTO interactions VALUES(1575329738384211968,1795658277845);
INSERT INTO interactions VALUES(1575329739755749376,1795658278172);
INSERT INTO interactions VALUES(1575329741123092480,1795658278498);
INSERT INTO interactions VALUES(1575329742511407104,1795658278829);
INSERT INTO interactions VALUES(1575329743882944512,1795658279155);
INSERT INTO interactions VALUES(1575329745225121792,1795658279476);
INSERT INTO interactions VALUES(1575329746584076288,1795658279801);
INSERT INTO interactions VALUES(1575329747934642176,1795658280122);
INSERT INTO interactions VALUES(1575329749327151104,1795658280454);
INSERT INTO interactions VALUES(1575329750707077120,1795658280783);
INSERT INTO interactions VALUES(1575329752087003136,1795658281112);
INSERT INTO interactions VALUES(1575329753454346240,1795658281440);
INSERT INTO interactions VALUES(1575329754872020992,1795658281776);
INSERT INTO interactions VALUES(1575329756256141312,1795658282106);
INSERT INTO interactions VALUES(1575329757623484416,1795658282431);
INSERT INTO interactions VALUES(1575329758982438912,1795658282756);
INSERT INTO interactions VALUES(1575329760374947840,1795658283088);
INSERT INTO interactions VALUES(1575329761733902336,1795658283411);
INSERT INTO interactions VALUES(1575329763101245440,1795658283737);
INSERT INTO interactions VALUES(1575329764481171456,1795658284068);
INSERT INTO interactions VALUES(1575329765944983552,1795658284416);
INSERT INTO interactions VALUES(1575329767337492480,1795658284753);
INSERT INTO interactions VALUES(1575329768700641280,1795658285078);
INSERT INTO interactions VALUES(1575329770097344512,1795658285407);
INSERT INTO interactions VALUES(1575329771473076224,1795658285734);
INSERT INTO interactions VALUES(1575329772844613632,1795658286061);
INSERT INTO interactions VALUES(1575329774190985216,1795658286382);
INSERT INTO interactions VALUES(1575329775591882752,1795658286721);
INSERT INTO interactions VALUES(1575329776971808768,1795658287044);
INSERT INTO interactions VALUES(1575329778318180352,1795658287368);
INSERT INTO interactions VALUES(1575329779668746240,1795658287687);
INSERT INTO interactions VALUES(1575329781069643776,1795658288024);
INSERT INTO interactions VALUES(1575329782499901440,1795658288363);
INSERT INTO interactions VALUES(1575329783875633152,1795658288691);
INSERT INTO interactions VALUES(1575329785347833856,1795658289043);
INSERT INTO interactions VALUES(1575329786794868736,1795658289391);
INSERT INTO interactions VALUES(1575329788195766272,1795658289721);
INSERT INTO interactions VALUES(1575329789634412544,1795658290063);
INSERT INTO interactions VALUES(1575329790997561344,1795658290389);
INSERT INTO interactions VALUES(1575329792457179136,1795658290743);
INSERT INTO interactions VALUES(1575329793858076672,1795658291072);
INSERT INTO interactions VALUES(1575329795300917248,1795658291414);
INSERT INTO interactions VALUES(1575329796655677440,1795658291739);
INSERT INTO interactions VALUES(1575329798182404096,1795658292102);
INSERT INTO interactions VALUES(1575329799591690240,1795658292443);
INSERT INTO interactions VALUES(1575329801059696640,1795658292793);
INSERT INTO interactions VALUES(1575329802506731520,1795658293134);
INSERT INTO interactions VALUES(1575329803991515136,1795658293488);
INSERT INTO interactions VALUES(1575329805363052544,1795658293816);
INSERT INTO interactions VALUES(1575329806789115904,1795658294155);
INSERT INTO interactions VALUES(1575329808156459008,1795658294480);
INSERT INTO interactions VALUES(1575329809620271104,1795658294832);
INSERT INTO interactions VALUES(1575329811033751552,1795658295166);
INSERT INTO interactions VALUES(1575329812447232000,1795658295505);
INSERT INTO interactions VALUES(1575329813810380800,1795658295828);
INSERT INTO interactions VALUES(1575329815211278336,1795658296162);
INSERT INTO interactions VALUES(1575329816587010048,1795658296490);
INSERT INTO interactions VALUES(1575329818013073408,1795658296832);
INSERT INTO interactions VALUES(1575329819380416512,1795658297157);
INSERT INTO interactions VALUES(1575329820781314048,1795658297490);
INSERT INTO interactions VALUES(1575329822148657152,1795658297816);
INSERT INTO interactions VALUES(1575329838175092736,1795658301638);
INSERT INTO interactions VALUES(1575329846047801344,1795658303514);
INSERT INTO interactions VALUES(1575329869665927168,1795658309145);
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
, is_counted integer not null default 0 check (is_counted in (0, 1)), is_played_out integer not null default 0 check (is_played_out in (0, 1))) strict;
INSERT INTO results VALUES(1,3,'rivals',1575329646197604352,1795658303514,1,1,0);
CREATE TABLE result_seats (
    match integer not null references results (match),
    seat integer not null check (seat between 0 and 4),
    -- Null for a computer player, also for one that took the seat over.
    person integer references people (id),
    -- The same as in the result: somebody's results are found by the day.
    at integer not null,
    points integer not null,
    place integer not null check (place between 1 and 5), tally text check (tally is null or json_valid(tally)), in_guild integer, in_game text not null default '', is_absent integer not null default 0 check (is_absent in (0, 1)),
    primary key (match, seat)
) strict, without rowid;
INSERT INTO result_seats VALUES(3,0,1575329646197604357,1795658303514,0,2,'{"rounds":[],"colours":{}}',1575329646197604352,'rivals',0);
INSERT INTO result_seats VALUES(3,1,1575329646197604358,1795658303514,2,1,'{"rounds":[],"colours":{}}',1575329646197604352,'rivals',0);
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
INSERT INTO standings VALUES('rivals',0,0,1575329646197604357,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('rivals',0,0,1575329646197604358,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('rivals',0,8107,1575329646197604357,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('rivals',0,8107,1575329646197604358,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('rivals',1575329646197604352,0,1575329646197604357,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('rivals',1575329646197604352,0,1575329646197604358,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
INSERT INTO standings VALUES('rivals',1575329646197604352,8107,1575329646197604357,22.364768616526351507,8.065506316323547864,937.01267951637760237,1,0,1);
INSERT INTO standings VALUES('rivals',1575329646197604352,8107,1575329646197604358,27.635231383473648492,8.065506316323547864,1095.1265625247967818,1,1,1);
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
INSERT INTO rating_points VALUES('rivals',1575329646197604357,1,1795658303514,22.364768616526351507,8.065506316323547864);
INSERT INTO rating_points VALUES('rivals',1575329646197604358,1,1795658303514,27.635231383473648492,8.065506316323547864);
CREATE TABLE entered_results (
    game text primary key not null,
    number integer not null
) strict, without rowid;
INSERT INTO entered_results VALUES('rivals',1);
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
INSERT INTO meetings VALUES(1575329646197604357,1575329646197604358,'rivals',1,0,1);
INSERT INTO meetings VALUES(1575329646197604358,1575329646197604357,'rivals',1,1,0);
CREATE TABLE server_settings (
    guild integer not null,
    what text not null,
    value text not null,
    primary key (guild, what)
) strict, without rowid;
CREATE TABLE server_changes (
    number integer primary key not null,
    guild integer not null,
    at integer not null,
    -- Who. They need not have played, so they need not be one of `people`.
    person integer not null,
    -- Which setting, or 'match' where a moderator ended one.
    what text not null,
    -- What held before and after; the number of the match and what became of it.
    before text not null,
    after text not null
) strict;
CREATE TABLE blocks (
    person integer not null references people (id),
    -- Whose challenges the person does not take.
    blocked integer not null,
    primary key (person, blocked)
) strict, without rowid;
CREATE TABLE IF NOT EXISTS "totals" (
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
    -- Matches that were played to their end by the rules, and the points of those.
    played_out integer not null default 0,
    points integer not null,
    -- Finished rounds, and what they brought.
    rounds integer not null,
    round_points integer not null,
    -- The match with the most points of those that were played out, the first of them; null if none was.
    best_points integer,
    best_match integer,
    best_at integer,
    primary key (person, game, is_rated)
) strict, without rowid;
INSERT INTO totals VALUES(1575329646197604357,'rivals',1,1,0,0,0,0,0,0,0,0,NULL,NULL,NULL);
INSERT INTO totals VALUES(1575329646197604358,'rivals',1,1,1,0,1,1,0,0,0,0,NULL,NULL,NULL);
CREATE TABLE lessons (
    person integer not null references people (id),
    game text not null,
    -- The number of the question to go on with, counted from 0; the number of questions once all are answered.
    next integer not null check (next between 0 and 255),
    primary key (person, game)
) strict, without rowid;
CREATE TABLE clocks (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    stage text not null,
    -- When its time is up, and when the clock rings next; null until its player could be called.
    due_at integer,
    next_at integer check ((next_at is null) = (due_at is null)),
    primary key (match, seat)
) strict, without rowid;
INSERT INTO clocks VALUES(1,0,'running',1796263070162,1796263070162);
INSERT INTO clocks VALUES(2,0,'running',1796263080795,1796263080795);
INSERT INTO clocks VALUES(4,0,'running',1796263097827,1796263097827);
CREATE TABLE heartbeat (
    id integer primary key not null check (id = 1),
    at integer not null
) strict;
INSERT INTO heartbeat VALUES(1,1795658307388);
CREATE TABLE daily_days (
    -- Days since the beginning of 1970, UTC.
    day integer primary key,
    -- What the dice of the day are drawn from; its fingerprint is public before, the secret after the day.
    secret text not null
, is_shown integer not null default 0 check (is_shown in (0, 1))) strict;
INSERT INTO daily_days VALUES(20783,'58d841f279d38f1fe1cce6ce703d456f44514dd2b6b29fe86961acd3be96e050',0);
INSERT INTO daily_days VALUES(20784,'bde652bd11b379de9dfbe25b24877ae464a2ff43ac332cb30988c1d1b4e34138',0);
INSERT INTO daily_days VALUES(20785,'cac064ccc3f1049d29d8d067bf05e981c00bacefd11bd51045d95bf6f9b94b91',0);
CREATE TABLE daily_plays (
    day integer not null references daily_days (day),
    person integer not null references people (id),
    -- A day that is over can be played again; that counts nowhere.
    is_practice integer not null check (is_practice in (0, 1)),
    -- Where it was begun; null in direct messages and where the bot is not installed.
    guild integer,
    -- The log, as in a match file.
    steps text not null check (json_valid(steps)),
    version integer not null check (version >= 0),
    begun_at integer not null,
    finished_at integer,
    points integer, losses text check (losses is null or json_valid(losses)),
    check ((finished_at is null) = (points is null)),
    primary key (day, person, is_practice)
) strict, without rowid;
INSERT INTO daily_plays VALUES(20783,1575329646197604359,0,1575329646197604352,'[{"chance":{"first":0}},{"chance":{"roll":{"colours":["y","o","y"],"numbers":[9,1,5]}}},{"act":"take.o.1","seat":0},{"act":"take.y.5","seat":1},{"chance":{"roll":{"colours":["p","p","o"],"numbers":[2,8,9]}}},{"act":"take.p.2","seat":1}]',2,1795658298141,NULL,NULL,NULL);
CREATE TABLE aways (
    person integer not null references people (id),
    since integer not null,
    -- When it ends, or ended before that.
    until integer not null check (until >= since),
    is_over integer not null default 0 check (is_over in (0, 1)),
    primary key (person, since)
) strict, without rowid;
CREATE TABLE prepared (
    match integer not null references matches (id),
    seat integer not null check (seat between 0 and 4),
    -- What is to be played, in the short form of the game.
    plan text not null,
    -- The version of the match for which it was made.
    version integer not null,
    -- Why it is not played, for its owner to be told; null as long as it waits for the turn.
    void text,
    primary key (match, seat)
) strict, without rowid;
INSERT INTO prepared VALUES(1,1,'play.y4+draw',31,NULL);
CREATE TABLE prepared_steps (
    match integer not null references matches (id),
    ply integer not null check (ply >= 0),
    primary key (match, ply)
) strict, without rowid;
CREATE TABLE reviews (
    match integer primary key references matches (id),
    -- Of the program's way to make them; one that was made in another way is made again.
    version integer not null check (version > 0),
    review text not null check (length(review) > 1)
) strict;
INSERT INTO reviews VALUES(3,5,'{"start":[-1636,5250],"start_errors":[1354,1241],"end":[-4667,10416],"is_stopped":true,"n_worlds":12,"changes":[{"step":2,"cause":"chance","amounts":[552,-84]},{"step":4,"cause":"chance","amounts":[2584,-166]},{"step":6,"cause":"chance","amounts":[-417,-13334]},{"step":10,"cause":{"act":{"seat":1,"played":"bid.9","better":"bid.7","of_played":{"now":0,"expected":103,"turns":81},"of_better":{"now":0,"expected":109,"turns":82},"error":3346}},"amounts":[6833,-6833]},{"step":11,"cause":{"act":{"seat":0,"played":"bid.13","better":"pass","of_played":{"now":0,"expected":89,"turns":76},"of_better":{"now":0,"expected":107,"turns":81},"error":4710}},"amounts":[-31583,31583]},{"step":12,"cause":{"act":{"seat":1,"played":"bid.17","better":"pass","of_played":{"now":0,"expected":83,"turns":70},"of_better":{"now":0,"expected":117,"turns":78},"error":7944}},"amounts":[59750,-59750]},{"step":13,"cause":{"act":{"seat":0,"played":"bid.18","better":"pass","of_played":{"now":-18,"expected":73,"turns":68},"of_better":{"now":0,"expected":121,"turns":74},"error":6411}},"amounts":[-88916,88916]},{"step":14,"cause":{"act":{"seat":0,"played":"done","better":"lay.yw","of_played":{"now":0,"expected":67,"turns":67},"of_better":{"now":0,"expected":76,"turns":67},"error":3071}},"amounts":[-23083,23083]},{"step":15,"cause":"chance","amounts":[5749,-749]},{"step":16,"cause":{"act":{"seat":1,"played":"auction.4","better":"reveal","of_played":{"now":-4,"expected":136,"turns":69},"of_better":{"now":0,"expected":138,"turns":68},"error":3263}},"amounts":[7833,-7833]},{"step":20,"cause":"chance","amounts":[14500,2667]},{"step":22,"cause":"chance","amounts":[-11250,-10250]},{"step":23,"cause":{"act":{"seat":1,"played":"auction.6","better":"reveal","of_played":{"now":-6,"expected":131,"turns":70},"of_better":{"now":0,"expected":133,"turns":69},"error":1474}},"amounts":[11416,-11416]},{"step":25,"cause":"chance","amounts":[3418,2332]},{"step":27,"cause":"chance","amounts":[13083,-6500]},{"step":28,"cause":{"act":{"seat":1,"played":"auction.7","better":"reveal","of_played":{"now":-7,"expected":111,"turns":68},"of_better":{"now":0,"expected":124,"turns":68},"error":5179}},"amounts":[26500,-26500]}]}');
CREATE TABLE daily_tables (
    guild integer primary key,
    -- The first day whose table has not been posted; it can be when that day is over.
    next_day integer not null,
    -- Whether Discord did not take the last one.
    is_refused integer not null default 0 check (is_refused in (0, 1))
) strict;
CREATE TABLE finishes (
    person integer primary key not null,
    matches integer not null,
    finished integer not null check (finished between 0 and matches)
) strict;
INSERT INTO finishes VALUES(1575329646197604357,1,1);
INSERT INTO finishes VALUES(1575329646197604358,1,1);
CREATE TABLE compatibility (
    id integer primary key not null check (id = 1),
    compatible_from integer not null check (compatible_from > 0)
) strict;
INSERT INTO compatibility VALUES(1,26);
CREATE TABLE processes (
    id integer primary key not null,
    -- The version of the program.
    version text not null,
    started_at integer not null,
    -- When it last wrote that it is there, by the clock of the database.
    beat_at integer not null
) strict;
CREATE TABLE daily_strong (
    day integer primary key references daily_days (day),
    -- Of the program's way to play; what was worked out in another way is worked out again.
    version integer not null check (version > 0),
    points integer not null
) strict;
CREATE TABLE daily_spent (
    day integer not null references daily_days (day),
    mark text not null check (length(mark) = 64),
    primary key (day, mark)
) strict, without rowid;
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
CREATE INDEX history_of_a_server on results (guild, at, match);
CREATE INDEX history_of_a_server_and_game on results (guild, game, at, match);
CREATE INDEX history_of_a_person_and_game on result_seats (person, in_game, at) where person is not null;
CREATE INDEX history_of_a_person_on_a_server on result_seats (person, in_guild, at) where person is not null;
CREATE INDEX history_of_a_person_on_a_server_and_game on result_seats (person, in_guild, in_game, at)
    where person is not null;
CREATE INDEX finished_in_a_channel on matches (channel, id) where state = 'finished';
CREATE INDEX changes_of_a_server on server_changes (guild, number);
CREATE INDEX changes_by_a_person on server_changes (person);
CREATE INDEX open_matches_of_a_host on matches (host, guild) where state in ('lobby', 'playing');
CREATE UNIQUE INDEX one_open_match_in_a_channel on matches (channel)
    where state in ('lobby', 'playing') and asleep_since is null;
CREATE INDEX sleeping_matches on matches (channel) where asleep_since is not null;
CREATE INDEX hosted_matches on matches (host);
CREATE INDEX matches_closed_by on matches (closed_by) where closed_by is not null;
CREATE INDEX seats_left_by on seats (left_by, match) where left_by is not null;
CREATE INDEX matches_with_invited on matches (invited) where invited <> '[]';
CREATE INDEX matches_with_pinged on matches (pinged) where pinged <> '[]';
CREATE INDEX blocks_of_a_challenger on blocks (blocked);
CREATE INDEX ringing_clocks on clocks (next_at) where next_at is not null;
CREATE INDEX clocks_not_started on clocks (match) where next_at is null;
CREATE INDEX daily_points on daily_plays (day, points) where is_practice = 0 and points is not null;
CREATE INDEX daily_points_of_a_server on daily_plays (guild, day, points)
    where is_practice = 0 and points is not null and guild is not null;
CREATE INDEX daily_plays_of_a_person on daily_plays (person);
CREATE UNIQUE INDEX people_away on aways (person) where is_over = 0;
CREATE INDEX aways_by_end on aways (until) where is_over = 0;
CREATE INDEX daily_tables_due on daily_tables (next_day);
CREATE INDEX matches_in_play_on_a_server on matches (guild, id) where state = 'playing';
CREATE INDEX kept_matches on matches (keeper) where keeper is not null;
COMMIT;
