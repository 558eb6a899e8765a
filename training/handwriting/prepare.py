"""Turns the shared data into what a training machine needs, in small packs (run once, on any CPU).

  python3 prepare.py --data ../../../shared/data --fonts ../../.cache/train/fonts/hands --out ../../.cache/train [--pages]

OUT/recogniser: crops (line images of the older sets), strips (lines of the modern sets cut by cut.py, with what surrounds them),
crops-dev, strips-dev, fonts.tar.gz, text.txt.xz. OUT/detector, with --pages: pages, pages-dev. Writers are split as in the data."""
import argparse
import glob
import json
import lzma
import os
import random
import re
import tarfile

import cv2
import numpy as np

from alphabet import STRUCK, plain, writable
from cut import cut_line, extents, level
from cut_sizes import CONTEXT, HEIGHT
from pack import four_greys, grey, jpeg, write_pack

HELD_OUT_FONTS = ('bad-script', 'delius', 'handlee', 'kalam', 'la-belle-aurore', 'nothing-you-could-do', 'playwrite-be-wal', 'gochi-hand')
PAGE_SIDE = 1152
MODERN = ('copiste', 'cremma')


def unpack(data, name, tmp):
    folder = f'{tmp}/{name}'
    if not os.path.isdir(folder):
        with tarfile.open(f'{data}/handwriting/{name}.tar') as t:
            t.extractall(folder)
    return folder


def marked(line):
    """The transcription with a STRUCK sign where something was crossed out."""
    return plain(re.sub(r'>[^<>]*<', STRUCK, line['raw'])) if line['struck'] else plain(line['text'])


def pages_of(folder):
    for path in sorted(glob.glob(f'{folder}/**/*.json', recursive=True)):
        page = json.load(open(path))
        yield page, cv2.imread(path[:-5] + '.jpg', cv2.IMREAD_GRAYSCALE)


def strips(folder):
    window = slice(CONTEXT, CONTEXT + HEIGHT)
    for page, image in pages_of(folder):
        for line in page['lines']:
            text, reach = marked(line), extents(line, image.shape)
            if reach and text and writable(text):
                strip = level(cut_line(image, line['baseline'], *reach, context=CONTEXT), window)
                yield four_greys(strip), dict(text=text, dataset=page['dataset'], writer=page['writer'], page=page['page'], consent=bool(line.get('consent')))


def crops(folder, struck_texts, all_sets):
    """The modern sets come as strips; their own crops are for development only."""
    data = open(f'{folder}/lines.bin', 'rb').read()
    for line in map(json.loads, open(f'{folder}/manifest.jsonl')):
        if line['dataset'] in MODERN and not all_sets:
            continue
        text = struck_texts.get((line['page'], line['text'])) if line['struck'] else plain(line['text'])
        if text and writable(text):
            image = data[line['off']:line['off'] + line['len']]
            yield four_greys(level(grey(image))), dict(text=text, dataset=line['dataset'], writer=line['writer'], page=line['page'])


def pages(folder):
    for page, image in pages_of(folder):
        f = min(1, PAGE_SIDE / max(image.shape))
        lines = []
        for line in page['lines']:
            reach = extents(line, image.shape)
            if reach:
                lines.append(dict(base=[[round(x * f, 1), round(y * f, 1)] for x, y in sorted(line['baseline'])], up=round(reach[0] * f, 1), down=round(reach[1] * f, 1)))
        small = cv2.resize(image, None, fx=f, fy=f, interpolation=cv2.INTER_AREA) if f < 1 else image
        yield jpeg(small, 55), dict(page=page['page'], dataset=page['dataset'], lines=lines)


def text_sample(data, own, size):
    """Sentences for synthetic lines: half modern (wikis, the training transcriptions), half novels."""
    r = random.Random(1)
    wiki = []
    for name in ('wikibooks', 'wikiquote'):
        for line in lzma.open(f'{data}/text/{name}-fr.txt.xz', 'rt', encoding='utf8'):
            m = re.search(r'"text": "(.*)"}\s*$', line)
            if m and len(m.group(1)) > 25:
                wiki.append(plain(m.group(1)))
    novels = [plain(re.sub(r'\[\d+\]', '', line)) for line in lzma.open(f'{data}/text/novels-fr.txt.xz', 'rt', encoding='utf8') if 25 < len(line) < 900]
    r.shuffle(wiki), r.shuffle(novels)
    out = list(own)
    for source in (wiki, novels):
        total = 0
        for line in source:
            if total > size:
                break
            out.append(line)
            total += len(line)
    return [line for line in out if sum(writable(c) for c in line) > 0.97 * len(line)]


def fonts(source, out):
    """One tar: a carried folder of 127 files is slower than one file."""
    with tarfile.open(out, 'w:gz') as t:
        for path in sorted(glob.glob(f'{source}/*.ttf')):
            if not os.path.basename(path).startswith(HELD_OUT_FONTS):
                t.add(path, os.path.basename(path))


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--data', default='../../../shared/data')
    ap.add_argument('--fonts', required=True)
    ap.add_argument('--out', default='../../.cache/train')
    ap.add_argument('--pages', action='store_true', help='also what the detector learns from')
    a = ap.parse_args()
    tmp, rec, det = f'{a.out}/raw', f'{a.out}/recogniser', f'{a.out}/detector'
    folder = {n: unpack(a.data, n, tmp) for n in ('lines-train', 'lines-dev', 'pages-train', 'pages-dev')}
    for part, end in (('train', ''), ('dev', '-dev')):
        struck = {(p['page'], l['text']): marked(l) for p, _ in pages_of(folder[f'pages-{part}']) for l in p['lines'] if l['struck']}
        if a.pages:
            print('pages' + end, write_pack(det, 'pages' + end, pages(folder[f'pages-{part}'])), flush=True)
        print('crops' + end, write_pack(rec, 'crops' + end, crops(folder[f'lines-{part}'], struck, part == 'dev')), flush=True)
        print('strips' + end, write_pack(rec, 'strips' + end, strips(folder[f'pages-{part}'])), flush=True)
    own = {plain(json.loads(l)['text']) for l in open(f'{rec}/strips.jsonl')}
    with lzma.open(f'{rec}/text.txt.xz', 'wt', encoding='utf8') as f:
        f.write('\n'.join(text_sample(a.data, sorted(own), 4_000_000)))
    fonts(a.fonts, f'{rec}/fonts.tar.gz')


if __name__ == '__main__':
    main()
