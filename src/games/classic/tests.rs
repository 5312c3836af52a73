use crate::games::classic::{Classic, Setup};
use crate::games::values::Values;
use crate::kernel::conformance::{Promise, conforms};

#[test]
fn the_classic_game_conforms() {
    for (rounds, colours) in [(1, 5), (3, 5), (1, 6), (3, 6)] {
        let setup = Setup::new(rounds, colours).expect("such a match exists");
        let promise = Promise::<Classic> {
            setup,
            values: &Values::latest().classic,
            has_secrets: true,
            max_steps: usize::from(rounds) * 2500,
        };
        conforms(&promise, 0..4);
    }
}
