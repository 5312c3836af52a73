//! Other printed values: the rules follow the table and nothing else.

use super::script::{A, B, Table};
use super::values_with;
use crate::games::Colour;
use crate::games::roll_write::{Bridge, Column, Order};
use crate::kernel::{Game, Turn};

#[test]
fn pictures_of_fields_follow_the_table() {
    let values = values_with(|section| {
        section["artefact_fields"]["value"]["r"] = [1].into();
        section["arrow_fields"]["value"]["r"] = [2].into();
    });
    let table = Table::with(2, Order::Together, values)
        .roll("rrr111")
        .acts(A, "take.r.1");
    assert_eq!(
        table.view().sheet(A).artefacts(),
        1,
        "red 1 has an artefact now"
    );
    let table = table.acts(B, "take.r.1").roll("rrr111").acts(B, "take.r.1");
    assert!(table.view().is_on_arrow(B), "red 2 has an arrow now");
    assert_eq!(table.view().sheet(B).artefacts(), 1, "and no artefact");
}

#[test]
fn bridges_follow_the_table() {
    let values = values_with(|section| {
        section["bridge_field"]["value"] = 1.into();
        section["bridge_points"]["value"] = 7.into();
    });
    let table = Table::with(2, Order::Together, values)
        .roll("rrr111")
        .acts(A, "take.r.1")
        .acts(B, "refuse");
    let view = table.view();
    let red = Column::Expedition(Colour::Red);
    assert_eq!(view.bridge(A, red), Bridge::Won);
    assert_eq!(view.bridge(B, Column::Dice), Bridge::Won);
    assert_eq!(table.game.points(), [-20 + 7, -40 + 7]);
}

#[test]
fn ladders_follow_the_table() {
    let values = values_with(|section| {
        section["expedition"]["value"][0] = (-21).into();
        section["circle_only"]["value"] = (-90).into();
        section["artefacts"]["value"][0] = (-41).into();
        section["no_artefacts"]["value"] = (-1).into();
        section["dice"]["value"][0] = (-42).into();
        section["no_dice"]["value"] = (-2).into();
    });
    let table = Table::with(2, Order::Together, values)
        .sheet(A, "r:1 b:x")
        .marked(B, |sheet| sheet.hatch(1, 1));
    assert_eq!(table.game.points(), [-21 - 90 - 1 - 2, -41 - 42]);
    assert_eq!(table.game.turn(), Turn::Chance);
}
