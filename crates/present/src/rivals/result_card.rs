//! The card of a result: the winner's collections as cities, the best with a star, and the coins that were left.

use super::board::coin;
use crate::pictures::result_card::tiles::{Tile, draw, mark_best};
use crate::pictures::result_card::{Honours, begun, date, others, rating};
use crate::scene::{Align, Label, Light, Paint, Plate, Scene};
use lostcities_rules::games::rivals::View;

pub(super) fn card(view: &View, honours: &Honours) -> Scene {
    let winner = honours.winner();
    let mut scene = begun(honours, 580);
    others(&mut scene, honours);
    // The coins count as they are.
    coin(&mut scene, 640, 296, 56);
    let coins = view.coins(winner).number();
    let coins = Label::number(format!("+{coins}"), 60, Paint::Gold);
    scene.put(684, 298, coins.align(Align::Left));
    let line = Plate::new(1136, 2, 0).fill(Paint::Line);
    scene.put(32, 246, line);
    rating(&mut scene, (44, 298), honours);
    date(&mut scene, (1168, 298), Align::Right, honours);
    let mut tiles = view.rows(winner).map(|row| Tile {
        hue: row.colour(),
        // There is no cost: whatever has a number pays.
        light: match row.n_numbers() {
            _ if row.is_empty() => Light::Unseen,
            0 => Light::Dark,
            _ => Light::Lit,
        },
        points: row.score(view.values()).points.into(),
        is_best: false,
    });
    mark_best(&mut tiles);
    draw(&mut scene, &tiles);
    scene
}
