"""Cut the fonts of the client and of PNG pictures out of the packages of Fontsource.

    pip install fonttools brotli
    npm pack @fontsource/alegreya@5.3.0 @fontsource/alegreya-sans@5.3.0   # and unpack both
    python web/fonts/subset.py FOLDER-OF-BOTH

Each style becomes one file with Latin and Latin Extended-A, enough for English, German, Polish and
Dutch. Figures are lining ones by default: Python's pictures cannot ask for them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
CLIENT, PICTURES = ROOT / "web" / "src" / "fonts", ROOT / "src" / "formicarium" / "stage" / "fonts"
STYLES = [
    ("alegreya", "600-normal"),
    ("alegreya", "400-italic"),
    ("alegreya-sans", "400-normal"),
    ("alegreya-sans", "700-normal"),
]
IN_PICTURES = {
    ("alegreya", "600-normal"),
    ("alegreya-sans", "400-normal"),
    ("alegreya-sans", "700-normal"),
}
PARTS = {
    "latin": [
        *range(0x20, 0x7F),
        *range(0xA0, 0x100),
        *range(0x2010, 0x2028),
        0x2030,
        0x2039,
        0x203A,
        0x20AC,
        0x2212,
    ],
    "latin-ext": list(range(0x100, 0x180)),
}
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def main(packages: Path) -> None:
    """Write every style as WOFF2 for browsers, and those of pictures as TrueType."""
    for family, style in STYLES:
        with TemporaryDirectory() as folder:
            files = [_part(packages / family, family, style, part, Path(folder)) for part in PARTS]
            font = Merger().merge([str(file) for file in files])
        if (family, style) in IN_PICTURES:
            font.save(PICTURES / f"{family}-{style}.ttf")
        font.flavor = "woff2"
        font.save(CLIENT / f"{family}-{style}.woff2")
    for family in {family for family, _ in STYLES}:
        licence = (packages / family / "LICENSE").read_text(encoding="utf-8")
        for folder in (CLIENT, PICTURES):
            (folder / f"OFL-{family}.txt").write_text(licence, encoding="utf-8")


def _part(package: Path, family: str, style: str, part: str, folder: Path) -> Path:
    font = TTFont(package / "files" / f"{family}-{part}-{style}.woff2")
    _line_up(font)
    options = Options(
        layout_features=["kern", "tnum"], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14, 16, 17]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=PARTS[part])
    subsetter.subset(font)
    font.flavor = None
    path = folder / f"{part}.ttf"
    font.save(path)
    return path


def _line_up(font: TTFont) -> None:
    """Show lining figures for digits, unless tabular ones are asked for."""
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for digit, name in enumerate(FIGURES):
            if ord("0") + digit in table.cmap and f"{name}.lf" in glyphs:
                table.cmap[ord("0") + digit] = f"{name}.lf"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
