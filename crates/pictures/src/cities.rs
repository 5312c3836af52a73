//! The drawings of the lost cities: our own, 96 wide and 72 high.

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
    let parts = match city.hue {
        Hue::Yellow => TEMPLE,
        Hue::Blue => DOME,
        Hue::White => FORTRESS,
        Hue::Green => PYRAMID,
        Hue::Red => SHRINE,
        Hue::Purple => CRYSTALS,
        Hue::Orange => ARCHES,
    };
    let seen = parts.iter();
    seen.filter_map(move |&(part, form)| Some((form, paint(city, part)?)))
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

/// A temple among dunes, between two obelisks.
const TEMPLE: &[(Part, &str)] = &[
    (Side, "M5 72L7 34L10 28L13 34L15 72z"),
    (Depth, "M10 28L13 34L15 72L10 72z"),
    (Side, "M81 72L83 34L86 28L89 34L91 72z"),
    (Depth, "M86 28L89 34L91 72L86 72zM24 26h48v34h-48z"),
    (Window, "M32 32h8v24h-8zM44 32h8v24h-8zM56 32h8v24h-8z"),
    (Front, "M24 26h8.5v30h-8.5z"),
    (Side, "M29.5 26h3v30h-3z"),
    (Front, "M36 26h8.5v30h-8.5z"),
    (Side, "M41.5 26h3v30h-3z"),
    (Front, "M48 26h8.5v30h-8.5z"),
    (Side, "M53.5 26h3v30h-3z"),
    (Front, "M60 26h8.5v30h-8.5z"),
    (Side, "M65.5 26h3v30h-3zM68 26h4v30h-4zM20 20h56v7h-56z"),
    (Front, "M16 20L48 1L80 20z"),
    (Side, "M48 1L80 20L48 20z"),
    (Window, "M44.4 13a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"),
    (Front, "M20 55h56v6h-56z"),
    (Side, "M15 61h66v11h-66z"),
    (
        Soil,
        "M0 72Q14 56 34 66Q46 72 60 72ZM96 72Q84 60 66 68L58 72Z",
    ),
];

/// A dome and broken columns on a reef.
const DOME: &[(Part, &str)] = &[
    (Front, "M8 72L8 30L18 36L18 72z"),
    (Depth, "M14.2 72L14.2 33.72L18 36L18 72z"),
    (Front, "M22 72L22 44L31 40L31 72z"),
    (Depth, "M27.58 72L27.58 41.52L31 40L31 72z"),
    (Front, "M67 72L67 18L77 18L77 72z"),
    (Depth, "M73.2 72L73.2 18L77 18L77 72z"),
    (Edge, "M65 15h14v5h-14z"),
    (Front, "M83 72L83 34L92 28L92 72z"),
    (Depth, "M88.58 72L88.58 30.28L92 28L92 72z"),
    (Side, "M33 32h30v40h-30z"),
    (Depth, "M52 32h11v40h-11z"),
    (Front, "M33 32A15 17 0 0 1 63 32Z"),
    (Side, "M48 15A15 17 0 0 1 63 32H52Z"),
    (Front, "M46.5 5h3v12h-3z"),
    (Edge, "M30 31h36v5h-36z"),
    (
        Window,
        "M42 72V54A6 6 0 0 1 54 54V72ZM37 41h5v7h-5zM46 41h5v7h-5zM55 41h5v7h-5z\
         M10.5 44h4v7h-4zM69.5 30h4v8h-4zM69.5 46h4v8h-4z",
    ),
    (
        Soil,
        "M0 72Q4 60 10 64Q14 56 19 63Q26 58 30 66Q36 62 40 72Z\
         M96 72Q93 58 87 63Q82 58 78 65Q70 60 66 72Z",
    ),
    (
        Spark,
        "M23.8 34a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z\
         M27.4 27a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z\
         M83.8 20a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z\
         M81.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z",
    ),
];

/// A fortress before peaks.
const FORTRESS: &[(Part, &str)] = &[
    (
        Soil,
        "M0 72L14 28L24 48L34 72zM62 72L74 46L84 24L96 62L96 72z",
    ),
    (
        Spark,
        "M14 28L18.5 37L14 40L10.5 39zM84 24L88 36L83 39L79 35z",
    ),
    (Front, "M26 42h44v30h-44z"),
    (Side, "M54 42h16v30h-16z"),
    (Front, "M26 38h5v5h-5zM34 38h5v5h-5z"),
    (Side, "M56 38h5v5h-5zM64 38h5v5h-5z"),
    (Front, "M19 28h13v44h-13z"),
    (Side, "M27 28h5v44h-5z"),
    (Depth, "M16 28L25.5 10L35 28z"),
    (Side, "M16 28L25.5 10L25.5 28z"),
    (Front, "M64 28h13v44h-13z"),
    (Side, "M72 28h5v44h-5z"),
    (Depth, "M61 28L70.5 10L80 28z"),
    (Side, "M61 28L70.5 10L70.5 28z"),
    (Front, "M40 20h16v52h-16z"),
    (Side, "M50 20h6v52h-6z"),
    (Depth, "M37 20L48 -2L59 20z"),
    (Side, "M37 20L48 -2L48 20z"),
    (
        Window,
        "M42.5 72V58A5.5 6 0 0 1 53.5 58V72ZM46 27h4v9h-4zM46 41h4v8h-4z\
         M23.5 36h4v8h-4zM68.5 36h4v8h-4z",
    ),
];

/// A stepped pyramid among trees.
const PYRAMID: &[(Part, &str)] = &[
    (
        Soil,
        "M-3 58a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z\
         M76 58a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z",
    ),
    (Front, "M8 60h80v12h-80z"),
    (Side, "M48 60h40v12h-40zM8 68h40v4h-40z"),
    (Depth, "M48 68h40v4h-40z"),
    (Front, "M15.5 48.5h65v12h-65z"),
    (Side, "M48 48.5h32.5v12h-32.5zM15.5 56.5h32.5v4h-32.5z"),
    (Depth, "M48 56.5h32.5v4h-32.5z"),
    (Front, "M23 37h50v12h-50z"),
    (Side, "M48 37h25v12h-25zM23 45h25v4h-25z"),
    (Depth, "M48 45h25v4h-25z"),
    (Front, "M30.5 25.5h35v12h-35z"),
    (Side, "M48 25.5h17.5v12h-17.5zM30.5 33.5h17.5v4h-17.5z"),
    (Depth, "M48 33.5h17.5v4h-17.5z"),
    (Front, "M38 11h20v15h-20z"),
    (Side, "M48 11h10v15h-10z"),
    (Edge, "M35 7h26v5h-26z"),
    (Front, "M48 7h13v5h-13z"),
    (Side, "M36 7L40 2H56L60 7Z"),
    (Window, "M44 14h8v11.5h-8z"),
    (Depth, "M43.5 25.5L52.5 25.5L55 72L41 72z"),
    (
        Edge,
        "M43.2 33h9.6v3.2h-9.6zM42.88 41h10.24v3.2h-10.24zM42.56 49h10.88v3.2h-10.88z\
         M42.24 57h11.52v3.2h-11.52zM41.92 65h12.16v3.2h-12.16z",
    ),
    (
        Window,
        "M24 52h5v5h-5zM67 52h5v5h-5zM33 41h4.5v5h-4.5zM58.5 41h4.5v5h-4.5z",
    ),
    (
        Depth,
        "M-2 72Q-2 60 7 62Q11 54 19 62Q26 62 26 72Z\
         M98 72Q98 60 89 62Q85 54 77 62Q70 62 70 72Z",
    ),
];

/// A shrine with two lanterns at the foot of a volcano.
const SHRINE: &[(Part, &str)] = &[
    (Side, "M0 72L35 13L41 20L48 11L55 20L61 13L96 72z"),
    (Depth, "M48 11L55 20L61 13L96 72L60 72L52 40z"),
    (
        Fire,
        "M41.6 20L39.5 28L40.7 33.6L43.4 32.4L42.6 28L44.4 20.4z\
         M52.7 20.8L55.7 29.8L60.9 36L63.2 34L58.3 28.2L55.4 19.2z\
         M35 13L41 20L48 11L55 20L61 13L64.5 18L59 25L54 22L48 28L42 22L37 25L31.5 18z",
    ),
    (Ember, "M41 20L48 11L55 20L48 22.5z"),
    (
        Smoke,
        "M40.8 3a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z\
         M45.8 -2a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z",
    ),
    (Depth, "M33 52h30v20h-30z"),
    (Front, "M36 52h4v20h-4z"),
    (Side, "M56 52h4v20h-4z"),
    (Window, "M43 55h10v17h-10z"),
    (Edge, "M26 54L33 46L63 46L70 54z"),
    (Front, "M34 46L40 39L56 39L62 46z"),
    (Edge, "M44 39L48 33L52 39z"),
    (Front, "M28 67h40v5h-40zM14 60h6v12h-6z"),
    (Edge, "M11 60L17 53L23 60z"),
    (Side, "M76 60h6v12h-6z"),
    (Front, "M73 60L79 53L85 60z"),
    (Window, "M15.5 64h3v8h-3zM77.5 64h3v8h-3z"),
];

/// Towers of crystal.
const CRYSTALS: &[(Part, &str)] = &[
    (Side, "M4 72L4 46L12 34L20 46L20 72z"),
    (Depth, "M12 34L20 46L20 72L12 72z"),
    (Window, "M10 52h4v8h-4z"),
    (Side, "M78 72L78 42L85.5 30L93 42L93 72z"),
    (Depth, "M85.5 30L93 42L93 72L85.5 72z"),
    (Window, "M83.5 48h4v8h-4z"),
    (Front, "M22 72L22 30L31 18L40 30L40 72z"),
    (Depth, "M31 18L40 30L40 72L31 72z"),
    (Window, "M29 36h4v8h-4z"),
    (Front, "M60 72L60 26L69 14L78 26L78 72z"),
    (Depth, "M69 14L78 26L78 72L69 72z"),
    (Window, "M67 32h4v8h-4z"),
    (Front, "M39 72L39 12L49 0L59 12L59 72z"),
    (Depth, "M49 0L59 12L59 72L49 72z"),
    (Window, "M47 18h4v8h-4zM42 72V58A7 7 0 0 1 56 58V72Z"),
];

/// A bridge of arches with a tower at each end.
const ARCHES: &[(Part, &str)] = &[
    (Front, "M10 72V30h76V72z"),
    (Side, "M48 30h38V72h-38z"),
    (Edge, "M8 28h80v5h-80z"),
    (Front, "M12 28V12h14v16z"),
    (Front, "M70 28V12h14v16z"),
    (Depth, "M10 12L19 4L28 12zM68 12L77 4L86 12z"),
    (
        Window,
        "M17 72V52A8 9 0 0 1 33 52V72zM40 72V52A8 9 0 0 1 56 52V72zM63 72V52A8 9 0 0 1 79 52V72z\
         M17 17h4v7h-4zM75 17h4v7h-4z",
    ),
];
