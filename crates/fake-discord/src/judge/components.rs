//! Limits of a message's components: rows of controls and, with the flag for it, the tree of Components V2.

use std::collections::BTreeSet;

use serde_json::Value;

use super::controls::{button, select, unique};
use super::{Faults, join};
use crate::world::components::{self, kind};

/// Components of a message, nested ones counted.
const MAX_COMPONENTS: usize = 40;

/// Characters of all text displays of a message.
const MAX_TEXT: usize = 4000;

/// What may stand in a row: buttons, or one select.
const CONTROLS: &[u64] = &[
    kind::BUTTON,
    kind::STRING_SELECT,
    kind::USER_SELECT,
    kind::ROLE_SELECT,
    kind::MENTIONABLE_SELECT,
    kind::CHANNEL_SELECT,
];

/// What may stand in a message of Components V2.
const TOP: &[u64] = &[
    kind::ACTION_ROW,
    kind::SECTION,
    kind::TEXT_DISPLAY,
    kind::MEDIA_GALLERY,
    kind::FILE,
    kind::SEPARATOR,
    kind::CONTAINER,
];

/// What may stand in a container: the same without another container.
const CONTENTS: &[u64] = match TOP {
    [contents @ .., _] => contents,
    [] => TOP,
};

/// The rows under a classic message: five, each with five buttons or one select, all ids different.
pub(super) fn rows(faults: &mut Faults, body: &Value) {
    let rows = faults.list("", body, "components", 5);
    Judge::new(faults, &BTreeSet::new()).all("components", rows, &[kind::ACTION_ROW]);
}

/// The tree of Components V2, in which `attachment://` may name these files.
pub(super) fn layout(faults: &mut Faults, body: &Value, files: &BTreeSet<String>) {
    let top = faults.list("", body, "components", usize::MAX);
    Judge::new(faults, files).all("components", top, TOP);
    let all = components::all(top);
    if all.len() > MAX_COMPONENTS {
        faults.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            format!("Total number of components cannot exceed {MAX_COMPONENTS}"),
        );
    }
    let texts = all.into_iter().filter_map(components::text);
    if texts.map(|text| text.chars().count()).sum::<usize>() > MAX_TEXT {
        faults.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            format!("Components displayable text size exceeds maximum size of {MAX_TEXT}"),
        );
    }
}

/// Whether Discord fails at texts of this size with a status of 500: it takes so many bytes and counts twelve more for each
/// text (discord-api-docs #8554).
pub(crate) fn is_too_heavy(body: &Value) -> bool {
    const MAX_BYTES: usize = 10_170;
    let top = body["components"].as_array().map(Vec::as_slice);
    let all = components::all(top.unwrap_or_default());
    let texts = all.into_iter().filter_map(components::text);
    texts.map(|text| text.len() + 12).sum::<usize>() > MAX_BYTES
}

/// Goes through a tree and remembers what must not come twice in it.
struct Judge<'a> {
    faults: &'a mut Faults,
    files: &'a BTreeSet<String>,
    custom_ids: BTreeSet<String>,
    ids: BTreeSet<i64>,
}

impl<'a> Judge<'a> {
    fn new(faults: &'a mut Faults, files: &'a BTreeSet<String>) -> Self {
        Self {
            faults,
            files,
            custom_ids: BTreeSet::new(),
            ids: BTreeSet::new(),
        }
    }

    fn all(&mut self, at: &str, components: &[Value], allowed: &[u64]) {
        for (i, component) in components.iter().enumerate() {
            self.component(&format!("{at}.{i}"), component, allowed);
        }
    }

    /// Judges a component that stands where these types may stand.
    fn component(&mut self, at: &str, component: &Value, allowed: &[u64]) {
        let found = component["type"].as_u64();
        let Some(found) = found.filter(|found| allowed.contains(found)) else {
            let allowed: Vec<_> = allowed.iter().map(u64::to_string).collect();
            let comma = if allowed.len() == 1 { "," } else { "" };
            let allowed = allowed.join(", ");
            let message = format!("Value of field \"type\" must be one of ({allowed}{comma}).");
            self.faults
                .add(&join(at, "type"), "UNION_TYPE_CHOICES", message);
            return;
        };
        self.id(at, component);
        unique(self.faults, &mut self.custom_ids, at, component);
        match found {
            kind::ACTION_ROW => self.row(at, component),
            kind::BUTTON => button(self.faults, at, component),
            kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT => {
                select(self.faults, at, component);
            }
            kind::SECTION => {
                self.inner(at, component, 3, &[kind::TEXT_DISPLAY]);
                let at = join(at, "accessory");
                match component.get("accessory").filter(|part| !part.is_null()) {
                    Some(part) => self.component(&at, part, &[kind::BUTTON, kind::THUMBNAIL]),
                    None => self.faults.required(&at),
                }
            }
            kind::TEXT_DISPLAY => self.faults.text(at, component, "content", 1..=MAX_TEXT),
            kind::THUMBNAIL => self.picture(at, component),
            kind::MEDIA_GALLERY => {
                let items = self.faults.filled_list(at, component, "items", 10);
                for (i, item) in items.iter().enumerate() {
                    self.picture(&format!("{at}.items.{i}"), item);
                }
            }
            kind::FILE => {
                self.faults.flag(at, component, "spoiler");
                self.address(&join(at, "file"), &component["file"], &["attachment"]);
            }
            kind::SEPARATOR => {
                self.faults.flag(at, component, "divider");
                let spacing = &component["spacing"];
                if !spacing.is_null() && !matches!(spacing.as_u64(), Some(1 | 2)) {
                    let message = "Value must be one of (1, 2).";
                    self.faults.choice(&join(at, "spacing"), message);
                }
            }
            // The only type that is left.
            _ => {
                self.faults.flag(at, component, "spoiler");
                self.faults
                    .number(at, component, "accent_color", 0xff_ff_ff);
                self.inner(at, component, MAX_COMPONENTS, CONTENTS);
            }
        }
    }

    /// One component or more inside another.
    fn inner(&mut self, at: &str, component: &Value, most: usize, allowed: &[u64]) {
        let inner = self.faults.filled_list(at, component, "components", most);
        self.all(&join(at, "components"), inner, allowed);
    }

    fn row(&mut self, at: &str, row: &Value) {
        self.inner(at, row, 5, CONTROLS);
        let parts = row["components"].as_array().map(Vec::as_slice);
        let parts = parts.unwrap_or_default();
        if parts.len() > 1 && parts.iter().any(|part| part["type"] != kind::BUTTON) {
            let message = "The specified component exceeds the maximum width";
            self.faults.add(
                &join(at, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                message,
            );
        }
    }

    /// A number of 32 bits that no other component has; 0 counts as none.
    fn id(&mut self, at: &str, component: &Value) {
        self.faults.number(at, component, "id", i64::from(i32::MAX));
        if let Some(id) = component["id"].as_i64().filter(|id| *id > 0)
            && !self.ids.insert(id)
        {
            // Discord documents that it refuses this, but not with which code.
            let message = "Component id cannot be duplicated";
            self.faults
                .add(&join(at, "id"), "COMPONENT_ID_DUPLICATED", message);
        }
    }

    /// A picture with its alternative text.
    fn picture(&mut self, at: &str, picture: &Value) {
        self.faults.flag(at, picture, "spoiler");
        if !picture["description"].is_null() {
            self.faults.text(at, picture, "description", 1..=1024);
        }
        let schemes = ["http", "https", "attachment"];
        self.address(&join(at, "media"), &picture["media"], &schemes);
    }

    /// An address: on the web, or `attachment://` with the name of a file of the message.
    fn address(&mut self, at: &str, media: &Value, schemes: &[&str]) {
        self.faults.text(at, media, "url", 1..=2048);
        let Some(url) = media["url"].as_str() else {
            return;
        };
        let (scheme, rest) = url.split_once("://").unwrap_or_default();
        let at = join(at, "url");
        if !schemes.contains(&scheme) {
            let schemes: Vec<_> = schemes.iter().map(|it| format!("'{it}'")).collect();
            let message = format!("Scheme must be one of ({}).", schemes.join(", "));
            self.faults.add(&at, "URL_TYPE_INVALID_SCHEME", message);
        } else if scheme == "attachment" && !self.files.contains(rest) {
            self.faults.add(
                &at,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                format!("The referenced attachment {rest} was not found"),
            );
        }
    }
}

#[cfg(test)]
mod tests;
