//! How unlike colours look, also to people who see fewer of them.
//!
//! Distances are those of CAM02-UCS (Luo, Cui, Li 2006) in the surroundings of an sRGB display, after the simulation of a
//! whole deficiency by Machado, Oliveira and Fernandes (2009).

use super::{Rgb, rgb};
use lostcities_scene::{Hue, Paint, Tone};

type Matrix = [[f64; 3]; 3];

/// What a person sees who lacks the cones for long, middle or short waves.
const DEFICIENCIES: [(&str, Matrix); 4] = [
    ("none", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

const TO_XYZ: Matrix = [
    [0.412_456_4, 0.357_576_1, 0.180_437_5],
    [0.212_672_9, 0.715_152_2, 0.072_175_0],
    [0.019_333_9, 0.119_192_0, 0.950_304_1],
];
const CAT02: Matrix = [
    [0.7328, 0.4296, -0.1624],
    [-0.7036, 1.6975, 0.0061],
    [0.0030, 0.0136, 0.9834],
];
const FROM_CAT02: Matrix = [
    [1.096_124, -0.278_869, 0.182_745],
    [0.454_369, 0.473_533, 0.072_098],
    [-0.009_628, -0.005_698, 1.015_326],
];
const TO_CONES: Matrix = [
    [0.38971, 0.68898, -0.07868],
    [-0.22981, 1.18340, 0.04641],
    [0.0, 0.0, 1.0],
];

fn times(matrix: &Matrix, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// Light as it adds up, from 0 to 1.
fn linear(colour: Rgb) -> [f64; 3] {
    colour.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 {
            channel / 12.92
        } else {
            ((channel + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn luminance(colour: Rgb) -> f64 {
    times(&TO_XYZ, linear(colour))[1]
}

/// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
fn contrast(a: Paint, b: Paint) -> f64 {
    let (a, b) = (luminance(rgb(a)), luminance(rgb(b)));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// How bright the surroundings are, in candela per square metre, and how bright the ground is beside white.
const ADAPTING: f64 = 64.0 / std::f64::consts::PI / 5.0;
const GROUND: f64 = 0.2;

/// How strongly the cones answer.
fn cones(xyz: [f64; 3]) -> [f64; 3] {
    let white = times(&TO_XYZ, [100.0; 3]);
    let adapted = 1.0 - 1.0 / 3.6 * ((-ADAPTING - 42.0) / 92.0).exp();
    let of_white = times(&CAT02, white);
    let mut sharp = times(&CAT02, xyz);
    for (channel, of_white) in sharp.iter_mut().zip(of_white) {
        *channel *= white[1] * adapted / of_white + 1.0 - adapted;
    }
    times(&TO_CONES, times(&FROM_CAT02, sharp)).map(|cone| {
        let power = (light() * cone.abs() / 100.0).powf(0.42);
        (400.0 * power / (power + 27.13)).copysign(cone) + 0.1
    })
}

/// The factor by which the eye adapts to the light.
fn light() -> f64 {
    let k = 1.0 / (5.0 * ADAPTING + 1.0);
    let dark = 1.0 - k.powi(4);
    0.2 * k.powi(4) * 5.0 * ADAPTING + 0.1 * dark * dark * (5.0 * ADAPTING).cbrt()
}

/// Where light lies in CAM02-UCS: lightness, and two coordinates of its hue.
fn place(light_of: [f64; 3]) -> [f64; 3] {
    let seen = cones(times(&TO_XYZ, light_of.map(|channel| channel * 100.0)));
    let induced = 0.725 * (1.0 / GROUND).powf(0.2);
    let achromatic =
        |[long, middle, short]: [f64; 3]| (2.0 * long + middle + short / 20.0 - 0.305) * induced;
    let white = achromatic(cones(times(&TO_XYZ, [100.0; 3])));
    let [long, middle, short] = seen;
    let to_red = long - 12.0 * middle / 11.0 + short / 11.0;
    let to_yellow = (long + middle - 2.0 * short) / 9.0;
    let hue = to_yellow.atan2(to_red);
    let exponent = 0.69 * (1.48 + GROUND.sqrt());
    let lightness = 100.0 * (achromatic(seen).max(0.0) / white).powf(exponent);
    let eccentric = ((hue + 2.0).cos() + 3.8) / 4.0;
    let strength = 50_000.0 / 13.0 * induced * eccentric * to_red.hypot(to_yellow)
        / (long + middle + 1.05 * short);
    let chroma =
        strength.powf(0.9) * (lightness / 100.0).sqrt() * (1.64 - 0.29_f64.powf(GROUND)).powf(0.73);
    let colourful = (1.0 + 0.0228 * chroma * light().powf(0.25)).ln() / 0.0228;
    [
        1.7 * lightness / (1.0 + 0.007 * lightness),
        colourful * hue.cos(),
        colourful * hue.sin(),
    ]
}

/// How unlike two colours look to a person with this deficiency.
fn distance(deficiency: &Matrix, a: Rgb, b: Rgb) -> f64 {
    let seen = |colour| times(deficiency, linear(colour)).map(|channel| channel.clamp(0.0, 1.0));
    let (a, b) = (place(seen(a)), place(seen(b)));
    a.iter()
        .zip(b)
        .map(|(a, b)| (a - b).powi(2))
        .sum::<f64>()
        .sqrt()
}

/// The smallest distance between two of these to a person with this deficiency.
fn smallest(deficiency: &Matrix, paints: &[Paint]) -> f64 {
    let pairs = paints.iter().enumerate().flat_map(|(number, &a)| {
        let others = &paints[number + 1..];
        others
            .iter()
            .map(move |&b| distance(deficiency, rgb(a), rgb(b)))
    });
    pairs.fold(f64::INFINITY, f64::min)
}

#[test]
fn the_seven_colours_of_the_games_can_be_told_apart() {
    let colours = Hue::ALL.map(|hue| Paint::Of(hue, Tone::Full));
    for (name, deficiency) in &DEFICIENCIES {
        let distance = smallest(deficiency, &colours);
        assert!(distance >= 14.0, "{name}: {distance:.1}");
    }
}

#[test]
fn the_marks_of_the_seats_can_be_told_apart_at_a_glance() {
    let marks = [
        Paint::Chalk,
        Paint::Ink,
        Paint::Of(Hue::Orange, Tone::Full),
        Paint::Violet,
        Paint::Teal,
    ];
    for (name, deficiency) in &DEFICIENCIES {
        let distance = smallest(deficiency, &marks);
        assert!(distance >= 25.0, "{name}: {distance:.1}");
    }
}

#[test]
fn signs_on_rows_and_empty_fields_and_ink_on_cards_can_be_seen() {
    for hue in Hue::ALL {
        let of = |tone| Paint::Of(hue, tone);
        let full = of(Tone::Full);
        for ground in [of(Tone::Middle), of(Tone::Row), of(Tone::Pill)] {
            let found = contrast(full, ground);
            assert!(found >= 3.0, "{hue:?} on {ground:?}: {found:.2}");
        }
        for (paint, ground) in [(Paint::Ink, full), (full, Paint::Ground)] {
            let found = contrast(paint, ground);
            assert!(found >= 4.2, "{paint:?} on {ground:?}: {found:.2}");
        }
    }
}

#[test]
fn what_pays_is_light_and_what_costs_is_dark_whatever_the_colour() {
    for hue in Hue::ALL {
        let dark = Paint::Of(hue, Tone::Pill);
        let pairs = [
            (Paint::Gold, dark, 8.0),
            (Paint::Ink, Paint::Gold, 12.0),
            (Paint::Loss, dark, 6.5),
        ];
        for (paint, ground, least) in pairs {
            let found = contrast(paint, ground);
            assert!(found >= least, "{hue:?}: {paint:?}, {ground:?}: {found:.2}");
        }
    }
}

#[test]
fn the_distances_are_those_of_another_implementation() {
    // White and orange to a person who lacks the cones for middle waves, by an implementation in Python.
    let (_, deutan) = &DEFICIENCIES[2];
    let found = distance(deutan, rgb(Paint::Chalk), rgb(Paint::Alarm));
    assert!((found - 38.795).abs() < 0.01, "{found}");
}
