//! What becomes of everything that is kept of somebody who has it deleted.

mod columns;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use lostcities::match_file;
use lostcities::store::{
    ChannelId, GuildId, Invited, MatchId, Person, PersonId, State, Store, StoredResult,
};
use lostcities::table::{
    Click, Company, GameKind, LessonProgress, Proposal, Refusal, Setting, System, TableError,
    Tables,
};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};
use tempfile::TempDir;

use super::kept::{program, said};
use columns::{IMPERSONAL, IN_FILE, PERSONAL};

/// Whose data is deleted: an id as long as those of Discord, and a name that stands nowhere by chance.
const ZOE: (u64, &str) = (765_432_109_876_543_210, "Zoë Unvergesslich");
const ANNA: (u64, &str) = (11, "Anna");
const BEN: (u64, &str) = (12, "Ben");

const GUILD: GuildId = GuildId(5);

/// More actions than any of these matches has.
const TO_THE_END: usize = 5_000;

fn person((id, name): (u64, &str)) -> Person {
    Person {
        id: PersonId(id),
        name: name.to_owned(),
        locale: None,
        pings: None,
    }
}

fn id((id, _): (u64, &str)) -> PersonId {
    PersonId(id)
}

/// A database that fills up with matches, each in a channel of its own.
struct Home {
    tables: Tables,
    path: std::path::PathBuf,
    _folder: TempDir,
    n: u64,
}

impl Home {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("matches.sqlite");
        let store = Store::open(&path).await.unwrap();
        Self {
            tables: Tables::new(store, Arc::new(System)),
            path,
            _folder: folder,
            n: 0,
        }
    }

    fn next(&mut self) -> u64 {
        self.n += 1;
        self.n
    }

    /// A match on a server of its own: one person has a few invitations open on each.
    async fn open(&mut self, game: GameKind, host: (u64, &str), company: Company) -> MatchId {
        let guild = GuildId(1_000 + self.n);
        self.open_on(guild, game, host, company).await
    }

    async fn open_on(
        &mut self,
        guild: GuildId,
        game: GameKind,
        host: (u64, &str),
        company: Company,
    ) -> MatchId {
        let n = self.next();
        let options = match game {
            GameKind::Classic | GameKind::BoardGame => json!({"rounds": 1}),
            GameKind::RollWrite | GameKind::Rivals => json!({}),
        };
        let is_alone = matches!(company, Company::Computers(_));
        let proposal = Proposal {
            game,
            options,
            // Against the computer she plays in her direct messages.
            guild: (!is_alone).then_some(guild),
            channel: ChannelId(n),
            locale: "en".to_owned(),
            host: person(host),
            company,
            interaction: n,
        };
        self.tables
            .challenges()
            .challenge(proposal)
            .await
            .unwrap()
            .id
    }

    /// A match between two that has begun.
    async fn between(
        &mut self,
        game: GameKind,
        host: (u64, &str),
        opponent: (u64, &str),
    ) -> MatchId {
        let company = Company::Opponent(person(opponent));
        let opened = self.open_on(GUILD, game, host, company).await;
        let n = self.next();
        self.tables
            .challenges()
            .accept(Click::by_person(opened, id(opponent), n))
            .await
            .unwrap();
        opened
    }

    /// A table of three at which these sit, begun if it is full.
    async fn table(&mut self, game: GameKind, people: &[(u64, &str)]) -> MatchId {
        let company = Company::Anybody {
            seats: Some(3),
            computers: 0,
            invited: [ZOE, BEN].map(|who| Invited::Person(id(who)).into()).into(),
        };
        let opened = self.open(game, people[0], company).await;
        for &other in &people[1..] {
            let n = self.next();
            let (other, click) = (person(other), Click::by_person(opened, id(other), n));
            self.tables.lobby().join(click, &other.name).await.unwrap();
        }
        opened
    }

    /// Plays so many actions, or until the match is over.
    async fn play(&mut self, played: MatchId, n_actions: usize) {
        let stored = self
            .tables
            .store()
            .matches()
            .load(played)
            .await
            .unwrap()
            .unwrap();
        let people: Vec<PersonId> = stored
            .seats
            .iter()
            .filter_map(|(_, person)| person.as_ref().map(|person| person.id))
            .collect();
        for done in 0..n_actions {
            let mut acted = false;
            for &who in &people {
                let choices = self
                    .tables
                    .views()
                    .choices(stored.terms.channel, who)
                    .await
                    .unwrap();
                if let Some(choice) = choices.get(done * 7 % choices.len().max(1)) {
                    let n = self.next();
                    let click = Click::by_person(played, who, n);
                    let act = self.tables.act(click, &choice.action, None);
                    act.await.unwrap();
                    acted = true;
                    break;
                }
            }
            if !acted {
                return;
            }
        }
    }

    /// Matches of every game in every state with the person in every part, and some without them.
    async fn fill(&mut self) {
        for game in GameKind::ALL {
            for (host, opponent) in [(ZOE, ANNA), (ANNA, BEN)] {
                let finished = self.between(game, host, opponent).await;
                self.play(finished, TO_THE_END).await;
                assert_eq!(self.state(finished).await, State::Finished, "{game}");
            }
            let given_up = self.between(game, BEN, ZOE).await;
            let n = self.next();
            self.tables
                .endings()
                .resign(Click::by_person(given_up, id(ZOE), n))
                .await
                .unwrap();
            let running = self.between(game, ZOE, BEN).await;
            self.play(running, 5).await;
            let alone = self.open(game, ZOE, Company::Computers(1)).await;
            let n = self.next();
            self.tables.challenges().begin(alone, n).await.unwrap();
            self.play(alone, 3).await;
            let declined = self.open(game, ANNA, Company::Opponent(person(ZOE))).await;
            let n = self.next();
            self.tables
                .challenges()
                .decline(Click::by_person(declined, id(ZOE), n))
                .await
                .unwrap();
            self.open(game, ZOE, Company::Opponent(person(BEN))).await;
            self.open(game, BEN, Company::Opponent(person(ZOE))).await;
            if game.seats().contains(&3) {
                let running = self.table(game, &[ZOE, ANNA, BEN]).await;
                self.play(running, 4).await;
                let left = self.table(game, &[ZOE, ANNA, BEN]).await;
                let n = self.next();
                self.tables
                    .endings()
                    .resign(Click::by_person(left, id(ZOE), n))
                    .await
                    .unwrap();
                self.table(game, &[ZOE]).await;
                self.table(game, &[ZOE, ANNA]).await;
                self.table(game, &[ANNA, ZOE]).await;
                self.table(game, &[ANNA]).await;
            }
        }
        for (host, opponent) in [(BEN, ZOE), (ZOE, ANNA)] {
            let challenge = self.open(GameKind::Classic, host, Company::Opponent(person(opponent)));
            let challenge = challenge.await;
            let n = self.next();
            let blocked = self
                .tables
                .challenges()
                .block(Click::by_person(challenge, id(opponent), n))
                .await;
            assert_eq!(blocked.unwrap(), id(host));
        }
        let progress = LessonProgress {
            game: GameKind::Classic,
            next: 3,
        };
        let mut chosen = person(ZOE);
        let learned = self
            .tables
            .profiles()
            .save_lesson_progress(&chosen, progress);
        learned.await.unwrap();
        chosen.locale = Some("de".to_owned());
        self.tables.profiles().choose(&chosen).await.unwrap();
        for has_leaderboard in [false, true] {
            let setting = vec![Setting::Leaderboard(has_leaderboard)];
            let decided = self.tables.policies().decide(GUILD, id(ZOE), setting).await;
            decided.unwrap();
        }
    }

    async fn state(&self, of: MatchId) -> State {
        let stored = self.tables.store().matches().load(of).await.unwrap();
        stored.unwrap().state()
    }

    /// What became of every match that has ended.
    async fn results(&self) -> Vec<StoredResult> {
        let mut results = Vec::new();
        for id in self.tables.store().matches().match_ids().await.unwrap() {
            results.extend(self.tables.store().results().result_of(id).await.unwrap());
        }
        results
    }
}

/// Every table with every column, from the database itself.
async fn columns(path: &Path) -> Vec<(String, String)> {
    let mut other = SqliteConnection::connect(path.to_str().unwrap())
        .await
        .unwrap();
    let rows = sqlx::query(
        "select tables.name as of, columns.name as name
         from sqlite_master as tables join pragma_table_info(tables.name) as columns
         where tables.type = 'table' and tables.name not like '\\_sqlx%' escape '\\' order by 1, columns.cid",
    )
    .fetch_all(&mut other)
    .await
    .unwrap();
    other.close().await.unwrap();
    rows.iter()
        .map(|row| (row.get("of"), row.get("name")))
        .collect()
}

/// Everything that stands in the database, column by column, as text.
async fn dump(path: &Path) -> Vec<(String, Vec<String>)> {
    let columns = columns(path).await;
    let mut other = SqliteConnection::connect(path.to_str().unwrap())
        .await
        .unwrap();
    let mut dump = Vec::new();
    for (table, column) in columns {
        let text = format!("select cast(\"{column}\" as text) from \"{table}\"");
        let rows = sqlx::query(sqlx::AssertSqlSafe(text))
            .fetch_all(&mut other)
            .await
            .unwrap();
        let values = rows
            .iter()
            .filter_map(|row| row.get::<Option<String>, _>(0))
            .collect();
        dump.push((format!("{table}.{column}"), values));
    }
    other.close().await.unwrap();
    dump
}

/// All standings and rating curves as text, with whose they are and whether a leaderboard shows them.
async fn ratings(path: &Path) -> Vec<(i64, String)> {
    let mut other = SqliteConnection::connect(path.to_str().unwrap())
        .await
        .unwrap();
    let rows = sqlx::query(
        "select person, concat_ws(' ', 'stands', game, guild, season, mean, uncertainty, matches, wins,
             iif(is_listed, 'true', 'false')) as row from standings
         union all
         select person, concat_ws(' ', 'point', game, number, at, mean, uncertainty, 'false') from rating_points
         order by 2",
    )
    .fetch_all(&mut other)
    .await
    .unwrap();
    other.close().await.unwrap();
    rows.iter()
        .map(|row| (row.get("person"), row.get("row")))
        .collect()
}

/// Whether a text names the person.
fn names(text: &str) -> bool {
    text.contains(&ZOE.0.to_string()) || text.contains(ZOE.1)
}

/// The columns that name the person.
async fn naming(path: &Path) -> BTreeSet<String> {
    let dump = dump(path).await.into_iter();
    dump.filter(|(_, values)| values.iter().any(|value| names(value)))
        .map(|(column, _)| column)
        .collect()
}

/// Whether the bytes of the person's name or id stand in a file, even where nothing refers to them any more.
fn holds_bytes(path: &Path) -> bool {
    let bytes = std::fs::read(path).unwrap_or_default();
    let found = |wanted: &[u8]| bytes.windows(wanted.len()).any(|window| window == wanted);
    found(ZOE.1.as_bytes()) || found(&ZOE.0.to_be_bytes()) || found(ZOE.0.to_string().as_bytes())
}

#[tokio::test]
async fn of_every_column_it_is_known_whether_it_may_hold_a_person() {
    let home = Home::new().await;
    let all: BTreeSet<String> = columns(&home.path)
        .await
        .into_iter()
        .map(|(table, column)| format!("{table}.{column}"))
        .collect();
    let known = PERSONAL.iter().chain(IMPERSONAL);
    let known: BTreeSet<String> = known.map(|&column| column.to_owned()).collect();
    assert_eq!(all, known);
}

#[tokio::test]
async fn whoever_is_forgotten_stands_nowhere_and_the_others_keep_their_matches() {
    let mut home = Home::new().await;
    home.fill().await;
    // A pinged person is written by what shows the match, which is not here.
    super::kept::sql(
        &home.path,
        "update matches set pinged = '[12,765432109876543210]' where state = 'playing' and id % 2 = 0",
    )
    .await;
    let named: BTreeSet<String> = PERSONAL.iter().map(|&column| column.to_owned()).collect();
    assert_eq!(naming(&home.path).await, named, "the test fills them all");
    let (before, n_matches) = (home.results().await, home.n_matches().await);
    let ratings = ratings(&home.path).await;
    let of_others = |rows: &[(i64, String)]| {
        let others = rows.iter().filter(|(of, _)| [11, 12].contains(of));
        others.cloned().collect::<Vec<_>>()
    };
    assert!(of_others(&ratings).len() > 20);

    let mine = home.tables.profiles().personal_data(id(ZOE)).await.unwrap();
    assert!(mine.matches.len() > 30);
    assert!(mine.matches.iter().any(|kept| kept.tally.is_some()));
    for column in PERSONAL {
        let (table, _) = column.split_once('.').unwrap();
        let sums = mine
            .sums
            .iter()
            .filter(|(of, rows)| *of == table && !rows.is_empty());
        let is_in_file = IN_FILE.contains(&table) || sums.count() == 1;
        assert!(is_in_file, "{table} is no part of what she takes along");
    }
    let changed = home.tables.profiles().forget(id(ZOE)).await.unwrap();
    assert!(changed.len() > 20, "{changed:?}");

    assert_eq!(naming(&home.path).await, BTreeSet::new());
    assert!(
        home.tables
            .profiles()
            .personal_data(id(ZOE))
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(home.n_matches().await, n_matches);
    for other in [ANNA, BEN] {
        let theirs = home
            .tables
            .profiles()
            .personal_data(id(other))
            .await
            .unwrap();
        assert!(theirs.matches.len() > 10);
        assert!(!names(&theirs.to_json(id(other)).to_string()));
    }
    // Nobody's rating changes, and what follows from the results is still there.
    let rebuilt = home
        .tables
        .store()
        .ratings()
        .rebuild_ratings()
        .await
        .unwrap();
    assert!(rebuilt.n_results > 0);
    assert_eq!(rebuilt.n_changed, 0);
    // Nobody else's rating moves by a digit, and hers stay where they are, on no leaderboard.
    let after = self::ratings(&home.path).await;
    assert_eq!(of_others(&ratings), of_others(&after));
    assert_eq!(ratings.len(), after.len());
    let gone = after.iter().filter(|(of, _)| *of < 0);
    assert!(gone.clone().count() > 10 && gone.clone().all(|(_, row)| row.ends_with("false")));
    // What has ended has ended as it did, for everybody.
    let after = home.results().await;
    for before in &before {
        let after = after.iter().find(|after| after.id == before.id).unwrap();
        assert_eq!((before.at, before.is_rated), (after.at, after.is_rated));
        for (was, is) in before
            .seats
            .as_slice()
            .iter()
            .zip(after.seats.as_slice().iter())
        {
            assert_eq!((was.points, was.place), (is.points, is.place));
            match was.person {
                Some(person) if person == id(ZOE) => {
                    assert!(is.person.unwrap().is_anonymous());
                }
                other => assert_eq!(other, is.person),
            }
        }
    }
    // Their sums are those of nobody now, and still follow from the results.
    let sums = home
        .tables
        .store()
        .statistics()
        .totals(id(ZOE))
        .await
        .unwrap();
    assert_eq!(sums, []);
    let before = dump(&home.path).await;
    home.tables.store().statistics().recount().await.unwrap();
    assert_eq!(dump(&home.path).await, before);
    home.tables.store().close().await;
    for ending in ["", "-wal", "-shm"] {
        let mut file = home.path.clone().into_os_string();
        file.push(ending);
        assert!(!holds_bytes(Path::new(&file)), "{ending}");
    }
}

impl Home {
    async fn n_matches(&self) -> usize {
        self.tables
            .store()
            .matches()
            .match_ids()
            .await
            .unwrap()
            .len()
    }
}

#[tokio::test]
async fn the_summary_counts_what_the_export_holds() {
    let mut home = Home::new().await;
    home.fill().await;
    for who in [ZOE, ANNA, BEN] {
        let kept = home.tables.profiles().personal_data(id(who)).await.unwrap();
        let summary = home
            .tables
            .profiles()
            .personal_summary(id(who))
            .await
            .unwrap();
        let open = kept.matches.iter().filter(|kept| {
            let has_seat = kept.seat.is_some() && !kept.has_left;
            kept.state.is_open() && has_seat
        });
        let counted = [
            kept.matches.len(),
            open.count(),
            kept.matches.iter().map(|kept| kept.acts.len()).sum(),
            kept.sums.iter().map(|(_, rows)| rows.len()).sum(),
            kept.decisions.len(),
            kept.lessons.len(),
        ];
        assert!(counted[..4].iter().all(|&n| n > 0), "{counted:?}");
        let summed = [
            summary.n_matches,
            summary.n_open,
            summary.n_acts,
            summary.n_sums,
            summary.n_decisions,
            summary.n_lessons,
        ];
        assert_eq!(summed.map(|n| usize::try_from(n).unwrap()), counted);
        assert_eq!(
            (summary.person, summary.is_listed),
            (kept.person, kept.is_listed)
        );
    }
}

#[tokio::test]
async fn matches_with_somebody_who_was_forgotten_still_verify_and_go_on() {
    let mut home = Home::new().await;
    home.fill().await;
    home.tables.profiles().forget(id(ZOE)).await.unwrap();
    let mut n_verified = 0;
    for number in home.tables.store().matches().match_ids().await.unwrap() {
        let state = home.state(number).await;
        let stored = home
            .tables
            .store()
            .matches()
            .load(number)
            .await
            .unwrap()
            .unwrap();
        let is_there = stored.seats.iter().any(|(_, person)| {
            let person = person.as_ref();
            person.is_some_and(|person| person.id.is_anonymous())
        });
        assert!(
            !(state.is_open() && is_there),
            "nobody waits for her: {number}"
        );
        if state == State::Playing {
            home.play(number, TO_THE_END).await;
        }
        if home.state(number).await == State::Finished {
            let (is_content, line) = said(&program(&home.path, &["export", &number.to_string()]));
            assert!(is_content && !names(&line), "{line}");
            match_file::verify(&line).unwrap();
            n_verified += 1;
        }
    }
    assert!(n_verified > 15);
    let (_, list) = said(&program(&home.path, &["matches"]));
    assert!(!names(&list) && list.contains("Anna"));
    let lines = list.lines().filter_map(|line| {
        let line: Value = serde_json::from_str(line).ok()?;
        let seats = line["seats"].as_array()?.clone();
        seats
            .iter()
            .any(|seat| seat.is_object() && seat["id"].is_null())
            .then_some(())
    });
    assert!(lines.count() > 10, "{list}");
}

#[tokio::test]
async fn two_who_are_forgotten_stay_two() {
    let mut home = Home::new().await;
    let played = home.between(GameKind::Classic, ZOE, ANNA).await;
    let n = home.next();
    home.tables
        .endings()
        .resign(Click::by_person(played, id(ZOE), n))
        .await
        .unwrap();
    for gone in [ZOE, ANNA] {
        home.tables.profiles().forget(id(gone)).await.unwrap();
    }
    let stored = home
        .tables
        .store()
        .matches()
        .load(played)
        .await
        .unwrap()
        .unwrap();
    let seats: BTreeSet<PersonId> = stored
        .seats
        .iter()
        .filter_map(|(_, person)| person.as_ref().map(|person| person.id))
        .collect();
    assert_eq!(seats.len(), 2);
    assert!(seats.iter().all(|person| person.is_anonymous()));
}

#[tokio::test]
async fn of_whom_nothing_is_kept_nothing_is_deleted() {
    let home = Home::new().await;
    let refused = home.tables.profiles().forget(id(ZOE)).await;
    assert!(matches!(
        refused,
        Err(TableError::Refused(Refusal::NothingKept))
    ));
    assert_eq!(naming(&home.path).await, BTreeSet::new());
    let people = dump(&home.path).await;
    let people = people.iter().find(|(column, _)| column == "people.id");
    assert_eq!(people.map(|(_, ids)| ids.len()), Some(0));
}

#[test]
fn the_page_for_people_names_every_table_that_may_hold_one() {
    let page = include_str!("../../PRIVACY.md");
    for column in PERSONAL {
        let (table, _) = column.split_once('.').unwrap();
        assert!(page.contains(&format!("`{table}`")), "{table}");
    }
}
