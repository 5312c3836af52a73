//! What there is to see in a club, in its channels and in its database.

use lostcities::kernel::Seat;
use lostcities::sandbox::{Component, Message, Person};
use lostcities::store::{MatchId, SeatClock, State, StoredMatch, StoredResult};
use serde_json::Value;

use super::Club;
use crate::sandbox_rest::{channel, world};

impl Club {
    /// The public messages of a channel, oldest first.
    pub fn public(&self, channel: &str) -> Vec<Message> {
        let seen = self.person("Deniz").messages(channel).unwrap();
        assert!(seen.iter().all(|message| !message.ephemeral));
        seen
    }

    /// The newest board: the public message with "More" or, after the match, "Rematch".
    pub fn board(&self) -> Message {
        self.board_in("general")
    }

    /// Checks that there is one board, at the latest version of the newest match that is played.
    pub async fn board_is_true(&self, case: &str) {
        let mut matches = self.matches().await.into_iter().rev();
        let stored = matches.find(|one| one.state() == State::Playing).unwrap();
        let public = self.public("general");
        let boards: Vec<_> = public
            .iter()
            .filter(|message| button(message, ":!more").is_some())
            .filter_map(|message| button(message, ":!hand")?.custom_id.clone())
            .collect();
        let latest = format!("v1:{}:{}:!hand", stored.id, stored.version);
        assert_eq!(boards, [latest], "{case}");
    }

    /// The newest board of a channel of the server.
    pub fn board_in(&self, channel: &str) -> Message {
        self.board_for(&self.person("Deniz"), channel)
    }

    /// The newest board of a channel that this person sees, perhaps `dm`.
    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    pub fn board_for(&self, who: &Person, channel: &str) -> Message {
        let is_board = |message: &&Message| {
            let mut ids = message.custom_ids();
            // A panel has *More*, too.
            !message.ephemeral && ids.any(|id| id.ends_with(":!more") || id.ends_with(":!rematch"))
        };
        let seen = who.messages(channel).unwrap();
        seen.iter().rev().find(is_board).expect("a board").clone()
    }

    pub async fn guild(&self) -> u64 {
        let world = self.world().await;
        world["guilds"][0]["id"].as_str().unwrap().parse().unwrap()
    }

    /// All that the sandbox knows.
    pub async fn world(&self) -> Value {
        world(&self.sandbox).await
    }

    /// The id of the role of the server.
    pub async fn explorers(&self) -> String {
        let role = &self.world().await["guilds"][0]["roles"][0];
        assert_eq!(role["name"], "Explorers");
        role["id"].as_str().unwrap().to_owned()
    }

    pub async fn channel(&self, name: &str) -> String {
        channel(&self.sandbox, name).await
    }

    fn calls(&self, who: &Person) -> impl DoubleEndedIterator<Item = Message> {
        let public = self.public("general").into_iter();
        public.filter(|message| {
            let mut mentioned = message.mentions.iter();
            is_call(message) && mentioned.any(|person| person.id == who.id())
        })
    }

    /// The public messages of `general` that mention a person and, if anything, open a panel.
    pub fn pings(&self, who: &Person) -> usize {
        self.calls(who).count()
    }

    /// The private panels that a person has in `general`, oldest first.
    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    pub fn panels(&self, who: &Person) -> Vec<Message> {
        let seen = who.messages("general").unwrap().into_iter();
        let is_panel = |message: &Message| {
            let mut files = message.attachments.iter();
            message.ephemeral && files.any(|file| file.filename == "hand.png")
        };
        seen.filter(is_panel).collect()
    }

    /// The only panel that a person has in `general`.
    pub fn panel(&self, who: &Person) -> Message {
        let panels = self.panels(who);
        assert_eq!(panels.len(), 1, "{panels:#?}");
        panels.into_iter().next().unwrap()
    }

    /// The call to a turn that mentions this person.
    pub fn call(&self, who: &Person) -> Message {
        self.calls(who).next_back().expect("a call")
    }

    /// All matches as the database has them, oldest first.
    pub async fn matches(&self) -> Vec<StoredMatch> {
        self.ask(async |store| {
            let mut matches = Vec::new();
            for id in store.match_ids().await.unwrap() {
                matches.push(store.load_match(id).await.unwrap().unwrap());
            }
            matches
        })
        .await
    }

    pub async fn newest(&self) -> StoredMatch {
        self.matches().await.pop().expect("a match")
    }

    /// The clocks of the seats that a match waits for.
    pub async fn clocks(&self, id: u64) -> Vec<SeatClock> {
        self.ask(async |store| store.clocks_of(MatchId(id)).await.unwrap())
            .await
    }

    /// What a match has ended with, if it has.
    pub async fn result(&self, id: u64) -> Option<StoredResult> {
        self.ask(async |store| store.result_of(MatchId(id)).await.unwrap())
            .await
    }

    pub async fn stored(&self, id: u64) -> StoredMatch {
        let stored = self.ask(async |store| store.load_match(MatchId(id)).await.unwrap());
        stored.await.unwrap()
    }

    pub fn sitting(&self, stored: &StoredMatch, seat: Seat) -> Person {
        let id = stored.seats[seat].person().expect("a person").id.0;
        let mut people = self.people(5).into_iter();
        people.find(|who| who.id().number() == id).unwrap()
    }
}

/// Whether nothing but a panel can be opened below a message.
fn is_call(message: &Message) -> bool {
    let buttons = message.components.iter().flatten();
    let mut ids = buttons.map(|button| button.custom_id.as_deref().unwrap_or_default());
    ids.all(|id| id.ends_with(":!hand"))
}

/// Whether these words are in a message; the test ends if not.
#[track_caller]
pub fn says(message: &Message, words: &str) {
    let is_said = message.content.contains(words);
    assert!(is_said, "{words:?} is not in {message:#?}");
}

/// The alternative text of the first file of a message.
pub fn alt(message: &Message) -> &str {
    message.attachments[0].description.as_deref().unwrap()
}

/// Whether a message begins with these words; the test ends if not.
#[track_caller]
pub fn begins(message: &Message, words: &str) {
    let is_so = message.content.starts_with(words);
    assert!(is_so, "{words:?} is not the beginning of {message:#?}");
}

/// The button of a message: by its label, or by a part of its custom id that begins with a colon. Of several buttons the
/// first that can be pressed.
pub fn button<'a>(message: &'a Message, name: &str) -> Option<&'a Component> {
    let is_meant = |button: &&Component| {
        let id = button.custom_id.as_deref().unwrap_or_default();
        button.label.as_deref() == Some(name) || (name.starts_with(':') && id.contains(name))
    };
    let buttons = || message.components.iter().flatten().filter(is_meant);
    buttons()
        .find(|button| !button.disabled)
        .or_else(|| buttons().next())
}

pub fn custom_id(message: &Message, name: &str) -> String {
    let found = button(message, name).and_then(|button| button.custom_id.clone());
    found.unwrap_or_else(|| {
        let ids: Vec<_> = message.custom_ids().collect();
        panic!(
            "no button {name:?} among {ids:?} below {:?}",
            message.content
        )
    })
}
