//! The application's own emojis, which stand on controls in the place of emojis that everybody has: pictures of what the
//! controls are about, once Discord has them.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;

use serde_json::{Value, json};

/// Discord refuses an emoji that is there about once in 25 messages (discord-api-docs #7128). After so many in a row they are
/// gone: somebody has deleted them.
const MOST_REFUSALS: u32 = 4;

#[derive(Debug, Default)]
pub struct Emojis {
    /// As they are written on controls, by the emoji in whose place they stand.
    by_unicode: BTreeMap<&'static str, Value>,
    /// How many messages in a row were refused for them.
    n_refusals: AtomicU32,
}

impl Emojis {
    /// From the emoji in whose place each stands, its name and its id.
    pub fn new(emojis: impl Iterator<Item = (&'static str, String, u64)>) -> Self {
        let written = emojis.map(|(unicode, name, id)| {
            let emoji = json!({ "id": id.to_string(), "name": name });
            (unicode, emoji)
        });
        Self {
            by_unicode: written.collect(),
            n_refusals: AtomicU32::new(0),
        }
    }

    /// Puts them on all controls among these components.
    pub fn put_on(&self, components: &mut Value) {
        match components {
            Value::Array(parts) => parts.iter_mut().for_each(|part| self.put_on(part)),
            Value::Object(fields) => {
                let own = fields
                    .get("emoji")
                    .and_then(|emoji| self.by_unicode.get(emoji["name"].as_str()?));
                if let Some(own) = own {
                    fields.insert("emoji".to_owned(), own.clone());
                }
                fields.values_mut().for_each(|part| self.put_on(part));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    pub fn are_usable(&self) -> bool {
        self.n_refusals.load(Relaxed) < MOST_REFUSALS
    }

    pub fn are_in_doubt(&self) -> bool {
        self.n_refusals.load(Relaxed) > 0
    }

    /// A message with them was taken.
    pub fn taken(&self) {
        self.n_refusals.store(0, Relaxed);
    }

    /// A message with them was refused, and without them taken.
    pub fn refused(&self) {
        if self.n_refusals.fetch_add(1, Relaxed) + 1 == MOST_REFUSALS {
            tracing::warn!(
                "Discord refuses the application's emojis; until the next start controls have those that everybody has"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_have_them_wherever_they_stand_and_keep_all_others() {
        let emojis = Emojis::new([("🟥", "red_1".to_owned(), 7)].into_iter());
        let control = |emoji: Value| json!({ "label": "🟥 7", "emoji": emoji });
        let of = |red: Value| {
            let other = control(json!({ "name": "💡" }));
            let row = json!({ "components": [control(red.clone()), other, {"label": "🟥"}] });
            let menu = json!({ "components": [{ "options": [control(red.clone())] }] });
            json!([row, { "components": [menu, { "accessory": control(red) }] }])
        };
        let mut components = of(json!({ "name": "🟥" }));
        emojis.put_on(&mut components);
        assert_eq!(components, of(json!({ "id": "7", "name": "red_1" })));
    }

    #[test]
    fn refusals_in_a_row_end_their_use() {
        let emojis = Emojis::default();
        for _ in 1..MOST_REFUSALS {
            emojis.refused();
        }
        emojis.taken();
        for _ in 1..MOST_REFUSALS {
            emojis.refused();
        }
        assert!(emojis.are_usable() && emojis.are_in_doubt());
        emojis.refused();
        assert!(!emojis.are_usable());
    }
}
