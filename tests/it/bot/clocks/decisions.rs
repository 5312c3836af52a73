//! When the time of a player is up: every decision of the others, in every game and with as few and as many people as it seats.

use std::time::Duration;

use lostcities::kernel::{Ending, Seat};
use lostcities::sandbox::{Message, Person, permissions};
use lostcities::store::{SeatClock, Stage, State, StoredMatch};
use lostcities::table::GameKind;

use crate::bot::harness::{Club, button, says};
use crate::bot::panels::is_old;
use crate::kept::replayed;

const DAY: Duration = Duration::from_hours(24);

/// Every button of the call by which a person decides.
const DECISIONS: [&str; 4] = [
    ":!late.remind",
    ":!late.more-time",
    ":!late.computer",
    ":!late.end",
];

/// A match with a clock of a day whose seats are all taken by people.
struct Table {
    club: Club,
    people: Vec<Person>,
    /// A person who plays no part.
    fay: Person,
    what: String,
}

fn tables() -> impl Iterator<Item = (GameKind, u8)> {
    let games = GameKind::ALL.into_iter();
    games.flat_map(|game| game.seats().map(move |n| (game, n)))
}

impl Table {
    async fn begun(game: GameKind, n_people: u8) -> Self {
        let club = Club::open().await;
        let people = club.people(n_people);
        let table = format!("game:{game} seats:{n_people} clock:1d");
        club.seat(&people, &table).await;
        let what = format!("{game} with {n_people} people");
        let table = Self {
            fay: club.sandbox.add_person("Fay", "en", None).unwrap(),
            club,
            people,
            what,
        };
        assert_eq!(
            table.stored().await.state(),
            State::Playing,
            "{}",
            table.what
        );
        if game == GameKind::RollWrite {
            // Who rolled chooses first, then all others at once.
            let roller = table.awaited().await[0];
            let roller = table.person(roller).await;
            table.club.type_move(&roller).await;
        }
        table
    }

    async fn stored(&self) -> StoredMatch {
        self.club.stored(1).await
    }

    async fn clock(&self, seat: Seat) -> SeatClock {
        let clocks = self.club.clocks(1).await.into_iter();
        let mut of_seat = clocks.filter(|clock| clock.seat == seat);
        of_seat.next().expect("it is awaited")
    }

    async fn awaited(&self) -> Vec<Seat> {
        let playing = replayed(&self.stored().await);
        playing.turn().seats().iter().collect()
    }

    async fn person(&self, seat: Seat) -> Person {
        self.club.sitting(&self.stored().await, seat)
    }

    /// The first seat whose time is up, and its player.
    async fn late(&self) -> (Seat, Person) {
        let clocks = self.club.clocks(1).await;
        let mut late = clocks.iter().filter(|clock| clock.stage.is_over());
        let seat = late.next().expect("a seat is late").seat;
        (seat, self.person(seat).await)
    }

    /// The last player whose time is not up.
    async fn present(&self) -> Person {
        let clocks = self.club.clocks(1).await;
        let is_late = |seat| {
            let mut late = clocks.iter().filter(|clock| clock.stage.is_over());
            late.any(|clock| clock.seat == seat)
        };
        let stored = self.stored().await;
        let seats = stored.seats.iter().map(|(seat, _)| seat);
        let seat = seats.filter(|&seat| !is_late(seat)).last();
        self.person(seat.expect("a seat is not late")).await
    }

    /// The call that asks the others.
    fn asked(&self) -> Message {
        let seen = self.fay.messages("general").unwrap().into_iter();
        let mut asking = seen.filter(|message| button(message, ":!late.end").is_some());
        asking.next_back().expect("the others are asked")
    }

    /// Presses a button of that call.
    async fn decide(&self, who: &Person, id: &str) {
        self.club.click(who, &self.asked(), id).await;
    }

    /// The player of a seat leaves the server.
    async fn kick(&self, seat: Seat) {
        let stored = self.stored().await;
        let name = &stored.seats[seat].person().unwrap().name;
        self.club.sandbox.kick(name.unescaped()).unwrap();
    }

    /// The board, which is without *More* while the match can still go on.
    fn ended(&self) -> Message {
        let mut seen = self.fay.messages("general").unwrap().into_iter();
        let board = seen.find(|message| button(message, ":!late.go-on").is_some());
        board.expect("the match is ended")
    }

    async fn is_refused(&self, who: &[&Person], message: &Message, id: &str) {
        let before = self.stored().await;
        for person in who {
            let refused = self.club.click(person, message, id).await;
            assert!(refused.ephemeral, "{}: {id} by {}", self.what, person.id());
        }
        assert_eq!(self.stored().await, before, "{}: {id}", self.what);
    }
}

#[tokio::test]
async fn the_others_decide_in_every_game_and_with_as_many_people_as_it_seats() {
    for (game, n_people) in tables() {
        let mut table = Table::begun(game, n_people).await;
        let what = table.what.clone();
        let fay = table.fay.clone();
        table.club.let_pass(DAY).await;
        let ((seat, late), present) = (table.late().await, table.present().await);
        let asked = table.asked();
        for id in DECISIONS {
            table.is_refused(&[&late, &fay], &asked, id).await;
        }

        table.club.click(&present, &asked, ":!late.remind").await;
        assert_eq!(table.clock(seat).await.stage, Stage::Reminded, "{what}");
        let again = table.asked();
        assert_ne!(again.id, asked.id, "{what}: the call is replaced");
        assert!(button(&again, ":!late.remind").unwrap().disabled, "{what}");

        table.club.restart().await;
        table.club.click(&present, &again, ":!late.more-time").await;
        let clock = table.clock(seat).await;
        assert_eq!(clock.stage, Stage::Running, "{what}");
        let now = lostcities::table::Environment::now(&*table.club.around);
        assert_eq!(clock.due_at, Some(now.after(DAY)), "{what}");
        if n_people == 2 {
            // Nobody else is late.
            let due = now.after(DAY).seconds();
            says(&table.club.call(&late), &format!("<t:{due}:R>"));
            let mut public = table.club.public("general").into_iter();
            assert!(public.all(|message| button(&message, ":!late.end").is_none()));
            assert!(!table.club.board().content.contains('⌛'), "{what}");
        }

        table.club.let_pass(DAY).await;
        let present = table.present().await;
        let asked = table.asked();
        let before = table.stored().await;
        table.club.click(&present, &asked, ":!late.computer").await;
        let stood_in = table.stored().await;
        assert_eq!(stood_in.stand_ins.iter().count(), 1, "{what}");
        let away = stood_in.stand_ins.iter().next().unwrap();
        let late = table.club.sitting(&before, away);
        assert!(stood_in.steps.len() > before.steps.len(), "{what}");
        if game == GameKind::RollWrite && n_people == 3 {
            // One more is late.
            table.decide(&present, ":!late.more-time").await;
            let stand_ins = table.stored().await.stand_ins;
            assert_eq!(stand_ins, stood_in.stand_ins, "{what}");
        }
        let board = table.club.board();
        assert!(board.content.contains('🤖'), "{what}");
        table.is_refused(&[&present, &fay], &board, ":!back").await;
        table.club.click(&late, &board, ":!back").await;
        let back = table.stored().await;
        assert_eq!(back.seats, before.seats, "{what}");
        assert_eq!(back.stand_ins.iter().count(), 0, "{what}");

        table.club.let_pass(DAY).await;
        let ((seat, late), present) = (table.late().await, table.present().await);
        table.decide(&present, ":!late.end").await;
        let closing = table.stored().await.status.closing().expect("it is ended");
        assert_eq!(closing.absent, seat, "{what}");
        let ended = table.ended();
        let others = table.people.iter();
        let is_third = |who: &&Person| ![present.id(), late.id()].contains(&who.id());
        let others: Vec<&Person> = others.filter(is_third).collect();
        table.is_refused(&others, &ended, ":!late.go-on").await;
        table.is_refused(&[&fay], &ended, ":!late.go-on").await;
        table.club.click(&present, &ended, ":!late.go-on").await;
        assert!(!table.stored().await.status.is_asleep(), "{what}");
        let n_steps = table.stored().await.steps.len();
        table.club.type_move(&late).await;
        assert!(table.stored().await.steps.len() > n_steps, "{what}");

        table.club.let_pass(DAY).await;
        let ((seat, _), present) = (table.late().await, table.present().await);
        table.decide(&present, ":!late.end").await;
        table.club.let_pass(DAY).await;
        let stored = table.stored().await;
        let ending = Some(Ending::TimedOut { by: seat });
        assert_eq!(stored.status.ending(), ending, "{what}");
        table.club.finish_with(is_old).await;
    }
}

#[tokio::test]
async fn a_late_player_who_has_left_the_server_is_decided_about_all_the_same() {
    for id in DECISIONS {
        let table = Table::begun(GameKind::Classic, 2).await;
        table.club.let_pass(DAY).await;
        let ((seat, _), present) = (table.late().await, table.present().await);
        table.kick(seat).await;
        table.decide(&present, id).await;
        let stored = table.stored().await;
        let is_done = match id {
            ":!late.remind" => table.clock(seat).await.stage == Stage::Reminded,
            ":!late.more-time" => table.clock(seat).await.stage == Stage::Running,
            ":!late.computer" => stored.stand_ins.contains(seat),
            _ => stored.status.closing().is_some(),
        };
        assert!(is_done, "{id}");
        table.club.let_pass(DAY).await;
        let is_over = table.stored().await.state() == State::Finished;
        assert_eq!(is_over, id == ":!late.end");
        table.club.finish_with(is_old).await;
    }
}

#[tokio::test]
async fn where_those_who_could_decide_have_left_the_match_sleeps_at_last() {
    let table = Table::begun(GameKind::Rivals, 2).await;
    table.club.let_pass(DAY).await;
    let ((seat, late), present) = (table.late().await, table.present().await);
    table.kick(seat.next(2)).await;
    // Nobody else may decide, and who left can press nothing any more.
    assert!(present.click(&table.asked(), "End It").await.is_err());
    let fay = table.fay.clone();
    table
        .is_refused(&[&late, &fay], &table.asked(), ":!late.end")
        .await;
    table.club.let_pass(DAY * 29).await;
    assert!(!table.stored().await.status.is_asleep());
    table.club.let_pass(DAY).await;
    assert!(table.stored().await.status.is_asleep());
    let solo = table.club.command(&fay, "solo").await;
    assert!(!solo.ephemeral, "the channel is free");
    table.club.finish_with(is_old).await;
}

#[tokio::test]
async fn an_end_holds_although_who_chose_it_has_left() {
    let table = Table::begun(GameKind::BoardGame, 3).await;
    table.club.let_pass(DAY).await;
    let (late, _) = table.late().await;
    let present = table.present().await;
    table.decide(&present, ":!late.end").await;
    let by = table.stored().await.status.closing().unwrap().by;
    table.kick(by).await;
    table.club.let_pass(DAY).await;
    let stored = table.stored().await;
    let Some(Ending::TimedOut { by }) = stored.status.ending() else {
        panic!("{stored:?}");
    };
    assert_eq!(by, late);
    table.club.finish_with(is_old).await;
}

#[tokio::test]
async fn a_moderator_decides_nothing_for_the_players_but_ends_the_match_at_any_time() {
    // Until then: nothing, reminded, a computer player plays on, ended for absence.
    for decision in [
        None,
        Some(":!late.remind"),
        Some(":!late.computer"),
        Some(":!late.end"),
    ] {
        let table = Table::begun(GameKind::Classic, 2).await;
        let manage = permissions::MANAGE_MESSAGES;
        let carla = table.club.carla();
        table.club.permit("Carla", "general", manage, 0);
        table.club.let_pass(DAY).await;
        let present = table.present().await;
        let asked = table.asked();
        for id in DECISIONS {
            table.is_refused(&[&carla], &asked, id).await;
        }
        if let Some(id) = decision {
            table.club.click(&present, &asked, id).await;
        }
        let ids = [
            "v1:1:0:!end-for-sure",
            "v1:1:0:!late.go-on",
            "v1:1:0:!back",
            "v1:1:0:!late.remind.0",
            "v1:1:0:!late.remind.1",
        ];
        let forged = table.club.with_buttons(&ids).await;
        table.is_refused(&[&carla], &forged, ids[1]).await;
        table.is_refused(&[&carla], &forged, ids[2]).await;
        if decision == Some(DECISIONS[0]) {
            // Once is enough.
            table.is_refused(&[&present], &forged, ids[3]).await;
            table.is_refused(&[&present], &forged, ids[4]).await;
        }
        table.club.click(&carla, &forged, ids[0]).await;
        assert_eq!(
            table.stored().await.state(),
            State::Abandoned,
            "{decision:?}"
        );
        assert_eq!(table.club.clocks(1).await, [], "{decision:?}");
        // Nobody takes up again what is over, and nothing rings.
        table.is_refused(&[&present], &forged, ids[1]).await;
        table.club.let_pass(DAY * 31).await;
        assert_eq!(
            table.stored().await.state(),
            State::Abandoned,
            "{decision:?}"
        );
        table.club.finish_with(is_old).await;
    }
}
