//! The drawings of the lost cities: our own, 96 wide and 72 high, a file of `assets/cities` each.

use lostcities_scene::{City, Hue, Light, Paint, Tone};

/// What a part of a city is, which says how light falls on it.
#[derive(Clone, Copy)]
enum Part {
    /// A wall that faces the light.
    Front,
    Side,
    /// A wall in the shade, a roof.
    Depth,
    /// The lightest: a cornice, a stair.
    Edge,
    /// What the city stands on.
    Soil,
    Window,
    /// These are there only when the city is lit.
    Spark,
    Fire,
    Ember,
    Smoke,
}

use Part::{Depth, Edge, Ember, Fire, Front, Side, Smoke, Soil, Spark, Window};

/// The discs of light behind a city, each with its radius: their middle is that of the city, a little below its own.
pub(super) fn halo(city: City) -> &'static [(u8, Tone)] {
    match city.light {
        Light::Unseen => &[],
        Light::Dark => &[(42, Tone::Land)],
        Light::Lit => &[(46, Tone::Land), (34, Tone::Slot)],
    }
}

/// The parts of a city that are seen, from the bottom up, each as SVG path data with its colour.
pub(super) fn parts(city: City) -> impl Iterator<Item = (&'static str, Paint)> {
    let seen = drawing(city.hue).lines().filter_map(path);
    seen.filter_map(move |(part, form)| Some((form, paint(city, part)?)))
}

const fn drawing(hue: Hue) -> &'static str {
    match hue {
        Hue::Yellow => include_str!("../assets/cities/temple.svg"),
        Hue::Blue => include_str!("../assets/cities/dome.svg"),
        Hue::White => include_str!("../assets/cities/fortress.svg"),
        Hue::Green => include_str!("../assets/cities/pyramid.svg"),
        Hue::Red => include_str!("../assets/cities/shrine.svg"),
        Hue::Purple => include_str!("../assets/cities/crystals.svg"),
        Hue::Orange => include_str!("../assets/cities/arches.svg"),
    }
}

/// A part and its form, if a line of a drawing has one.
fn path(line: &'static str) -> Option<(Part, &'static str)> {
    let (class, form) = line.strip_prefix("<path class=\"")?.split_once("\" d=\"")?;
    let part = match class {
        "front" => Front,
        "side" => Side,
        "depth" => Depth,
        "edge" => Edge,
        "soil" => Soil,
        "window" => Window,
        "spark" => Spark,
        "fire" => Fire,
        "ember" => Ember,
        "smoke" => Smoke,
        _ => return None,
    };
    Some((part, form.strip_suffix("\"/>")?))
}

fn paint(City { hue, light, .. }: City, part: Part) -> Option<Paint> {
    let of = |tone| Paint::Of(hue, tone);
    let is_decoration = matches!(part, Spark | Fire | Ember | Smoke);
    match light {
        Light::Unseen | Light::Dark if is_decoration => None,
        Light::Unseen => Some(of(if matches!(part, Window) {
            Tone::Middle
        } else {
            Tone::Land
        })),
        Light::Dark => Some(match part {
            Front | Edge => of(Tone::Dusk),
            Side | Soil => of(Tone::Pill),
            _ => Paint::Ink,
        }),
        Light::Lit => Some(match part {
            Front => of(Tone::Full),
            Side => of(Tone::Near),
            Depth => of(Tone::Rim),
            Edge | Spark => of(Tone::Halo),
            Soil => of(Tone::Ghost),
            Smoke => of(Tone::Slot),
            // Gold would not be seen in these walls.
            Window if hue == Hue::Yellow => Paint::Chalk,
            Window if hue == Hue::White => Paint::Alarm,
            Window | Ember => Paint::Gold,
            Fire => Paint::Alarm,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_of_a_drawing_is_a_part() {
        for hue in Hue::ALL {
            let lines = drawing(hue).lines().skip(1);
            let unread: Vec<&str> = lines.filter(|line| path(line).is_none()).collect();
            assert_eq!(unread, ["</svg>"], "{hue:?}");
        }
    }
}
