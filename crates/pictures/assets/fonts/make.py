"""Makes the fonts of names in scripts that the other fonts lack, each as a zlib stream: `make.py FOLDER`, where the
packages that README.md names are unpacked. Needs fonttools and zopfli."""

import io
import sys
from pathlib import Path

import zopfli.zlib
from fontTools import subset
from fontTools.ttLib import TTFont


def rows(codec, first, last, columns=range(0xA1, 0xFF)):
    """The letters in these rows of a double-byte character set."""
    pairs = (bytes([row, column]) for row in range(first, last + 1) for column in columns)
    return {ord(letter) for pair in pairs for letter in pair.decode(codec, "ignore") if len(letter) == 1}


def block(first, last):
    return set(range(first, last + 1))


# Hyphens, quotes, the ellipsis and what European languages write: usvg sets a line in which glyphs are combined in one font.
LATIN = block(0x20, 0x17F) | {0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212}
JAPANESE = rows("euc_jp", 0xB0, 0xF4) | block(0x3001, 0x301F) | block(0x3041, 0x30FF) | block(0x31F0, 0x31FF)
# GB 2312, and the first level of Big5 from its row 0xA4 on.
BIG5 = rows("big5", 0xA4, 0xC6, range(0x40, 0xFF)) & block(0x4E00, 0x9FFF)
CHINESE = (rows("gb2312", 0xB0, 0xF7) | BIG5) - JAPANESE

FONTS = {
    "arabic": ("NotoSansArabic", block(0x600, 0x6FF) | LATIN),
    "devanagari": ("NotoSansDevanagari", block(0x900, 0x97F) | LATIN),
    "hebrew": ("NotoSansHebrew", block(0x5BE, 0x5F4) | LATIN),
    "thai": ("NotoSansThai", block(0xE00, 0xE7F) | LATIN),
    "jp": ("NotoSansJP", JAPANESE),
    "kr": ("NotoSansKR", block(0xAC00, 0xD7A3)),
    "sc": ("NotoSansSC", CHINESE),
}

for package, (name, letters) in FONTS.items():
    source = Path(sys.argv[1], f"noto-sans-{package}", "600SemiBold", f"{name}_600SemiBold.ttf")
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.hinting = False
    options.name_IDs = [1, 2, 4, 6, 16, 17]
    # What is written from top to bottom, and alternative forms, no picture has.
    options.drop_tables += ["BASE", "DSIG", "STAT", "VORG", "vhea", "vmtx"]
    if not letters & LATIN:
        options.layout_features = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    packed = zopfli.zlib.compress(out.getvalue())
    Path(__file__).with_name(f"{name}-SemiBold.ttf.z").write_bytes(packed)
    print(name, len(font.getBestCmap()), len(out.getvalue()), len(packed))
