//! The bot's computer players over LCP, on standard input and output.

use std::io::{self, BufRead, Write};

use clap::Args;

use crate::ai::lcp::Reply;
use crate::kernel::Level;
use crate::lcp::answer;

/// How the computer player plays.
#[derive(Args, Debug)]
pub struct LcpArgs {
    /// Its level: `easy`, `casual`, `fair`, `normal` or `strong`.
    #[arg(long, default_value = "strong")]
    level: Level,
}

/// Answers line by line until the referee says `quit` or is gone.
pub fn run(args: &LcpArgs) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match answer(&line?, args.level) {
            Reply::Line(line) => {
                writeln!(output, "{line}")?;
                // The referee waits for it.
                output.flush()?;
            }
            Reply::Silence => {}
            Reply::Quit => return Ok(()),
        }
    }
    Ok(())
}
