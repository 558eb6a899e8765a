"""Pages of handwriting fonts under printed headings, with their lines: what the labelled pages lack (print, columns, notes, long pages).

  python3 synth_pages.py --hands TTF_FOLDER --print TTF_FOLDER --text text.txt.xz --out ../../.cache/train/detector --count 280"""
import argparse
import glob
import lzma
import os
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from alphabet import plain
from pack import jpeg, write_pack
from prepare import HELD_OUT_FONTS

SIDE = 1152


class Page:
    def __init__(self, r, hands, prints, texts):
        self.r, self.hands, self.prints, self.texts = r, hands, prints, texts
        shape = r.choice([(1, 1.41), (1, 1.41), (1, 1), (1.4, 1), (1, 0.5)])
        f = SIDE / max(shape)
        self.w, self.h = int(shape[0] * f), int(shape[1] * f)
        self.image = Image.new('L', (self.w, self.h), 255)
        self.draw, self.lines = ImageDraw.Draw(self.image), []

    def put(self, text, x, y, face, ink, printed):
        """One line, word by word when written by hand, labelled with its measured reach."""
        r, start, base = self.r, x, []
        drift, wobble = (0, 0) if printed else (r.gauss(0, 0.008), r.uniform(0, 0.03) * face.size)
        top, low = y, y
        for word in text.split():
            yy = y + drift * (x - start) + r.gauss(0, 1) * wobble
            box = self.draw.textbbox((x, yy), word, font=face, anchor='ls')
            self.draw.text((x, yy), word, font=face, fill=ink, anchor='ls')
            if not printed and r.random() < 0.02:
                self.draw.line([(x, yy - face.size * 0.25), (box[2], yy - face.size * 0.2)], fill=ink, width=2)
            base += [[round(x, 1), round(yy, 1)], [round(box[2], 1), round(yy, 1)]]
            top, low = min(top, box[1] - yy + y), max(low, box[3] - yy + y)
            x = box[2] + face.getlength(' ') * (1 if printed else r.uniform(0.7, 1.6))
        if base:
            self.lines.append(dict(base=base, up=round(max(0.45 * face.size, y - top), 1), down=round(max(0.12 * face.size, low - y), 1), print=printed))

    def block(self, x, y, width, height, size, printed):
        """A paragraph or several; returns where it ends."""
        r = self.r
        path = r.choice(self.prints if printed else self.hands)
        face = ImageFont.truetype(path, size)
        lead = size * (r.uniform(1.15, 1.6) if printed else r.uniform(1.0, 1.9))
        ink, end = r.randint(0, 60 if printed else 90), y + height
        y += size
        while y < end:
            words, indent = r.choice(self.texts).split(), r.choice((0, 0, size * 1.5))
            while words and y < end:
                line, at = [], x + indent
                while words and at + face.getlength(' '.join(line + words[:1])) < x + width:
                    line.append(words.pop(0))
                if not line:
                    break
                self.put(' '.join(line), at + (0 if printed else r.gauss(0, 0.15) * size), y, face, ink, printed)
                y, indent = y + lead, 0
            if r.random() < 0.5:
                y += lead * r.choice((0.5, 1, 1))
        return y

    def fill(self):
        r = self.r
        margin, y = self.w * r.uniform(0.02, 0.2), self.h * r.uniform(0.0, 0.06)
        width = self.w - margin - self.w * r.uniform(0.01, 0.1)
        size = round(self.h * r.uniform(0.018, 0.038)) if self.h > self.w / 1.2 else round(self.h * r.uniform(0.03, 0.08))
        if r.random() < 0.55:
            y = self.block(margin * r.uniform(0.5, 1), y, width, self.h * r.uniform(0.02, 0.3), r.randint(11, 22), True) + size * r.uniform(0, 1.2)
        kind = r.random()
        if kind < 0.12:
            for k in (0, 1):
                self.block(margin + k * width * 0.52, y, width * 0.46, self.h - y - size, size, False)
        elif kind < 0.2:
            self.block(margin, y, width, self.h - y - size, r.randint(12, 22), True)
        else:
            y = self.block(margin, y, width, (self.h - y) * r.choice((0.5, 0.9, 0.95)) - size, size, False)
            if r.random() < 0.3 and y < self.h * 0.9:
                self.block(margin, y + size, width, self.h * 0.1, r.randint(11, 20), True)
            elif margin > self.w * 0.12 and r.random() < 0.4:
                self.put(r.choice(self.texts).split()[0], 2, self.h * r.uniform(0.2, 0.8), ImageFont.truetype(r.choice(self.hands), round(size * 0.8)), 40, False)
        return self


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--hands', required=True)
    ap.add_argument('--print', required=True)
    ap.add_argument('--text', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--count', type=int, default=280)
    a = ap.parse_args()
    hands = [p for p in sorted(glob.glob(f'{a.hands}/*.ttf')) if not os.path.basename(p).startswith(HELD_OUT_FONTS)]
    prints = sorted(glob.glob(f'{getattr(a, "print")}/*.ttf'))
    texts = [t for t in (plain(line) for line in lzma.open(a.text, 'rt', encoding='utf8')) if 30 < len(t) < 700]

    def pages():
        for seed in range(a.count):
            page = Page(random.Random(seed), hands, prints, texts).fill()
            yield jpeg(np.asarray(page.image), 40), dict(page=f'synthetic-{seed}', dataset='synthetic', lines=page.lines)

    print('pages-synthetic', write_pack(a.out, 'pages-synthetic', pages()))


if __name__ == '__main__':
    main()
