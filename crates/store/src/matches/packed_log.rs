//! The log of a match that is over as one value: its steps as text, compressed.
//!
//! The text begins with what the match was drawn from and its setup, but not if an earlier version wrote it. Then a line is a step,
//! or how many versions and milliseconds the steps below it are after those above. zlib compresses it with what logs usually look
//! like as its dictionary. Dictionary and text are named by a checksum each, so that nothing else is taken for a log. Another form
//! of it gets another dictionary, and these stay readable.

use std::collections::BTreeMap;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};
use serde::Deserialize;

use crate::driver::FromRow;
use crate::kernel::{Secret, Timestamp};
use crate::{Result, StoreError};

/// The last is the one to write with.
const DICTIONARIES: [&[u8]; 2] = [
    include_bytes!("../../assets/log-dictionary-1.txt"),
    include_bytes!("../../assets/log-dictionary-2.txt"),
];

/// What the first line of a text begins with.
const SETTLED: char = '=';

/// No text is longer, so that a damaged value does not fill the memory.
const MAX_TEXT: usize = 16 << 20;

/// A row of `steps`.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct LoggedStep {
    /// In JSON.
    pub step: String,
    pub version: u64,
    pub at: Timestamp,
}

/// What was settled before the first step and nobody looks for: it is kept with the log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub(super) struct Settled {
    pub secret: Secret,
    /// In JSON.
    pub setup: String,
}

/// What a step says if it is an act.
#[derive(Deserialize)]
pub struct Act {
    pub seat: Option<u64>,
    pub act: Option<String>,
}

impl LoggedStep {
    pub fn parsed<T: serde::de::DeserializeOwned>(&self) -> Result<T> {
        serde_json::from_str(&self.step).map_err(StoreError::unreadable)
    }
}

/// # Errors
/// If it would not come back as it is.
pub(super) fn pack(settled: Settled, steps: Vec<LoggedStep>) -> Result<Vec<u8>> {
    let secret = String::from(settled.secret);
    let mut lines = vec![format!("{SETTLED}{secret} {}\n", settled.setup)];
    let mut before = (0_u64, 0_i64);
    for step in &steps {
        let now = (step.version, step.at.millis());
        if now != before {
            let n_versions = now.0.wrapping_sub(before.0).cast_signed();
            let millis = now.1.wrapping_sub(before.1);
            lines.push(format!("{n_versions} {millis}\n"));
        }
        lines.push(format!("{}\n", step.step));
        before = now;
    }
    let packed = deflate(lines.concat().as_bytes())?;
    if unpack_all(&packed)? == (Some(settled), steps) {
        Ok(packed)
    } else {
        Err(StoreError::unreadable("a log that cannot be packed"))
    }
}

/// # Errors
/// If it is not whole, or no log.
pub fn unpack(packed: &[u8]) -> Result<Vec<LoggedStep>> {
    Ok(unpack_all(packed)?.1)
}

/// The same with what was settled before, if it is there.
pub(super) fn unpack_all(packed: &[u8]) -> Result<(Option<Settled>, Vec<LoggedStep>)> {
    let text = inflate(packed).and_then(|text| String::from_utf8(text).ok());
    let text = text.ok_or_else(damaged)?;
    let (mut version, mut at) = (0_u64, 0_i64);
    let (mut settled, mut steps) = (None, Vec::new());
    for line in text.split_terminator('\n') {
        if line.starts_with('{') {
            steps.push(LoggedStep {
                step: line.to_owned(),
                version,
                at: Timestamp::from_millis(at),
            });
            continue;
        }
        let (first, second) = line.split_once(' ').ok_or_else(damaged)?;
        if let Some(secret) = first.strip_prefix(SETTLED) {
            settled = Some(Settled {
                secret: secret.parse().map_err(|_| damaged())?,
                setup: second.to_owned(),
            });
            continue;
        }
        let n_versions = first.parse().map_err(|_| damaged())?;
        version = version.wrapping_add_signed(n_versions);
        at = at.wrapping_add(second.parse().map_err(|_| damaged())?);
    }
    Ok((settled, steps))
}

/// How many acts each seat has in a log, as a JSON object.
pub(super) fn acts_by_seat(steps: &[LoggedStep]) -> Result<String> {
    let mut n_acts = BTreeMap::<u64, u32>::new();
    for step in steps {
        if let Some(seat) = step.parsed::<Act>()?.seat {
            *n_acts.entry(seat).or_default() += 1;
        }
    }
    serde_json::to_string(&n_acts).map_err(StoreError::unreadable)
}

fn damaged() -> StoreError {
    StoreError::unreadable("a packed log that is damaged, or of a newer version of this program")
}

fn deflate(text: &[u8]) -> Result<Vec<u8>> {
    let mut deflater = Compress::new(Compression::best(), true);
    deflater
        .set_dictionary(DICTIONARIES[1])
        .map_err(StoreError::unreadable)?;
    // Text becomes shorter but for a few bytes around it.
    let mut packed = Vec::with_capacity(text.len() + 64);
    match deflater.compress_vec(text, &mut packed, FlushCompress::Finish) {
        Ok(Status::StreamEnd) if text.len() < MAX_TEXT => Ok(packed),
        _ => Err(StoreError::unreadable("a log that cannot be packed")),
    }
}

/// The text of a log; `None` if it is not whole.
fn inflate(packed: &[u8]) -> Option<Vec<u8>> {
    let mut inflater = Decompress::new(true);
    // It stops at once and asks for its dictionary.
    let asked = inflater.decompress(packed, &mut [], FlushDecompress::Finish);
    asked.err()?.needs_dictionary()?;
    DICTIONARIES
        .iter()
        .find(|dictionary| inflater.set_dictionary(dictionary).is_ok())?;
    let mut text = Vec::with_capacity(MAX_TEXT.min(packed.len() * 16));
    while text.capacity() <= 2 * MAX_TEXT {
        let rest = packed.get(usize::try_from(inflater.total_in()).ok()?..)?;
        match inflater.decompress_vec(rest, &mut text, FlushDecompress::Finish) {
            Ok(Status::StreamEnd) => return Some(text),
            Ok(_) if text.len() == text.capacity() => text.reserve(text.len()),
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(steps: &[(&str, u64, i64)]) -> Vec<LoggedStep> {
        let steps = steps.iter().map(|&(step, version, at)| LoggedStep {
            step: step.to_owned(),
            version,
            at: Timestamp::from_millis(at),
        });
        steps.collect()
    }

    fn played() -> Vec<LoggedStep> {
        let steps = [
            (r#"{"chance":{"first":0}}"#, 1, 1_795_235_446_999),
            (r#"{"act":"play.ä7","seat":0}"#, 2, 1_795_235_446_998),
            (r#"{"act":"draw","seat":0}"#, 4, i64::MIN),
            (r#"{"act":"draw","seat":1}"#, u64::MAX, i64::MAX),
        ];
        log(&steps)
    }

    fn settled() -> Settled {
        Settled {
            secret: Secret::new([7; 32]),
            setup: r#"{"colours":5,"seats":2}"#.to_owned(),
        }
    }

    #[test]
    fn a_log_comes_back_as_it_was() {
        let step = |ply: u64| (r#"{"act":"draw","seat":1}"#, ply / 3, 5);
        let long: Vec<_> = (0..100_000).map(step).collect();
        for steps in [played(), log(&long), log(&[("{}", 0, 0)]), Vec::new()] {
            let packed = pack(settled(), steps.clone()).unwrap();
            let unpacked = unpack_all(&packed).unwrap();
            assert!(unpacked == (Some(settled()), steps));
        }
        assert_eq!(acts_by_seat(&played()).unwrap(), r#"{"0":2,"1":1}"#);
    }

    #[test]
    fn what_would_not_come_back_is_not_packed() {
        for step in ["{\"act\":\n\"draw\"}", "[]", ""] {
            assert!(pack(settled(), log(&[(step, 1, 1)])).is_err(), "{step}");
        }
    }

    #[test]
    fn what_is_not_whole_is_refused_with_a_sentence() {
        let packed = pack(settled(), played()).unwrap();
        for length in 0..packed.len() {
            let error = unpack(&packed[..length]).unwrap_err().to_string();
            assert!(error.contains("a packed log that is damaged"), "{error}");
        }
        for byte in 0..packed.len() {
            for bit in 0..8 {
                let mut changed = packed.clone();
                changed[byte] ^= 1 << bit;
                // Some bits mean nothing.
                let is_other = unpack(&changed).is_ok_and(|steps| steps != played());
                assert!(!is_other, "byte {byte}, bit {bit}");
            }
        }
        assert!(unpack(b"SQLite format 3").is_err());
    }

    /// The dictionaries belong to every log that was ever packed.
    #[test]
    fn a_log_that_was_packed_once_can_be_read_for_ever() {
        let [first, second]: [&[u8]; 2] = [
            include_bytes!("../../assets/packed-log-1.bin"),
            include_bytes!("../../assets/packed-log-2.bin"),
        ];
        assert_eq!(unpack_all(first).unwrap(), (None, played()));
        assert_eq!(unpack_all(second).unwrap(), (Some(settled()), played()));
    }
}
