//! The bot's computer players over LCP, on standard input and output.

use std::io::{self, BufRead, Read, Write};

use clap::Args;

use super::files::is_closed;
use crate::ai::lcp::Reply;
use crate::kernel::Level;
use crate::lcp::answer;

/// The longest line that is answered, in bytes; a long match takes a tenth of it.
const MAX_LINE: u64 = 1 << 20;

/// How the computer player plays.
#[derive(Args, Debug)]
pub struct LcpArgs {
    /// Its level: `easy`, `casual`, `fair`, `normal` or `strong`.
    #[arg(long, default_value = "strong")]
    level: Level,
}

/// Answers line by line until the referee says `quit` or is gone.
pub fn run(args: &LcpArgs) -> anyhow::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    while input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? > 0 {
        let asked = String::from_utf8_lossy(&line).trim_end().to_owned();
        let is_cut = line.len() as u64 == MAX_LINE && !line.ends_with(b"\n");
        line.clear();
        if is_cut {
            input.skip_until(b'\n')?;
        }
        let reply = if is_cut {
            Reply::Line(format!("error a line has at most {MAX_LINE} bytes"))
        } else {
            answer(&asked, args.level)
        };
        match reply {
            Reply::Line(line) => {
                // The referee waits for it, or is gone.
                if is_closed(writeln!(output, "{line}").and_then(|()| output.flush()))? {
                    return Ok(());
                }
            }
            Reply::Silence => {}
            Reply::Quit => return Ok(()),
        }
    }
    Ok(())
}
