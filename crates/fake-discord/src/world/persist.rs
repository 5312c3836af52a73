//! The world's file: one JSON object a line, `{"table":"messages","id":"…","row":{…}}`, null for a row that is gone.
//!
//! While the sandbox runs, changed rows are appended, so that saving costs what changed and a crash can spoil the last
//! line at most. At the start the lines are read, the newest of each row counts, and the file is written again without
//! the outdated ones, beside the old one and then in its place.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::world::World;
use crate::world::snowflake::Snowflake;
use crate::world::table::Table;

#[derive(Debug, thiserror::Error)]
pub enum WorldError {
    #[error("the world's file {0}: {1}")]
    File(PathBuf, #[source] io::Error),
    #[error("line {1} of the world's file {0}: {2}")]
    Line(PathBuf, usize, String),
}

/// One line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    table: String,
    id: Snowflake,
    row: Value,
}

/// Reads the world, or nothing if there is no file yet.
pub(crate) fn load(path: &Path) -> Result<Option<World>, WorldError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(WorldError::File(path.to_owned(), error)),
    };
    let mut world = World::default();
    let mut spoilt: Option<(usize, String)> = None;
    for (number, line) in BufReader::new(file).split(b'\n').enumerate() {
        let line = line.map_err(|error| WorldError::File(path.to_owned(), error))?;
        // Only the last line may be spoilt: the sandbox was killed while writing it.
        if let Some((number, why)) = spoilt {
            return Err(WorldError::Line(path.to_owned(), number + 1, why));
        }
        if let Err(why) = read_line(&mut world, &line) {
            spoilt = Some((number, why));
        }
    }
    Ok(world.last_id.is_some().then_some(world))
}

/// Puts the row of one line into the world.
fn read_line(world: &mut World, line: &[u8]) -> Result<(), String> {
    let Line { table, id, row } =
        serde_json::from_slice(line).map_err(|error| error.to_string())?;
    world.last_id = world.last_id.max(Some(id));
    let result = match table.as_str() {
        "guilds" => read_row(&mut world.guilds, id, row),
        "persons" => read_row(&mut world.persons, id, row),
        "channels" => read_row(&mut world.channels, id, row),
        "messages" => read_row(&mut world.messages, id, row),
        "attachments" => read_row(&mut world.attachments, id, row),
        "interactions" => read_row(&mut world.interactions, id, row),
        "commands" => read_row(&mut world.commands, id, row),
        "emojis" => read_row(&mut world.emojis, id, row),
        "skipped_ms" => read_row(&mut world.skipped_ms, id, row),
        other => return Err(format!("unknown table {other}")),
    };
    result.map_err(|error| error.to_string())
}

/// Puts one row into its table, or takes it out.
fn read_row<T: DeserializeOwned>(
    table: &mut Table<T>,
    id: Snowflake,
    row: Value,
) -> serde_json::Result<()> {
    if row.is_null() {
        table.remove(id);
    } else {
        table.put(id, serde_json::from_value(row)?);
    }
    Ok(())
}

/// The lines of everything that changed since the last call.
pub(crate) fn changed_lines(world: &mut World) -> Vec<u8> {
    let mut lines = Vec::new();
    write_rows(&mut lines, "guilds", &mut world.guilds);
    write_rows(&mut lines, "persons", &mut world.persons);
    write_rows(&mut lines, "channels", &mut world.channels);
    write_rows(&mut lines, "attachments", &mut world.attachments);
    write_rows(&mut lines, "messages", &mut world.messages);
    write_rows(&mut lines, "interactions", &mut world.interactions);
    write_rows(&mut lines, "commands", &mut world.commands);
    write_rows(&mut lines, "emojis", &mut world.emojis);
    write_rows(&mut lines, "skipped_ms", &mut world.skipped_ms);
    lines
}

fn write_rows<T: Serialize>(lines: &mut Vec<u8>, name: &str, table: &mut Table<T>) {
    for id in table.take_touched() {
        let row = table.get(id).map_or(Ok(Value::Null), serde_json::to_value);
        let line = row.and_then(|row| {
            serde_json::to_vec(&Line {
                table: name.to_owned(),
                id,
                row,
            })
        });
        // Rows are plain data with text keys, which JSON can always hold.
        if let Ok(line) = line {
            lines.extend(line);
            lines.push(b'\n');
        }
    }
}

/// Writes the whole world to a new file and puts it in the old one's place.
pub(crate) fn replace_file(path: &Path, lines: &[u8]) -> Result<(), WorldError> {
    let failed = |error| WorldError::File(path.to_owned(), error);
    let beside = path.with_extension("new");
    let mut file = File::create(&beside).map_err(failed)?;
    file.write_all(lines)
        .and_then(|()| file.sync_all())
        .map_err(failed)?;
    fs::rename(&beside, path).map_err(failed)
}

pub(crate) fn append(path: &Path, lines: &[u8]) -> Result<(), WorldError> {
    let failed = |error| WorldError::File(path.to_owned(), error);
    let mut file = OpenOptions::new()
        .append(true)
        .create(true)
        .open(path)
        .map_err(failed)?;
    file.write_all(lines).map_err(failed)
}
