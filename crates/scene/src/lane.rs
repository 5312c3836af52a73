//! Rows of a board, each with the landscape of its colour's cards continued in two flat tones.

use super::skyline;
use super::{Group, Hue, Paint, Path, Plate, Segment, Tone};

/// A row of a board: a plate in the colour's row tone, and on it a distant and a near landscape.
pub fn lane(hue: Hue, plate: Plate) -> Group {
    let [far, near] = skylines(hue);
    let draw = |line, tone| {
        let outline = outline(line, plate.width, plate.height);
        Path::filled(outline, Paint::Of(hue, tone))
    };
    Group::clipped(plate)
        .with(0, 0, plate.fill(Paint::Of(hue, Tone::Row)))
        .with(0, 0, draw(far, Tone::Middle))
        .with(0, 0, draw(near, Tone::Land))
}

const DUNES: [&str; 2] = [
    "L 0 70 Q 60 44 150 44 250 46 330 36 400 26 480 52 550 78 640 50 740 10 850 30 930 46 1000 54",
    "L 0 92 Q 70 62 180 66 300 70 390 56 460 50 540 78 620 94 700 70 790 40 900 62 960 72 1000 76",
];
const WAVES: [&str; 2] = [
    "L 0 62 Q 22 38 45 62 68 86 90 62 113 38 136 62 159 86 181 62 204 38 227 62 250 86 272 62 \
     295 38 318 62 340 86 363 62 386 38 409 62 431 86 454 62 477 38 500 62 522 86 545 62 568 38 \
     590 62 613 86 636 62 659 38 681 62 704 86 727 62 750 38 772 62 795 86 818 62 840 38 863 62 \
     886 86 909 62 931 38 954 62 977 86 1000 62",
    "L 0 84 Q 27 62 55 84 83 106 111 84 138 62 166 84 194 106 222 84 250 62 277 84 305 106 333 \
     84 361 62 388 84 416 106 444 84 472 62 500 84 527 106 555 84 583 62 611 84 638 106 666 84 \
     694 62 722 84 750 106 777 84 805 62 833 84 861 106 888 84 916 62 944 84 972 106 1000 84",
];
const PEAKS: [&str; 2] = [
    "L 0 78 60 40 90 58 165 18 225 66 300 36 360 60 430 14 500 64 570 38 640 64 715 22 780 60 \
     850 38 910 60 965 30 1000 46",
    "L 0 98 55 64 95 82 170 46 240 86 330 62 390 82 445 42 510 88 600 64 660 84 735 48 800 82 \
     880 62 930 82 985 56 1000 66",
];
const TREETOPS: [&str; 2] = [
    "L 0 66 Q 38 22 76 66 115 39 153 66 192 30 230 66 269 22 307 66 346 39 384 66 423 30 461 66 \
     500 22 538 66 576 39 615 66 653 30 692 66 730 22 769 66 807 39 846 66 884 30 923 66 961 22 \
     1000 66",
    "L 0 86 Q 50 50 100 86 150 64 200 86 250 57 300 86 350 50 400 86 450 64 500 86 550 57 600 86 \
     650 50 700 86 750 64 800 86 850 57 900 86 950 50 1000 86",
];
const CRATERS: [&str; 2] = [
    "L 0 84 110 54 165 62 245 20 258 26 272 17 370 64 470 58 560 70 690 26 702 32 716 22 830 64 \
     1000 48",
    "L 0 100 110 76 175 84 250 46 262 52 276 44 385 86 490 80 610 86 712 50 724 56 738 46 850 86 \
     1000 72",
];
const CRYSTALS: [&str; 2] = [
    "L 0 80 14 84 40 30 66 84 92 84 118 52 144 84 164 84 190 22 216 84 274 84 300 48 326 84 354 \
     84 380 30 406 84 444 84 470 54 496 84 534 84 560 18 586 84 614 84 640 46 666 84 734 84 760 \
     28 786 84 824 84 850 50 876 84 914 84 940 24 966 84 1000 80",
    "L 0 80 54 84 80 60 106 84 134 84 160 74 186 84 224 84 250 52 276 84 319 84 345 70 371 84 \
     404 84 430 58 456 84 494 84 520 76 546 84 584 84 610 50 636 84 684 84 710 70 736 84 779 84 \
     805 56 831 84 874 84 900 72 926 84 959 84 985 60 1011 84 1000 80",
];
const ARCHES: [&str; 2] = [
    "L 0 60 Q 62 8 125 60 187 28 250 60 312 18 375 60 437 8 500 60 562 28 625 60 687 18 750 60 \
     812 8 875 60 937 28 1000 60",
    "L 0 84 Q 83 44 166 84 250 60 333 84 416 52 500 84 583 44 666 84 750 60 833 84 916 52 1000 84",
];

const fn skylines(hue: Hue) -> [&'static str; 2] {
    match hue {
        Hue::Yellow => DUNES,
        Hue::Blue => WAVES,
        Hue::White => PEAKS,
        Hue::Green => TREETOPS,
        Hue::Red => CRATERS,
        Hue::Purple => CRYSTALS,
        Hue::Orange => ARCHES,
    }
}

/// The land below a skyline: thousandths of the width, and hundredths of the height.
fn outline(line: &str, width: u16, height: u16) -> Vec<Segment> {
    let (n_columns, n_rows) = (i32::from(width), i32::from(height));
    let x = |thousandths| (thousandths * n_columns + 500) / 1000;
    let y = |percent| (percent * n_rows + 50) / 100;
    skyline::outline(line, width, height, x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skyline_reaches_from_side_to_side() {
        for hue in Hue::ALL {
            for line in skylines(hue) {
                let ends = [line.split(' ').nth(1), line.rsplit(' ').nth(1)];
                assert_eq!(ends, [Some("0"), Some("1000")], "{hue:?}");
            }
        }
    }
}
