"""Makes table-icons.ttf from the icons that icons.txt lists: one letter each, from U+E000 on.

pip install fonttools; npm pack @iconify-json/game-icons@1.2.4   and unpack it
python3 assets/fonts/icons.py package/icons.json                 the same list gives the same bytes
"""

import json
import re
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

HERE = Path(__file__).resolve().parent
FIRST = 0xE000
# Icons are drawn in a square of this many units, a little larger than an em: as high as a line, and legible at its size.
SQUARE, EM = 512, 448
# The baseline of table.ttf, so that both fit together: the middle of an icon is the middle of a capital letter.
ASCENT, DESCENT, GAP, CAPITAL = (round(part * EM) for part in (0.932, 0.189, 0.028, 0.693))
BELOW = (SQUARE - CAPITAL) // 2
# How far a curve may be from the drawn one, in units: less than you can see on a button.
TOLERANCE = 0.5


def listed():
    lines = (HERE / "icons.txt").read_text().splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def glyph(path):
    pen = TTGlyphPen(None)
    curves = Cu2QuPen(pen, TOLERANCE, reverse_direction=True)
    parse_path(path, TransformPen(curves, (1, 0, 0, -1, 0, SQUARE - BELOW)))
    return pen.glyph()


def main():
    drawn = json.loads(Path(sys.argv[1]).read_text())["icons"]
    icons = listed()
    empty = TTGlyphPen(None).glyph()
    glyphs = {".notdef": empty}
    for name, source, _ in icons:
        (path,) = re.findall(r'\bd="([^"]*)"', drawn[source]["body"])
        glyphs[name] = glyph(path)
    authors = ", ".join(sorted({author for _, _, author in icons}))
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({FIRST + at: name for at, (name, _, _) in enumerate(icons)})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (SQUARE, getattr(glyphs[name], "xMin", 0)) for name in glyphs})
    font.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT, lineGap=GAP)
    font.setupNameTable({
        "familyName": "Gotham Table Icons",
        "styleName": "Regular",
        "copyright": f"Icons of game-icons.net by {authors}",
        "licenseDescription": "Creative Commons Attribution 3.0",
        "licenseInfoURL": "https://creativecommons.org/licenses/by/3.0/",
    })
    font.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, sTypoLineGap=GAP, usWinAscent=ASCENT, usWinDescent=DESCENT
    )
    font.setupPost(keepGlyphNames=False)
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    made = HERE / "table-icons.ttf"
    font.save(made)
    print(f"{made.name}: {len(icons)} icons, {made.stat().st_size} bytes")


main()
