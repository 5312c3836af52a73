//! What a command is: a name, options, and a handler that answers it.

use std::future::Future;

use futures_util::future::BoxFuture;

use super::option::{CommandOption, Options};
use super::values::{GivenUser, Values};
use crate::answers::answer::Answer;
use crate::answers::budget::Act;
use crate::answers::ctx::Ctx;
use crate::table::{Refusal, TableError};

/// A command with the values of its options, which can be answered. It knows nothing of the transport it came by.
pub trait Handler: Options + Send + 'static {
    fn answer(self, ctx: &Ctx) -> impl Future<Output = Result<Answer, TableError>> + Send;
}

/// The one command that all others are subcommands of.
pub const ROOT: &str = "lostcities";

/// Reads the options of a command and answers it.
pub type Run = fn(Ctx, Values) -> BoxFuture<'static, Result<Answer, TableError>>;

/// A command below [`ROOT`], or a group of them.
pub struct Command {
    /// Its name in English. The locale files have it under `cmd-NAME`, and `cmd-GROUP-NAME` in a group.
    pub name: &'static str,
    pub body: Body,
    /// What using it costs.
    pub act: Act,
}

pub enum Body {
    Leaf {
        /// Its options, in the order in which Discord offers them.
        options: fn() -> Vec<CommandOption>,
        run: Run,
    },
    /// It is only the prefix of their names.
    Group(&'static [Command]),
}

impl Command {
    /// A command that `H` answers.
    pub const fn new<H: Handler>(name: &'static str) -> Self {
        let (options, run) = (H::options, run::<H> as Run);
        Self {
            name,
            body: Body::Leaf { options, run },
            act: Act::Light,
        }
    }

    #[must_use]
    pub const fn costing(mut self, act: Act) -> Self {
        self.act = act;
        self
    }

    pub const fn group(name: &'static str, members: &'static [Self]) -> Self {
        Self {
            name,
            body: Body::Group(members),
            act: Act::Light,
        }
    }

    /// The members, if it is a group.
    pub const fn members(&self) -> &'static [Self] {
        match self.body {
            Body::Leaf { .. } => &[],
            Body::Group(members) => members,
        }
    }

    /// The options, of which a group has none.
    pub fn options(&self) -> Vec<CommandOption> {
        match self.body {
            Body::Leaf { options, .. } => options(),
            Body::Group(_) => Vec::new(),
        }
    }
}

fn run<H: Handler>(ctx: Ctx, values: Values) -> BoxFuture<'static, Result<Answer, TableError>> {
    Box::pin(async move {
        let command = H::read(&values).map_err(|unexpected| {
            tracing::debug!("{unexpected}");
            Refusal::UnknownCommand
        })?;
        command.answer(&ctx).await
    })
}

/// An entry in the menu of a member.
pub struct MenuCommand {
    pub words: &'static str,
    /// Answers it for the member whose menu was used.
    pub run: fn(Ctx, GivenUser) -> BoxFuture<'static, Result<Answer, TableError>>,
}

/// Commands that help lists under one heading.
pub struct Section {
    /// The key of the heading in the locale files; the first section has none and is not listed.
    pub heading: Option<&'static str>,
    /// Its commands, in the order in which Discord offers them.
    pub commands: &'static [Command],
}
