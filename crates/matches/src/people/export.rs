//! Everything that is kept of a person, as files of a limited size.

use std::collections::BTreeMap;

use serde_json::Value;
use tokio::sync::OwnedSemaphorePermit;

use crate::queue::{NoPlace, QueuePlace};
use crate::store::{DataPosition, PersonId};
use crate::{Refusal, Result, Tables};

/// A file with no fewer bytes gets no further page. Pages have a few hundred kilobytes, and files of Discord 10 MiB.
const ENOUGH: usize = 3_000_000;

#[derive(Debug)]
pub struct PersonalFile {
    /// JSON, complete by itself.
    pub bytes: Vec<u8>,
    pub next: Option<DataPosition>,
    /// The person's place and turn, held until the file has been sent: one is made at a time, so that they never fill the memory.
    pub place: (QueuePlace<PersonId>, OwnedSemaphorePermit),
}

impl Tables {
    /// A part of everything that is kept of a person, made when those are sent that others asked for before.
    ///
    /// # Errors
    /// If the person waits for one already, too many people do, or the database fails.
    pub async fn personal_file(
        &self,
        person: PersonId,
        from: DataPosition,
    ) -> Result<PersonalFile> {
        let exports = &self.inner.exports;
        let place = exports.place(person).map_err(|refused| match refused {
            NoPlace::Taken => Refusal::ExportAsked,
            NoPlace::Full => Refusal::TooManyExports,
        })?;
        let place = (place, exports.turn().await);
        let mut part = PartialFile::default();
        let mut next = Some(from);
        while let Some(from) = next
            && part.n_bytes < ENOUGH
        {
            let page = self.store().personal_data(person, from).await?;
            part.add(page.to_json(person));
            next = page.next;
        }
        let bytes = part.finish();
        Ok(PersonalFile { bytes, next, place })
    }
}

/// The lists of a file as text, without their brackets: as values they would take ten times as much memory.
#[derive(Default)]
struct PartialFile {
    /// What is no list, as in the first page.
    about: BTreeMap<String, String>,
    lists: BTreeMap<String, String>,
    /// The lists within `worked_out`.
    sums: BTreeMap<String, String>,
    n_bytes: usize,
}

impl PartialFile {
    fn add(&mut self, page: Value) {
        let Value::Object(page) = page else { return };
        for (name, value) in page {
            match value {
                Value::Array(rows) => self.n_bytes += push(&mut self.lists, name, &rows),
                Value::Object(sums) if name == "worked_out" => {
                    for (table, rows) in sums {
                        let rows = rows.as_array().map_or(&[][..], Vec::as_slice);
                        self.n_bytes += push(&mut self.sums, table, rows);
                    }
                }
                _ => {
                    self.about.entry(name).or_insert(value.to_string());
                }
            }
        }
    }

    fn finish(self) -> Vec<u8> {
        let bracketed = |(name, rows)| (name, format!("[{rows}]"));
        let sums = object(self.sums.into_iter().map(bracketed));
        let sums = ("worked_out".to_owned(), sums);
        let lists = self.lists.into_iter().map(bracketed);
        object(self.about.into_iter().chain(lists).chain([sums])).into_bytes()
    }
}

/// Adds rows to a list, and says how many bytes they have.
fn push(lists: &mut BTreeMap<String, String>, name: String, rows: &[Value]) -> usize {
    let list = lists.entry(name).or_default();
    let before = list.len();
    for row in rows {
        if !list.is_empty() {
            list.push(',');
        }
        list.push_str(&row.to_string());
    }
    list.len() - before
}

/// A JSON object of members that are JSON.
fn object(members: impl Iterator<Item = (String, String)>) -> String {
    let mut text = String::from("{");
    for (name, value) in members {
        if text.len() > 1 {
            text.push(',');
        }
        text.push_str(&Value::from(name).to_string());
        text.push(':');
        text.push_str(&value);
    }
    text.push('}');
    text
}
