//! The open matches of a person, in a list.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::asker::mentions;
use crate::answers::controls::labelled;
use crate::answers::ctx::Ctx;
use crate::answers::refusals::link;
use crate::i18n::Words;
use crate::model::route::absence;
use crate::model::route::more;
use crate::model::route::play;
use crate::model::{MatchRef, Route};
use crate::present::Msg;
use crate::table::{Closing, Listed, MatchId, Occupant, PersonId, TableError};
use crate::wire::message::Outgoing;

const MAX_IN_ROW: usize = 5;

/// The open matches of the asker.
struct Screen {
    games: Vec<Listed>,
    asker: PersonId,
    /// The matches in which they may decide for a late player. Their channels may be gone.
    undecided: Vec<MatchId>,
}

pub async fn answer(ctx: &Ctx) -> Result<Answer, TableError> {
    let (tables, asker) = (ctx.tables(), ctx.asker.id);
    let games = tables.games_of(asker).await?;
    let mut undecided = Vec::new();
    for game in &games {
        let id = game.listed.id;
        let late = tables.may_decide(id, asker).await?;
        undecided.extend(late.map(|_| id));
    }
    let screen = Screen {
        games,
        asker,
        undecided,
    };
    Ok(Answer::screen(screen.render(ctx.words)))
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        if self.games.is_empty() {
            return Outgoing::private(words.plain("refuse-no-games"));
        }
        let games = self.games.iter();
        let line = |game: &Listed| {
            let line = game_line(game, self.asker);
            words.say(&line, &mentions(&game.seats, words))
        };
        let intro = words.plain("games-intro");
        let lines: Vec<String> = [intro].into_iter().chain(games.clone().map(line)).collect();
        let row = |buttons: &mut dyn Iterator<Item = CreateButton>| {
            let buttons: Vec<CreateButton> = buttons.take(MAX_IN_ROW).collect();
            (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
        };
        let (left, own): (Vec<&Listed>, Vec<&Listed>) =
            games.partition(|game| is_left(game, self.asker));
        let status = |game: &&&Listed| game.listed.status;
        let asleep = own
            .iter()
            .filter(|game| status(game).is_asleep() && status(game).closing().is_none());
        let rows = [
            row(&mut asleep.map(|game| wake(game.listed.id, words))),
            row(&mut left.iter().map(|game| come_back(game.listed.id, words))),
            row(&mut self.undecided.iter().map(|&id| decide(id, words))),
        ];
        Outgoing::private(lines.join("\n")).rows(rows.into_iter().flatten().collect())
    }
}

/// Opens the hand of a match that sleeps; its next move wakes it.
fn wake(id: MatchId, words: &Words) -> CreateButton {
    let label = Msg::new("button-wake").with("match", id.to_string());
    let hand = Route::Play(MatchRef { id, version: 0 }, play::Route::Hand);
    labelled(hand, &words.text(&label), ButtonStyle::Secondary)
}

/// Gives a person their seat back for whom a computer player stands in.
fn come_back(id: MatchId, words: &Words) -> CreateButton {
    let label = Msg::new("button-back-in").with("match", id.to_string());
    let back = Route::Absence(MatchRef { id, version: 0 }, absence::Route::Back);
    labelled(back, &words.text(&label), ButtonStyle::Success)
}

/// Opens what can be decided for a late player.
fn decide(id: MatchId, words: &Words) -> CreateButton {
    let label = Msg::new("button-decide-in").with("match", id.to_string());
    let more = Route::More(MatchRef { id, version: 0 }, more::Route::Show);
    labelled(more, &words.text(&label), ButtonStyle::Primary)
}

fn is_of(occupant: &Occupant, person: PersonId) -> bool {
    occupant.person().is_some_and(|seated| seated.id == person)
}

fn is_left(game: &Listed, person: PersonId) -> bool {
    game.seats
        .iter()
        .all(|(_, occupant)| !is_of(occupant, person))
}

/// That a player has ended a match because another one did not move.
fn called_off(game: &Listed, closing: Closing) -> Msg {
    let when = game.closes_at.map(|at| format!("<t:{}:R>", at.seconds()));
    Msg::new("games-called-off")
        .with("by", closing.by)
        .with("absent", closing.absent)
        .with("when", when.unwrap_or_default())
}

fn game_line(game: &Listed, asker: PersonId) -> Msg {
    let is_mine = |seat| {
        let occupant = game.seats.get(seat);
        occupant.is_some_and(|occupant| is_of(occupant, asker))
    };
    let awaited = match game
        .awaited
        .iter()
        .find(|&seat| is_mine(seat))
        .or_else(|| game.awaited.iter().next())
    {
        _ if is_left(game, asker) => Msg::new("games-left"),
        _ if game.listed.status.is_asleep() => Msg::new("games-asleep"),
        None => Msg::new("games-challenge"),
        Some(seat) if is_mine(seat) => Msg::new("games-your-turn"),
        Some(seat) => Msg::new("games-their-turn").with("seat", seat),
    };
    let closing = game.listed.status.closing();
    let state = closing.map_or(awaited, |closing| called_off(game, closing));
    Msg::new("games-line")
        .with("match", game.listed.id.to_string())
        .with("game", game.name.clone())
        .with("link", link(&game.place))
        .with("state", state)
}
