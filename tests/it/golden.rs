//! Whole matches that must stay as they are: the rules, the shuffles and the file format all speak in them.
//!
//! A file that is missing is written by running the test with `LOSTCITIES_GOLDEN=write`; a change of an existing one
//! must say in its commit which of the two was wrong.

use std::fs;
use std::path::Path;

use lostcities::games::GameKind;
use lostcities::kernel::{Ending, Numbering, Secret};
use lostcities::match_file::{Fairness, MatchFile, Simulation, verify};
use lostcities::present::Player::{self, Greedy, Random};
use lostcities::registry;
use serde_json::{Value, json};

/// Compares a match with the file of this name, and checks the file.
fn is_golden(name: &str, played: &MatchFile) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let line = played.write() + "\n";
    if !path.exists() && std::env::var_os("LOSTCITIES_GOLDEN").is_some_and(|what| what == "write") {
        fs::write(&path, &line).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap();
    verify(&golden).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    assert!(golden == line, "{name} is played otherwise now");
}

/// Matches of computer players that choose otherwise by now: their files stay valid.
#[test]
fn matches_of_earlier_players_are_still_fair() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/earlier");
    let mut n_files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let golden = fs::read_to_string(&path).unwrap();
        verify(&golden).unwrap_or_else(|faults| panic!("{}: {faults:?}", path.display()));
        n_files += 1;
    }
    assert_eq!(n_files, 10);
}

fn simulated(options: &Value, seed: u64, players: [Player; 2]) -> MatchFile {
    simulated_of(GameKind::Classic, options, seed, &players)
}

fn simulated_of(game: GameKind, options: &Value, seed: u64, players: &[Player]) -> MatchFile {
    let simulation = Simulation::new(game, options, seed, players.to_vec());
    simulation.unwrap().file(0)
}

#[test]
fn three_rounds_of_random_play() {
    let played = simulated(&json!({}), 1, [Random, Random]);
    is_golden("classic-random.json", &played);
}

#[test]
fn a_long_game_of_one_round_between_computers() {
    let played = simulated(
        &json!({"rounds": 1, "colours": 6}),
        2,
        [Player::Quick, Player::Quick],
    );
    is_golden("classic-long.json", &played);
}

fn roll_write(options: &Value, seed: u64, players: Vec<Player>) -> MatchFile {
    let simulation = Simulation::new(GameKind::RollWrite, options, seed, players);
    simulation.unwrap().file(0)
}

#[test]
fn roll_write_for_two_at_random_and_in_turn() {
    let options = json!({"seats": 2, "order": "in_turn"});
    let played = roll_write(&options, 5, vec![Random, Random]);
    is_golden("roll-write-two.json", &played);
}

#[test]
fn roll_write_for_five_computers() {
    let played = roll_write(&json!({"seats": 5}), 6, vec![Player::Quick; 5]);
    is_golden("roll-write-five.json", &played);
}

#[test]
fn a_board_game_of_random_play_for_two() {
    let played = simulated_of(GameKind::BoardGame, &json!({}), 3, &[Random, Random]);
    is_golden("board-game-two.json", &played);
}

#[test]
fn a_board_game_up_and_down_for_four() {
    let options = json!({"seats": 4, "rounds": 1, "up_and_down": true});
    let players = [Greedy, Random, Greedy, Random];
    let played = simulated_of(GameKind::BoardGame, &options, 4, &players);
    is_golden("board-game-four.json", &played);
}

#[test]
fn a_match_under_a_commitment() {
    let secret = Secret::new([3; 32]);
    let snowflake = 1_175_928_847_299_117_063;
    let setup = registry::setup(GameKind::Classic, &json!({"rounds": 1})).unwrap();
    let mut playing = registry::start(GameKind::Classic, setup, registry::TABLE_VERSION).unwrap();
    playing.play_out(&secret.seed(snowflake), &[Player::Quick, Random]);
    let fairness = Fairness {
        commitment: secret.commitment(),
        secret,
        snowflake,
        numbering: Numbering::Place,
    };
    let played = MatchFile::new(
        GameKind::Classic,
        registry::TABLE_VERSION,
        playing.as_ref(),
        Ending::Rules,
        Some(fairness),
    );
    is_golden("classic-fair.json", &played);
}

#[test]
fn rivals_for_two() {
    let played = simulated_of(GameKind::Rivals, &json!({}), 4, &[Player::Quick, Random]);
    is_golden("rivals-two.json", &played);
}

#[test]
fn rivals_for_four() {
    let players = [Player::Quick, Player::Quick, Greedy, Player::Quick];
    let played = simulated_of(GameKind::Rivals, &json!({"seats": 4}), 5, &players);
    is_golden("rivals-four.json", &played);
}
