//! What the pictures must keep: exact enough, small enough, the same for the same scene, and no hidden card in them.

mod leaderboard;
mod positions;
mod result_cards;
mod review;
mod rivals;
pub mod roll_write;
mod rules;
mod stats;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use lostcities::games::classic::{Action, Classic, Setup, View};
use lostcities::games::tally::Tally;
use lostcities::kernel::{BySeat, Day, Game, Outcome, Seat, Seed, Viewer, below};
use lostcities::present::scene::{CardSize, Hue, Item, Light, Mark, Paint, Shape, Symbol};
use lostcities::present::{Emblem, Honours, Present, PresentContext, Scene, SeatMark};
use lostcities::render::{Painter, reference};

use positions::{Table, crowded, ordinary};

fn board(view: &View, around: &PresentContext<Action>) -> Scene {
    Classic::table(view, around).scene.unwrap()
}

fn hand(view: &View, focus: Option<&str>, around: &PresentContext<Action>) -> Scene {
    Classic::panel(view, &[], focus, around).scene.unwrap()
}

/// Red, green, blue of a PNG, row after row.
pub(crate) fn pixels(png: &[u8]) -> Vec<u8> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    pixels
}

/// Peak signal to noise ratio in decibels; more is more alike.
#[expect(
    clippy::cast_precision_loss,
    reason = "a ratio in decibels is rough anyway"
)]
pub(crate) fn psnr(a: &[u8], b: &[u8]) -> f64 {
    assert_eq!(a.len(), b.len());
    let sum: u64 = a
        .iter()
        .zip(b)
        .map(|(&a, &b)| u64::from(a.abs_diff(b)).pow(2))
        .sum();
    let mean = sum as f64 / a.len() as f64;
    10.0 * (255.0 * 255.0 / mean).log10()
}

/// Every kind of picture of the classic game, by name.
fn gallery() -> Vec<(&'static str, Scene)> {
    let spectator = Viewer::Spectator;
    let first = Viewer::Seat(Seat::FIRST);
    let ordinary = ordinary();
    let around = ordinary.around("Marlene", "Kestrel_77");
    let view = ordinary.game.view(spectator);
    let own = ordinary.game.view(first);
    let mut gallery = vec![
        ("board", board(&view, &around)),
        ("hand", hand(&own, None, &around)),
        ("hand_focus", hand(&own, Some("w9"), &around)),
    ];

    let mut drawing = ordinary.clone();
    drawing.act(Seat::FIRST, "discard.r10".parse().unwrap());
    let around = drawing.around("", "Дмитро Ελένη");
    gallery.push(("hand_draw", hand(&drawing.game.view(first), None, &around)));
    gallery.push((
        "board_discarded",
        board(&drawing.game.view(spectator), &around),
    ));

    let second = Viewer::Seat(Seat::FIRST.next(2));
    let other = ordinary.game.view(second);
    let around = ordinary.around("Marlene", "Kestrel_77");
    gallery.push(("hand_of_the_second", hand(&other, None, &around)));
    let fresh = Table::after(Setup::new(1, 6).unwrap(), "y2", "r2");
    let around = fresh.around("さくら", "محمد");
    gallery.push(("board_begun", board(&fresh.game.view(spectator), &around)));

    let five = crowded(5);
    let around = five.around("Wolfeschlegelsteinhausen", &"i".repeat(20));
    gallery.push(("crowded", board(&five.game.view(spectator), &around)));
    let six = crowded(6);
    gallery.push(("crowded_six", board(&six.game.view(spectator), &around)));
    gallery.push((
        "crowded_six_hand",
        hand(&six.game.view(first), None, &around),
    ));

    let mut over = ordinary.clone();
    over.finish_round();
    let around = over.around("Marlene", "Kestrel_77");
    gallery.push(("over", board(&over.game.view(spectator), &around)));

    let mut rounds = Table::after(
        Setup::new(3, 6).unwrap(),
        "yw y2 y3 y8 y10 p2 p3",
        "bw bw b2 b9 p9 p10",
    );
    rounds.finish_round();
    rounds.play_round(
        "yw ww w2 w3 w4 w5 w6 w8 w9 p5 p6",
        "gw g2 g3 g9 rw r5 r6 r8-",
    );
    let around = rounds.around("Wolfeschlegelsteinhausen", "Kestrel_77");
    gallery.push(("second_round", board(&rounds.game.view(spectator), &around)));
    rounds.finish_round();
    rounds.finish_round();
    let around = rounds.around("Wolfeschlegelsteinhausen", "Kestrel_77");
    gallery.push((
        "third_round_over",
        board(&rounds.game.view(spectator), &around),
    ));
    gallery
}

/// Holds every picture of a gallery up to the slow reference, from which it may differ by this many decibels, and to a size in
/// KiB; and keeps them, so that people can look at them.
pub fn hold_up(gallery: Vec<(&'static str, Scene)>, decibels: f64, n_kib: usize) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).unwrap();
    let mut painter = Painter::new();
    for (name, scene) in gallery {
        let png = painter.png(&scene).unwrap();
        fs::write(folder.join(format!("{name}.png")), &png).unwrap();
        let reached = psnr(&pixels(&png), &reference(&scene).unwrap());
        assert!(reached >= decibels, "{name}: {reached:.1} dB");
        assert!(png.len() <= n_kib << 10, "{name}: {} bytes", png.len());
    }
}

#[test]
fn every_picture_is_close_to_the_slow_reference_and_small() {
    hold_up(gallery(), 45.0, 90);
}

/// What is left of a picture for somebody who tells no colours apart.
fn greys(scene: &Scene) -> Vec<u32> {
    let png = Painter::new().png(scene).unwrap();
    let grey = |rgb: &[u8]| {
        (u32::from(rgb[0]) * 213 + u32::from(rgb[1]) * 715 + u32::from(rgb[2]) * 72) / 1000
    };
    pixels(&png).chunks_exact(3).map(grey).collect()
}

#[test]
fn every_emblem_is_another_without_colours() {
    let drawn = Emblem::all().map(|emblem| {
        let mut scene = emblem.picture();
        scene.ground = Paint::Ink;
        (emblem, greys(&scene))
    });
    let emblems: Vec<_> = drawn.collect();
    for (i, (one, drawn)) in emblems.iter().enumerate() {
        for (other, theirs) in &emblems[..i] {
            let differs = |(a, b): &(&u32, &u32)| a.abs_diff(**b) > 60;
            let n_other = drawn.iter().zip(theirs).filter(differs).count();
            assert!(
                n_other * 12 > drawn.len(),
                "{one:?} and {other:?}: {n_other}"
            );
        }
    }
}

/// The grounds of Discord's messages, dark and light.
const GROUNDS: [[u8; 3]; 2] = [[0x31, 0x33, 0x38], [0xff; 3]];

/// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let luminance = |colour: [u8; 3]| {
        let linear = colour.map(|channel| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 {
                channel / 12.92
            } else {
                ((channel + 0.055) / 1.055).powf(2.4)
            }
        });
        let parts = linear.iter().zip([0.2126, 0.7152, 0.0722]);
        parts.map(|(channel, part)| channel * part).sum::<f64>() + 0.05
    };
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[test]
fn every_emblem_stands_out_from_dark_and_light_ground_and_its_sign_from_the_rest() {
    for emblem in Emblem::all() {
        let png = Painter::new().png(&emblem.picture()).unwrap();
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgba, "clear around it");
        let (mut areas, mut n_opaque) = (BTreeMap::new(), 0);
        for &[red, green, blue, alpha] in pixels.as_chunks::<4>().0 {
            if alpha == u8::MAX {
                *areas.entry([red, green, blue]).or_insert(0) += 1;
                n_opaque += 1;
            }
        }
        areas.retain(|_, n_pixels| *n_pixels * 20 > n_opaque);
        let best = |ground| {
            let contrasts = areas.keys().map(|&colour| contrast(colour, ground));
            contrasts.fold(0.0, f64::max)
        };
        let [dark, light] = GROUNDS.map(best);
        let within = areas.keys().map(|&colour| best(colour)).fold(0.0, f64::max);
        for found in [dark, light, within] {
            assert!(found >= 3.0, "{emblem:?}: {dark:.2} {light:.2} {within:.2}");
        }
    }
}

#[test]
fn equal_scenes_give_equal_bytes_whatever_was_drawn_before() {
    let gallery = gallery();
    let mut used = Painter::new();
    for (_, scene) in &gallery {
        used.png(scene).unwrap();
    }
    for (name, scene) in gallery.iter().step_by(5) {
        let fresh = Painter::new().png(scene).unwrap();
        assert!(fresh == used.png(scene).unwrap(), "{name}");
    }
}

#[test]
fn the_public_board_does_not_change_with_hidden_cards() {
    let setup = Setup::new(1, 5).unwrap();
    let open = ["yw y2 b3- ", "r4 gw r2- "];
    let board_with = |left: &str, right: &str| {
        let table = Table::after(
            setup,
            &format!("{}{left}", open[0]),
            &format!("{}{right}", open[1]),
        );
        let around = table.around("Marlene", "Kestrel_77");
        let honours = Honours {
            names: around.names.clone(),
            outcome: Outcome::by_points([4, -9].into()),
            tallies: BySeat::new(2, |_| Tally::default()),
            ratings: Vec::new(),
            photos: Vec::new(),
            day: Day::new(0),
        };
        let public = table.game.view(Viewer::Spectator);
        [
            board(&public, &around),
            board(&table.game.view(Viewer::Seat(Seat::FIRST)), &around),
            Classic::result_card(&public, &honours),
        ]
    };
    let [public, own, card] = board_with("y9. y10. b7.", "w2. w3.");
    // The board shows no more to who sits at it.
    assert_eq!(public, own);
    let others = board_with("g2. ww. b4.", "r9. b8.");
    assert_eq!([&public, &card], [&others[0], &others[2]]);
}

#[test]
fn a_hand_shows_the_cards_of_its_viewer_only() {
    let setup = Setup::new(1, 5).unwrap();
    let hand_beside = |right: &str| {
        let table = Table::after(setup, "y2 y9. y10. b7. b8. b9. b10. w2. w4. w5.", right);
        let around = table.around("", "");
        hand(&table.game.view(Viewer::Seat(Seat::FIRST)), None, &around)
    };
    assert_eq!(
        hand_beside("r2 r3. r4. r5. r6. r7. r8. r9. r10."),
        hand_beside("r2 g3. g4. g5. g6. g7. g8. g9. g10.")
    );
}

#[test]
fn the_card_laid_last_and_nothing_else_has_a_light_frame() {
    let is_frame = |item: &&Item| match &item.shape {
        Shape::Plate(plate) => plate.edge.is_some_and(|edge| edge.paint == Paint::Chalk),
        _ => false,
    };
    let mut table = ordinary();
    let mut frame = |action: Option<&str>| {
        if let Some(action) = action {
            table.act(Seat::FIRST, action.parse().unwrap());
        }
        let scene = board(&table.game.view(Viewer::Spectator), &table.around("", ""));
        let frames: Vec<_> = scene
            .items
            .iter()
            .filter(is_frame)
            .map(|item| (item.x, item.y))
            .collect();
        frames
    };
    assert_eq!(frame(None), [(980, 360)], "white 7 on the right");
    assert_eq!(frame(Some("play.y9")), [(449, 94)], "yellow 9 on the left");
}

#[test]
fn a_city_lights_up_with_the_number_that_pays_its_expedition() {
    let lights = |left: &str| {
        let table = Table::after(Setup::new(1, 5).unwrap(), left, "r2- g2 g3 g4 g5-");
        let scene = board(&table.game.view(Viewer::Spectator), &table.around("", ""));
        let yellow = scene.items.iter().find_map(|item| match item.shape {
            Shape::City(city) if city.hue == Hue::Yellow && item.x < 600 => Some(city.light),
            _ => None,
        });
        let is_gold_bar = |item: &&Item| match &item.shape {
            Shape::Plate(plate) => plate.width == 360 && plate.fill == Some(Paint::Gold),
            _ => false,
        };
        let n_paid = scene.items.iter().filter(is_gold_bar).count();
        (yellow, n_paid)
    };
    assert_eq!(lights("y3. y7."), (Some(Light::Unseen), 0));
    assert_eq!(lights("yw y3 y7 y9"), (Some(Light::Dark), 0));
    assert_eq!(lights("yw y3 y7 y10"), (Some(Light::Lit), 1), "exactly 20");
}

/// Every shape of a scene, those of groups included, and where its origin lies.
pub fn shapes(scene: &Scene) -> Vec<(i16, i16, Shape)> {
    fn add(found: &mut Vec<(i16, i16, Shape)>, x: i16, y: i16, shape: &Shape) {
        found.push((x, y, shape.clone()));
        if let Shape::Group(group) = shape {
            for item in &group.items {
                add(found, x + item.x, y + item.y, &item.shape);
            }
        }
    }
    let mut found = Vec::new();
    for item in &scene.items {
        add(&mut found, item.x, item.y, &item.shape);
    }
    found
}

pub fn stamps(scene: &Scene, symbol: Symbol) -> Vec<(i16, i16)> {
    let shapes = shapes(scene).into_iter();
    let is_one = |shape: &Shape| matches!(shape, Shape::Stamp(stamp) if stamp.symbol == symbol);
    let stamps = shapes.filter(|(.., shape)| is_one(shape));
    stamps.map(|(x, y, _)| (x, y)).collect()
}

#[test]
fn each_seat_has_its_mark_and_its_own_panel_has_it_on_the_left() {
    let table = ordinary();
    let around = table.around("", "");
    let sides = |scene: &Scene| {
        Seat::all(2)
            .map(|seat| stamps(scene, SeatMark::of(seat).form)[0].0 < 600)
            .collect::<Vec<_>>()
    };
    let public = board(&table.game.view(Viewer::Spectator), &around);
    assert_eq!(sides(&public), [true, false]);
    let second = Seat::FIRST.next(2);
    let panel = |seat| hand(&table.game.view(Viewer::Seat(seat)), None, &around);
    assert_eq!(sides(&panel(Seat::FIRST)), [true, false]);
    assert_eq!(sides(&panel(second)), [false, true]);
    // The cards change sides with the marks.
    let xs = |scene: &Scene| {
        let cards = scene.items.iter().filter_map(|item| match &item.shape {
            Shape::Card(card) if card.size != CardSize::Hand => Some((item.y, item.x < 600)),
            _ => None,
        });
        let mut cards: Vec<_> = cards.collect();
        cards.sort_unstable();
        cards
    };
    let laid = |scene: &Scene, on_left: bool| {
        xs(scene)
            .iter()
            .filter(|(_, left)| *left == on_left)
            .count()
    };
    let (own, other) = (panel(second), panel(Seat::FIRST));
    // The discards lie left of the middle in both.
    let n_discards =
        laid(&own, true) + laid(&other, true) - laid(&own, false) - laid(&other, false);
    assert_eq!(laid(&own, true), laid(&other, false) + n_discards / 2);
}

#[test]
fn a_wager_is_what_it_multiplies_by() {
    let setup = Setup::new(1, 5).unwrap();
    let table = Table::after(setup, "yw yw. yw. bw. r2 r3.", "g2 gw- g3.");
    let scene = hand(
        &table.game.view(Viewer::Seat(Seat::FIRST)),
        None,
        &table.around("", ""),
    );
    let marks: Vec<Mark> = scene
        .items
        .iter()
        .filter_map(|item| match &item.shape {
            Shape::Card(card) if card.size == CardSize::Hand => Some(card.mark),
            _ => None,
        })
        .filter(|mark| !matches!(mark, Mark::Number(_)))
        .collect();
    // A yellow one lies there already.
    assert!(
        marks.contains(&Mark::Stakes(3)) && marks.contains(&Mark::Stakes(2)),
        "{marks:?}"
    );
}

#[test]
fn the_draw_pile_sinks_with_its_cards() {
    let backs = |table: &Table| {
        let scene = board(&table.game.view(Viewer::Spectator), &table.around("", ""));
        let backs = scene.items.iter().filter(|item| {
            matches!(&item.shape, Shape::Plate(plate) if plate.width == 38 && plate.fill.is_some())
        });
        backs.count()
    };
    let fresh = Table::after(Setup::new(1, 5).unwrap(), "y2", "r2");
    let mut over = ordinary();
    over.finish_round();
    assert_eq!(backs(&fresh), 4);
    assert!(backs(&ordinary()) < 4);
    assert_eq!(backs(&over), 0);
}

#[test]
fn only_the_winner_wears_a_crown() {
    let mut table = ordinary();
    table.finish_round();
    let scene = board(
        &table.game.view(Viewer::Spectator),
        &table.around("Marlene", "Jo"),
    );
    let crowns: Vec<_> = scene
        .items
        .iter()
        .filter(|item| matches!(&item.shape, Shape::Stamp(stamp) if stamp.symbol == Symbol::Crown))
        .collect();
    assert_eq!(crowns.len(), 1);
    assert!(crowns[0].x < 600, "Marlene sits on the left");
}

#[test]
fn any_position_of_a_match_can_be_drawn() {
    let mut painter = Painter::new();
    let setup = Setup::new(3, 6).unwrap();
    let mut rng = Seed::simulated(7, 0).at(0);
    let mut actions = Vec::new();
    let mut table = Table::new(setup);
    let mut n_played = 0;
    while let Some(seat) = table.draw_due_chance(&mut rng) {
        table.game.legal_actions(seat, &mut actions);
        let nth = below(&mut rng, u32::try_from(actions.len()).unwrap());
        table.act(seat, actions[usize::try_from(nth).unwrap()]);
        n_played += 1;
        if n_played % 40 == 0 {
            let around = table.around(&format!("Marlene {n_played}"), "");
            let view = table.game.view(Viewer::Seat(seat));
            let png = painter.png(&hand(&view, None, &around)).unwrap();
            assert!(png.len() <= 90 << 10, "{} bytes", png.len());
        }
    }
    assert!(n_played > 300, "{n_played}");
}
