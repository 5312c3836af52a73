//! Commands that open a match.

use super::arguments::{Between, ChosenClock, EveningGame, Quiet, SoloLevel, Switch};
use super::command::Handler;
use super::guest::Guest;
use super::option::options;
use super::setup_options::SetupOptions;
use super::values::GivenUser;
use crate::answers::answer::Answer;
use crate::answers::asker::Asker;
use crate::answers::ctx::Ctx;
use crate::model::ClockChoice;
use crate::screens::daily;
use crate::screens::evening::{self, EveningRequest};
use crate::screens::league;
use crate::screens::match_request::MatchRequest;
use crate::screens::opening::open;
use crate::table::{DailyGame, GameKind, Level, Opponents, Person, TableError, Venue};
use crate::wire::message::Outgoing;

options! {
    pub struct Challenge {
        opponent: GivenUser = "opponent",
        game: Option<GameKind> = "game",
        clock: Option<ChosenClock> = "clock",
        options: SetupOptions = "",
        thread: Option<Switch> = "thread",
        quiet: Option<Quiet> = "quiet",
    }
}

impl Handler for Challenge {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        if let Some(key) = not_challenged(&self.opponent, &ctx.asker) {
            return Ok(refused(ctx, key));
        }
        let request = wanted(self.game, self.options, opponents_of(self.opponent));
        let request = clocked(request, self.clock);
        open(ctx, shown(request, self.thread, self.quiet)).await
    }
}

/// Invites the member whose menu was used, to a match of the first game as it is usually played.
pub async fn challenge_member(ctx: &Ctx, opponent: GivenUser) -> Result<Answer, TableError> {
    let challenge = Challenge {
        opponent,
        game: None,
        clock: None,
        options: SetupOptions::default(),
        thread: None,
        quiet: None,
    };
    challenge.answer(ctx).await
}

/// Why a person cannot be challenged from there, as a key of the locale files.
fn not_challenged(opponent: &GivenUser, host: &Asker) -> Option<&'static str> {
    if host.guild.is_none() {
        Some("refuse-only-in-server")
    } else if opponent.is_bot {
        Some("refuse-bot")
    } else if !opponent.can_see_channel {
        Some("refuse-cannot-see-channel")
    } else {
        None
    }
}

fn opponents_of(opponent: GivenUser) -> Opponents {
    Opponents::One(Person::new(opponent.id, opponent.name))
}

options! {
    /// Opens a table that others can join.
    pub struct Open {
        game: GameKind = "game",
        seats: Option<Between<2, 5>> = "seats",
        computers: Option<Between<0, 4>> = "computers",
        clock: Option<ChosenClock> = "clock",
        level: Option<Level> = "level",
        options: SetupOptions = "",
        first: Option<Guest> = "invite",
        second: Option<Guest> = "invite-2",
        third: Option<Guest> = "invite-3",
        thread: Option<Switch> = "thread",
        quiet: Option<Quiet> = "quiet",
    }
}

impl Handler for Open {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let host = &ctx.asker;
        let guests = [self.first, self.second, self.third];
        let guests: Vec<Guest> = guests.into_iter().flatten().collect();
        let refusal = match host.guild {
            None => Some("refuse-only-in-server"),
            Some(_) => guests.iter().find_map(|guest| guest.refusal(host)),
        };
        if let Some(key) = refusal {
            return Ok(refused(ctx, key));
        }
        let opponents = Opponents::Anybody {
            seats: self.seats.map(small),
            computers: computers(self.computers.map(small), self.level, 0),
            invited: guests.iter().map(|guest| guest.invitee(host)).collect(),
        };
        let request = wanted(Some(self.game), self.options, opponents);
        let request = clocked(request, self.clock);
        open(ctx, shown(request, self.thread, self.quiet)).await
    }
}

options! {
    /// Starts a match against computer players.
    pub struct Solo {
        game: Option<GameKind> = "game",
        computers: Option<Between<1, 4>> = "computers",
        level: Option<SoloLevel> = "level",
        options: SetupOptions = "",
        quiet: Option<Quiet> = "quiet",
    }
}

impl Handler for Solo {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let game = self.game.unwrap_or(GameKind::Classic);
        let level = match self.level {
            Some(SoloLevel::Even) => Some(ctx.tables().even_level(ctx.asker.id, game).await?),
            Some(SoloLevel::Named(level)) => Some(level),
            None => None,
        };
        let opponents = Opponents::Computers(computers(self.computers.map(small), level, 1));
        let request = wanted(Some(game), self.options, opponents);
        open(ctx, shown(request, None, self.quiet)).await
    }
}

/// This many computer players, by default `usual`, of this level. Who chooses a level wants to meet one.
fn computers(n: Option<u8>, level: Option<Level>, usual: u8) -> Vec<Level> {
    let usual = usual.max(u8::from(level.is_some()));
    vec![level.unwrap_or_default(); usize::from(n.unwrap_or(usual))]
}

/// The named game with these options; the first game if none is named.
fn wanted(game: Option<GameKind>, options: SetupOptions, opponents: Opponents) -> MatchRequest {
    MatchRequest {
        game: game.unwrap_or(GameKind::Classic),
        options: options.into(),
        opponents,
        venue: None,
        clock: ClockChoice::OfServer,
    }
}

/// The same with what the host has chosen for the clock, if anything.
fn clocked(request: MatchRequest, chosen: Option<ChosenClock>) -> MatchRequest {
    let chosen = chosen.map(|ChosenClock(clock)| ClockChoice::OfHost(clock));
    MatchRequest {
        clock: chosen.unwrap_or(request.clock),
        ..request
    }
}

/// The same in a thread, quietly, or neither, if that is said.
fn shown(request: MatchRequest, thread: Option<Switch>, quiet: Option<Quiet>) -> MatchRequest {
    let venue = match (quiet, thread) {
        (Some(Quiet(true)), _) => Some(Venue::Quiet),
        (_, Some(Switch(true))) => Some(Venue::Thread),
        (None, None) => None,
        (Some(Quiet(false)), _) | (_, Some(Switch(false))) => Some(Venue::Channel),
    };
    MatchRequest { venue, ..request }
}

/// A refusal in the words of the asker.
fn refused(ctx: &Ctx, key: &str) -> Answer {
    Answer::new(Outgoing::private(ctx.words.plain(key)))
}

/// A number that fits by the range of its option, which is checked when this is compiled.
fn small<const MIN: u32, const MAX: u32>(number: Between<MIN, MAX>) -> u8 {
    const { assert!(MAX < 1 << u8::BITS) };
    u8::try_from(number.0).expect("the range of the option ends below 256")
}

options! {
    /// Plays the deal of the day in a game, Roll & Write unless said otherwise, or shows another person's sheet of it.
    pub struct Daily {
        game: Option<DailyGame> = "game",
        player: Option<GivenUser> = "player",
    }
}

impl Handler for Daily {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let game = self.game.unwrap_or(DailyGame::RollWrite);
        match self.player {
            Some(player) => daily::sheet_of(ctx, game, player.id, &player.name).await,
            None => daily::today(ctx, game).await,
        }
    }
}

/// How many deals an evening has, and how many minutes each lasts, if nobody says otherwise.
const USUAL_DEALS: u8 = 3;
const USUAL_MINUTES: u8 = 10;

options! {
    /// Begins an evening with the same cards for everybody.
    pub struct Evening {
        game: Option<EveningGame> = "game",
        deals: Option<Between<1, 5>> = "deals",
        minutes: Option<Between<5, 15>> = "minutes",
        level: Option<Level> = "level",
    }
}

impl Handler for Evening {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let request = EveningRequest {
            game: self.game.map_or(DailyGame::Classic, |game| game.0),
            n_deals: self.deals.map_or(USUAL_DEALS, small),
            minutes: self.minutes.map_or(USUAL_MINUTES, small).into(),
            level: self.level.unwrap_or_default(),
        };
        evening::open(ctx, request).await
    }
}

options! {
    /// Shows the season of the server.
    pub struct League {}
}

impl Handler for League {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        league::show(ctx).await
    }
}
