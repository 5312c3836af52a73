//! Every statement of the store is one that SQLite understands, and none reads a whole table, except for those that are listed
//! here with a reason.

pub mod source;

use lostcities::store::Store;
use sqlx::{AssertSqlSafe, Executor, Row, SqlSafeStr, SqliteConnection};
use tempfile::TempDir;

use crate::kept::connected;
use source::{Said, said, store};

/// What reads a table or an index from end to end: the file, how the statement begins, what is read, and why it may.
const MAY_SCAN: &str = include_str!("query_plans/may_scan.txt");

/// What is read in a transaction that may write, so that others wait, and is neither limited nor one row nor the rows of a match:
/// the file, how the statement begins, by which index, and why there are few.
const MAY_READ: &str = include_str!("query_plans/may_read.txt");

/// A file whose transactions only read, and one for a command of the host.
const READERS: [&str; 2] = ["people/personal_summary.rs", "results/rebuild.rs"];

/// What is given to sqlx and is not written there as a text: the file, the argument, and where its plan is looked at.
const COMPOSED: &str = include_str!("query_plans/composed.txt");

/// The rows of such a list.
fn rows<const N: usize>(list: &'static str) -> Vec<[&'static str; N]> {
    let rows = list.lines().map(|line| line.split(" | ").collect());
    rows.map(|row: Vec<&str>| row.try_into().expect("a row of a list"))
        .collect()
}

/// The tables and indexes that are read from end to end to answer a statement. Those that belong to the statement itself
/// are left out: what is in them was found before.
async fn scanned(database: &mut SqliteConnection, statement: &str) -> Vec<String> {
    let explain = format!("explain query plan {statement}");
    let plan = sqlx::raw_sql(AssertSqlSafe(explain))
        .fetch_all(database)
        .await;
    let plan = plan.unwrap_or_else(|error| panic!("{statement}: {error}"));
    let details = plan.iter().map(|row| row.get::<String, _>("detail"));
    let scans = details.filter_map(|detail| match detail.strip_prefix("SCAN ") {
        // The index where one is read, otherwise the table.
        Some(scanned) => match scanned.split_once(" INDEX ") {
            Some((table, _)) if table.ends_with("VIRTUAL TABLE") => {
                table.split(' ').next().map(str::to_owned)
            }
            Some((_, index)) => Some(index.to_owned()),
            None => Some(scanned.to_owned()),
        },
        // An index that SQLite makes for one answer is made of a whole table.
        None => detail.contains("AUTOMATIC").then_some(detail),
    });
    let is_own = |scanned: &String| {
        let own = [
            "(subquery",
            "CONSTANT ROW",
            "2-ROW VALUES",
            "json_each",
            "mine",
            "levels",
        ];
        own.iter().any(|own| scanned.starts_with(own))
    };
    scans.filter(|scanned| !is_own(scanned)).collect()
}

async fn empty() -> (SqliteConnection, TempDir) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    Store::open(&path).await.unwrap().close().await;
    (connected(&path).await, folder)
}

/// Every statement with its file.
fn statements() -> Vec<(String, String)> {
    let statements = store().into_iter().flat_map(|(file, said)| {
        let statements = said.statements.into_iter();
        statements.map(move |statement| (file.clone(), statement))
    });
    statements.collect()
}

#[tokio::test]
async fn every_statement_of_the_store_is_understood() {
    let (mut database, _folder) = empty().await;
    let statements = statements();
    for (file, statement) in &statements {
        let sql = AssertSqlSafe(statement.clone()).into_sql_str();
        let prepared = database.prepare(sql).await;
        assert!(prepared.is_ok(), "{file}: {statement}\n{prepared:?}");
    }
    assert!(
        statements.len() > 80,
        "only {} were found",
        statements.len()
    );
}

#[tokio::test]
async fn no_statement_of_the_store_reads_a_whole_table_without_a_reason() {
    let (mut database, _folder) = empty().await;
    let may_scan = rows::<4>(MAY_SCAN);
    let mut unused = may_scan.clone();
    for (file, statement) in statements() {
        if ["pragma", "vacuum"]
            .iter()
            .any(|verb| statement.starts_with(verb))
        {
            continue;
        }
        for scanned in scanned(&mut database, &statement).await {
            let is_this = |&[of, beginning, what, _]: &[&str; 4]| {
                of == file && statement.starts_with(beginning) && what == scanned
            };
            assert!(
                may_scan.iter().any(is_this),
                "{file} reads all of {scanned}: {statement}"
            );
            unused.retain(|may| !is_this(may));
        }
    }
    assert_eq!(unused, [[""; 4]; 0], "nobody reads these any more");
}

#[tokio::test]
async fn what_a_person_has_open_is_found_without_the_matches_that_are_packed() {
    let (mut database, _folder) = empty().await;
    let open = statements()
        .into_iter()
        .map(|(_, statement)| statement)
        .filter(|statement| statement.contains("is_packed = 0"));
    let open: Vec<String> = open.collect();
    assert!(open.len() > 5, "only {} were found", open.len());
    for statement in open {
        let explain = AssertSqlSafe(format!("explain query plan {statement}"));
        let plan = sqlx::raw_sql(explain).fetch_all(&mut database).await;
        let searches = plan.unwrap().into_iter().map(|row| row.get("detail"));
        let searches: Vec<String> = searches.collect();
        assert!(
            searches
                .iter()
                .any(|search| search
                    .contains("unpacked_seats_of_a_person (person=? AND is_packed=?")),
            "{statement}: {searches:?}"
        );
    }
}

/// Whether a search finds no more rows than one match has, or one row.
async fn is_bounded(database: &mut SqliteConnection, search: &str) -> bool {
    let one = ["match=?", "(id=?", "rowid=?"];
    if !search.starts_with("SEARCH ") || one.iter().any(|key| search.contains(key)) {
        return true;
    }
    let words: Vec<&str> = search.split(' ').collect();
    let after = |word| Some(words[words.iter().position(|it| *it == word)? + 1]);
    let n_given = search.matches("=?").count();
    let keys = "select (select count(*) from pragma_index_info(list.name)) from pragma_index_list($1) as list
                where list.\"unique\" and (list.name = $2 or list.origin = 'pk' and $2 = 'KEY')";
    let index = after("INDEX").or(after("PRIMARY"));
    let found = sqlx::query_scalar(keys).bind(words[1]).bind(index);
    let n_keys: Option<i64> = found.fetch_optional(&mut *database).await.unwrap();
    n_keys.is_some_and(|n| usize::try_from(n) == Ok(n_given))
}

#[tokio::test]
async fn what_a_writer_reads_is_bounded_or_has_a_reason() {
    let (mut database, _folder) = empty().await;
    let may_read = rows::<4>(MAY_READ);
    let (mut unused, mut unbounded) = (may_read.clone(), Vec::new());
    let files = store().into_iter();
    for (file, said) in files.filter(|(file, _)| !READERS.contains(&file.as_str())) {
        let all = said.in_transactions.into_iter();
        let is_long = |it: &String| !it.starts_with("insert") && !it.contains(" limit ");
        for statement in all.filter(is_long) {
            let explain = AssertSqlSafe(format!("explain query plan {statement}"));
            let plan = sqlx::raw_sql(explain).fetch_all(&mut database).await;
            for row in plan.unwrap_or_else(|error| panic!("{statement}: {error}")) {
                let search: String = row.get("detail");
                if is_bounded(&mut database, &search).await {
                    continue;
                }
                let is_this = |&[of, beginning, index, _]: &[&str; 4]| {
                    of == file && statement.starts_with(beginning) && search.contains(index)
                };
                if !may_read.iter().any(is_this) {
                    unbounded.push(format!("{file}: {statement}: {search}"));
                }
                unused.retain(|may| !is_this(may));
            }
        }
    }
    assert_eq!(unbounded, [""; 0]);
    assert_eq!(unused, [[""; 4]; 0], "nobody reads these any more");
}

#[test]
fn what_is_given_to_sqlx_is_written_there_or_has_a_reason() {
    let mut composed = Vec::new();
    for (file, said) in store() {
        composed.extend(said.composed.into_iter().map(|what| (file.clone(), what)));
    }
    let known = rows::<3>(COMPOSED).into_iter();
    let known = known.map(|[file, what, _]| (file.to_owned(), what.to_owned()));
    let mut known: Vec<(String, String)> = known.collect();
    composed.sort();
    known.sort();
    assert_eq!(composed, known);
}

#[tokio::test]
async fn deleting_a_person_or_a_match_uses_an_index_in_every_table_that_refers_to_it() {
    let (mut database, _folder) = empty().await;
    let keys = sqlx::query(
        "select tables.name as child, keys.\"from\" as key from sqlite_master as tables
         join pragma_foreign_key_list(tables.name) as keys where keys.\"table\" in ('people', 'matches')",
    );
    let keys = keys.fetch_all(&mut database).await.unwrap();
    assert!(keys.len() > 10);
    for row in keys {
        let (child, key): (String, String) = (row.get("child"), row.get("key"));
        let children = format!("select 1 from {child} where {key} = $1");
        assert_eq!(
            scanned(&mut database, &children).await,
            [""; 0],
            "{children}"
        );
    }
}

#[tokio::test]
async fn a_statement_without_an_index_is_found() {
    let (mut database, _folder) = empty().await;
    for statement in [
        "select name from people where name = $1",
        "select count(*) from standings where certain > $1",
        "delete from result_seats where place = $1",
    ] {
        assert!(
            !scanned(&mut database, statement).await.is_empty(),
            "{statement}"
        );
    }
}

#[test]
fn statements_are_found_wherever_they_are_written() {
    let Said {
        statements,
        postgres,
        composed,
        in_transactions,
    } = said(
        r#"
        const SUMS: &[(&str, &str)] = &[("totals", "select \"a\" from b")];
        fn ask() {
            sqlx::query("with c as (select 1) \
                         select * from c").bind("select");
            sqlx::query_as::<_, (i64, Option<String>)>(SUMS[0].1);
            query_scalar("update d set e = 1").execute(&mut **tx);
            query("select a").fetch_one(&mut **tx);
            query("select b").fetch_one(readers);
            QueryBuilder::new("insert into f ");
            query(format!("select {g}"));
            query.bind(g);
            query(BOTH.on(engine));
        }
        const BOTH: DialectSql = DialectSql { sqlite: "select 1", postgres: "select 2" };
        #[cfg(test)]
        mod tests {
            fn h() { sqlx::query(i); }
        }
        "#,
    );
    let expected = [
        "select \"a\" from b",
        "with c as (select 1) select * from c",
        "select",
        "update d set e = 1",
        "select a",
        "select b",
    ];
    assert_eq!(statements, [&expected[..], &["select 1"]].concat());
    assert_eq!(postgres, [&expected[..], &["select 2"]].concat());
    assert_eq!(in_transactions, ["select a"]);
    assert_eq!(
        composed,
        ["SUMS[0].1", "\"insert into f \"", "format!(\"select {g}\")"]
    );
}
