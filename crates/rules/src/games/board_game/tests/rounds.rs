//! Beginnings: who is first, tiles and deal, and the house rule.

use super::script::{A, B, C, Table, card};
use super::values;
use crate::games::board_game::{BoardGame, Chance, Effect, Path, Phase, Setup, Stage, Tile};
use crate::games::{Closed, Colour};
use crate::kernel::{Game, Illegal, Seat};

fn fresh(n_seats: u8) -> Table {
    let setup = Setup::new(n_seats, 3).expect("such a match exists");
    Table {
        game: BoardGame::start(&setup, values()),
        told: Vec::new(),
    }
}

fn tile(path: Colour, stage: u8, tile: Tile) -> Chance {
    Chance::Tile {
        path: Path::new(path).expect("a path"),
        stage: Stage::new(stage).expect("a stage"),
        tile,
    }
}

#[test]
fn tiles_come_place_by_place_and_each_once() {
    let mut table = fresh(3);
    let (path, first) = (Colour::Yellow, values().tile_stages.value.y[0].number());
    let impossible = Err(Illegal::Impossible);
    assert_eq!(table.chance(tile(path, first, Tile::Stage)), impossible);
    assert_eq!(
        table.chance(Chance::First(Seat::new(3).expect("a seat of other games"))),
        impossible
    );
    table.chance(Chance::First(C)).expect("anybody may begin");
    assert_eq!(table.chance(Chance::First(C)), impossible, "once");
    let draw = Chance::Draw {
        seat: A,
        card: card("r2"),
    };
    assert_eq!(table.chance(draw), impossible, "tiles come first");
    assert_eq!(table.chance(tile(path, 1, Tile::Stage)), impossible);
    assert_eq!(
        table.chance(tile(Colour::Red, first, Tile::Stage)),
        impossible
    );
    assert_eq!(
        table.chance(tile(path, first, Tile::Points(7))),
        impossible,
        "no tile shows that"
    );
    for _ in 0..values().stage_tiles.value {
        let (path, stage) = table.game.open.next_place().expect("a place");
        assert_eq!(
            table.chance(tile(path, stage.number(), Tile::Stage)),
            Ok(())
        );
    }
    let (path, stage) = table.game.open.next_place().expect("a place");
    assert_eq!(
        table.chance(tile(path, stage.number(), Tile::Stage)),
        impossible,
        "there are no more"
    );
}

#[test]
fn the_next_round_begins_with_the_player_who_would_have_been_next() {
    let setup = Setup::new(3, 3).expect("such a match exists");
    let hands = ["y1", "", ""];
    let mut table = Table::with(setup, &hands)
        .runs_down_to(2)
        .plays("pass pass");
    assert_eq!((table.view().round(), table.view().starter()), (2, None));
    assert_eq!(table.chance(Chance::First(A)), Err(Illegal::Impossible));
    let mut table = table.deals(C, &hands);
    assert_eq!(table.view().to_move(), Some(C));
    // A round that ends in the middle of a turn ends with that turn.
    table = table.plays("pass");
    table = table
        .figures(A, "y6 g7")
        .figures(B, "g8 r9 w7")
        .plays("advance.y1");
    assert_eq!(table.view().round(), 3);
    assert_eq!(table.chance(Chance::First(A)), Err(Illegal::Impossible));
    assert_eq!(table.chance(Chance::First(B)), Ok(()));
    assert_eq!(
        table.told.last(),
        Some(&Effect::RoundBegan { round: 3, first: B })
    );
}

#[test]
fn discards_are_taken_from_the_top_and_stay_known() {
    let table = Table::new(&["y1 y2", "y3"]).plays("discard.y1 draw:w0 discard.y3 take.y");
    assert_eq!(
        table.view().known_cards(B).iter().collect::<Vec<_>>(),
        [card("y3")]
    );
    assert_eq!(table.view().to_move(), Some(A));
    let table = table.plays("discard.y2 draw:w0 discard.y3 draw:w1");
    assert!(table.view().known_cards(B).is_empty());
    assert_eq!(table.view().discard_pile(Colour::Yellow).height(), 3);
}

#[test]
fn a_player_who_only_takes_their_own_discards_must_draw_in_the_end() {
    let setup = Setup::new(2, 1).and_then(|setup| setup.with_discards_close_after(3));
    let mut table = Table::with(setup.expect("such a match exists"), &["y1", "b1"])
        .plays("discard.y1 take.y discard.b1 take.b discard.y1 take.y");
    assert_eq!(table.told.last(), Some(&Effect::DiscardsClosed));
    table.act(B, "discard.b1").expect("always legal");
    assert_eq!(table.view().phase().to_move(), Some(B));
    assert_eq!(
        table.view().may_take_from(Colour::Blue),
        Err(Closed::HouseRule)
    );
    assert_eq!(table.legal(B), ["draw"]);
    let table = table.plays("draw:w0 discard.y1 take.b");
    assert!(!table.view().discards_are_closed(), "for one turn");
    assert_eq!(table.view().phase(), Phase::Play { seat: B });
}
