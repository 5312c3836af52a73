//! A file that a person gives us to check: for any text we say what is wrong with it, or it reads as it is written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lostcities_match_file::match_file::{MatchFile, verify};

fuzz_target!(|line: &str| {
    if let Ok(file) = MatchFile::read(line) {
        assert_eq!(MatchFile::read(&file.write()).expect("our own writing"), file);
    }
    let _ = verify(line);
});
