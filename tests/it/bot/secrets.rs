//! What only one person may know stays with that person, in whole runs of the bot.
//!
//! A match is played twice, by the same clicks at the same times, and dealt otherwise: the second deal is one that a
//! certain viewer cannot tell from the first. Everything that reaches this viewer is the same in both runs, byte by byte, and
//! so is the log of the program. It holds for every game of the registry.

use std::collections::BTreeSet;
use std::time::Duration;

use lostcities::games::GameKind;
use lostcities::kernel::{GameRng, Seat, Seed, Turn, Viewer};
use lostcities::present::{Match, Player};
use lostcities::registry;
use lostcities::sandbox::{Message, Person};
use lostcities::store::{Clock, GuildId, PersonId};
use lostcities::table::{Opponents, Proposal};
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};

use super::harness::{Club, Log, button};
use super::panels::is_old;
use crate::kept::proposal;

/// How many actions are played before the match is given up.
const ACTIONS: usize = 20;

/// After this many actions the viewer looks at everything.
const LOOKS: usize = 5;

/// After this many of them, and again as often, a player does not move for a day.
const LATE: usize = 8;

/// How many deals are tried until one has a twin.
const DEALS: u64 = 40;

/// The lines of a log in alphabetical order, without what is there by chance.
fn lines(log: &Log) -> Vec<String> {
    let text = log.text();
    let untimed = |line: &str| {
        let line = match line.split_once("process ") {
            Some((before, named)) => {
                let (_, after) = named.split_once(' ').unwrap();
                format!("{before}process {after}")
            }
            None => line.to_owned(),
        };
        let words = line.split(' ').filter(|word| !is_by_chance(word));
        words.collect::<Vec<_>>().join(" ")
    };
    let lines = text.lines().filter(|line| !tells_of_a_dead_panel(line));
    let mut lines: Vec<String> = lines.map(untimed).collect();
    lines.sort();
    lines
}

/// How long something took, how the process is named, and which number Discord gave to an interaction: it counts them together
/// with messages, which come in any order beside them.
fn is_by_chance(word: &str) -> bool {
    word.contains("_ms=") || word.starts_with("process=") || word.starts_with("interaction=")
}

/// Whether a line says that a panel's token has died, and nothing else. A panel is tried until that is noticed, and changes of a
/// match that follow each other closely are tried in one go: how often it is said depends on the moment.
fn tells_of_a_dead_panel(line: &str) -> bool {
    let told = line.split_once("could not change a panel of match 1: ");
    told.is_some_and(|(_, why)| {
        why == "Discord answered 401 (50027): Invalid Webhook Token match.id=1"
    })
}

/// A match of this game for two in which nothing has happened.
fn start(kind: GameKind) -> Box<dyn Match> {
    let setup = registry::setup(kind, &json!({"seats": 2})).unwrap();
    registry::start(kind, setup, registry::TABLE_VERSION).unwrap()
}

/// The match after this many actions of a whole one, with all the draws and rolls that follow them.
fn played(kind: GameKind, deal: u64) -> Box<dyn Match> {
    let (mut whole, mut playing) = (start(kind), start(kind));
    whole.play_out(&Seed::simulated(9, deal), &[Player::Quick; 2]);
    let mut n_actions = 0;
    for step in &whole.steps_from(0) {
        n_actions += usize::from(step.get("act").is_some());
        if n_actions > ACTIONS {
            break;
        }
        playing.push(step).unwrap();
    }
    playing
}

/// A deal, and one that the viewer cannot tell from it; `None` where nothing is hidden from the viewer.
fn deals(kind: GameKind, viewer: Viewer) -> Option<(Vec<Value>, Vec<Value>)> {
    let mut rng = GameRng::seed_from_u64(5);
    (0..DEALS).find_map(|deal| {
        let real = played(kind, deal);
        let twin = real.twin(viewer, &mut rng)?;
        Some((real.steps_from(0), twin.steps_from(0)))
    })
}

/// What a run has shown.
#[derive(Default)]
struct Run {
    /// To the viewer: each thing with the way to it, and the bytes of its pictures.
    seen: Vec<(String, String, Vec<Vec<u8>>)>,
    /// To the others, who hold the cards.
    others: Vec<String>,
    log: Vec<String>,
    /// How often a person has pressed what is asked when a player is late.
    n_pressed: usize,
}

/// A club while the match is played, and a spectator.
struct Watch {
    club: Club,
    who: Person,
    /// What Discord has numbered: messages and interactions. Requests that are sent side by side are numbered as they come.
    numbered: BTreeSet<String>,
    run: Run,
}

impl Watch {
    /// Notes a message as the viewer sees it.
    fn note(&mut self, how: &str, message: &Message) {
        let noted = self.noted(how, message);
        self.run.seen.push(noted);
    }

    fn noted(&mut self, how: &str, message: &Message) -> (String, String, Vec<Vec<u8>>) {
        let files = message.attachments.iter();
        let bytes = files.map(|file| self.club.sandbox.attachment(file.id).unwrap());
        let bytes = bytes.collect();
        let text = serde_json::to_string(message).unwrap();
        // Each sandbox has a separate port.
        let mut text = text.replace(&self.club.sandbox.api(), "");
        for file in &message.attachments {
            text = text.replace(&file.id.to_string(), "file");
        }
        self.numbered.insert(message.id.to_string());
        let used = message.interaction.iter();
        self.numbered.extend(used.map(|used| used.id.to_string()));
        for number in &self.numbered {
            text = text.replace(number, "number");
        }
        (how.to_owned(), text, bytes)
    }

    /// Notes what is in the channel, in an order that does not depend on what Discord has numbered first.
    fn channel(&mut self, how: &str) {
        let messages = self.who.messages("general").unwrap();
        let mut noted: Vec<_> = messages
            .iter()
            .map(|message| self.noted(how, message))
            .collect();
        noted.sort();
        self.run.seen.extend(noted);
    }

    async fn command(&mut self, text: &str) -> Message {
        let answer = self.club.command(&self.who, text).await;
        self.note(text, &answer);
        answer
    }

    /// Looks at everything that changes nothing, and tries what is not allowed: the actions of others among them.
    async fn look(&mut self, forbidden: &BTreeSet<String>) {
        // Not the doctor, who measures times.
        for text in ["hand", "board", "games", "resign"] {
            self.command(&format!("/lostcities {text}")).await;
        }
        for name in ["My Hand", "More", "Rules"] {
            let board = self.club.board();
            let names = [name.to_owned(), format!(":!{}", name.to_lowercase())];
            let name = names.iter().find(|name| button(&board, name).is_some());
            let answer = self.club.click(&self.who, &board, name.unwrap()).await;
            self.note(name.unwrap(), &answer);
        }
        let board = self.club.board();
        let follow = self.who.forge(&board, "v1:1:0:!follow").await.unwrap();
        let follow = self.club.outcome(&self.who, &follow, Some(&board)).await;
        self.note("follow", &follow);
        let panel = self.command("/lostcities hand").await;
        let picks = panel.custom_ids().filter(|id| id.contains(":!focus."));
        for pick in picks.take(3) {
            let panel = self.command("/lostcities hand").await;
            let picked = self.who.click(&panel, pick).await;
            // Some cannot be pressed; then the reason is told in the panel.
            if let Ok(answer) = picked {
                let picked = self.club.outcome(&self.who, &answer, Some(&panel)).await;
                self.note(pick, &picked);
            }
        }
        for typed in ["", "r", "1", "play", "discard"] {
            let choices = self.club.moves(&self.who, typed).await;
            let choices = format!("{choices:?}");
            self.run
                .seen
                .push((format!("typing {typed}"), choices, Vec::new()));
        }
        let offered = self.club.moves(&self.who, "").await;
        let refused = forbidden
            .iter()
            .filter(|action| offered.iter().all(|(_, offered)| offered != *action));
        for action in refused.take(8) {
            self.command(&format!("/lostcities play move:{action}"))
                .await;
        }
    }
}

impl Watch {
    /// A player does not move: they are reminded twice, and then everybody is asked. Who presses gets an answer.
    async fn be_late(&mut self, people: &[Person]) {
        for hours in [12, 6, 6] {
            self.club.let_pass(Duration::from_hours(hours)).await;
            self.channel(&format!("{hours} hours later"));
        }
        for press in [
            ":!late.remind",
            ":!late.end",
            ":!late.go-on",
            ":!late.more-time",
        ] {
            for who in people {
                let mut public = self.club.public("general").into_iter().rev();
                let asked = public
                    .find(|message| button(message, press).is_some_and(|button| !button.disabled));
                let Some(asked) = asked else {
                    continue;
                };
                let answer = self.club.click(who, &asked, press).await;
                if who.id() == self.who.id() {
                    self.note(press, &answer);
                }
                self.run.n_pressed += 1;
            }
            self.channel(press);
        }
    }
}

/// Anna challenges Ben to this game while the bot is away.
async fn challenge(club: &Club, kind: GameKind) {
    let person = |who: &Person, name: &str| {
        lostcities::store::Person::new(PersonId(who.id().number()), name)
    };
    let tables = club.tables().await;
    let channel = club.channel("general").await.parse().unwrap();
    let anna = person(&club.anna(), "Anna");
    let ben = Opponents::One(person(&club.ben(), "Ben"));
    let proposal = Proposal {
        clock: Some(Clock::Day),
        options: json!({"seats": 2}),
        guild: Some(GuildId(club.guild().await)),
        ..proposal(kind, channel, anna, ben, 1)
    };
    tables.challenge(proposal).await.unwrap();
    tables.store().close().await;
}

/// Plays a match whose chance is that of `log`, and watches it as `viewer`. `real` is the match that lends its actions.
async fn run(kind: GameKind, viewer: Viewer, real: &[Value], log: &[Value]) -> Run {
    let notes = Log::default();
    let mut club = Club::empty(notes.ways()).await;
    challenge(&club, kind).await;
    club.around.deal_as_in(log.to_vec());
    club.start().await;
    let people = [club.anna(), club.ben()];
    let who = match viewer {
        Viewer::Seat(seat) => people[seat.index()].clone(),
        Viewer::Spectator => club.carla(),
    };
    let invitation = club.public("general").pop().expect("the challenge");
    club.click(&club.ben(), &invitation, ":!accept").await;
    let mut watch = Watch {
        club,
        who,
        numbered: BTreeSet::new(),
        run: Run::default(),
    };

    let mut playing = start(kind);
    let mut forbidden = BTreeSet::new();
    let mut n_actions = 0;
    for step in real {
        let Some(action) = step["act"].as_str() else {
            playing.push(step).unwrap();
            continue;
        };
        for other in Seat::all(2).filter(|&seat| Viewer::Seat(seat) != viewer) {
            let choices = playing.choices(other).into_iter();
            forbidden.extend(choices.map(|(action, _)| action));
        }
        if n_actions % LOOKS == 0 {
            watch.look(&forbidden).await;
        }
        if n_actions % LATE == LATE - 1 {
            watch.be_late(&people).await;
        }
        let seat = usize::try_from(step["seat"].as_u64().unwrap()).unwrap();
        let text = format!("/lostcities play move:{action}");
        let answer = watch.club.command(&people[seat], &text).await;
        let is_viewer = people[seat].id() == watch.who.id();
        if is_viewer {
            watch.note(&text, &answer);
        } else {
            watch.run.others.push(answer.content);
        }
        watch.channel(&format!("after {action}"));
        playing.push(step).unwrap();
        n_actions += 1;
    }
    if playing.turn() != Turn::Over {
        watch.club.resign(&people[0]).await;
    }
    watch.channel("the end");
    let Watch { club, mut run, .. } = watch;
    let stored = club.stored(1).await;
    assert_eq!(stored.steps, log, "what was dealt");
    let api = club.sandbox.api();
    let own = club.running().interactions();
    assert!(run.n_pressed > 0, "{kind}: nobody was late");
    club.finish_with(is_old).await;
    run.log = lines(&notes);
    if let Some(own) = own {
        // The port at which interactions arrive is another one each time.
        run.log.retain(|line| !line.contains(&own.to_string()));
    }
    let told_port = run.log.iter().find(|line| line.contains(&api));
    assert_eq!(told_port, None);
    run
}

async fn looks_the_same(viewer: Viewer) {
    let mut n_compared = 0;
    for kind in GameKind::ALL {
        let Some((real, twin)) = deals(kind, viewer) else {
            continue;
        };
        n_compared += 1;
        let one = run(kind, viewer, &real, &real).await;
        let other = run(kind, viewer, &real, &twin).await;
        assert_eq!(one.seen.len(), other.seen.len(), "{kind}");
        for (seen, beside) in one.seen.iter().zip(&other.seen) {
            assert_eq!((&seen.0, &seen.1), (&beside.0, &beside.1), "{kind}");
            assert!(seen.2 == beside.2, "{kind}, {}: a picture differs", seen.0);
        }
        assert_eq!(one.log, other.log, "{kind}");
        assert!(one.log.iter().any(|line| line.contains("played ")));
        assert!(one.others != other.others, "{kind}: nothing was hidden");
    }
    assert!(n_compared > 0, "no game hides anything from {viewer:?}");
}

#[tokio::test]
async fn the_first_seat_cannot_tell_two_runs_with_other_hidden_cards_apart() {
    looks_the_same(Viewer::Seat(Seat::FIRST)).await;
}

#[tokio::test]
async fn the_second_seat_cannot_tell_two_runs_with_other_hidden_cards_apart() {
    looks_the_same(Viewer::Seat(Seat::FIRST.next(2))).await;
}

#[tokio::test]
async fn an_onlooker_cannot_tell_two_runs_with_other_hidden_cards_apart() {
    looks_the_same(Viewer::Spectator).await;
}
