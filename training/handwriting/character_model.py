"""Counts which characters follow which in French, and stores it small: the tie-breaker of the line reader.

  python3 character_model.py --data ../../../shared/data --lines ../../.cache/train/recogniser --models ../../models

One chunk of text in four is misspelt first (synth_text.py): the model must know how French looks on paper, not how it should be spelt.
The file is a gzipped trie, order by order: for each node its class, its log-probability, its back-off weight and its number of children, a byte each."""
import argparse
import gzip
import json
import random
import struct

import numpy as np

from alphabet import CLASS_OF, plain
from prepare import text_sample
from synth_text import misspell

BASE = 160                              # codes of n-grams are numbers in this base
RARE = (1, 1, 2, 3, 6, 10, 14)          # n-grams seen less often than this are left out, by order
DISCOUNT = 0.75
STEP = 0.05                             # of the stored logarithms, in nats
LEAST = -12.0


def chunks(texts, r, misspelt):
    """Pieces as long as a line, some of them misspelt, a space before each."""
    for text in texts:
        for at in range(0, len(text), 60):
            piece = text[at:at + 60]
            yield piece if r.random() >= misspelt else misspell(piece, r, 2)
        yield ' '


def coded(text):
    return np.array([CLASS_OF.get(c, 0) for c in text], np.int64)


def counts_of(codes, order):
    """Codes of the n-grams without unknown signs, sorted, and how often each was seen."""
    gram, known = np.zeros(len(codes) - order + 1, np.int64), np.ones(len(codes) - order + 1, bool)
    for k in range(order):
        part = codes[k:len(gram) + k]
        gram, known = gram * BASE + part, known & (part > 0)
    return np.unique(gram[known], return_counts=True)


def found(table, codes):
    return np.searchsorted(table, codes).clip(max=len(table) - 1)


def smoothed(codes, order):
    """For each order: kept codes, log-probabilities, back-off logarithms (of the order before, as contexts)."""
    levels, before = [], None
    for n in range(1, order + 1):
        grams, seen = counts_of(codes, n)
        context = grams // BASE
        contexts, at = np.unique(context, return_inverse=True)
        total, kinds = np.bincount(at, seen), np.bincount(at)
        kept = seen >= RARE[n]
        lower = np.full(len(grams), 1 / BASE) if n == 1 else np.exp(before['log'])[found(before['grams'], grams % BASE ** (n - 1))]
        p = np.maximum(seen - DISCOUNT, 0) / total[at] + (DISCOUNT * kinds / total)[at] * lower
        left = 1 - np.bincount(at, p * kept), 1 - np.bincount(at, lower * kept)
        if n > 1:
            back = np.zeros(len(before['grams']))
            back[found(before['grams'], contexts)] = np.log(np.maximum(left[0], 1e-4) / np.maximum(left[1], 1e-4))
            children = np.zeros(len(before['grams']), np.int64)
            np.add.at(children, found(before['grams'], context[kept]), 1)
            before.update(back=back, children=children)
        before = dict(grams=grams[kept], log=np.log(p[kept]))
        levels.append(before)
    return levels


def byte(values, least):
    return np.round((values - least) / STEP).clip(0, 255).astype(np.uint8).tobytes()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--data', default='../../../shared/data')
    ap.add_argument('--lines', default='../../.cache/train/recogniser')
    ap.add_argument('--models', default='../../models')
    ap.add_argument('--size', type=int, default=20_000_000, help='characters of wikis, and of novels, at most')
    ap.add_argument('--order', type=int, default=6)
    ap.add_argument('--misspelt', type=float, default=0.25)
    a = ap.parse_args()
    r = random.Random(1)
    own = sorted({plain(json.loads(line)['text']) for line in open(f'{a.lines}/strips.jsonl')})
    text = ' '.join(''.join(chunks(text_sample(a.data, own, a.size), r, a.misspelt)).split())
    levels = smoothed(coded(text), a.order)
    with gzip.GzipFile(f'{a.models}/handwriting-characters.bin.gz', 'wb', mtime=0) as f:
        f.write(struct.pack(f'<{1 + a.order}I', a.order, *(len(level['grams']) for level in levels)))
        for level in levels:
            f.write((level['grams'] % BASE).astype(np.uint8).tobytes() + byte(level['log'], LEAST))
            if 'back' in level:
                f.write(byte(level['back'], LEAST / 2) + level['children'].astype(np.uint8).tobytes())
    print(len(text), 'characters,', [len(level['grams']) for level in levels], 'n-grams')


if __name__ == '__main__':
    main()
