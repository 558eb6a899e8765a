"""Cuts the four faces of the product down to what French needs (117 kB become 59 kB).

Run in a folder where the @fontsource packages named below are installed; needs fonttools and brotli.
    python3 subset-fonts.py OUTPUT_FOLDER
All four are under the SIL Open Font License without a reserved name, so a cut version may keep its name.
"""
import os
import sys
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ASCII = ''.join(chr(code) for code in range(0x20, 0x7F))
FRENCH = 'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿñÑáíóúß«»‹›’‘“”–—…·•€°×÷±−≈≤≥½¼¾²³→←↑↓✓∞©®§\u00a0\u2009\u2011\u202f'
PEN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâçèéêëîïôœùûÀÉÊ,.;:!?'’-+/()«»…%= \u00a0\u202f"

FACES = [
    ('young-serif', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', ASCII + FRENCH, None),
    (
        'atkinson-next',
        '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
        ASCII + FRENCH,
        {'wght': (400, 700)},
    ),
    (
        'playwrite-fr',
        '@fontsource/playwrite-fr-moderne/files/playwrite-fr-moderne-latin-400-normal.woff2',
        ASCII + FRENCH,
        None,
    ),
    ('reenie-beanie', '@fontsource/reenie-beanie/files/reenie-beanie-latin-400-normal.woff2', PEN, None),
]


def cut(source: str, text: str, limits: dict | None, output: str) -> None:
    font = TTFont(source)
    if limits:
        # Saved and read again: the subsetter stumbles over a variation table that was just limited.
        with tempfile.NamedTemporaryFile(suffix='.ttf') as limited:
            instancer.instantiateVariableFont(font, limits).save(limited.name)
            font = TTFont(limited.name)
    options = subset.Options(hinting=False, layout_features=['*'], name_IDs=['*'], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = 'woff2'
    font.save(output)


for name, source, text, limits in FACES:
    target = os.path.join(sys.argv[1], f'{name}.woff2')
    cut(os.path.join('node_modules', source), text, limits, target)
    print(name, os.path.getsize(target))
