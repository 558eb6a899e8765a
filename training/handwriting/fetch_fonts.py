"""Fetches the handwriting and print fonts as TTF files, once (needs npm and fontTools; nothing is installed in the project).

  python3 fetch_fonts.py --list ../../../shared/data/handwriting/fonts.tsv --out ../../.cache/train/fonts"""
import argparse
import io
import os
import re
import subprocess
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor

from fontTools import subset
from fontTools.ttLib import TTFont

from alphabet import ALPHABET

PRINT = ('roboto', 'merriweather', 'lora', 'eb-garamond', 'pt-serif', 'arimo', 'tinos', 'carlito', 'open-sans', 'source-serif-4')


def latin_files(archive, weights):
    """The Latin file nearest to regular, and those of the wanted other weights."""
    found = {}
    for m in archive.getmembers():
        name = re.search(r'latin-(\d00)-(normal|italic)\.woff2$', m.name)
        if name and 'latin-ext' not in m.name:
            found[int(name.group(1)), name.group(2)] = m
    upright = sorted((w for w, kind in found if kind == 'normal'), key=lambda w: abs(w - 400))
    wanted = {(upright[0], 'normal')} | {k for k in weights if k in found} if upright else set()
    return [(k, found[k]) for k in sorted(wanted)]


def fetch(name, folder, weights):
    with tempfile.TemporaryDirectory() as tmp:
        file = subprocess.run(['npm', 'pack', '--silent', f'@fontsource/{name}'], cwd=tmp, capture_output=True, text=True).stdout.strip()
        with tarfile.open(f'{tmp}/{file}') as archive:
            for (weight, kind), member in latin_files(archive, weights):
                font = TTFont(io.BytesIO(archive.extractfile(member).read()))
                font.flavor = None
                options = subset.Options(layout_features=['*'], hinting=False)
                cutter = subset.Subsetter(options)
                cutter.populate(text=ALPHABET)
                cutter.subset(font)
                font.save(f'{folder}/{name}-{weight}-{kind}.ttf')


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--list', required=True)
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    hands = [line.split('\t')[0] for line in open(a.list)][1:]
    for folder, names, weights in (('hands', hands, {(700, 'normal')}), ('print', PRINT, {(700, 'normal'), (400, 'italic')})):
        os.makedirs(f'{a.out}/{folder}', exist_ok=True)
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda n: fetch(n, f'{a.out}/{folder}', weights), names))
        print(folder, len(os.listdir(f'{a.out}/{folder}')))


if __name__ == '__main__':
    main()
