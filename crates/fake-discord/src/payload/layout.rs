//! A message's components as Discord gives them back: numbered, complete, and with the addresses of their files.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{attachment_url, named};
use crate::world::components::{self, kind};
use crate::world::{Attachment, Message, World};

/// The tree of the message's components.
pub(crate) fn layout(world: &World, message: &Message, base: &str) -> Vec<Value> {
    let mut tree = message.components.clone();
    let id = |component: &Value| component["id"].as_u64().filter(|id| *id > 0);
    let given: BTreeSet<u64> = components::all(&tree).into_iter().filter_map(id).collect();
    let mut free = (1..).filter(|number| !given.contains(number));
    components::for_each_mut(&mut tree, &mut |component| {
        let number = id(component).or_else(|| free.next());
        complete(component);
        component["id"] = json!(number);
        for (part, key) in shown_mut(component) {
            resolve(world, message, &mut part[key], base);
        }
        if component["type"] == kind::FILE {
            let file = component["file"]["attachment_id"].as_str();
            let file = file.and_then(|id| world.attachments.get(id.parse().ok()?));
            component["name"] = json!(file.map(|file| &file.filename));
            component["size"] = json!(file.map(|file| file.bytes.len()));
        }
    });
    tree
}

/// Leaves out what says nothing and fills in what Discord fills in.
fn complete(component: &mut Value) {
    if let Some(fields) = component.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    let missing: &[(&str, Value)] = match component["type"].as_u64().unwrap_or_default() {
        kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT => {
            &[("min_values", json!(1)), ("max_values", json!(1))]
        }
        kind::SEPARATOR => &[("divider", json!(true)), ("spacing", json!(1))],
        kind::CONTAINER => &[("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => &[],
    };
    fill(component, missing);
    for (item, key) in shown_mut(component) {
        fill(item, &[("spoiler", json!(false))]);
        if key == "media" {
            fill(item, &[("description", Value::Null)]);
        }
    }
}

fn fill(object: &mut Value, missing: &[(&str, Value)]) {
    for (key, value) in missing {
        if object[*key].is_null() {
            object[*key] = value.clone();
        }
    }
}

/// The same as [`components::shown`], to be changed.
fn shown_mut(component: &mut Value) -> Vec<(&mut Value, &'static str)> {
    match component["type"].as_u64() {
        Some(kind::MEDIA_GALLERY) => {
            let items = component.get_mut("items").and_then(Value::as_array_mut);
            let items = items.into_iter().flatten();
            items.map(|item| (item, "media")).collect()
        }
        Some(kind::THUMBNAIL) => vec![(component, "media")],
        Some(kind::FILE) => vec![(component, "file")],
        Some(_) | None => Vec::new(),
    }
}

/// Fills in what is known of a file, or of a picture from the web.
fn resolve(world: &World, message: &Message, media: &mut Value, base: &str) {
    let url = media["url"].as_str().unwrap_or_default().to_owned();
    let Some(file) = named(world, message, &url) else {
        *media = json!({"id": message.id, "url": url, "proxy_url": url});
        return;
    };
    let url = attachment_url(file, base);
    *media = json!({
        "id": file.id, "attachment_id": file.id, "url": url, "proxy_url": url, "content_type": file.content_type,
        "width": file.size_px.map(|(width, _)| width), "height": file.size_px.map(|(_, height)| height),
    });
}

/// What a screen reader says of a file: the text of the component that shows it or, without one, that of the file.
pub(crate) fn alternative_text(message: &Message, file: &Attachment) -> Option<String> {
    let url = format!("attachment://{}", file.filename);
    let all = components::all(&message.components).into_iter();
    let mut shown = all.flat_map(components::shown);
    let text = shown.find_map(|(part, key)| {
        let is_meant = part[key]["url"] == url.as_str();
        part["description"].as_str().filter(|_| is_meant)
    });
    text.map(str::to_owned).or_else(|| file.description.clone())
}
