"""New lines from real hands: words the model already reads are cut out and put together in another order.

A few thousand sentences are soon known by heart; the same hands writing other sentences are not."""
import difflib
import pickle
import random
from collections import defaultdict

import numpy as np

from alphabet import ALPHABET, steps_needed
from even_hand import even_zoom
from store import ROWS

STEP, MARGIN = 4, 8  # px per time step; px of padding that `read_lines` puts before a line


def words_of(path, truth, width):
    """Words read as they are transcribed, with their columns. path: best class of each step."""
    read, start, spaces = [], 0, []
    last = 0
    for t, c in enumerate(path):
        if c and c != last:
            if ALPHABET[c - 1] == ' ':
                spaces.append((t + 0.5) * STEP - MARGIN)
                read.append('')
            elif not read:
                read.append(ALPHABET[c - 1])
            else:
                read[-1] += ALPHABET[c - 1]
        last = c
    edges = [0, *spaces, width]
    true = truth.split(' ')
    found = []
    for a, _, n in difflib.SequenceMatcher(None, read, true, autojunk=False).get_matching_blocks():
        for i in range(a, a + n):
            x0, x1 = int(max(0, edges[i])), int(min(width, edges[i + 1]))
            if read[i] and x1 - x0 >= 8 * len(read[i]) ** 0.5:
                found.append((read[i], x0, x1))
    return found


def bank_of(strips, paths):
    """writer -> (strip, word, first column, last column) of every word read as transcribed."""
    bank = defaultdict(list)
    for n, ((strip, about), path) in enumerate(zip(strips, paths)):
        for word, x0, x1 in words_of(path, about['text'], strip.shape[1]):
            bank[about['writer']].append((n, word, x0, x1))
    return {w: words for w, words in bank.items() if len(words) >= 12}


def recombine_chunk(job, widest=2000):
    """For a pool of processes (the strips come from the parent by fork, the bank from a file): bytes end to end, widths, texts, sizes evened."""
    path, seed, n = job
    bank, r, lines, texts = bank_at(path), random.Random(seed), [], []
    writers = sorted(bank)
    for _ in range(n if writers else 0):
        words, room, said, parts = bank[r.choice(writers)], r.randint(250, 1500), [], []
        while room > 0 and len(parts) < 16:
            strip, word, x0, x1 = r.choice(words)
            said.append(word), parts.append(STRIPS[strip][0][:, x0:x1])
            room -= x1 - x0
            if r.random() < 0.3:
                parts.append(np.full((ROWS, r.randint(2, 10)), 255, np.uint8))
        line, text = np.concatenate(parts, 1), ' '.join(said)
        if line.shape[1] <= widest and line.shape[1] / STEP > 1.1 * steps_needed(text) + 2:
            lines.append(line), texts.append(text)
    return b''.join(line.tobytes() for line in lines), [line.shape[1] for line in lines], texts, [even_zoom(line) for line in lines]


STRIPS, BANKS = [], {}


def bank_at(path):
    if path not in BANKS:
        with open(path, 'rb') as f:
            BANKS[path] = pickle.load(f)
    return BANKS[path]


def share_strips(strips):
    STRIPS[:] = strips
