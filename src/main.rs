//! The `lostcities` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    lostcities::cli::run()
}
