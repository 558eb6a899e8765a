"""Lines of handwriting fonts as strips like those of cut.py: the line in the middle rows, its neighbours above and below."""
import os
import random
import tarfile

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from alphabet import STRUCK, steps_needed
from cut_sizes import CONTEXT, HEIGHT
from even_hand import even_zoom
from synth_text import some_text

WIDEST = 2200
FRENCH_SCHOOL = ('playwrite-fr', 'playwrite-be', 'playwrite-ca')


def unpack_fonts(path, folder):
    os.makedirs(folder, exist_ok=True)
    with tarfile.open(path) as t:
        for m in t:
            with open(os.path.join(folder, os.path.basename(m.name)), 'wb') as f:
                f.write(t.extractfile(m).read())
    found = sorted(os.path.join(folder, n) for n in os.listdir(folder))
    return found + [f for f in found if os.path.basename(f).startswith(FRENCH_SCHOOL)] * 4


class Writer:
    """Renders with a few fonts at a time: opening one costs more than a line."""

    def __init__(self, fonts, texts, seed):
        self.fonts, self.texts, self.r, self.left = fonts, texts, random.Random(seed), 0

    def face(self):
        if self.left <= 0:
            self.left, path, size = self.r.randint(6, 20), self.r.choice(self.fonts), self.r.choice((38, 44, 50))
            self.sizes = [ImageFont.truetype(path, round(size * k)) for k in (0.93, 1, 1.07)]
        self.left -= 1
        return self.sizes

    def line(self):
        r, text, faces = self.r, some_text(self.r, self.texts), self.face()
        face = faces[1]
        size = face.size
        words = text.split(' ')
        if not 1 < len(text) < 110:
            return None
        gap = face.getlength(' ') * r.uniform(0.7, 2.0) + r.uniform(2, 12)
        width = int(sum(face.getlength(w) * 1.15 + gap * 1.4 for w in words)) + 4 * size
        if width > 5000:
            return None
        image = Image.new('L', (width, size * 6), 255)
        draw = ImageDraw.Draw(image)
        base = size * 3.2
        x = float(size)
        letter_by_letter = r.random() < 0.3
        track = r.uniform(-0.03, 0.12) * size
        wobble, drift, uneven = r.uniform(0, 0.05) * size, r.uniform(-0.012, 0.012), r.random() < 0.4
        strikes = [r.random() < 0.5 for _ in words] if r.random() < 0.03 else [r.random() < 0.12 and r.random() < 0.7 for _ in words] if r.random() < 0.12 else [False] * len(words)
        target = []
        for word, struck in zip(words, strikes):
            y, ink, f = base + drift * x + r.gauss(0, 1) * wobble, r.randint(0, 70), r.choice(faces) if uneven else face
            start = x
            if letter_by_letter:
                for c in word:
                    draw.text((x, y + r.gauss(0, 0.5) * wobble), c, font=f, fill=ink, anchor='ls')
                    x += f.getlength(c) + track + r.gauss(0, 0.02) * size
            else:
                draw.text((x, y), word, font=f, fill=ink, anchor='ls')
                x += f.getlength(word)
            if struck and x - start > 0.5 * size:
                self.strike(draw, start, x, y, size, ink)
                word = STRUCK
            target.append(word)
            x += gap * r.uniform(0.7, 1.3)
        if r.random() < 0.04:
            draw.line([(size, base + size * 0.15), (x, base + size * 0.15 + drift * x)], fill=r.randint(0, 90), width=r.randint(1, 4))
        rows = np.flatnonzero((np.asarray(image) < 200).any(1))
        if len(rows) < 4:
            return None
        up, down = max(base - rows[0], 0.5 * size), max(rows[-1] + 1 - base, 0.18 * size)
        if r.random() < 0.5:
            self.neighbours(draw, face, base, (up + down) * r.uniform(0.75, 1.5), width)
        return self.strip(image, base, up, down, x - gap, size, ' '.join(target))

    def strike(self, draw, a, b, y, size, ink):
        r, pen = self.r, self.r.randint(2, 5)
        top, low = y - size * 0.55, y + size * 0.1
        mid, kind = y - size * r.uniform(0.12, 0.35), r.randrange(4)
        if kind == 0:
            draw.line([(a - 4, mid + r.uniform(-6, 6)), (b + 4, mid + r.uniform(-6, 6))], fill=ink, width=pen)
        elif kind == 1:
            for d in (-0.1, 0.1):
                draw.line([(a - 4, mid + d * size + r.uniform(-4, 4)), (b + 4, mid + d * size + r.uniform(-4, 4))], fill=ink, width=pen)
        elif kind == 2:
            for _ in range(r.randint(1, 3)):
                n = max(3, int((b - a) / size * r.uniform(2, 5)))
                draw.line([(a + (b - a) * i / n + r.uniform(-4, 4), (top, low)[i % 2] + r.uniform(-5, 5)) for i in range(n + 1)], fill=ink, width=pen, joint='curve')
        else:
            n = max(4, int((b - a) / 5))
            draw.line([(a + (b - a) * i / n, mid + r.gauss(0, 0.17) * size) for i in range(n + 1)] * r.randint(1, 2), fill=ink, width=pen + 1)

    def neighbours(self, draw, face, base, interline, width):
        for side in (-1, 1):
            if self.r.random() < 0.75:
                text = self.r.choice(self.texts)[:self.r.randint(5, 90)]
                draw.text((self.r.randint(0, max(1, width // 3)), base + side * interline), text, font=face, fill=self.r.randint(0, 70), anchor='ls')

    def strip(self, image, base, up, down, end, size, text):
        """AIR around the ink varies: a detector's estimate does too."""
        r = self.r
        top, low = base - up * r.uniform(1.0, 1.35), base + down * r.uniform(1.0, 1.5)
        unit = (low - top) / HEIGHT
        box = (size - r.uniform(0.05, 0.5) * size, top - CONTEXT * unit, end + r.uniform(0.05, 0.5) * size, low + CONTEXT * unit)
        w = int((box[2] - box[0]) / unit * r.uniform(0.8, 1.2))
        if not 24 <= w <= WIDEST or w / 4 < 1.1 * steps_needed(text) + 2 or not text:
            return None
        return np.asarray(image.resize((w, HEIGHT + 2 * CONTEXT), Image.BILINEAR, box=tuple(self.inside(box, image.size)))), text

    @staticmethod
    def inside(box, size):
        return max(0, box[0]), max(0, box[1]), min(size[0], box[2]), min(size[1], box[3])


def render_chunk(job):
    """For a pool of processes: (fonts, texts come from the parent by fork) -> bytes end to end, widths, texts, sizes evened."""
    seed, n = job
    writer = Writer(*SHARED, seed)
    images, widths, texts, even = [], [], [], []
    for _ in range(n):
        try:
            made = writer.line()
        except (OSError, ValueError):  # a font that cannot draw a sign
            made = None
        if made:
            images.append(made[0].tobytes()), widths.append(made[0].shape[1]), texts.append(made[1]), even.append(even_zoom(made[0]))
    return b''.join(images), widths, texts, even


SHARED = ([], [])


def share(fonts, texts):
    global SHARED
    SHARED = (fonts, texts)
