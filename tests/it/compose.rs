//! `compose.yaml`: every service has no more rights than it needs, and every image that is fetched has a number.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The lines of each service, those of the one that it repeats included.
fn services() -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("compose.yaml");
    let text = fs::read_to_string(path).unwrap();
    let (_, text) = text.split_once("\nservices:\n").unwrap();
    let mut services = BTreeMap::<String, String>::new();
    let mut anchors = BTreeMap::<String, String>::new();
    let mut current = None;
    for line in text.lines() {
        if !line.is_empty() && !line.starts_with(' ') {
            break;
        }
        if line.starts_with("   ") {
            let name: &String = current.as_ref().unwrap();
            let lines = services.get_mut(name).unwrap();
            lines.push_str(line.trim());
            lines.push('\n');
        } else if let Some((name, rest)) = line.trim().split_once(':')
            && !name.starts_with('#')
        {
            let rest = rest.trim();
            if let Some(anchor) = rest.strip_prefix('&') {
                anchors.insert(anchor.to_owned(), name.to_owned());
            }
            let repeated = rest
                .strip_prefix('*')
                .map(|anchor| &services[&anchors[anchor]]);
            let lines = repeated.cloned().unwrap_or_default();
            services.insert(name.to_owned(), lines);
            current = Some(name.to_owned());
        }
    }
    services
}

#[test]
fn every_service_has_no_more_rights_than_it_needs() {
    let services = services();
    let names: Vec<&str> = services.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        ["bot", "database", "litestream", "one", "other", "proxy"]
    );
    for (name, lines) in &services {
        for needed in [
            "read_only: true",
            "cap_drop: [ALL]",
            "security_opt: [\"no-new-privileges:true\"]",
            "restart: unless-stopped",
            "mem_limit: ",
        ] {
            assert!(lines.contains(needed), "{name} lacks {needed}");
        }
        assert!(!lines.contains("privileged: true"), "{name}");
        // All but the bot belong to a profile, and the proxy alone can be reached.
        let profile = match name.as_str() {
            "bot" => None,
            "litestream" => Some("profiles: [replica]"),
            _ => Some("profiles: [two]"),
        };
        let own = lines.lines().find(|line| line.starts_with("profiles:"));
        assert_eq!(own, profile, "{name}");
        assert_eq!(lines.contains("ports:"), name == "proxy", "{name}");
    }
}

#[test]
fn every_image_that_is_fetched_has_the_number_of_a_release() {
    for (name, lines) in services() {
        let image = lines.lines().find_map(|line| line.strip_prefix("image: "));
        let image = image.unwrap_or_else(|| panic!("{name} has no image"));
        let is_ours = image == "lostcities" && lines.contains("build: .");
        let tag = image.split_once(':').map_or("", |(_, tag)| tag);
        let number = tag.split('-').next().unwrap();
        let n_parts = number.split('.').filter(|part| part.parse::<u32>().is_ok());
        assert!(is_ours || n_parts.count() >= 2, "{name}: {image}");
    }
}

#[test]
fn both_processes_are_alike_and_take_interactions_of_the_proxy() {
    let services = services();
    assert_eq!(services["one"], services["other"]);
    assert!(services["one"].contains("LOSTCITIES_INTERACTIONS: \"0.0.0.0:9000\""));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("compose.yaml");
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains("reverse_proxy one:9000 other:9000 {"));
    assert!(text.contains("health_port 9100"));
    // What `crates/http-server` would refuse does not reach it.
    for bound in [
        "read_header 3s",
        "read_body 3s",
        "max_size 64KiB",
        "keepalive 2s",
    ] {
        assert!(text.contains(bound), "{bound}");
    }
}
