//! Why a request was not carried out.

use std::ops::RangeInclusive;

use thiserror::Error;

use super::snapshot::Snapshot;
use crate::games::GameKind;
use crate::kernel::{BySeat, Illegal, Seats};
use crate::present::{self, OfferedOption};
use crate::store::{
    ChannelId, DailyGame, GuildId, MAX_ASLEEP, MAX_EVENINGS, MAX_STRONG, MatchId, MessageId,
    Occupant, RoleId, StoreError,
};

/// The person may not do that. Nothing has changed; they are told privately what to do instead.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    #[error("there is no such match")]
    NoSuchMatch,
    #[error("there is no match in this channel")]
    NoMatchHere,
    #[error("the person does not play in this match")]
    NotYourMatch,
    #[error("others have to act first")]
    NotYourTurn {
        seats: BySeat<Occupant>,
        awaited: Seats,
    },
    #[error("the table has moved on")]
    Stale,
    #[error("this interaction has been handled before")]
    Repeated,
    /// The match has ended, or never began.
    #[error("the match is over")]
    MatchOver,
    // What a person typed stays between them and the bot, so it is not part of the log line.
    #[error("the text is no action")]
    Unreadable(String),
    #[error("the rules do not allow that now")]
    NotAllowed,
    /// The command or its options are not as they were registered. Discord sends such a one for a moment after the commands
    /// have changed, and else nobody but a program.
    #[error("the command is not as it was registered")]
    UnknownCommand,
    #[error("that cannot be prepared now")]
    CannotPrepare,
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    #[error("a challenge to yourself")]
    ChallengedSelf,
    #[error("match {id} occupies the channel")]
    ChannelBusy { id: MatchId, place: Place },
    #[error("the match sleeps, and another holds its channel")]
    Asleep(Place),
    #[error("the person takes no such challenges")]
    TakesNoChallenges,
    #[error("the two have an open challenge already")]
    AlreadyChallenged(Place),
    #[error("more than {most} open invitations")]
    TooManyInvitations { most: u32, oldest: Place },
    #[error("more than {most} open matches")]
    TooManyOpen {
        most: u32,
        id: MatchId,
        oldest: Place,
    },
    /// As many matches that only the person plays sleep as may; this is the oldest.
    #[error("more than {MAX_ASLEEP} matches that sleep")]
    TooManyAsleep(Place),
    /// The person has opened as many matches with strong computer players as may be open at a time; this is the oldest.
    #[error("more than {MAX_STRONG} matches with strong computer players")]
    TooManyStrong(Place),
    #[error("the challenge is no longer open")]
    ChallengeOver,
    #[error("only the challenged person may answer")]
    OnlyOpponent,
    #[error("only the challenger may withdraw")]
    OnlyChallenger,
    #[error("the match at the table has begun")]
    TableBegun,
    #[error("the person sits at the table already")]
    AlreadyJoined,
    #[error("the person does not sit at the table")]
    NotAtTable,
    #[error("only the host may do that")]
    OnlyHost,
    #[error("the game is for {} to {}", .0.start(), .0.end())]
    NotSoMany(RangeInclusive<u8>),
    #[error("too many computer players")]
    TooManyComputers,
    /// Only other games have these options.
    #[error("the game {game} does not have the options that were chosen")]
    NoSuchOption {
        game: GameKind,
        /// What it lacks.
        options: Vec<OfferedOption>,
    },
    #[error("the rematch has been asked for already")]
    RematchAsked,
    #[error("the match is not over yet")]
    NotOverYet,
    /// The match is not over, so that nobody may look back at it yet.
    #[error("match {0} is not over yet")]
    NotFinished(MatchId),
    /// No match of this name is over, or it is none of those that the person may look back at.
    #[error("there is no finished match {0} for this person")]
    NoSuchFinished(MatchId),
    #[error("no match was finished in this channel")]
    NothingFinishedHere,
    #[error("the person waits for an animation already")]
    AnimationAsked,
    #[error("too many animations are being made")]
    TooManyAnimations,
    #[error("the person waits for a file already")]
    ExportAsked,
    #[error("too many files are being made")]
    TooManyExports,
    #[error("no draw is on offer")]
    NoDrawOffer,
    #[error("a draw is on offer already")]
    DrawOffered,
    #[error("the person offered a draw a moment ago")]
    DrawJustOffered,
    #[error("only two people can agree to a draw")]
    NoDrawAmongMany,
    #[error("the person does not want their statistics to be seen")]
    StatsWithheld,
    /// Who plays for ratings decides alone.
    #[error("no hints in a rated match")]
    NoHintInRated,
    #[error("a computer player does not agree to a draw")]
    NoDrawWithComputer,
    #[error("a match of a season ends by its rules")]
    NoDrawInSeason,
    #[error("matches are opened in other channels")]
    OtherChannels(Vec<ChannelId>),
    #[error("only a role opens matches")]
    OnlyRole(RoleId),
    #[error("this server has no leaderboards")]
    NoLeaderboard,
    #[error("only moderators open matches")]
    OnlyModerators,
    #[error("a moderator has ended the match")]
    EndedByModerator,
    #[error("only moderators end matches of others")]
    OnlyModeratorsEnd,
    #[error("the match is played in another channel")]
    InOtherChannel,
    #[error("only who manages the server may do that")]
    OnlyManagers,
    #[error("there is no server here")]
    OnlyOnServer,
    #[error("too many channels")]
    TooManyChannels,
    /// The file of the database was deleted or replaced, so that nothing can be written.
    #[error("the database file was deleted or replaced")]
    DatabaseReplaced,
    /// The bot stops, and has closed its database.
    #[error("the bot stops")]
    Restarting,
    #[error("only players and moderators may move the board")]
    OnlyPlayersMoveBoard,
    #[error("the board was moved a moment ago")]
    BoardJustMoved,
    /// The bot is not on this server: the person has installed it for themselves.
    #[error("the bot is not installed here")]
    NotInstalled,
    #[error("that day cannot be played")]
    NoSuchDay,
    #[error("the day is over")]
    DayOver,
    #[error("an evening is open in the channel")]
    EveningHere,
    #[error("more than {MAX_EVENINGS} open evenings")]
    TooManyEvenings,
    #[error("the deal is over, or has not begun")]
    DealOver,
    #[error("somebody still plays the deal")]
    DealGoesOn,
    #[error("the person has not finished that deal, or it is not over")]
    NotPlayed,
    #[error("only the two best play the final")]
    OnlyFinalists,
    #[error("{0}")]
    Season(SeasonRefusal),
    #[error("the daily roll was begun before their data were deleted")]
    DaySpent,
    /// Nobody is away for less than a day or for longer than a month at once.
    #[error("nobody is away for so long, or for less than a day")]
    AwayTooLong,
    /// The person has been away for almost as many days as is possible within a year: this many are left.
    #[error("only {0} days are left this year")]
    AwayTooOften(u32),
    #[error("the text is no day")]
    NoSuchDate,
    #[error("the day's deal in this game is not finished")]
    PlayDailyFirst(DailyGame),
    #[error("the result was shared already")]
    SharedAlready,
    /// Another person has not finished today's roll, or does not want to be seen.
    #[error("there is no finished daily roll of that person to be seen")]
    NoDailyOf,
    #[error("nobody is late")]
    NobodyLate,
    /// The player was reminded since their time is up.
    #[error("the player has been reminded")]
    AlreadyReminded,
    #[error("the person is late, too")]
    LateToo,
    #[error("no computer player stands in for the person")]
    NotAway,
    #[error("the match was ended for absence")]
    CalledOff,
    /// Nobody ends their own match without a result.
    #[error("the person has a part in the match")]
    OwnMatch,
    #[error("only who ended the match takes that back")]
    OnlyWhoEnded,
    /// The person has asked before that the match goes on.
    #[error("the person who ended the match has been asked")]
    AlreadyAsked,
    #[error("the match sleeps already")]
    SleepsAlready,
    #[error("a match of a season never sleeps")]
    AwakeInSeason,
    #[error(transparent)]
    NoReview(#[from] NoReview),
    #[error("nothing is kept of the person")]
    NothingKept,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoReview {
    #[error("the person waits for a review already")]
    Asked,
    /// As many people wait for reviews as may, or the bot is busy.
    #[error("too many people wait for reviews")]
    TooMany,
    #[error("nobody did anything in the match")]
    NothingPlayed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub id: MatchId,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel that shows it, if one does.
    pub channel: Option<ChannelId>,
    pub message: Option<MessageId>,
}

/// What a request came to.
pub type Result<T, E = TableError> = std::result::Result<T, E>;

#[derive(Debug, Error)]
pub enum TableError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Failed(#[from] anyhow::Error),
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Replaced(_) => Self::Refused(Refusal::DatabaseReplaced),
            error => Self::Failed(error.into()),
        }
    }
}

impl TableError {
    /// Whether what failed so will always do, as a log that cannot be read.
    pub(super) fn is_lasting(&self) -> bool {
        match self {
            Self::Refused(_) => false,
            Self::Failed(error) => !error.downcast_ref().is_some_and(StoreError::may_pass),
        }
    }
}

impl Refusal {
    pub(super) fn not_your_turn(snapshot: &Snapshot) -> Self {
        Self::NotYourTurn {
            seats: snapshot.seats().clone(),
            awaited: snapshot.awaited(),
        }
    }

    /// Why the rules refused `action` at this table.
    pub(super) fn by_rules(refused: present::Refused, action: &str, snapshot: &Snapshot) -> Self {
        match refused {
            present::Refused::Unreadable => Self::Unreadable(action.to_owned()),
            present::Refused::Illegal(Illegal::NotYourTurn) => Self::not_your_turn(snapshot),
            present::Refused::Illegal(Illegal::NotAllowed | Illegal::Impossible) => {
                Self::NotAllowed
            }
            present::Refused::Illegal(Illegal::Over) => Self::MatchOver,
        }
    }
}

/// Why something cannot be done with a season of a league.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SeasonRefusal {
    #[error("there is no such season")]
    NoSuch,
    #[error("the server has a season")]
    Here,
    #[error("nobody joins the season any more")]
    Begun,
    #[error("the season is over")]
    Over,
    #[error("the season has as many people as it can have")]
    Full,
    #[error("the person takes part in the season")]
    Joined,
    #[error("the person does not take part in the season")]
    NotJoined,
    #[error("the person takes part in the season no more")]
    Left,
    #[error("that cannot be done with the season now")]
    NotNow,
    #[error("the account of the person is too young")]
    TooYoung,
    #[error("the person left the season before")]
    LeftBefore,
    #[error("the person finishes too few of their matches")]
    FinishesTooFew,
    #[error("a match of the season counts for nobody")]
    Annulled,
}
