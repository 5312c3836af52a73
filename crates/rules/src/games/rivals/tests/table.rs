//! The beginning of a match: example V3.

use super::script::{A, B, C, Table, card};
use super::setups;
use crate::games::Colour;
use crate::games::rivals::{Cards, Chance, Effect, Phase, Rivals};
use crate::kernel::{Game, Illegal, Seat, Seed, Step, Turn, Viewer};

fn start_wagers(seat: Seat, colours: &[Colour]) -> Chance {
    Chance::StartWagers {
        seat,
        colours: colours.to_vec(),
    }
}

#[test]
fn v3_coins_piles_and_start_wagers_at_the_beginning() {
    for (n_seats, purse) in [(2, 18), (3, 12), (4, 9)] {
        for seed in 0..50 {
            let mut table = Table::new(n_seats);
            let mut rng = Seed::simulated(seed, 0).whims();
            while table.game.turn() == Turn::Chance {
                let chance = table.game.sample(&mut rng);
                table.chance(chance).expect("sampled");
            }
            let view = table.view();
            assert_eq!(table.coins(), vec![purse; usize::from(n_seats)]);
            assert_eq!((view.pile(), view.n_piles(), view.n_pile()), (1, 4, 20));
            assert_eq!(view.unseen(), Cards::deck());
            assert!(view.display().is_empty());
            for seat in view.seats() {
                let wagers: Vec<u8> = view.rows(seat).iter().map(|row| row.n_wagers()).collect();
                assert_eq!(wagers.iter().sum::<u8>(), 2, "two start wagers");
                assert!(wagers.iter().all(|&n| n <= 1), "of different colours");
                assert_eq!(view.score(seat).expeditions(), 0);
            }
            for &colour in view.colours() {
                let dealt: u8 = view
                    .seats()
                    .map(|seat| view.row(seat, colour).n_wagers())
                    .sum();
                assert!(dealt <= 2, "there are two of each colour");
            }
            let first = view.starter().expect("a seat begins");
            assert_eq!(view.to_move(), Some(first));
            assert_eq!(table.told, [Effect::Began { first }]);
        }
    }
}

#[test]
fn anybody_may_begin() {
    for setup in setups() {
        let game = Rivals::start(&setup, super::values());
        let first = |number| {
            let chance = game.sample(&mut Seed::simulated(1, number).whims());
            match chance {
                Chance::First(seat) => seat,
                other => panic!("{other:?}"),
            }
        };
        let mut begun: Vec<Seat> = (0..200).map(first).collect();
        begun.sort();
        begun.dedup();
        assert!(begun.into_iter().eq(Seat::all(setup.n_seats())));
    }
}

#[test]
fn start_wagers_are_dealt_in_turn_and_only_as_there_are() {
    use Colour::{Blue, Green, Purple, Red, White};
    let mut table = Table::new(3);
    assert_eq!(
        table.chance(start_wagers(A, &[Red, Blue])),
        Err(Illegal::Impossible),
        "nobody begins yet"
    );
    let nobody = Seat::new(3).expect("a seat of other matches");
    assert_eq!(
        table.chance(Chance::First(nobody)),
        Err(Illegal::Impossible)
    );
    table.chance(Chance::First(B)).expect("anybody may begin");
    assert_eq!(table.view().phase(), Phase::StartWagers { seat: B });
    for (seat, colours) in [
        (A, vec![Red, Blue]),
        (B, vec![Red]),
        (B, vec![Red, Red]),
        (B, vec![Red, Blue, Green]),
        (B, vec![Red, Purple]),
        (B, vec![]),
    ] {
        let refused = table.chance(start_wagers(seat, &colours));
        assert_eq!(refused, Err(Illegal::Impossible), "{seat} {colours:?}");
    }
    assert_eq!(
        table.chance(Chance::Turn(card("r2"))),
        Err(Illegal::Impossible)
    );
    table
        .chance(start_wagers(B, &[Red, Blue]))
        .expect("B begins");
    table
        .chance(start_wagers(C, &[Green, Red]))
        .expect("then C");
    assert_eq!(
        table.chance(start_wagers(A, &[Red, White])),
        Err(Illegal::Impossible),
        "both red ones are gone"
    );
    table
        .chance(start_wagers(A, &[White, Green]))
        .expect("then A");
    assert_eq!(table.row(C, "r"), "rw");
    assert_eq!(table.view().phase(), Phase::Action { seat: B });
    // They are ordinary wagers: more may follow, and those of the piles are all still there.
    assert_eq!(table.view().unseen().count(card("rw")), 3);
}

#[test]
fn everybody_sees_everything() {
    let table = Table::empty(3).display("r4 b2").plays("auction.2");
    let open = table.view();
    for seat in open.seats() {
        let view = table.game.view(Viewer::Seat(seat));
        assert_eq!(view.viewer(), Viewer::Seat(seat));
        assert_eq!(view.unseen(), open.unseen());
        let again = Rivals::determinize(&view, &mut Seed::simulated(0, 0).whims());
        assert_eq!(again, table.game);
    }
    let chance = Chance::Turn(card("r4"));
    assert_eq!(Rivals::glimpse(&chance, Viewer::Spectator), chance);
}

#[test]
fn the_cards_to_come_have_no_order() {
    // Whichever of the cards that are left is turned, the position before was the same.
    let mut table = Table::empty(2);
    table.act(A, "reveal").expect("a turn");
    for turned in Cards::deck().faces() {
        let mut game = table.game;
        let step = Step::Chance(Chance::Turn(turned));
        game.apply(&step, &mut |_| ()).expect("it is still there");
    }
}
