//! What `verify` finds, and what `simulate` writes.

use serde_json::{Value, json};

use super::*;
use crate::kernel::{BySeat, Level, Numbering, Seat, Seats};
use crate::present::Player;
use crate::registry;

const SNOWFLAKE: u64 = 1_175_928_847_299_117_063;

const STOPS: &str = "the steps stop before the match is over";

/// A match of one round that was played under a commitment.
fn fair() -> MatchFile {
    let secret = Secret::new([7; 32]);
    let setup = registry::setup(GameKind::Classic, &json!({"rounds": 1})).expect("a match");
    let mut playing =
        registry::start(GameKind::Classic, setup, registry::TABLE_VERSION).expect("a match");
    playing.play_out(&secret.seed(SNOWFLAKE), &[Player::Quick, Player::Quick]);
    let fairness = Fairness {
        commitment: secret.commitment(),
        secret,
        snowflake: SNOWFLAKE,
        numbering: Numbering::Place,
    };
    MatchFile::new(
        GameKind::Classic,
        registry::TABLE_VERSION,
        playing.as_ref(),
        Ending::Rules,
        Some(fairness),
    )
}

fn fairness(file: &mut MatchFile) -> &mut Fairness {
    file.fairness.as_mut().expect("it has a commitment")
}

fn faults(change: impl FnOnce(&mut MatchFile)) -> Vec<String> {
    let mut file = fair();
    change(&mut file);
    let faults = verify(&file.write()).expect_err("a changed file");
    faults.iter().map(Fault::to_string).collect()
}

/// What is found first in the file after `change` says this.
fn is_found(change: impl FnOnce(&mut MatchFile), what: &str) {
    let faults = faults(change);
    assert!(faults[0].contains(what), "{faults:?}");
}

#[test]
fn numbers_that_no_integer_holds_read_as_they_are_written() {
    let mut file = fair();
    for zeros in 20..300 {
        let seat = format!("1{}", "0".repeat(zeros));
        file.steps[0] = serde_json::from_str(&format!(r#"{{"act":"draw","seat":{seat}}}"#))
            .expect("a JSON object");
        let read = MatchFile::read(&file.write()).expect("a file");
        assert_eq!(read, file, "{zeros} zeros");
    }
}

#[test]
fn a_file_reads_as_it_is_written() {
    let file = fair();
    let line = file.write();
    assert!(!line.contains('\n'));
    assert_eq!(MatchFile::read(&line).expect("a file"), file);
    let value: Value = serde_json::from_str(&line).expect("JSON");
    let keys: Vec<_> = value.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "ended",
            "fairness",
            "format",
            "game",
            "outcome",
            "rounds",
            "setup",
            "steps",
            "table_version"
        ]
    );
    assert_eq!(value["fairness"]["snowflake"], json!(SNOWFLAKE.to_string()));
    assert_eq!(
        (&value["game"], &value["ended"]),
        (&json!("classic"), &json!("rules"))
    );
}

#[test]
fn a_true_match_is_redrawn_card_by_card() {
    let report = verify(&fair().write()).expect("a true match");
    // Who begins, sixteen cards of the deal and forty-four of the draw pile.
    assert_eq!(report.n_redrawn, Some(61));
    assert_eq!(report.n_steps, fair().steps.len());
}

#[test]
fn a_match_without_fairness_is_replayed_only() {
    let mut file = fair();
    file.fairness = None;
    let report = verify(&file.write()).expect("a true match");
    assert_eq!(report.n_redrawn, None);
}

#[test]
fn a_changed_card_is_found() {
    // Two cards of the deal change places: the rules would not mind.
    let swapped = |file: &mut MatchFile| {
        let card = |step: &Value| step["chance"]["draw"]["card"].clone();
        let (a, b) = (card(&file.steps[1]), card(&file.steps[3]));
        file.steps[1]["chance"]["draw"]["card"] = b;
        file.steps[3]["chance"]["draw"]["card"] = a;
    };
    is_found(swapped, "step 1 should be");
}

#[test]
fn a_card_that_is_drawn_twice_is_found() {
    let faults = faults(|file| {
        file.fairness = None;
        file.steps[3] = json!({"chance": {"draw": {"seat": 0, "card": "r7"}}});
        file.steps[4] = json!({"chance": {"draw": {"seat": 0, "card": "r7"}}});
    });
    assert_eq!(faults, ["step 4: that draw or roll cannot happen here"]);
}

#[test]
fn an_action_of_the_wrong_seat_is_found() {
    let faults = faults(|file| {
        let mut acts = file.steps.iter_mut().filter(|step| step["act"].is_string());
        let seat = &mut acts.next().expect("an act")["seat"];
        *seat = json!(1 - seat.as_u64().expect("a seat"));
    });
    assert_eq!(faults, ["step 17: it is not this seat's turn"]);
}

#[test]
fn a_step_that_cannot_be_read_is_found() {
    let unread = "step 17: the step cannot be read";
    is_found(|file| file.steps[17]["act"] = json!("resign"), unread);
}

#[test]
fn changed_points_and_places_are_found() {
    let (outcome, rounds) = ("should be in the outcome", "the rounds should be");
    is_found(|file| file.outcome.points[Seat::FIRST] += 1, outcome);
    let exchanged = |file: &mut MatchFile| {
        let places = &mut file.outcome.places;
        *places = BySeat::new(2, |seat| places[seat.next(2)]);
    };
    is_found(exchanged, outcome);
    is_found(|file| file.rounds[0][1] -= 1, rounds);
    is_found(|file| file.rounds.clear(), rounds);
}

#[test]
fn a_wrong_secret_is_found() {
    let wrong = |file: &mut MatchFile| fairness(file).secret = Secret::new([8; 32]);
    assert_eq!(
        faults(wrong),
        ["the commitment is not the SHA-256 of the secret"]
    );
    // A secret with its own commitment still does not give these cards.
    let faults = faults(|file| {
        wrong(file);
        fairness(file).commitment = fairness(file).secret.commitment();
    });
    assert_eq!(faults.len(), 1, "one wrong card says enough: {faults:?}");
    assert!(faults[0].ends_with("by the secret and the snowflake"));
}

#[test]
fn a_wrong_snowflake_is_found() {
    let other = "by the secret and the snowflake";
    is_found(|file| fairness(file).snowflake += 1, other);
}

#[test]
fn missing_steps_are_found() {
    is_found(|file| drop(file.steps.pop()), STOPS);
    is_found(|file| file.steps.clear(), STOPS);
}

#[test]
fn steps_after_the_end_are_found() {
    let late = json!({"seat": 0, "act": "draw"});
    is_found(|file| file.steps.push(late), "the match is over");
}

#[test]
fn a_match_may_end_by_resignation() {
    let mut file = fair();
    let setup = file.setup.clone();
    file.steps.truncate(30);
    let mut playing = registry::start(file.game, setup, file.table_version).expect("a match");
    for step in &file.steps {
        playing.push(step).expect("a true step");
    }
    let by = Seat::FIRST;
    let ending = Ending::Resigned { by };
    let resigned = MatchFile::new(
        file.game,
        1,
        playing.as_ref(),
        ending,
        file.fairness.clone(),
    );
    assert_eq!(resigned.outcome.places, [2, 1]);
    assert!(resigned.write().contains(r#""ended":"resigned","by":0"#));
    assert!(verify(&resigned.write()).is_ok());

    let mut drawn = resigned.clone();
    drawn.ending = Ending::Drawn { by };
    assert!(verify(&drawn.write()).is_err(), "a draw has other places");
    drawn.outcome.places = [1, 1].into();
    assert!(verify(&drawn.write()).is_ok());

    let mut nobody = resigned;
    nobody.ending = Ending::Resigned {
        by: Seat::new(2).expect("a seat of other games"),
    };
    assert!(verify(&nobody.write()).is_err(), "nobody sits there");
}

#[test]
fn nobody_resigns_after_the_end() {
    let resigned = Ending::Resigned { by: Seat::FIRST };
    let over = "the match was over already by its rules";
    is_found(|file| file.ending = resigned, over);
}

#[test]
fn another_setup_is_found() {
    is_found(|file| file.setup["rounds"] = json!(3), STOPS);
    let rounds = "1 round or 3, not 2";
    is_found(|file| file.setup["rounds"] = json!(2), rounds);
    let table = "there is no value table 99";
    is_found(|file| file.table_version = 99, table);
}

#[test]
fn what_is_no_match_file_is_said_to_be_none() {
    let file = fair().write();
    for (line, why) in [
        (String::new(), "cannot be read"),
        ("{".to_owned(), "cannot be read"),
        ("[]".to_owned(), "cannot be read"),
        (r#"{"format":2}"#.to_owned(), "the format is 2"),
        (r#"{"format":1}"#.to_owned(), "missing field"),
        (file.replace("classic", "chess"), "chess"),
        (file.replace(r#""rules""#, r#""boredom""#), "boredom"),
        (file.replace("0707", "07xx"), "64 hexadecimal digits"),
    ] {
        let faults = verify(&line).expect_err(&line);
        assert!(faults[0].to_string().contains(why), "{faults:?}");
    }
}

#[test]
fn the_same_seed_simulates_the_same_matches() {
    let simulation = |seed| {
        let players = vec![Player::Random, Player::Random];
        Simulation::new(GameKind::Classic, &json!({"rounds": 1}), seed, players).expect("a match")
    };
    assert_eq!(simulation(7).file(3), simulation(7).file(3));
    assert_ne!(simulation(7).file(3), simulation(7).file(4));
    assert_ne!(simulation(7).file(3), simulation(8).file(3));
    assert_eq!(simulation(7).file(3).outcome, simulation(7).outcome(3));
    for number in 0..20 {
        let line = simulation(1).file(number).write();
        assert!(verify(&line).is_ok(), "{number}");
    }
}

#[test]
fn every_seat_of_a_simulation_needs_a_player() {
    for players in [vec![], vec![Player::Random; 1], vec![Player::Random; 3]] {
        let simulation = Simulation::new(GameKind::Classic, &json!({}), 1, players);
        assert!(matches!(
            simulation.err(),
            Some(BadSimulation::Players { .. })
        ));
    }
}

#[test]
fn a_game_is_simulated_with_its_own_players_only() {
    let players = vec![Player::Greedy, Player::Quick];
    let simulation = Simulation::new(GameKind::Classic, &json!({}), 1, players);
    assert!(matches!(
        simulation.err(),
        Some(BadSimulation::NoSuchPlayer(Player::Greedy))
    ));
}

#[test]
fn a_file_says_of_which_level_its_computer_players_were() {
    let level = BySeat::new(2, |seat| (seat == Seat::FIRST).then_some(Level::Easy));
    let file = fair().with_computers(level.clone());
    let line = file.write();
    assert!(line.contains(r#""computers":["easy",null]"#), "{line}");
    assert_eq!(MatchFile::read(&line).expect("our own").computers, level);
    assert!(verify(&line).is_ok());
    let nobody = fair().with_computers(BySeat::new(2, |_| None));
    assert_eq!(nobody.write(), fair().write());
    let line = line.replace(r#"["easy",null]"#, r#"["easy"]"#);
    let faults = verify(&line).expect_err("a seat too few");
    assert!(matches!(faults[..], [Fault::Computers(1, 2)]), "{faults:?}");
}

#[test]
fn a_file_says_whose_seat_a_computer_player_had_to_the_end() {
    let level = BySeat::new(2, |seat| (seat == Seat::FIRST).then_some(Level::Normal));
    let file = fair().with_computers(level);
    let file = file.with_absent(Seats::one(Seat::FIRST));
    let line = file.write();
    assert!(line.contains(r#""absent":[0]"#), "{line}");
    assert_eq!(MatchFile::read(&line).expect("our own"), file);
    assert!(verify(&line).is_ok());
    let faults = |absent: &str| {
        let line = line.replace(r#""absent":[0]"#, &format!(r#""absent":{absent}"#));
        verify(&line).expect_err("nobody left it")
    };
    assert!(matches!(faults("[1]")[..], [Fault::Absent(_)]));
    assert!(matches!(faults("[2]")[..], [Fault::NoSuchSeat(_)]));
    let nobody = fair().with_absent(Seats::NONE);
    assert_eq!(nobody.write(), fair().write());
}

#[test]
fn every_game_has_a_computer_player_of_every_level() {
    let is_night = std::env::var_os("LOSTCITIES_NIGHTLY").is_some();
    for kind in GameKind::ALL {
        // One round is enough to tell, where matches may have several.
        let options = match kind {
            GameKind::Classic | GameKind::BoardGame => json!({"rounds": 1}),
            GameKind::RollWrite | GameKind::Rivals => json!({}),
        };
        for level in Level::ALL {
            let players = vec![Player::Computer(level), Player::Random];
            let simulation = Simulation::new(kind, &options, 1, players).expect("it has one");
            // Looking ahead takes seconds; that those who do play matches and decide alike twice, tests of theirs hold by day.
            let looks_ahead = matches!(level, Level::Normal | Level::Strong);
            if !looks_ahead || is_night {
                assert_eq!(simulation.file(0), simulation.file(0), "{kind} {level}");
            }
        }
    }
}

#[test]
fn a_summary_shares_tied_wins() {
    let mut summary = Summary::default();
    summary.add(&Outcome::by_points([10, -4].into()));
    summary.add(&Outcome::by_points([6, 6].into()));
    assert_eq!(
        summary.line(0.5),
        r#"{"games":2,"seconds":0.5,"games_per_second":4.0,"mean_points":[8.0,1.0],"win_share":[0.75,0.25]}"#
    );
}
