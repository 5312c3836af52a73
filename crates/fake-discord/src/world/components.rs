//! The tree of a message's components as Discord writes it in JSON: rows of controls, and everything of Components V2.

use serde_json::Value;

/// Discord's numbers of the types of components.
pub(crate) mod kind {
    pub(crate) const ACTION_ROW: u64 = 1;
    pub(crate) const BUTTON: u64 = 2;
    pub(crate) const STRING_SELECT: u64 = 3;
    pub(crate) const USER_SELECT: u64 = 5;
    pub(crate) const ROLE_SELECT: u64 = 6;
    pub(crate) const MENTIONABLE_SELECT: u64 = 7;
    pub(crate) const CHANNEL_SELECT: u64 = 8;
    pub(crate) const SECTION: u64 = 9;
    pub(crate) const TEXT_DISPLAY: u64 = 10;
    pub(crate) const THUMBNAIL: u64 = 11;
    pub(crate) const MEDIA_GALLERY: u64 = 12;
    pub(crate) const FILE: u64 = 13;
    pub(crate) const SEPARATOR: u64 = 14;
    pub(crate) const CONTAINER: u64 = 17;
}

/// What is directly in a component, in the order of reading: its components, then its accessory.
fn children(component: &Value) -> impl Iterator<Item = &Value> {
    let inner = component["components"].as_array();
    inner
        .into_iter()
        .flatten()
        .chain(component.get("accessory"))
}

/// All components of a tree, in the order of reading.
pub(crate) fn all(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        found.push(component);
        let inner = children(component);
        found.extend(inner.flat_map(|child| all(std::slice::from_ref(child))));
    }
    found
}

/// Calls the function for each component of a tree, in the order of reading.
pub(crate) fn for_each_mut(components: &mut [Value], act: &mut impl FnMut(&mut Value)) {
    for component in components {
        act(component);
        if let Some(Value::Array(inner)) = component.get_mut("components") {
            for_each_mut(inner, act);
        }
        if let Some(accessory) = component.get_mut("accessory") {
            for_each_mut(std::slice::from_mut(accessory), act);
        }
    }
}

/// The texts of all text displays, a line or more for each.
pub(crate) fn words(components: &[Value]) -> String {
    let texts = all(components).into_iter().filter_map(text);
    texts.collect::<Vec<_>>().join("\n")
}

/// The text of a text display.
pub(crate) fn text(component: &Value) -> Option<&str> {
    let is_text = component["type"] == kind::TEXT_DISPLAY;
    component["content"].as_str().filter(|_| is_text)
}

/// The controls in rows, a button beside a section in a row of its own.
pub(crate) fn rows(components: &[Value]) -> Vec<Vec<&Value>> {
    let row = |component: &'_ Value| component["type"] == kind::ACTION_ROW;
    let beside = |component: &'_ Value| component["accessory"]["type"] == kind::BUTTON;
    all(components)
        .into_iter()
        .filter(|component| row(component) || beside(component))
        .map(|component| {
            children(component)
                .filter(|part| is_control(part))
                .collect()
        })
        .collect()
}

fn is_control(component: &Value) -> bool {
    matches!(
        component["type"].as_u64(),
        Some(kind::BUTTON | kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT)
    )
}

/// The objects of a component that show a file, and the key of the file's address in them.
pub(crate) fn shown(component: &Value) -> Vec<(&Value, &'static str)> {
    match component["type"].as_u64() {
        Some(kind::MEDIA_GALLERY) => {
            let items = component["items"].as_array().into_iter().flatten();
            items.map(|item| (item, "media")).collect()
        }
        Some(kind::THUMBNAIL) => vec![(component, "media")],
        Some(kind::FILE) => vec![(component, "file")],
        Some(_) | None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{all, rows, words};

    fn tree() -> Vec<Value> {
        let text = |content: &str| json!({"type": 10, "content": content});
        let button = |id: &str| json!({"type": 2, "custom_id": id});
        vec![
            json!({"type": 17, "components": [
                {"type": 9, "components": [text("a"), text("b")], "accessory": button("rules")},
                {"type": 1, "components": [button("lay"), button("back")]},
                {"type": 9, "components": [text("c")], "accessory": {"type": 11}},
            ]}),
            text("d"),
        ]
    }

    #[test]
    fn words_and_rows_are_in_the_order_of_reading() {
        let tree = tree();
        assert_eq!(words(&tree), "a\nb\nc\nd");
        let ids = |row: Vec<&Value>| row.iter().map(|part| part["custom_id"].clone()).collect();
        let ids: Vec<Vec<Value>> = rows(&tree).into_iter().map(ids).collect();
        assert_eq!(json!(ids), json!([["rules"], ["lay", "back"]]));
        let kinds: Vec<_> = all(&tree).iter().map(|part| part["type"].clone()).collect();
        assert_eq!(
            json!(kinds),
            json!([17, 9, 10, 10, 2, 1, 2, 2, 9, 10, 11, 10])
        );
    }
}
