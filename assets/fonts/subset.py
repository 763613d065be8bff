"""Makes this folder's fonts from the full ones: the letters of Europe's languages that use the Latin alphabet,
and the signs that the game uses. A download is smaller by what is left out.

pip install fonttools; python3 assets/fonts/subset.py FOLDER   FOLDER holds the whole fonts: those of egui's
                                                               epaint_default_fonts, or from the projects in CREDITS.md,
                                                               and those of npm's @fontsource/big-shoulders-display
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
LETTERS = [*LATIN, *range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E]
MARKS = [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026]
MARKS += [0x202F, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x221E, 0x2248]
MARKS += [0x2260, 0x2264, 0x2265]
# Stars, the arrows of a player, check marks and crosses.
SIGNS = [0x23ED, 0x23EE, 0x23F4, 0x23F5, 0x23F6, 0x23F7, 0x23F8, 0x25A0, 0x25B6, 0x25C0, 0x25CF, 0x2605, 0x2713, 0x2714]
SIGNS += [0x2716, 0x2717, 0x274C]
# The box for a missing letter. It has a font of its own: egui treats every letter of that font as missing.
MISSING = [0x25FB]
MONO = "table-mono.ttf"

# The Ubuntu Font Licence requires this name; the others get a name of our own, too. The letters of equal width are for
# codes and keys alone: where one of them is missing, the first font steps in.
FONTS = [
    ("Ubuntu-Light.ttf", "table.ttf", "Ubuntu Light derivative Gotham Table", LETTERS + MARKS),
    ("Hack-Regular.ttf", MONO, "Gotham Table Mono", LATIN),
    ("big-shoulders-display-latin-800-normal.woff", "table-display.ttf", "Gotham Table Display", LETTERS + MARKS),
    ("NotoEmoji-Regular.ttf", "table-signs.ttf", "Gotham Table Signs", SIGNS),
    ("emoji-icon-font.ttf", "table-more-signs.ttf", "Gotham Table More Signs", SIGNS),
    ("NotoEmoji-Regular.ttf", "table-missing.ttf", "Gotham Table Missing", MISSING),
]
FAMILY, FULL, POSTSCRIPT = 1, 4, 6


def main():
    for source, name, family, letters in FONTS:
        font = TTFont(Path(sys.argv[1]) / source)
        options = subset.Options(layout_features=["kern", "liga", "mark", "ccmp", "locl"], notdef_outline=True)
        options.drop_tables += ["VDMX", "hdmx"]  # widths for one machine's screens, which nobody reads
        options.hinting = name != MONO  # a third of that font, and hardly seen
        options.name_IDs, options.name_languages = ["*"], ["*"]
        cut = subset.Subsetter(options)
        cut.populate(unicodes=letters)
        cut.subset(font)
        for record in font["name"].names:
            if record.nameID in (FAMILY, FULL):
                record.string = family
            elif record.nameID == POSTSCRIPT:
                record.string = family.replace(" ", "")
        font.flavor = None
        font.save(HERE / name)
        print(f"{name}: {len(font.getBestCmap())} letters, {(HERE / name).stat().st_size} bytes")


main()
