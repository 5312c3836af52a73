//! The embedded fonts. Nothing is read from the system, so pictures are the same everywhere.

use std::io::Read;
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock, OnceLock};

use flate2::read::ZlibDecoder;
use resvg::usvg::fontdb::{Database, FaceInfo, ID, Source, Stretch, Style, Weight};
use resvg::usvg::{FontResolver, Options};

use lostcities_scene::Font;

macro_rules! font {
    ($file:literal) => {
        include_bytes!(concat!("../assets/fonts/", $file)).as_slice()
    };
}

static BARLOW_CONDENSED: &[u8] = font!("BarlowCondensed-Bold.ttf");
static BARLOW_SEMI_CONDENSED: &[u8] = font!("BarlowSemiCondensed-SemiBold.ttf");
static INTER: &[u8] = font!("Inter-SemiBold.ttf");

type Letters = RangeInclusive<char>;

/// The letters for which a packed font is asked, and the font. What both of two fonts have looks as in the first.
static OF_OTHER_SCRIPTS: [(&[Letters], &[u8]); 7] = [
    (
        &['\u{590}'..='\u{5ff}'],
        font!("NotoSansHebrew-SemiBold.ttf.z"),
    ),
    (
        &['\u{600}'..='\u{6ff}'],
        font!("NotoSansArabic-SemiBold.ttf.z"),
    ),
    (&[DEVANAGARI], font!("NotoSansDevanagari-SemiBold.ttf.z")),
    (&[THAI], font!("NotoSansThai-SemiBold.ttf.z")),
    (
        &['\u{3000}'..='\u{31ff}', HAN],
        font!("NotoSansJP-SemiBold.ttf.z"),
    ),
    (&[HAN], font!("NotoSansSC-SemiBold.ttf.z")),
    (
        &['\u{ac00}'..='\u{d7a3}'],
        font!("NotoSansKR-SemiBold.ttf.z"),
    ),
];

pub(super) const DEVANAGARI: Letters = '\u{900}'..='\u{97f}';
pub(super) const THAI: Letters = '\u{e00}'..='\u{e7f}';
const HAN: Letters = '\u{4e00}'..='\u{9fff}';

/// A font that is unpacked when the first name needs it, so that its memory is not taken before.
struct Packed {
    data: &'static [u8],
    unpacked: OnceLock<Vec<u8>>,
}

impl AsRef<[u8]> for Packed {
    fn as_ref(&self) -> &[u8] {
        self.unpacked.get_or_init(|| {
            let mut font = Vec::new();
            let read = ZlibDecoder::new(self.data).read_to_end(&mut font);
            // A font of nothing has no letters, and such names are replaced.
            read.map_or_else(|_| Vec::new(), |_| font)
        })
    }
}

pub(super) static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for data in [BARLOW_SEMI_CONDENSED, BARLOW_CONDENSED] {
        fonts.load_font_source(Source::Binary(Arc::new(data)));
    }
    let mut fallbacks: Vec<(&[Letters], ID)> = Vec::new();
    for (letters, data) in OF_OTHER_SCRIPTS {
        fallbacks.push((letters, fonts.push_face_info(packed(data))));
    }
    let inter = fonts.load_font_source(Source::Binary(Arc::new(INTER)));
    fallbacks.extend(inter.first().map(|&id| (['\0'..=char::MAX].as_slice(), id)));
    // Asking which fonts have a letter, as is the default, would unpack them all.
    let select_fallback = move |letter: char, used: &[ID], _: &mut Arc<Database>| {
        let mut suitable = fallbacks.iter().filter(|(letters, id)| {
            !used.contains(id) && letters.iter().any(|range| range.contains(&letter))
        });
        suitable.next().map(|&(_, id)| id)
    };
    Options {
        fontdb: Arc::new(fonts),
        font_family: family(Font::Word).to_owned(),
        font_resolver: FontResolver {
            select_fallback: Box::new(select_fallback),
            ..FontResolver::default()
        },
        ..Options::default()
    }
});

/// What is known of a font without unpacking it. No text names its family.
fn packed(data: &'static [u8]) -> FaceInfo {
    let unpacked = OnceLock::new();
    FaceInfo {
        id: ID::dummy(),
        source: Source::Binary(Arc::new(Packed { data, unpacked })),
        index: 0,
        families: Vec::new(),
        post_script_name: String::new(),
        style: Style::Normal,
        weight: Weight::SEMIBOLD,
        stretch: Stretch::Normal,
        monospaced: false,
    }
}

/// The family as the font file names it. A wrong name draws nothing and reports nothing, so there is a test.
pub(super) const fn family(font: Font) -> &'static str {
    match font {
        Font::Number => "Barlow Condensed",
        Font::Word => "Barlow Semi Condensed SemiBold",
    }
}

/// The weight that goes with [`family`].
pub(super) const fn weight(font: Font) -> u16 {
    match font {
        Font::Number => 700,
        Font::Word => 600,
    }
}
