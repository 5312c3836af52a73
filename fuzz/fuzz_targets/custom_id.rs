//! What comes back with a pressed button: any text is refused or means what it says.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lostcities_model::Route;

fuzz_target!(|text: &str| {
    if let Ok(route) = text.parse::<Route>() {
        assert!(text.ends_with(&route.entry()), "{route:?}");
        assert!(text.len() <= 100, "{text}");
        assert_eq!(route.to_string().parse(), Ok(route), "{text}");
    }
});
