//! Match files on the command line: list, export, check and simulate matches.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, bail, ensure};
use clap::Args;
use serde_json::{Value, json};

use super::setup_flags::SetupFlags;
use super::{logs, usual};
use crate::games::GameKind;
use crate::kernel::Numbering;
use crate::match_file::{self, Fairness, MatchFile, Simulation, Summary};
use crate::present::{Match, Player};
use crate::registry;
use crate::store::{Location, MatchId, Occupant, Opening, Status, Store, StoredMatch};

/// The longest line that is read, in bytes. Four random players of the board game fill 72 KB; a match in which the piles close
/// as late as they can each time, for all three rounds, would fill 400 KB.
const MAX_LINE: u64 = 1 << 20;

/// Which match is to be exported.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The number of the match, as `lostcities matches` lists it.
    #[arg(value_name = "MATCH")]
    id: MatchId,
}

/// Which match files are to be checked.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// A file with one match a line; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Which matches are to be simulated.
#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// Which game.
    #[arg(long, default_value = "classic")]
    game: GameKind,
    /// How many matches.
    #[arg(long, default_value_t = 1)]
    games: u32,
    /// What all of them are drawn from.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Who plays, seat by seat: `easy`, `casual`, `fair`, `normal`, `strong`, `random`, `computer`, which is normal without looking
    /// ahead, or, where the game has it, `greedy`.
    #[arg(long, value_delimiter = ',', default_value = "normal,normal")]
    players: Vec<Player>,
    #[command(flatten)]
    setup: SetupFlags,
    /// Write no matches, only a last line with the sums.
    #[arg(long)]
    quiet: bool,
}

/// Lists the stored matches, one JSON object a line, and names on standard error those that cannot be read.
pub async fn matches(database: Option<Location>) -> anyhow::Result<()> {
    let store = open_current(database).await?;
    let mut out = BufWriter::new(io::stdout().lock());
    let list = store.list_matches().await?;
    let n_matches = list.len();
    let mut n_faulty = 0_usize;
    for (id, read) in list {
        let (listed, seats) = match read {
            Ok(read) => read,
            Err(error) => {
                n_faulty += 1;
                logs::complain(&anyhow::Error::from(error).context(format!("match {id}")));
                continue;
            }
        };
        let line = json!({
            "id": listed.id,
            "game": listed.game,
            "channel": listed.channel.map(|channel| channel.to_string()),
            "state": listed.status.state().slug(),
            "seats": seats.as_slice().iter().map(seat).collect::<Vec<_>>(),
        });
        if is_closed(writeln!(out, "{line}"))? {
            return Ok(());
        }
    }
    if !is_closed(out.flush())? && n_faulty > 0 {
        bail!("{n_faulty} of {n_matches} matches cannot be read");
    }
    Ok(())
}

/// Who sits there; a computer player has a level, and a person who had their data deleted neither id nor name.
fn seat(occupant: &Occupant) -> Value {
    match occupant {
        Occupant::Computer(level) => json!({ "computer": level }),
        Occupant::Person(person) if person.id.is_anonymous() => json!({ "id": null, "name": null }),
        Occupant::Person(person) => {
            json!({ "id": person.id.to_string(), "name": person.name.unescaped() })
        }
    }
}

/// Writes a finished match as one line.
pub async fn export(args: ExportArgs, database: Option<Location>) -> anyhow::Result<()> {
    let stored = open_current(database).await?.load_match(args.id).await?;
    let stored = stored.with_context(|| {
        format!(
            "there is no match {}; `lostcities matches` lists them",
            args.id
        )
    })?;
    let line = file(&stored)?.write();
    is_closed(writeln!(io::stdout(), "{line}")).map(drop)
}

/// A finished match as a match file holds it.
pub fn file(stored: &StoredMatch) -> anyhow::Result<MatchFile> {
    // Others may still be dealt the same.
    ensure!(
        stored.terms.opening != Opening::Deal,
        "match {} was played on a deal; the bot itself gives the file of one that is over",
        stored.id
    );
    let Status::Finished { snowflake, ending } = stored.status else {
        bail!(
            "match {} is not over, and its cards are still secret; export it when it is",
            stored.id
        );
    };
    let playing = replay(stored)?;
    let fairness = Fairness {
        commitment: stored.secret.commitment(),
        secret: stored.secret,
        snowflake,
        numbering: Numbering::Place,
    };
    Ok(MatchFile::new(
        stored.terms.game,
        stored.terms.table_version,
        playing.as_ref(),
        ending,
        Some(fairness),
    )
    .with_computers(stored.computers())
    .with_absent(stored.stand_ins))
}

/// The match after all the steps that are stored of it.
pub fn replay(stored: &StoredMatch) -> anyhow::Result<Box<dyn Match>> {
    let mut playing = registry::start(
        stored.terms.game,
        stored.terms.setup.clone(),
        stored.terms.table_version,
    )?;
    for (ply, step) in stored.steps.iter().enumerate() {
        playing
            .push(step)
            .with_context(|| format!("the match does not replay at step {ply}"))?;
    }
    Ok(playing)
}

/// Checks every line of a file and says what is wrong.
pub fn verify(args: &VerifyArgs) -> anyhow::Result<()> {
    let mut lines: Box<dyn BufRead> = if args.file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let file = std::fs::File::open(&args.file)
            .with_context(|| format!("cannot read {}", args.file.display()))?;
        Box::new(BufReader::new(file))
    };
    let (mut n_matches, mut n_faulty) = (0_usize, 0_usize);
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        let mut bounded = lines.by_ref().take(MAX_LINE);
        if bounded
            .read_until(b'\n', &mut line)
            .context("cannot read on")?
            == 0
        {
            break;
        }
        if bounded.limit() == 0 && !line.ends_with(b"\n") {
            n_matches += 1;
            n_faulty += 1;
            logs::say(&format!(
                "line {number}: longer than any match file ({MAX_LINE} bytes), and not read"
            ));
            lines.skip_until(b'\n').context("cannot read on")?;
            continue;
        }
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        n_matches += 1;
        match match_file::verify(&line) {
            Ok(report) => {
                let drawn = match report.n_redrawn {
                    Some(n) => format!("{n} draws checked against the secret"),
                    None => "played without a commitment".to_owned(),
                };
                logs::say(&format!(
                    "line {number}: {} steps of {} are right, {drawn}",
                    report.n_steps, report.game
                ));
            }
            Err(faults) => {
                n_faulty += 1;
                for fault in faults {
                    logs::say(&format!("line {number}: {fault}"));
                }
            }
        }
    }
    match (n_matches, n_faulty) {
        (0, _) => bail!("there is no match to check"),
        (_, 0) => Ok(()),
        (all, faulty) => bail!("{faulty} of {all} matches are not right"),
    }
}

/// Plays matches that nobody watches.
pub fn simulate(args: SimulateArgs) -> anyhow::Result<()> {
    let mut options = args.setup.options();
    // A game for another number of seats says itself how many it needs.
    let n_players = u8::try_from(args.players.len()).unwrap_or(u8::MAX);
    if args.game.seats().contains(&n_players) {
        options.insert("seats".to_owned(), n_players.into());
    }
    let simulation = Simulation::new(args.game, &Value::Object(options), args.seed, args.players)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let started = Instant::now();
    let mut summary = Summary::default();
    for number in 0..u64::from(args.games) {
        if args.quiet {
            summary.add(&simulation.outcome(number));
        } else if is_closed(writeln!(out, "{}", simulation.file(number).write()))? {
            return Ok(());
        }
    }
    if args.quiet {
        is_closed(writeln!(
            out,
            "{}",
            summary.line(started.elapsed().as_secs_f64())
        ))?;
    }
    is_closed(out.flush()).map(drop)
}

/// The database, to be looked at and left as it is.
pub async fn open(database: Option<Location>) -> anyhow::Result<Store> {
    Ok(database.unwrap_or_else(usual).open_read_only().await?)
}

/// The same, where only a database of this version can be read.
pub async fn open_current(database: Option<Location>) -> anyhow::Result<Store> {
    let store = open(database).await?;
    ensure!(
        !store.is_of_older_version().await?,
        "the database is of an older version of this program; the bot brings it up to date when it starts"
    );
    Ok(store)
}

/// Whether the reader of our lines has had enough, as `head` does; any other failure is an error.
pub(super) fn is_closed(written: io::Result<()>) -> anyhow::Result<bool> {
    match written {
        Ok(()) => Ok(false),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
        Err(error) => Err(error).context("cannot write"),
    }
}
