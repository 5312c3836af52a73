//! What sheets are worth: examples R1 to R5.

use super::script::sheet;
use super::values;
use crate::games::Colour;
use crate::games::roll_write::{Bridge, Circle, Column, Sheet, SheetScore};

fn points(sheet: &Sheet) -> i32 {
    SheetScore::of(sheet, values()).points()
}

#[test]
fn expeditions_score_as_printed() {
    for (id, text, expected) in [
        ("R1 only the circle", "b:x", -100),
        ("R1 nothing", "", 0),
        ("R2 three numbers", "r:1,2,3", -10),
        ("R2 three numbers doubled", "r:x,1,2,3", -20),
        ("R2 four numbers", "r:1,2,3,3", 5),
        ("R2 nine numbers", "r:1,1,1,1,1,1,1,1,1", 50),
        ("R2 nine numbers doubled", "r:x,1,1,1,1,1,1,1,1,1", 100),
        (
            "the end artefact is no tenth field",
            "r:1,1,1,1,1,1,1,1,1,+",
            50,
        ),
        ("the numbers themselves do not count", "r:10,10,10,10", 5),
    ] {
        assert_eq!(points(&sheet(text)), expected, "{id}");
    }
}

#[test]
fn artefacts_and_dice_score_as_printed() {
    for (id, artefacts, dice, expected) in [
        ("R3 eight dice symbols", 0, 8, 70),
        ("R3 exhausted", 0, 9, 0),
        ("R4 nine artefacts", 9, 0, 100),
        ("R4 three artefacts", 3, 0, -20),
        ("R4 none", 0, 0, 0),
    ] {
        let mut sheet = Sheet::default();
        sheet.hatch(artefacts, dice);
        assert_eq!(points(&sheet), expected, "{id}");
    }
}

#[test]
fn r3_an_exhausted_player_keeps_the_bridge_of_the_dice() {
    let mut sheet = Sheet::default();
    sheet.hatch(0, 9);
    sheet.resolve_bridge(Column::Dice, Bridge::Won);
    let score = SheetScore::of(&sheet, values());
    assert_eq!((score.dice, score.bridges, score.points()), (0, 20, 20));
}

#[test]
fn r5_the_official_sample_sheet_has_425_points() {
    let mut sheet = sheet(
        "r:x,1,1,2,2,3,3,4,4 o:1,2,3,4,5,6,7,8 y:x,1,1,1,1,1,1,1 g:1,1,1,2,2,2,3 b:x,1,2,3,4,5,6,7,8",
    );
    sheet.hatch(9, 3);
    for column in [
        Column::Artefacts,
        Column::Expedition(Colour::Red),
        Column::Expedition(Colour::Green),
        Column::Expedition(Colour::Blue),
    ] {
        sheet.resolve_bridge(column, Bridge::Won);
    }
    sheet.resolve_bridge(Column::Dice, Bridge::Lost);
    let score = SheetScore::of(&sheet, values());
    let expeditions = score.expeditions.map(|expedition| expedition.points);
    assert_eq!(expeditions, [70, 35, 60, 30, 70, 0]);
    assert_eq!((score.artefacts, score.dice, score.bridges), (100, -20, 80));
    assert_eq!(score.points(), 425);
}

#[test]
fn a_doubled_expedition_says_what_was_doubled() {
    let score = SheetScore::of(&sheet("r:x,1,2,3,4 b:x"), values());
    let [red, .., blue, _] = score.expeditions;
    assert_eq!((red.value, red.points, red.is_doubled), (5, 10, true));
    assert_eq!((blue.value, blue.points, blue.n_numbers), (-50, -100, 0));
    assert_eq!(score.column(Column::Expedition(Colour::Red)), 10);
}

#[test]
fn a_circle_is_open_until_the_expedition_begins() {
    let sheet = sheet("r:1 o:x y:x,4");
    for (colour, circle) in [
        (Colour::Red, Circle::Closed),
        (Colour::Orange, Circle::Crossed),
        (Colour::Yellow, Circle::Crossed),
        (Colour::Green, Circle::Open),
    ] {
        assert_eq!(sheet.expedition(colour).circle(), circle, "{colour}");
    }
}
