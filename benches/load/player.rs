//! Two people at a table, who press whatever can be pressed and remember what they have played.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use lostcities::i18n::{Locale, words};
use lostcities::sandbox::{Answer, Message, Outcome, Person, Snowflake};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Whether matches are played quietly.
pub static IS_QUIET: OnceLock<bool> = OnceLock::new();

pub struct Pair {
    people: [Person; 2],
    panels: [Option<Snowflake>; 2],
    board: Message,
    first_board: Snowflake,
    /// Who is thought to be in turn.
    mover: usize,
    /// The match's number, from its buttons.
    pub id: u64,
    /// What was played and acknowledged, in wire form.
    pub played: Vec<String>,
    /// What may have been played: nothing came of the click. Nobody plays on then.
    pub doubtful: Option<String>,
    /// What was said instead of showing the move.
    pub told: Option<String>,
    rng: ChaCha8Rng,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waited {
    /// It was answered at once, so long after it.
    Answered(Duration),
    /// An answer was promised, and had come so long after it.
    Promised(Duration),
    /// Nothing came, or not what was promised. What the click did is not known.
    Failed,
}

impl Waited {
    /// How long it took until the whole answer was there, if it came.
    pub fn took(self) -> Option<Duration> {
        match self {
            Self::Answered(took) | Self::Promised(took) => Some(took),
            Self::Failed => None,
        }
    }
}

/// Discord's number for a button; others are selects, which are not pressed but chosen from.
const BUTTON: u8 = 2;

/// The custom ids of the buttons that can be pressed.
pub fn buttons(message: &Message) -> Vec<String> {
    let enabled = message.components.iter().flatten();
    let enabled = enabled.filter(|button| button.kind == BUTTON && !button.disabled);
    enabled
        .filter_map(|button| button.custom_id.clone())
        .collect()
}

/// What a button means, from its custom id.
pub fn meaning(button: &str) -> &str {
    button.splitn(4, ':').nth(3).unwrap_or_default()
}

pub fn button(message: &Message, wanted: &str) -> String {
    let mut all = buttons(message).into_iter();
    let found = all.find(|button| meaning(button) == wanted);
    found.unwrap_or_else(|| panic!("no {wanted} on {message:#?}"))
}

/// A button on a panel that a person who is in turn may press: an act, or if there is none a card to look at.
pub fn choice(panel: &Message, rng: &mut ChaCha8Rng) -> Option<String> {
    let (acts, others): (Vec<String>, Vec<String>) = buttons(panel)
        .into_iter()
        .partition(|button| is_act(meaning(button)));
    // Who can prepare a turn is not in turn.
    let is_detail = |button: &String| {
        let meaning = meaning(button);
        meaning.starts_with("!focus.") && !meaning.starts_with("!focus.prepare")
    };
    let details: Vec<String> = others.into_iter().filter(is_detail).collect();
    let offered = if acts.is_empty() { details } else { acts };
    (!offered.is_empty()).then(|| offered[rng.random_range(..offered.len())].clone())
}

/// The number of the match that the first button of a message is of.
///
/// # Panics
/// If there is none.
pub fn match_id(message: &Message) -> String {
    let button = buttons(message).into_iter().next().expect("a button");
    button.split(':').nth(1).expect("a match").to_owned()
}

/// The words on the button that opens the hand. Its custom id changes whenever the board does.
pub fn hand_label(board: &Message) -> String {
    let hand = button(board, "!hand");
    let label = board.find(&hand).and_then(|button| button.label.clone());
    label.expect("a button with words")
}

fn acknowledged(answer: &Answer) -> bool {
    answer.outcome == Outcome::Answered
}

impl Pair {
    /// A match of one round that the first challenges the second to, with both hands open.
    pub async fn begin(people: [Person; 2], seed: u64) -> Self {
        let [host, guest] = &people;
        let quiet = if IS_QUIET.get() == Some(&true) {
            " quiet:True"
        } else {
            ""
        };
        let text = format!(
            "/lostcities challenge opponent:{} rounds:1{quiet}",
            guest.mention()
        );
        let challenge = host.command(&text).await.unwrap();
        let challenge = challenge.message.expect("the challenge");
        let accept = button(&challenge, "!accept");
        assert!(acknowledged(
            &guest.click(&challenge, &accept).await.unwrap()
        ));
        let board = open_board(host, &challenge).await;
        let id = accept.split(':').nth(1).unwrap().parse().unwrap();
        let mut pair = Self {
            people,
            panels: [None; 2],
            first_board: board.id,
            board,
            mover: 0,
            id,
            played: Vec::new(),
            doubtful: None,
            told: None,
            rng: ChaCha8Rng::seed_from_u64(seed),
        };
        for mover in [0, 1] {
            pair.mover = mover;
            assert!(pair.open_hand().await.took().is_some());
        }
        pair
    }

    /// One click of whoever is in turn.
    pub async fn click(&mut self) -> Waited {
        if self.doubtful.is_some() {
            return self.press_old_button().await;
        }
        let who = self.people[self.mover].clone();
        let panel = self.panels[self.mover].and_then(|panel| who.message(panel));
        let Some(panel) = panel else {
            return self.open_hand().await;
        };
        let Some(button) = choice(&panel, &mut self.rng) else {
            // It is the other's turn.
            self.mover = 1 - self.mover;
            return self.open_hand().await;
        };
        let (waited, answer) = press(&who, &panel, &button).await;
        if is_act(meaning(&button)) {
            let played = meaning(&button).to_owned();
            // A move changes the panel that it was made on; an apology comes as another message. So do refusals, but for that of
            // a button that is too old, which brings the panel up to date.
            let shown = answer.and_then(|answer| answer.message);
            let is_move = |shown: &Message| shown.id == panel.id && !is_too_old(shown);
            if !shown.as_ref().is_some_and(is_move) {
                self.doubtful = Some(played);
                self.told = shown.map(|shown| shown.content);
                return waited;
            }
            // The person who has drawn waits for the other.
            if is_end_of_turn(&played) {
                self.mover = 1 - self.mover;
                self.panels[self.mover] = None;
            }
            // A click may lay and draw.
            self.played.extend(played.split('+').map(str::to_owned));
        }
        waited
    }

    /// Holds that the log of the match is what was acknowledged. Where nothing came of a click, its move may have been made.
    ///
    /// # Panics
    /// If it is not.
    pub fn check(&self, acts: &[String]) {
        let (acts, may) = acts.split_at(self.played.len().min(acts.len()));
        assert_eq!(acts, self.played, "match {}", self.id);
        let doubtful = self.doubtful.iter().flat_map(|acts| acts.split('+'));
        let is_expected = may.is_empty() || may.iter().map(String::as_str).eq(doubtful);
        assert!(is_expected, "match {}: {may:?}", self.id);
    }

    /// Lets its people look again and go on after clicks of which nothing came.
    pub fn go_on(&mut self, acts: Vec<String>) {
        self.check(&acts);
        self.played = acts;
        self.doubtful = None;
        self.told = None;
        self.panels = [None; 2];
    }

    /// The boards that its channel shows, oldest first.
    fn boards(&self) -> Vec<Message> {
        let messages = self.people[0].messages(&host_channel(&self.board));
        messages.unwrap().into_iter().filter(is_board).collect()
    }

    pub fn n_boards(&self) -> usize {
        self.boards().len()
    }

    /// Whether the board was posted again since the match began.
    pub fn has_another_board(&self) -> bool {
        self.boards()
            .iter()
            .all(|board| board.id != self.first_board)
    }

    async fn open_hand(&mut self) -> Waited {
        if let Some(board) = self.boards().pop() {
            self.board = board;
        }
        let hand = hand_label(&self.board);
        let board = self.board.clone();
        let (waited, answer) = press(&self.people[self.mover], &board, &hand).await;
        self.panels[self.mover] = answer
            .and_then(|answer| answer.message)
            .map(|message| message.id);
        waited
    }

    /// Presses the button that the board had when the match began.
    pub async fn press_old_button(&self) -> Waited {
        let hand = hand_label(&self.board);
        press(&self.people[0], &self.board, &hand).await.0
    }
}

/// The board of the match in play in the channel of `message`, as soon as it is there.
///
/// # Panics
/// If it does not come within ten seconds.
pub async fn open_board(who: &Person, message: &Message) -> Message {
    let is_open = |board: &Message| {
        let mut buttons = buttons(board).into_iter();
        is_board(board) && buttons.any(|button| meaning(&button) == "!hand")
    };
    for _ in 0..2_000 {
        let mut messages = who.messages(&host_channel(message)).unwrap().into_iter();
        if let Some(board) = messages.rfind(is_open) {
            return board;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("no board");
}

/// Whether a message is the board of a match, or the card of a quiet one.
fn is_board(message: &Message) -> bool {
    let mut buttons = buttons(message).into_iter();
    !message.ephemeral && buttons.any(|button| ["!more", "!follow"].contains(&meaning(&button)))
}

fn host_channel(message: &Message) -> String {
    message.channel.to_string()
}

/// Whether a panel says that the button was too old: nothing came of it, or the same press has come before.
fn is_too_old(panel: &Message) -> bool {
    let mut locales = Locale::ALL.into_iter();
    locales.any(|locale| panel.content.contains(&words(locale).plain("refuse-stale")))
}

/// Whether an act ends a turn: a card is drawn or taken.
pub fn is_end_of_turn(act: &str) -> bool {
    act.ends_with("draw") || act.starts_with("take.")
}

/// The result of a match in the channel of `message`, once it is there.
pub fn result(who: &Person, message: &Message, id: &str) -> Option<Message> {
    let of_match =
        |button: &String| button.split(':').nth(1) == Some(id) && meaning(button) == "!review";
    let messages = who.messages(&host_channel(message)).unwrap();
    messages
        .into_iter()
        .rfind(|message| buttons(message).iter().any(of_match))
}

fn is_act(meaning: &str) -> bool {
    ["play.", "discard.", "take.", "draw"]
        .iter()
        .any(|act| meaning.starts_with(act))
}

/// Presses a button, and waits for the answer.
///
/// # Panics
/// If it cannot be pressed.
pub async fn press(who: &Person, message: &Message, button: &str) -> (Waited, Option<Answer>) {
    let pressed = Instant::now();
    let answer = who.click(message, button).await;
    let took = pressed.elapsed();
    waited(took, answer.expect("a button that can be pressed"))
}

/// What came of something that was answered after so long, and the answer unless it is missing.
pub fn waited(took: Duration, answer: Answer) -> (Waited, Option<Answer>) {
    if answer.outcome == Outcome::Failed || !answer.is_settled {
        return (Waited::Failed, None);
    }
    let waited = if answer.is_promised {
        Waited::Promised(took)
    } else {
        Waited::Answered(took)
    };
    (waited, Some(answer))
}
