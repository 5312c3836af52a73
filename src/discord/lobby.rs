//! A table that waits for people: sitting down, standing up, and what its host can change.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::Bot;
use super::answer::Answer;
use super::asker::{Asker, names};
use super::controls::Maker;
use super::message::Outgoing;
use super::press::{Button, Press};
use crate::present::Msg;
use crate::table::{MatchId, Person, Public, Refusal, State, TableError};

impl Bot {
    /// Answers a button of a table. Who sits there is shown to all by the one worker of the match, so that two people who
    /// press at once cannot overtake each other.
    pub(super) async fn at_table(
        &self,
        asker: &Asker,
        button: &Button,
    ) -> Result<Answer, TableError> {
        let (id, tables, interaction) = (button.id, self.tables(), asker.interaction);
        match button.press {
            Press::Join => {
                let person = tables.person(asker.id, &asker.name).await?;
                tables.join(id, person, interaction).await?;
                Ok(Answer::silent(id))
            }
            Press::Leave => {
                tables.leave(id, asker.id, interaction).await?;
                Ok(Answer::silent(id))
            }
            Press::Start => {
                tables.start(id, asker.id, interaction).await?;
                Ok(Answer::silent(id))
            }
            Press::Computers(n) => {
                tables.seat_computers(id, asker.id, n, interaction).await?;
                let panel = self.host_panel(id, asker).await?;
                Ok(Answer::update(panel).then_refresh(id))
            }
            Press::Remove(person) => {
                tables.remove(id, asker.id, person, interaction).await?;
                let panel = self.host_panel(id, asker).await?;
                Ok(Answer::update(panel).then_refresh(id))
            }
            _ => Ok(Answer::new(self.host_panel(id, asker).await?)),
        }
    }

    /// What the host of a table can change, for the host alone.
    async fn host_panel(&self, id: MatchId, asker: &Asker) -> Result<Outgoing, TableError> {
        let public = self.public(id).await?;
        if public.state != State::Lobby {
            return Err(Refusal::ChallengeOver.into());
        }
        if public.host != asker.id {
            return Err(Refusal::OnlyHost.into());
        }
        let words = self.words_of(asker).await;
        let maker = Maker {
            id,
            version: public.version,
            words,
        };
        let (n_computers, others) = around(&public);
        let fewer = maker.button(
            Press::Computers(n_computers.saturating_sub(1)),
            "button-fewer-computers",
            ButtonStyle::Secondary,
        );
        let more = maker.button(
            Press::Computers(n_computers + 1),
            "button-more-computers",
            ButtonStyle::Secondary,
        );
        let is_full = public.seats.n_seats() >= public.n_seats;
        let mut rows = vec![CreateActionRow::Buttons(vec![
            fewer.disabled(n_computers == 0),
            more.disabled(is_full),
        ])];
        if !others.is_empty() {
            let named = names(&public.seats, words);
            let remove = others.iter().map(|(seat, person)| {
                let label = Msg::new("button-remove").with("seat", *seat);
                let label = words.say(&label, &named);
                maker.labelled(Press::Remove(person.id), &label, ButtonStyle::Danger)
            });
            rows.push(CreateActionRow::Buttons(remove.collect()));
        }
        Ok(Outgoing::private(words.plain("manage-intro")).rows(rows))
    }
}

/// How many computer players sit at a table, and who besides its host.
fn around(public: &Public) -> (u8, Vec<(crate::kernel::Seat, &Person)>) {
    let mut n_computers = 0;
    let mut others = Vec::new();
    for (seat, person) in public.seats.iter() {
        match person {
            None => n_computers += 1,
            Some(person) if person.id != public.host => others.push((seat, person)),
            Some(_) => {}
        }
    }
    (n_computers, others)
}
