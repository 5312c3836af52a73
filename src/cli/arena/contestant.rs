//! One of the two that meet in the arena: a program that speaks LCP, and what is counted of it. Whatever it does, it is waited for
//! only so long and read only so far.

use std::fmt;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::ensure;
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

use crate::ai::arena::Sums;
use crate::games::GameKind;
use crate::kernel::{Level, Seat};
use crate::lcp;
use crate::present::Match;

/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 1_000;

/// Why a program has lost a match.
#[derive(Debug, Error)]
pub enum Fault {
    #[error("it cannot be started or talked to: {0}")]
    Broken(#[from] std::io::Error),
    #[error("it speaks no LCP that has this match: it answered {0:?}")]
    Mute(String),
    #[error("it did not answer within {0:?}")]
    Late(Duration),
    #[error("it ended")]
    Ended,
    #[error("its answer is longer than {LONGEST_ANSWER} bytes")]
    Long,
    #[error("it answered {0:?}, which is not allowed")]
    Illegal(String),
}

/// Which version of the protocol a program speaks.
enum Version {
    /// Whole turns of the card game; the second half of the turn that was answered last, until it is played.
    First { second: Option<String> },
    /// Acts of any game.
    Second,
}

struct Program {
    /// It ends with this value.
    _child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    version: Version,
}

pub struct Contestant {
    command: String,
    words: Vec<String>,
    patience: Duration,
    /// Started when it is needed, and again after it has failed.
    program: Option<Program>,
    n_illegal: u32,
    n_other_faults: u32,
    first_fault: Option<String>,
    /// Milliseconds of a choice.
    thought: Sums,
    longest: f64,
}

impl Contestant {
    /// `values` are the files that correct printed values; a level of the bot's is told them, too.
    pub fn new(command: &str, patience: Duration, values: &[PathBuf]) -> anyhow::Result<Self> {
        let mut words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if let Some(level) = command.strip_prefix("builtin:") {
            let level = level.parse::<Level>()?;
            let own = std::env::current_exe()?.to_string_lossy().into_owned();
            words = vec![own, "lcp".into(), "--level".into(), level.slug().into()];
            for file in values {
                words.extend(["--values".into(), file.to_string_lossy().into_owned()]);
            }
        }
        ensure!(!words.is_empty(), "a command is missing");
        Ok(Self {
            command: command.to_owned(),
            words,
            patience,
            program: None,
            n_illegal: 0,
            n_other_faults: 0,
            first_fault: None,
            thought: Sums::default(),
            longest: 0.0,
        })
    }

    pub const fn n_faults(&self) -> u32 {
        self.n_illegal + self.n_other_faults
    }

    /// What it does in this seat: one of the acts that are allowed.
    pub async fn choose(
        &mut self,
        game: GameKind,
        playing: &dyn Match,
        seat: Seat,
    ) -> Result<String, Fault> {
        if self.program.is_none() {
            self.program = Some(Program::start(&self.words, self.patience, playing).await?);
        }
        let program = self.program.as_mut().ok_or(Fault::Ended)?;
        let before = Instant::now();
        let answer = program.choose(self.patience, game, playing, seat).await?;
        let milliseconds = before.elapsed().as_secs_f64() * 1_000.0;
        self.thought.add(milliseconds);
        self.longest = self.longest.max(milliseconds);
        let mut acts = playing.choices(seat).into_iter();
        let is_allowed = acts.any(|(act, _)| act == answer);
        is_allowed
            .then_some(answer.clone())
            .ok_or(Fault::Illegal(answer))
    }

    /// It has lost a match by this. Its program is ended.
    pub fn failed(&mut self, fault: &Fault) {
        match fault {
            Fault::Illegal(_) => self.n_illegal += 1,
            _ => self.n_other_faults += 1,
        }
        self.first_fault.get_or_insert_with(|| fault.to_string());
        self.program = None;
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {} illegal answers, {} other failures, {:.1} ms a choice, {:.1} ms the longest",
            self.command,
            self.n_illegal,
            self.n_other_faults,
            self.thought.mean().0,
            self.longest
        )?;
        match &self.first_fault {
            Some(fault) => write!(f, "; first failure: {fault}"),
            None => Ok(()),
        }
    }
}

impl Program {
    /// Starts it and asks which version it speaks; the first is enough where it has words for the match.
    async fn start(
        words: &[String],
        patience: Duration,
        playing: &dyn Match,
    ) -> Result<Self, Fault> {
        let (name, args) = words.split_first().ok_or(Fault::Ended)?;
        let mut command = Command::new(name);
        command.args(args).kill_on_drop(true);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let mut program = Self {
            input: child.stdin.take().ok_or(Fault::Ended)?,
            output: BufReader::new(child.stdout.take().ok_or(Fault::Ended)?),
            version: Version::Second,
            _child: child,
        };
        let answer = program.ask(patience, lcp::VERSION).await?;
        if answer.starts_with(lcp::VERSION) {
            return Ok(program);
        }
        program.version = Version::First { second: None };
        let answer = program.ask(patience, "lcp 1").await?;
        let has_words = lcp::first_position(playing, Seat::FIRST).is_some();
        if has_words && answer.starts_with("id ") {
            Ok(program)
        } else {
            Err(Fault::Mute(answer))
        }
    }

    /// Its answer for this seat, as an act.
    async fn choose(
        &mut self,
        patience: Duration,
        game: GameKind,
        playing: &dyn Match,
        seat: Seat,
    ) -> Result<String, Fault> {
        let Version::First { second } = &mut self.version else {
            return self
                .ask(patience, &lcp::position(game, playing, seat))
                .await;
        };
        if let Some(second) = second.take() {
            // It does not know of closed piles: where it can only draw, it does.
            return Ok(match &playing.choices(seat)[..] {
                [(only, _)] => only.clone(),
                _ => second,
            });
        }
        let line = lcp::first_position(playing, seat).ok_or(Fault::Ended)?;
        let answer = self.ask(patience, &line).await?;
        let [first, second] = lcp::first_acts(&answer).ok_or(Fault::Illegal(answer))?;
        let second = Some(second);
        self.version = Version::First { second };
        Ok(first)
    }

    /// Its answer to a line.
    async fn ask(&mut self, patience: Duration, line: &str) -> Result<String, Fault> {
        let mut answer = Vec::new();
        let mut output = (&mut self.output).take(LONGEST_ANSWER);
        let line = format!("{line}\n");
        let talk = async {
            self.input.write_all(line.as_bytes()).await?;
            output.read_until(b'\n', &mut answer).await
        };
        let talked = timeout(patience, talk).await;
        talked.map_err(|_| Fault::Late(patience))??;
        match answer.pop() {
            Some(b'\n') => {
                let answer = String::from_utf8_lossy(&answer);
                Ok(answer.trim().chars().take(60).collect())
            }
            Some(_) if output.limit() == 0 => Err(Fault::Long),
            None | Some(_) => Err(Fault::Ended),
        }
    }
}
