//! The outlines of the symbols: our own vector drawings in a square of 100 by 100.

use lostcities_scene::Symbol;

/// How a symbol is drawn, as SVG path data; either part may be empty.
#[derive(Clone, Copy)]
pub(super) struct Outline {
    /// Filled, overlapping parts cut out.
    pub fill: &'static str,
    /// Drawn as a line with round ends.
    pub line: &'static str,
    pub width: u8,
}

const fn filled(fill: &'static str) -> Outline {
    Outline {
        fill,
        line: "",
        width: 0,
    }
}

/// A form that is filled and has round corners.
const fn rounded(form: &'static str, width: u8) -> Outline {
    Outline {
        fill: form,
        line: form,
        width,
    }
}

const fn lined(line: &'static str, width: u8) -> Outline {
    Outline {
        fill: "",
        line,
        width,
    }
}

pub(super) const fn outline(symbol: Symbol) -> Outline {
    match symbol {
        Symbol::Sun => filled(
            "M50 26A24 24 0 0 1 50 74A24 24 0 0 1 50 26Z\
             M50 0L57 17H43ZM50 100L43 83H57ZM0 50L17 43V57ZM100 50L83 57V43Z\
             M14.6 14.6L31.6 21.7L21.7 31.6ZM85.4 14.6L78.3 31.6L68.4 21.7Z\
             M85.4 85.4L68.4 78.3L78.3 68.4ZM14.6 85.4L21.7 68.4L31.6 78.3Z",
        ),
        Symbol::Waves => lined(
            "M10 22Q20 4 30 22T50 22T70 22T90 22M10 50Q20 32 30 50T50 50T70 50T90 50\
             M10 78Q20 60 30 78T50 78T70 78T90 78",
            10,
        ),
        Symbol::Snow => lined(
            "M50 5V95M11 27.5L89 72.5M89 27.5L11 72.5\
             M37 10L50 23L63 10M37 90L50 77L63 90\
             M9 45L27 37L25 19M91 55L73 63L75 81M91 45L73 37L75 19M9 55L27 63L25 81",
            8,
        ),
        Symbol::Leaf => filled(
            "M94 4C52 2 20 16 15 46C13 58 17 68 22 74L6 92Q8 98 14 98L29 81C38 87 50 88 62 82\
             C90 68 98 36 94 4ZM72 32L33 70L30 67L69 29Z",
        ),
        Symbol::Volcano => filled("M2 92L33 20L41 32L50 14L59 32L67 20L98 92Z"),
        Symbol::Gem => filled("M24 8H76L98 38L50 96L2 38ZM34 42L50 76L66 42Z"),
        Symbol::Arch => filled("M8 94V50A42 42 0 0 1 92 50V94H64V52A14 14 0 0 0 36 52V94Z"),
        Symbol::Compass => filled("M50 0Q54 46 100 50Q54 54 50 100Q46 54 0 50Q46 46 50 0Z"),
        Symbol::Figure => filled(
            "M50 8A21 21 0 0 1 61 47L64 52Q66 57 61 58H60Q61 72 72 79Q78 83 78 92H22Q22 83 28 79\
             Q39 72 40 58H39Q34 57 36 52L39 47A21 21 0 0 1 50 8Z",
        ),
        Symbol::Footprint => filled(
            "M50 2C68 2 78 20 76 40C75 51 70 58 50 60C30 58 25 51 24 40C22 20 32 2 50 2Z\
             M31 68C40 72 60 72 69 68C71 86 64 98 50 98C36 98 29 86 31 68Z",
        ),
        Symbol::Onward => filled("M96 50L54 92L41 79L61 59H6V41H61L41 21L54 8Z"),
        Symbol::Discard => lined(
            "M30 7H70Q80 7 80 17V83Q80 93 70 93H30Q20 93 20 83V17Q20 7 30 7ZM50 28V70M34 55L50 71L66 55",
            10,
        ),
        Symbol::Round => lined("M84 58A35 35 0 1 1 76 28M80 6V32H54", 12),
        Symbol::Star => rounded(
            "M50 6L63 36L95 39L71 60L78 92L50 75L22 92L29 60L5 39L37 36Z",
            6,
        ),
        Symbol::Disc => filled("M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z"),
        Symbol::Square => rounded("M15 15H85V85H15Z", 18),
        Symbol::Diamond => rounded("M50 7L93 50L50 93L7 50Z", 12),
        Symbol::Hexagon => rounded("M50 6L89 28V72L50 94L11 72V28Z", 12),
        Symbol::Triangle => rounded("M50 8L96 86H4Z", 12),
        Symbol::TriangleDown => rounded("M50 92L4 14H96Z", 12),
        Symbol::City => filled(
            "M6 94V40L22 20L34 34V22H38V14H46V24L50 18L62 6L74 18V14H82V30L94 44V94H64V72\
             A14 14 0 0 0 36 72V94Z",
        ),
        Symbol::Crown => filled("M4 24L28 46L50 10L72 46L96 24L86 76H14ZM14 82H86V92H14Z"),
        Symbol::Artefact => filled(
            "M30 4H70V14H62V24C80 32 88 46 86 62C84 78 74 88 66 96H34C26 88 16 78 14 62\
             C12 46 20 32 38 24V14H30Z",
        ),
        Symbol::ArtefactOutline => lined(
            "M32 8H68V14H60V24C78 32 84 46 82 61C80 75 72 84 64 92H36C28 84 20 75 18 61C16 46 22 32 40 24V14H32Z",
            9,
        ),
        Symbol::Arrow => filled("M50 6L90 48L78 60L59 40V94H41V40L22 60L10 48Z"),
        Symbol::Die => filled(
            "M22 4H78A18 18 0 0 1 96 22V78A18 18 0 0 1 78 96H22A18 18 0 0 1 4 78V22A18 18 0 0 1 22 4Z\
             M27 18A9 9 0 0 0 27 36A9 9 0 0 0 27 18ZM73 18A9 9 0 0 0 73 36A9 9 0 0 0 73 18Z\
             M50 41A9 9 0 0 0 50 59A9 9 0 0 0 50 41ZM27 64A9 9 0 0 0 27 82A9 9 0 0 0 27 64Z\
             M73 64A9 9 0 0 0 73 82A9 9 0 0 0 73 64Z",
        ),
        Symbol::Bridge => filled(
            "M2 86V62C10 36 32 22 50 22C68 22 90 36 98 62V86H80V70A11 13 0 0 0 58 70V86H42V70\
             A11 13 0 0 0 20 70V86Z",
        ),
        Symbol::Check => lined("M14 54L40 80L88 22", 18),
        Symbol::Thinking => lined("M14 50H14.1M50 50H50.1M86 50H86.1", 22),
    }
}
