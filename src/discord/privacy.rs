//! What is kept of the person who asks, and what they can do about it.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::Bot;
use super::answer::Answer;
use super::asker::{Asker, names_in_text};
use super::choices::{language_key, pings_key};
use super::controls::Maker;
use super::invitation::invitation;
use super::message::{File, Outgoing};
use super::press::Press;
use crate::i18n::Words;
use crate::kernel::{BySeat, Seat};
use crate::present::Msg;
use crate::table::{Kept, MatchId, State, TableError};

/// The largest file that Discord takes from a bot everywhere, with room for the rest of the request.
const MAX_FILE: usize = 9_500_000;

impl Bot {
    /// What is kept of the person who asks, with a button for everything they can do about it.
    pub(super) async fn kept(
        &self,
        asker: &Asker,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let kept = self.tables().kept_of(asker.id).await?;
        let maker = maker(words);
        let (listed, key) = if kept.is_listed {
            (Press::Listed(false), "button-privacy-opt-out")
        } else {
            (Press::Listed(true), "button-privacy-opt-in")
        };
        let row = vec![
            maker
                .button(Press::Export, "button-privacy-export", ButtonStyle::Primary)
                .disabled(kept.is_empty()),
            maker.button(listed, key, ButtonStyle::Secondary),
            maker
                .button(Press::Forget, "button-privacy-delete", ButtonStyle::Danger)
                .disabled(kept.is_empty()),
        ];
        let message =
            Outgoing::private(overview(&kept, words)).rows(vec![CreateActionRow::Buttons(row)]);
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// Puts the person who asks on the leaderboards again, or takes them off.
    pub(super) async fn listed(
        &self,
        asker: &Asker,
        is_listed: bool,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let person = self.tables().person(asker.id, &asker.name).await?;
        self.tables().set_listed(&person, is_listed).await?;
        self.kept(asker, is_on_panel).await
    }

    /// All of it as a file that only the person who asks sees.
    pub(super) async fn export(&self, asker: &Asker) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let mut kept = self.tables().kept_of(asker.id).await?;
        let mut key = "privacy-file";
        let mut bytes = file_of(&kept, asker)?;
        if bytes.len() > MAX_FILE {
            // Whoever has played so much gets everything but the single moves.
            kept.matches.iter_mut().for_each(|kept| kept.acts.clear());
            bytes = file_of(&kept, asker)?;
            key = "privacy-file-short";
        }
        let about = words.plain("privacy-file-about");
        let document = File::document("lostcities.json", "application/json", bytes, &about);
        Ok(Answer::new(Outgoing {
            document: Some(document),
            ..Outgoing::private(words.plain(key))
        }))
    }

    /// Says what follows from deleting it all, and asks whether that is wanted.
    pub(super) async fn forget_question(
        &self,
        asker: &Asker,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let kept = self.tables().kept_of(asker.id).await?;
        if kept.is_empty() {
            return Ok(Self::panel_answer(
                Outgoing::private(words.plain("refuse-nothing-kept")),
                is_on_panel,
            ));
        }
        let mut lines = vec![
            Msg::new("privacy-delete-heading"),
            Msg::new("privacy-delete-person"),
        ];
        let n_open = n_open(&kept);
        if n_open > 0 {
            lines.push(Msg::new("privacy-delete-open").with("matches", n_open));
        }
        lines.extend(
            [
                "privacy-delete-finished",
                "privacy-delete-stays",
                "privacy-delete-final",
            ]
            .map(Msg::new),
        );
        let maker = maker(words);
        let row = vec![
            maker.button(
                Press::ForgetForSure,
                "button-privacy-delete-for-sure",
                ButtonStyle::Danger,
            ),
            maker.button(Press::Kept, "button-cancel", ButtonStyle::Secondary),
        ];
        let message = Outgoing::private(words.lines(&lines, &nobody))
            .rows(vec![CreateActionRow::Buttons(row)]);
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// Deletes everything that is kept of the person who asks.
    pub(super) async fn forget(
        &self,
        asker: &Asker,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        // Their language is forgotten, too, so it is looked up before.
        let words = self.words_of(asker).await;
        let changed = self.tables().forget(asker.id).await?;
        self.inner.studio.forget().await;
        self.inner.animations.forget();
        let bot = self.clone();
        let under_way = self.keeper().hold();
        tokio::spawn(async move {
            for id in changed {
                bot.rewrite(id).await;
            }
            drop(under_way);
        });
        Ok(Self::panel_answer(
            Outgoing::private(words.plain("privacy-deleted")),
            is_on_panel,
        ))
    }

    /// Writes the public messages of a match anew: the board as ever, and what invited to it, which nobody else would touch
    /// any more.
    async fn rewrite(&self, id: MatchId) {
        if let Ok(public) = self.public(id).await
            && public.state != State::Lobby
            && let Some(message) = public.board.invitation
            && let Err(error) = self
                .rest()
                .edit(public.channel, message, &invitation(&public))
                .await
        {
            tracing::warn!(match.id = %id, "the invitation still names somebody who was forgotten: {error}");
        }
        self.refresh(id);
    }
}

fn maker(words: &Words) -> Maker<'_> {
    Maker {
        id: MatchId(0),
        version: 0,
        words,
    }
}

fn nobody(_: Seat) -> String {
    String::new()
}

/// In how many open matches they sit.
fn n_open(kept: &Kept) -> usize {
    let open = kept.matches.iter().filter(|kept| kept.state.is_open());
    open.filter(|kept| kept.seat.is_some() && !kept.has_left)
        .count()
}

/// The file, as it is sent.
fn file_of(kept: &Kept, asker: &Asker) -> Result<Vec<u8>, TableError> {
    serde_json::to_vec(&kept.to_json(asker.id)).map_err(|error| TableError::Failed(error.into()))
}

/// What is kept, in a few lines.
fn overview(kept: &Kept, words: &Words) -> String {
    let mut lines = vec![Msg::new("privacy-heading")];
    if kept.is_empty() {
        lines.push(Msg::new("privacy-nothing"));
    }
    let mut seats = BySeat::default();
    if let Some(person) = &kept.person {
        seats = vec![Some(person.clone())].into();
        lines.push(
            Msg::new("privacy-person")
                .with("name", Seat::FIRST)
                .with(
                    "pings",
                    Msg::new(person.pings.map_or("privacy-pings-of-server", pings_key)),
                )
                .with(
                    "language",
                    Msg::new(language_key(person.locale.as_deref().into())),
                ),
        );
    }
    if !kept.matches.is_empty() {
        let n_acts: usize = kept.matches.iter().map(|kept| kept.acts.len()).sum();
        lines.push(
            Msg::new("privacy-matches")
                .with("matches", kept.matches.len())
                .with("open", n_open(kept))
                .with("acts", n_acts),
        );
    }
    let n_sums: usize = kept.sums.iter().map(|(_, rows)| rows.len()).sum();
    if n_sums > 0 {
        lines.push(Msg::new("privacy-sums").with("rows", n_sums));
    }
    if !kept.is_listed {
        lines.push(Msg::new("privacy-unlisted"));
    }
    if !kept.decisions.is_empty() {
        lines.push(Msg::new("privacy-decisions").with("decisions", kept.decisions.len()));
    }
    lines.push(Msg::new("privacy-never"));
    lines.push(Msg::new("privacy-more"));
    words.lines(&lines, &names_in_text(&seats, words))
}
