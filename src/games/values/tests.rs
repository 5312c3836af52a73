use super::*;

#[test]
fn the_latest_table_can_be_read() {
    let table = Values::version(LATEST).expect("the latest version exists");
    assert_eq!(table.table_version, LATEST);
    assert!(std::ptr::eq(table, Values::latest()), "read once");
    assert_eq!(Values::version(0), None);
    assert_eq!(Values::version(LATEST + 1), None);
}
