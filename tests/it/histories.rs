//! Invented histories of matches with clocks: turns, decisions, absences, outages, restarts, and machine clocks that were set.
//!
//! A separate ledger adds up how much of its time each seat has used, which is what passed while the bot was there and its
//! player was not away. After everything that happens, the database has to agree with it to the millisecond.

mod bulk;
mod ledger;
mod machine;
mod notices;
mod overdue;
mod races;
mod seasons;
mod world;

use std::time::Duration;

use lostcities::table::Absence;
use proptest::prelude::*;

use world::World;
pub use world::cut_short;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

#[derive(Clone, Copy, Debug)]
enum Event {
    /// This much time passes while the bot is there and sweeps.
    Pass(Duration),
    /// This much passes while the program does not run.
    Outage(Duration),
    /// This much passes while the program runs and Discord is away, so that nothing is swept.
    DiscordAway(Duration),
    SetForward(Duration),
    SetBack(Duration),
    Restart,
    Sweep,
    SweepTwice,
    /// The program is killed in a sweep, after this many times that the sweep has waited for the database.
    KilledInSweep(u32),
    /// A seat that this match waits for makes its turn.
    Play(usize),
    /// In this match another player gives the late player more time.
    GiveTime(usize),
    /// In this match another player ends it because of the late player.
    CallOff(usize),
    /// The player who ended this match takes that back.
    GoOn(usize),
    /// This person is away for this many days, in place of an absence that has begun before.
    GoAway(u8, u32),
    /// This person is there again.
    ComeBack(u8),
}

/// A span at which something may ring, or any other.
fn span() -> impl Strategy<Value = Duration> {
    prop_oneof![
        prop::sample::select(vec![
            15 * MINUTE,
            30 * MINUTE,
            HOUR,
            6 * HOUR,
            12 * HOUR,
            DAY,
            4 * DAY,
        ]),
        (1_u64..3 * 24 * 3_600_000).prop_map(|ms| MINUTE + Duration::from_millis(ms)),
    ]
}

/// A span in which much could have rung.
fn long() -> impl Strategy<Value = Duration> {
    prop_oneof![span(), (1_u32..60).prop_map(|days| days * DAY)]
}

fn event() -> impl Strategy<Value = Event> {
    let number = 0..world::N_MATCHES;
    prop_oneof![
        5 => span().prop_map(Event::Pass),
        1 => long().prop_map(Event::Outage),
        1 => long().prop_map(Event::DiscordAway),
        1 => long().prop_map(Event::SetForward),
        1 => long().prop_map(Event::SetBack),
        1 => Just(Event::Restart),
        3 => Just(Event::Sweep),
        2 => Just(Event::SweepTwice),
        2 => (0_u32..30).prop_map(Event::KilledInSweep),
        4 => number.clone().prop_map(Event::Play),
        2 => number.clone().prop_map(Event::GiveTime),
        1 => number.clone().prop_map(Event::CallOff),
        1 => number.prop_map(Event::GoOn),
        3 => (0..world::N_PEOPLE, 1_u32..=15).prop_map(|(who, days)| Event::GoAway(who, days)),
        1 => (0..world::N_PEOPLE).prop_map(Event::ComeBack),
    ]
}

fn happens(events: &[Event]) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let mut world = World::begin().await;
        for &event in events {
            match event {
                Event::Pass(time) => world.pass(time).await,
                Event::Outage(time) => world.outage(time).await,
                Event::DiscordAway(time) | Event::SetForward(time) => world.set_forward(time),
                Event::GoAway(who, days) => world.go_away(who, Absence::Days(days)).await,
                Event::ComeBack(who) => world.go_away(who, Absence::Over).await,
                Event::SetBack(time) => world.set_back(time),
                Event::Restart => world.restart().await,
                Event::Sweep => world.sweep().await,
                Event::SweepTwice => world.sweep_twice().await,
                Event::KilledInSweep(n_waits) => world.be_killed_in_sweep(n_waits).await,
                Event::Play(number) => world.play(number).await,
                Event::GiveTime(number) => world.give_time(number).await,
                Event::CallOff(number) => world.call_off(number).await,
                Event::GoOn(number) => world.go_on(number).await,
            }
        }
        world.settle().await;
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_seat_loses_only_time_in_which_it_could_have_played_and_everything_rings_once(
        events in prop::collection::vec(event(), 1..40),
    ) {
        happens(&events);
    }
}

#[test]
fn a_clock_rings_again_at_a_time_that_the_machine_has_twice() {
    // The first match has an hour: it rings after 30 and 45 minutes.
    let back_to_half_time = [
        Event::Pass(30 * MINUTE),
        Event::Sweep,
        Event::SetBack(15 * MINUTE),
        Event::Sweep,
        Event::Pass(15 * MINUTE),
        Event::Sweep,
    ];
    happens(&back_to_half_time);
}

#[test]
fn who_is_there_again_after_the_clock_was_set_back_has_the_time_that_was_left() {
    // Nobody is there on three of the ten days; then the clock is set back, perhaps to before the absence began.
    for back in [2, 5] {
        for who in 0..world::N_PEOPLE {
            let end = (0..world::N_MATCHES).map(Event::Play);
            for end in end.chain([Event::ComeBack(who), Event::Pass(20 * DAY)]) {
                happens(&[
                    Event::GoAway(who, 10),
                    Event::SetForward(3 * DAY),
                    Event::Sweep,
                    Event::SetBack(back * DAY),
                    end,
                    Event::Sweep,
                ]);
            }
        }
    }
}

#[test]
fn a_turn_that_begins_during_an_absence_begins_with_its_end() {
    for back in [Duration::ZERO, 5 * DAY] {
        for who in 0..2 {
            happens(&[
                Event::GoAway(who, 3),
                Event::SetBack(back),
                // Of two people one is awaited; the other one plays, and the turn of the first begins.
                Event::Play(1),
                Event::Sweep,
                Event::Pass(2 * DAY),
                Event::Sweep,
                Event::Pass(4 * DAY),
                Event::Sweep,
            ]);
        }
    }
}

#[test]
fn an_absence_counts_once_whatever_happens_in_it() {
    let outage = |days: u32| Event::Outage(days * DAY);
    for who in 0..world::N_PEOPLE {
        let away = |days: u32| Event::GoAway(who, days);
        // An outage longer than the absence, across its end, within it, and a second one after it.
        happens(&[away(2), outage(10)]);
        happens(&[away(5), outage(10)]);
        happens(&[away(10), outage(5)]);
        happens(&[away(4), Event::Pass(3 * DAY), outage(3), outage(3)]);
        // A turn begins, and the absence is made longer and cut short.
        let longer = [away(5), Event::Play(1), away(20)];
        let shorter = [Event::Pass(DAY), Event::ComeBack(who)];
        happens(&[&longer[..], &shorter].concat());
        // It begins when time is up; who is given more then has it afterwards.
        let late = [Event::Pass(DAY), away(7), Event::GiveTime(0)];
        happens(&[&late[..], &[Event::Pass(8 * DAY)]].concat());
    }
}

#[test]
fn a_turn_that_begins_before_the_clock_is_known_to_be_wrong_has_its_whole_time() {
    for set in [Event::SetBack(5 * DAY), Event::SetForward(5 * DAY)] {
        happens(&[set, Event::Play(0), Event::Sweep, Event::Sweep]);
        let late = [Event::Pass(DAY), Event::Sweep];
        let ended = [set, Event::CallOff(0), Event::Sweep, Event::Sweep];
        happens(&[late, [ended[0], ended[1]], [ended[2], ended[3]]].concat());
    }
}
