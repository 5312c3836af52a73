//! What can be done besides playing: give up, offer a draw, move the board down, read it as text.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::Bot;
use super::answer::Answer;
use super::asker::{Asker, mentions, names_in_text};
use super::controls::{Maker, button, labelled};
use super::message::Outgoing;
use super::play::route as play;
use super::press::Press;
use super::refusals::link;
use super::route::{MatchRef, Route};
use super::settings::route as settings;
use crate::i18n::Words;
use crate::present::Msg;
use crate::table::{Listed, MatchId, TableError};

/// The most buttons that Discord allows in a row.
const MAX_IN_ROW: usize = 5;

impl Bot {
    /// The menu behind *More*; a spectator gets what a spectator can do.
    pub(super) async fn more(&self, id: MatchId, asker: &Asker) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let maker = Maker {
            id,
            version: 0,
            words,
        };
        let mut rows = vec![CreateActionRow::Buttons(vec![
            maker.button(Press::Text, "button-text-view", ButtonStyle::Secondary),
            maker.button(Press::MoveDown, "button-move-down", ButtonStyle::Secondary),
            button(
                settings::Route::Show,
                words,
                "button-settings",
                ButtonStyle::Secondary,
            ),
        ])];
        if let Some(may_offer) = self.tables().may_offer_draw(id, asker.id).await? {
            let offer = maker.button(
                Press::OfferDraw,
                "button-offer-draw",
                ButtonStyle::Secondary,
            );
            rows.push(CreateActionRow::Buttons(vec![
                offer.disabled(!may_offer),
                maker.button(Press::Resign, "button-resign", ButtonStyle::Danger),
            ]));
        }
        if self.tables().may_end(id, &asker.opener()).await.is_ok() {
            let end = maker.button(Press::End, "button-end", ButtonStyle::Danger);
            rows.push(CreateActionRow::Buttons(vec![end]));
        }
        Ok(Answer::new(
            Outgoing::private(words.plain("more-intro")).rows(rows),
        ))
    }

    /// Asks whether the person really gives up.
    pub(super) async fn resign_question(
        &self,
        id: MatchId,
        asker: &Asker,
    ) -> Result<Answer, TableError> {
        let ends = self.tables().ends_if_resigned(id, asker.id).await?;
        let words = self.words_of(asker).await;
        let question = if ends {
            "resign-confirm"
        } else {
            "resign-confirm-many"
        };
        let maker = Maker {
            id,
            version: 0,
            words,
        };
        let row = vec![
            maker.button(Press::ResignForSure, "button-resign", ButtonStyle::Danger),
            button(
                Route::Play(MatchRef { id, version: 0 }, play::Route::Hand),
                words,
                "button-cancel",
                ButtonStyle::Secondary,
            ),
        ];
        let message =
            Outgoing::private(words.plain(question)).rows(vec![CreateActionRow::Buttons(row)]);
        Ok(Answer::new(message))
    }

    /// A short private confirmation, after which the public messages follow.
    pub(super) async fn done(
        &self,
        id: MatchId,
        asker: &Asker,
        key: &'static str,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        Ok(Self::panel_answer(Outgoing::private(words.plain(key)), is_on_panel).then_refresh(id))
    }

    /// The whole match as text, with one's own hand if one plays in it.
    pub(super) async fn as_text(
        &self,
        id: MatchId,
        asker: &Asker,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let (lines, seats) = self.tables().describe(id, Some(asker.id)).await?;
        let message = Outgoing::private(words.lines(&lines, &names_in_text(&seats, words)));
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// The open matches of the person who asks.
    pub(super) async fn games(&self, asker: &Asker) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let games = self.tables().games_of(asker.id).await?;
        if games.is_empty() {
            return Ok(Answer::new(Outgoing::private(
                words.plain("refuse-no-games"),
            )));
        }
        let mut lines = vec![words.plain("games-intro")];
        lines.extend(
            games
                .iter()
                .map(|game| words.say(&game_line(game, asker), &mentions(&game.seats, words))),
        );
        let asleep = games.iter().filter(|game| game.listed.is_asleep);
        let buttons: Vec<CreateButton> = asleep
            .take(MAX_IN_ROW)
            .map(|game| wake(game.listed.id, words))
            .collect();
        let rows = if buttons.is_empty() {
            Vec::new()
        } else {
            vec![CreateActionRow::Buttons(buttons)]
        };
        Ok(Answer::new(Outgoing::private(lines.join("\n")).rows(rows)))
    }
}

/// Opens the hand of a match that sleeps; its next move wakes it.
fn wake(id: MatchId, words: &Words) -> CreateButton {
    let label = Msg::new("button-wake").with("match", id.to_string());
    let hand = Route::Play(MatchRef { id, version: 0 }, play::Route::Hand);
    labelled(hand, &words.text(&label), ButtonStyle::Secondary)
}

fn game_line(game: &Listed, asker: &Asker) -> Msg {
    let is_mine = |seat| {
        game.seats
            .get(seat)
            .and_then(Option::as_ref)
            .is_some_and(|person| person.id == asker.id)
    };
    let state = match game
        .awaited
        .iter()
        .find(|&seat| is_mine(seat))
        .or_else(|| game.awaited.iter().next())
    {
        _ if game.listed.is_asleep => Msg::new("games-asleep"),
        None => Msg::new("games-challenge"),
        Some(seat) if is_mine(seat) => Msg::new("games-your-turn"),
        Some(seat) => Msg::new("games-their-turn").with("seat", seat),
    };
    Msg::new("games-line")
        .with("match", game.listed.id.to_string())
        .with("game", game.name.clone())
        .with("link", link(&game.place))
        .with("state", state)
}
