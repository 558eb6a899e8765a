"""Makes the faces of the PDF export: the two faces of the product as plain TrueType, and the signs they lack.

    python3 make-pdf-fonts.py src/web/assets/fonts DejaVuSans.ttf src/adapters/pdf/fonts
"""
import json
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

faces, signs_from, out = sys.argv[1:]
at = lambda name: os.path.join(out, name)

for weight, name in ((400, 'text.ttf'), (700, 'text-bold.ttf')):
    face = instancer.instantiateVariableFont(TTFont(os.path.join(faces, 'atkinson-next.woff2')), {'wght': weight})
    face.flavor = None
    face.save(at(name))
title = TTFont(os.path.join(faces, 'young-serif.woff2'))
title.flavor = None
title.save(at('title.ttf'))

SIGNS = [
    *range(0x0100, 0x0180), *range(0x0370, 0x0460), *range(0x2070, 0x20A0), *range(0x2100, 0x2150),
    *range(0x2190, 0x22FF), *range(0x25A0, 0x25D0), *range(0x1D400, 0x1D434),
    0x2022, 0x2023, 0x2300, 0x23A7, 0x2605, 0x2713, 0x2717, 0x27E8, 0x27E9, 0xFFFD,
]
options = subset.Options()
options.layout_features, options.hinting = ['kern', 'mark', 'mkmk'], False
options.drop_tables += ['GSUB', 'FFTM']
font = subset.load_font(signs_from, options)
cutter = subset.Subsetter(options)
cutter.populate(unicodes=SIGNS)
cutter.subset(font)
subset.save_font(font, at('signs.ttf'), options)


def ranges(codes):
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


cmap = lambda name: set(TTFont(at(name)).getBestCmap())
letters = cmap('text.ttf') & cmap('text-bold.ttf') & cmap('title.ttf')
with open(at('coverage.json'), 'w') as file:
    json.dump({'letters': ranges(letters), 'signs': ranges(cmap('signs.ttf'))}, file)
    file.write('\n')
