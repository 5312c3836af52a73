//! Moderators end matches that nobody else would end.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::Bot;
use super::answer::Answer;
use super::asker::{Asker, mentions};
use super::controls::Maker;
use super::message::Outgoing;
use super::press::Press;
use crate::present::{Msg, game_name};
use crate::table::{MatchId, TableError};

impl Bot {
    /// Asks a moderator whether the match shall really end.
    pub(super) async fn end_question(
        &self,
        id: MatchId,
        asker: &Asker,
    ) -> Result<Answer, TableError> {
        self.tables().may_end(id, &asker.opener()).await?;
        let public = self.public(id).await?;
        let words = self.words_of(asker).await;
        let people = public.seats.iter();
        let people: Vec<Msg> = people
            .map(|(seat, _)| Msg::new("seat").with("seat", seat))
            .collect();
        let question = Msg::new("end-confirm")
            .with("match", id.to_string())
            .with("game", game_name(public.game))
            .with("people", people);
        let maker = Maker {
            id,
            version: 0,
            words,
        };
        let row = vec![
            maker.button(
                Press::EndForSure,
                "button-end-for-sure",
                ButtonStyle::Danger,
            ),
            maker.button(Press::More, "button-back", ButtonStyle::Secondary),
        ];
        let text = words.say(&question, &mentions(&public.seats, words));
        let message = Outgoing::private(text).rows(vec![CreateActionRow::Buttons(row)]);
        Ok(Answer::new(message))
    }

    /// Ends the match as a moderator; the players are told on the board.
    pub(super) async fn end(
        &self,
        id: MatchId,
        asker: &Asker,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let (opener, interaction) = (asker.opener(), asker.interaction);
        let tables = self.tables();
        tables
            .end_as_moderator(id, &opener, asker.id, interaction)
            .await?;
        self.done(id, asker, "ended-private", is_on_panel).await
    }
}
