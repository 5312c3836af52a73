//! The `lostcities` program.

fn main() {}
