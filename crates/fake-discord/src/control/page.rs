//! The page, built into the program: one table of its files.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Builds the files in under their names.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../assets/page/", $name)))),*]
    };
}

/// The files of `assets/page`, by name; a test finds the ones that are forgotten here.
const FILES: &[(&str, &str)] = &files![
    "act.js",
    "api.js",
    "app.js",
    "attachments.js",
    "avatar.js",
    "commands.js",
    "components.js",
    "composer.css",
    "composer.js",
    "controls.css",
    "dialogs.css",
    "dom.js",
    "drawers.js",
    "embeds.js",
    "emoji.js",
    "events.js",
    "form.js",
    "index.html",
    "inline.js",
    "layout.css",
    "layout.js",
    "listbox.js",
    "lists.css",
    "log.js",
    "markdown.js",
    "media.css",
    "members.js",
    "message.js",
    "messages.css",
    "mirror.js",
    "names.js",
    "offers.js",
    "persons.js",
    "place.js",
    "popover.js",
    "room.js",
    "select.js",
    "shapes.js",
    "sidebar.js",
    "sidebars.css",
    "store.js",
    "style.css",
    "text.css",
    "time.js",
    "unread.js",
    "values.js",
    "windows.css",
];

pub(crate) async fn index() -> Response {
    serve("index.html")
}

pub(crate) async fn file(Path(name): Path<String>) -> Response {
    serve(&name)
}

/// A file with its type, never kept by the browser, so that a newer sandbox shows its own page.
fn serve(name: &str) -> Response {
    let Some((_, text)) = FILES.iter().find(|(own, _)| *own == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let content_type = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some(_) | None => "text/plain; charset=utf-8",
    };
    (
        [
            (header::CONTENT_TYPE, content_type),
            (header::CACHE_CONTROL, "no-store"),
        ],
        *text,
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::FILES;

    #[test]
    fn every_file_of_the_page_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/page");
        for entry in fs::read_dir(folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let is_source = [".html", ".css", ".js", ".svg"]
                .iter()
                .any(|ending| name.ends_with(ending));
            assert!(
                !is_source || FILES.iter().any(|(own, _)| *own == name),
                "{name} is missing from FILES"
            );
        }
    }
}
