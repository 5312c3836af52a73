//! What people do in a club.

use std::time::Duration;

use lostcities::sandbox::{Answer, Message, Outcome, Person};
use serde_json::{Value, json};

use super::{Club, TIMEOUT, button, custom_id};
use crate::sandbox_rest::Rest;

impl Club {
    pub fn person(&self, name: &str) -> Person {
        self.sandbox.person(name).unwrap()
    }

    /// Plays in English.
    pub fn anna(&self) -> Person {
        self.person("Anna")
    }

    /// Has his client in German.
    pub fn ben(&self) -> Person {
        self.person("Ben")
    }

    /// Has her client in Dutch, and looks on.
    pub fn carla(&self) -> Person {
        self.person("Carla")
    }

    /// Arms a fault, as [`lostcities::sandbox::Sandbox::arm`] does.
    pub fn arm(&self, kind: &str, times: u32, time: Duration, route: Option<&str>) {
        self.sandbox.arm(kind, times, time, route).unwrap();
    }

    /// Waits until this holds, which others see to.
    pub async fn until(&self, holds: impl Fn() -> bool) {
        assert!(self.sandbox.wait_until(TIMEOUT, holds).await);
    }

    /// Waits until every fault that was armed has struck.
    pub async fn struck(&self) {
        self.until(|| self.sandbox.armed() == 0).await;
    }

    /// Gives a person of the server permissions in a channel, and takes others away.
    pub fn permit(&self, who: &str, channel: &str, given: u64, taken: u64) {
        self.sandbox.permit(who, channel, given, taken).unwrap();
    }

    /// The first `n` people of the server, of whom there are five.
    pub fn people(&self, n: u8) -> Vec<Person> {
        let names = ["Anna", "Ben", "Carla", "Deniz", "Eva"].iter();
        names.take(n.into()).map(|name| self.person(name)).collect()
    }

    /// The first of these people opens a table, in an empty channel, and the others sit down.
    pub async fn seat(&self, people: &[Person], options: &str) {
        self.command(&people[0], &format!("open {options}")).await;
        for person in &people[1..] {
            // With the new seating the buttons are new, too.
            let table = self.public("general").remove(0);
            self.click(person, &table, "Join").await;
        }
    }

    /// Types a command and waits for all that comes of it; returns the answer as the person then sees it. A text without a slash
    /// is what stands behind `/lostcities`.
    pub async fn command(&self, who: &Person, text: &str) -> Message {
        let answer = who.command(&whole(text)).await.unwrap();
        self.outcome(who, &answer, None).await
    }

    /// Uses a command from the menu over a person.
    pub async fn context(&self, who: &Person, command: &str, target: &str) -> Message {
        let answer = who.context(command, target).await.unwrap();
        self.outcome(who, &answer, None).await
    }

    /// Clicks a button, named as for [`button`], and waits for all that comes of it; returns the answer, which may be the
    /// changed message itself.
    pub async fn click(&self, who: &Person, message: &Message, name: &str) -> Message {
        self.press(who, message, &custom_id(message, name)).await
    }

    /// The same for the button with this custom id.
    pub async fn press(&self, who: &Person, message: &Message, id: &str) -> Message {
        let answer = who.click(message, id).await.unwrap();
        self.outcome(who, &answer, Some(message)).await
    }

    /// Chooses an entry of a menu, which is named by a part of its custom id, and waits for all that comes of it.
    pub async fn choose(
        &self,
        who: &Person,
        message: &Message,
        menu: &str,
        entry: &str,
    ) -> Message {
        let menu = custom_id(message, menu);
        let answer = who.select(message, &menu, &[entry]).await.unwrap();
        self.outcome(who, &answer, Some(message)).await
    }

    /// What an act has led to once nothing is left to do.
    pub async fn outcome(
        &self,
        who: &Person,
        answer: &Answer,
        source: Option<&Message>,
    ) -> Message {
        assert_eq!(answer.outcome, Outcome::Answered, "{answer:?}");
        self.wait_until_idle().await;
        let written = answer.message.as_ref().map(|message| message.id);
        let id = written.or_else(|| source.map(|message| message.id));
        let message = id.and_then(|id| who.message(id));
        message.unwrap_or_else(|| panic!("no message came of {answer:?}"))
    }

    /// What a person may choose from while typing a move.
    pub async fn moves(&self, who: &Person, typed: &str) -> Vec<(String, String)> {
        let text = format!("/lostcities play move:{typed}");
        let choices = who.autocomplete(&text, "move").await.unwrap();
        choices
            .into_iter()
            .map(|choice| (choice.name, choice.value.as_str().unwrap().to_owned()))
            .collect()
    }

    /// Anna challenges Ben to one round in `general`, and Ben accepts; returns the invitation.
    pub async fn begin(&self) -> Message {
        self.begin_with("rounds:1").await
    }

    /// The same; returns the two players, the one who has to act first.
    pub async fn begin_in_turn(&self) -> (Person, Person) {
        self.begin().await;
        self.in_turn().await
    }

    /// Anna challenges Ben in `general`.
    pub async fn challenge(&self, options: &str) -> Message {
        let text = format!("challenge opponent:@Ben {options}");
        self.command(&self.anna(), &text).await
    }

    /// Like `begin`, with other options.
    pub async fn begin_with(&self, options: &str) -> Message {
        let invitation = self.challenge(options).await;
        self.click(&self.ben(), &invitation, "Accept").await
    }

    /// Who has to act in `general`: the one who is offered moves.
    pub async fn awaited(&self) -> Option<Person> {
        for person in [self.anna(), self.ben()] {
            if !self.moves(&person, "").await.is_empty() {
                return Some(person);
            }
        }
        None
    }

    /// The two players, the one who has to act first.
    pub async fn in_turn(&self) -> (Person, Person) {
        let (anna, ben) = (self.anna(), self.ben());
        if self.awaited().await.expect("a person is to act").id() == anna.id() {
            (anna, ben)
        } else {
            (ben, anna)
        }
    }

    /// One turn by clicks: hand, card, destination, draw pile. Returns the panel as it then is.
    pub async fn play_turn(&self, who: &Person) -> Message {
        let panel = self.click(who, &self.board(), ":!hand").await;
        self.play_turn_on(who, &panel).await
    }

    /// The same on an open panel.
    pub async fn play_turn_on(&self, who: &Person, panel: &Message) -> Message {
        let panel = self.click(who, panel, ":!focus.").await;
        let panel = self.click(who, &panel, destination(&panel)).await;
        // Where nothing else can be drawn, it has been drawn.
        match button(&panel, ":draw") {
            Some(_) => self.click(who, &panel, ":draw").await,
            None => panel,
        }
    }

    /// The first half of a turn on an open panel: the first card that can be picked, onto its expedition if possible. Where a
    /// click would draw, too, the half is typed.
    pub async fn play_card(&self, who: &Person, panel: &Message) -> Message {
        let picked = self.click(who, panel, ":!focus.").await;
        let to = destination(&picked);
        match custom_id(&picked, to).split_once('+') {
            Some((half, _)) => {
                let action = half.rsplit(':').next().unwrap();
                let text = format!("/lostcities play move:{action}");
                self.command(who, &text).await
            }
            None => self.click(who, &picked, to).await,
        }
    }

    /// A public message of the bot with these custom ids on its buttons, as if it had made them some time ago.
    pub async fn with_buttons(&self, ids: &[&str]) -> Message {
        let rows = ids.chunks(5).map(|row| {
            let buttons = row
                .iter()
                .map(|id| json!({"type": 2, "style": 2, "label": id, "custom_id": id}));
            json!({"type": 1, "components": buttons.collect::<Vec<_>>()})
        });
        self.forge(rows.collect()).await
    }

    /// Presses a button that the bot might have posted some time ago; returns what came of it.
    pub async fn press_forged(&self, who: &Person, id: &str) -> Message {
        let forged = self.with_buttons(&[id]).await;
        self.press(who, &forged, id).await
    }

    /// A public message of the bot with these rows of controls, which it never made.
    pub async fn forge(&self, rows: Vec<Value>) -> Message {
        let path = format!("/channels/{}/messages", self.channel("general").await);
        let body = json!({"content": "forged", "components": rows});
        let (status, answer) = Rest::of(&self.sandbox).post(&path, body).await;
        assert_eq!(status, 200, "{answer}");
        self.public("general").pop().unwrap()
    }

    /// Lets Anna, who owns the server, decide; returns its settings as she sees them.
    pub async fn decide(&self, options: &str) -> Message {
        self.command(&self.anna(), &format!("config {options}"))
            .await
    }

    pub async fn resign(&self, who: &Person) -> Message {
        let question = self.command(who, "resign").await;
        self.click(who, &question, ":!resign-for-sure").await
    }

    /// Types a move, half a turn; the last that is offered. Returns the panel that comes of it.
    pub async fn type_move(&self, who: &Person) -> Message {
        self.command(who, &self.next_move(who).await).await
    }

    pub async fn type_turn(&self, who: &Person) -> Message {
        self.type_move(who).await;
        self.type_move(who).await
    }

    /// Types a move whose answer a fault may swallow: the fault has struck and nothing is left to do afterwards. Returns
    /// what came of it, if anything did.
    pub async fn try_command(&self, who: &Person, text: &str) -> Option<Message> {
        let unanswered = async {
            self.struck().await;
            self.wait_until_idle().await;
        };
        let whole = whole(text);
        tokio::select! {
            biased;
            answer = who.command(&whole) => answer.unwrap().message,
            () = unanswered => None,
        }
    }

    /// The text of a command for the last move that this person is offered.
    pub async fn next_move(&self, who: &Person) -> String {
        let (_, action) = self.moves(who, "").await.pop().expect("a move");
        format!("/lostcities play move:{action}")
    }
}

/// The text of a command with its slash.
fn whole(text: &str) -> String {
    if text.starts_with('/') {
        text.to_owned()
    } else {
        format!("/lostcities {text}")
    }
}

/// Where the card goes that is picked on a panel: onto its expedition if possible.
fn destination(picked: &Message) -> &'static str {
    match button(picked, ":play.") {
        Some(_) => ":play.",
        None => ":discard.",
    }
}
