//! Who may read what the program writes, and what it leaves behind.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use lostcities::store::{DatabaseLock, Location, Store, StoreError};
use tempfile::TempDir;

use crate::kept::{TestDatabase, sql};

/// Whether nobody but its owner may do anything with it.
fn is_private(path: &Path) -> bool {
    let mode = std::fs::metadata(path).unwrap().permissions().mode();
    format!("{mode:o}").ends_with("00")
}

#[tokio::test]
async fn what_holds_matches_is_for_its_owner_alone() {
    let kept = TestDatabase::new().await;
    kept.played(1, 7).await;
    let copy = kept.folder.path().join("backup.db");
    kept.tables.store().copy_to(&copy).await.unwrap();
    assert!(is_private(&copy));
    for ending in ["", "-wal", "-shm"] {
        let mut path = kept.path.clone().into_os_string();
        path.push(ending);
        assert!(is_private(Path::new(&path)), "matches.db{ending}");
    }
}

#[tokio::test]
async fn what_a_link_points_to_is_for_its_owner_alone_and_has_one_lock() {
    let folder = TempDir::new().unwrap();
    let link = |name: &str| {
        let (link, real) = (
            folder.path().join(name),
            folder.path().join(name).with_extension("db"),
        );
        std::os::unix::fs::symlink(&real, &link).unwrap();
        (link, real)
    };
    let (used, real) = link("used");
    let _lock = DatabaseLock::acquire(&used).unwrap();
    let store = Store::open(&used).await.unwrap();
    let locked = DatabaseLock::acquire(&real);
    assert!(matches!(locked, Err(StoreError::InUse(_))), "{locked:?}");
    let (opened, _) = link("opened");
    Store::open(&opened).await.unwrap().close().await;
    let (copied, _) = link("copied");
    let copied = Location::from(copied);
    Location::from(opened).copy_to(&copied).await.unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        assert!(is_private(&path), "{}", path.display());
    }
    store.close().await;
}

#[test]
fn a_database_has_one_lock_and_it_ends_with_its_holder() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    let lock = DatabaseLock::acquire(&path).unwrap();
    assert!(lock.is_some());
    assert!(matches!(
        DatabaseLock::acquire(&path),
        Err(StoreError::InUse(_))
    ));
    drop(lock);
    assert!(DatabaseLock::acquire(&path).unwrap().is_some());
}

#[tokio::test]
async fn a_check_that_is_stopped_leaves_nothing_behind() {
    let kept = TestDatabase::new().await;
    kept.played(1, 10_000).await;
    // Enough matches to give the check much to do.
    sql(
        &kept.path,
        "create temp table numbers as
             with recursive n (n) as (select 2 union all select n + 1 from n where n < 400) select n from n;
         create temp table one as select * from matches;
         create temp table many as select one.*, n from one, numbers;
         update many set id = n;
         alter table many drop column n;
         insert into matches select * from many;
         insert into seats (match, seat, person, left_by) select n, seat, person, left_by from seats, numbers where match = 1;
         insert into steps select n, ply, step, version, at from steps, numbers where match = 1;",
    )
    .await;
    let folder = TempDir::new().unwrap();
    let is_empty = || std::fs::read_dir(folder.path()).unwrap().next().is_none();
    let mut check = Command::new(env!("CARGO_BIN_EXE_lostcities"))
        .args(["check", "--database", kept.path.to_str().unwrap()])
        .env("TMPDIR", folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while is_empty() {
        assert_eq!(check.try_wait().unwrap(), None, "the check ended by itself");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let tell = |signal: &str| {
        let mut told = Command::new("kill");
        let told = told.args([signal, &check.id().to_string()]).status();
        assert!(told.unwrap().success());
    };
    // It is not done before its folder was looked at.
    tell("-STOP");
    let scratch = std::fs::read_dir(folder.path()).unwrap().next().unwrap();
    assert!(is_private(&scratch.unwrap().path()));
    tell("-TERM");
    tell("-CONT");
    assert!(!check.wait().unwrap().success());
    assert!(is_empty());
}
