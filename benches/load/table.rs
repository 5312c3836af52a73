//! The figures, one line each.

use std::fmt::Display;
use std::time::Duration;

/// One figure beside the goal for it.
#[expect(clippy::print_stdout, reason = "the figures are what is asked for")]
pub fn line(what: impl AsRef<str>, measured: impl Display, goal: &str) {
    println!("{:<58} {measured:>14} {goal:>10}", what.as_ref());
}

/// A remark on the figures above it.
#[expect(clippy::print_stdout, reason = "it belongs to the figures")]
pub fn note(words: &str) {
    println!("    {}", words.replace('\n', " "));
}

/// How long something took for people.
pub fn times(what: &str, times: &mut [Duration], goals: [&str; 2]) {
    times.sort_unstable();
    let goals = [
        ("median", 50, goals[0]),
        ("99th percentile", 99, goals[1]),
        ("longest", 100, ""),
    ];
    for (name, percent, goal) in goals {
        let place = (times.len() * percent / 100).min(times.len() - 1);
        line(format!("{what}: {name}"), ms(times[place]), goal);
    }
}

pub fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

#[expect(clippy::cast_precision_loss, reason = "for people to read")]
pub fn mb(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}
