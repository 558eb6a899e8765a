"""Lines with planted spelling faults, in fonts the recogniser never saw: does it write what is written?

  python3 fidelity.py --fonts TTF_FOLDER --text ../../bench/handwriting-fidelity/sentences.txt --out ../../bench/handwriting-fidelity --count 200"""
import argparse
import glob
import json
import os
import random

from alphabet import plain, writable
from cut_sizes import CONTEXT, HEIGHT
from pack import webp
from prepare import HELD_OUT_FONTS
from synth_lines import Writer
from synth_text import misspell


def faulty(sentence, r, faults=2):
    """The sentence with faults in some of its longer words; None when it offers too few."""
    words = sentence.split(' ')
    able = [i for i, w in enumerate(words) if len(w) > 4 and w.isalpha()]
    if len(able) < faults + 1:
        return None
    planted = []
    for i in r.sample(able, faults):
        wrote = misspell(words[i], r, 1)
        if wrote == words[i] or ' ' in wrote or len(wrote) < 3 or 'merd' in wrote:
            return None
        planted.append(dict(word=i, wrote=wrote, meant=words[i]))
        words[i] = wrote
    return ' '.join(words), planted


class Copyist(Writer):
    """Writes a given text instead of one of its own choosing."""

    def write(self, text):
        self.given = text
        return self.line()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--fonts', required=True)
    ap.add_argument('--text', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--count', type=int, default=200)
    a = ap.parse_args()
    import synth_lines
    fonts = [p for p in sorted(glob.glob(f'{a.fonts}/*.ttf')) if os.path.basename(p).startswith(HELD_OUT_FONTS)]
    lines = [plain(l) for l in open(a.text, encoding='utf8')]
    r, writer, made, off = random.Random(7), Copyist(fonts, lines, 7), [], 0
    synth_lines.some_text = lambda *_: writer.given
    os.makedirs(a.out, exist_ok=True)
    with open(f'{a.out}/lines.bin', 'wb') as out:
        while len(made) < a.count:
            planted = faulty(r.choice(lines), r)
            strip = planted and writable(planted[0]) and writer.write(planted[0])
            if not strip or strip[1] != planted[0]:  # a word was struck: not what is tested here
                continue
            data = webp(strip[0][CONTEXT:CONTEXT + HEIGHT], 45)
            out.write(data)
            made.append(dict(off=off, len=len(data), text=planted[0], faults=planted[1]))
            off += len(data)
    json.dump(made, open(f'{a.out}/lines.json', 'w'), ensure_ascii=False, indent=0)
    print(len(made), off)


if __name__ == '__main__':
    main()
