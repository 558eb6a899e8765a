"""Lines in real hands that say what nobody wrote: parts of words left out, doubled, exchanged, bared of their accents.

Words put in another order still are words, and a network learns to expect them; a pupil's faults are not words. Every part was read alone, on white paper, as what it should be.

  python3 misspell.py --data .cache/train/recogniser --weights start.pt --out letters.pickle [--limit 200]"""
import argparse
import os
import pickle
import random
import unicodedata
from collections import defaultdict

import numpy as np

from alphabet import steps_needed
from cut_sizes import CONTEXT, HEIGHT
from even_hand import even_zoom
from letters import BODY, DARK, STEP, cut_between, places, slant_of, upright
from recombine import STRIPS, bank_at
from store import ROWS, full_height

LOW = set('acemnorsuvwxzéèêëàâùûôç')  # nothing of theirs stands above the body but accents
UPRIGHT = {}


def strips_of(items):
    return [(full_height(i), m) for i, m in items if m['dataset'] in ('copiste', 'cremma') and i.shape[0] == ROWS]


def parts_of_words(strip, text, columns, r):
    """Each word of the line as parts (text, first column, last column, joining row before, after), cut at random places of those where it can be cut."""
    slant = slant_of(strip)
    dark = upright(strip, slant)[BODY] < DARK
    words, at = [], 0
    for word in text.split(' '):
        before = columns[at - 1] if at else max(0, columns[at] - 24)
        after = columns[at + len(word)] if at + len(word) < len(text) else min(strip.shape[1], columns[-1] + 24)
        inked = np.flatnonzero(dark[:, max(0, int(before)):int(after)].sum(0) >= 3) + max(0, int(before))  # a ruled line is thinner
        if not word or not len(inked):
            at += len(word) + 1
            continue
        parts, start, x0, row0, end = [], 0, max(0, int(inked[0]) - 2), -1, int(inked[-1]) + 3
        for i in range(1, len(word)):
            if i - start < r.choice((1, 1, 1, 2, 2, 3)):
                continue
            cut = cut_between(dark, columns[at + i - 1], columns[at + i])
            if cut and x0 + 5 <= cut[0] <= end - 5:
                parts.append((word[start:i], x0, cut[0], row0, cut[1]))
                start, x0, row0 = i, *cut
        words.append([*parts, (word[start:], x0, end, row0, -1)])
        at += len(word) + 1
    return slant, words


def bare(text):
    return ''.join(c for c in unicodedata.normalize('NFD', text) if c not in '\u0300\u0301\u0302')


def without_accent(image, text):
    """The part with the ink above its body taken away, where paper lies between the two; else nothing."""
    if bare(text) == text or sum(c != b for c, b in zip(text, bare(text))) != 1 or not set(text) <= LOW:
        return None
    inked = (image[CONTEXT:CONTEXT + HEIGHT] < DARK).sum(1) > 0
    edges = np.flatnonzero(np.diff(np.concatenate([[0], inked.astype(np.int8), [0]])))
    runs = [(a, b) for a, b in edges.reshape(-1, 2) if b - a >= 3]
    if len(runs) < 2:
        return None
    body = max(range(len(runs)), key=lambda k: runs[k][1] - runs[k][0])
    if body == 0:
        return None
    a, b = runs[body - 1]
    if a < 3 or b - a > 16 or runs[body][0] - b > 12:
        return None
    out = image.copy()
    out[CONTEXT + a - 1:CONTEXT + b + 1] = 255
    return out


def kept_whole(parts):
    """Neighbours that were not read alone become one part, which stays where it is: what is left between parts read right."""
    out = []
    for part in parts:
        if out and not part[6] and not out[-1][6]:
            out[-1] = (out[-1][0] + part[0], out[-1][1], part[2], out[-1][3], part[4], False, False)
        else:
            out.append(part)
    return out


def bank_of_parts(net, strips, device, amp, read_lines, seed=7):
    """writer -> words: (strip, slant, parts with whether each can be bared of an accent and whether it was read right alone)."""
    r, tried, where = random.Random(seed), [], []
    cuts = [parts_of_words(strip, about['text'], columns, r) for (strip, about), columns in zip(strips, places(net, strips, device, amp))]
    for n, (slant, words) in enumerate(cuts):
        line = upright(strips[n][0], slant)
        for w, parts in enumerate(words):
            for p, part in enumerate(parts):
                image = line[:, part[1]:part[2]]
                tried.append((image, dict(text=part[0]))), where.append((n, w, p, False))
                bared = without_accent(image, part[0])
                if bared is not None:
                    tried.append((bared, dict(text=bare(part[0])))), where.append((n, w, p, True))
    texts, _ = read_lines(net, tried, device, amp)
    good = {at for at, text, (_, about) in zip(where, texts, tried) if text == about['text']}
    bank = defaultdict(list)
    for n, (slant, words) in enumerate(cuts):
        for w, parts in enumerate(words):
            kept = kept_whole([(*part, (n, w, p, True) in good, (n, w, p, False) in good) for p, part in enumerate(parts)])
            bank[strips[n][1]['writer']].append((n, slant, kept))
    print('parts', sum(not w[3] for w in where), 'read right', sum(not g[3] for g in good), 'bared', sum(w[3] for w in where), 'read right', sum(g[3] for g in good),
          'words', sum(map(len, bank.values())), 'that can be changed', sum(len(k) > 1 for words in bank.values() for _, _, k in words), flush=True)
    return {writer: words for writer, words in bank.items() if sum(len(k) > 1 for _, _, k in words) >= 8}


def misspelt(word, words, r):
    """A word's parts changed: [(strip, slant, part, bared)]."""
    n, slant, parts = word
    own = [(n, slant, p, False) for p in parts]
    accents = [i for i, p in enumerate(parts) if p[5]]
    if accents and r.random() < 0.5:
        i = r.choice(accents)
        own[i] = (*own[i][:3], True)
        return own
    free = [i for i, p in enumerate(parts) if p[6]]
    if not free or len(own) == 1:
        return own
    i, kind = r.choice(free), r.random()
    if kind < 0.3 and len(parts[i][0]) <= 2:
        return own[:i] + own[i + 1:]
    if kind < 0.5 and len(parts[i][0]) == 1:
        return own[:i + 1] + own[i:]
    if kind < 0.6 and i + 1 in free:
        return own[:i] + [own[i + 1], own[i]] + own[i + 2:]
    other = r.choice(words)
    movable = [p for p in other[2] if p[6] and len(p[0]) <= 3]
    return own[:i] + [(other[0], other[1], r.choice(movable), False)] + own[i + r.choice((1, 1, 0)):] if movable else own


def compose(pieces, r):
    """One upright picture of parts side by side; joining strokes are brought to meet."""
    out, row = [], -1
    for n, slant, part, bared in pieces:
        if (n, slant) not in UPRIGHT:
            if len(UPRIGHT) > 400:
                UPRIGHT.clear()
            UPRIGHT[n, slant] = upright(STRIPS[n][0], slant)
        image = UPRIGHT[n, slant][:, part[1]:part[2]]
        if bared:
            image = without_accent(image, part[0])
        if row >= 0 and part[3] >= 0:
            by = max(-5, min(5, row - part[3]))
            image = np.roll(image, by, 0)
            if by:
                image[:by if by > 0 else None][by if by < 0 else 0:] = 255
        elif out:
            out.append(np.full((ROWS, r.randint(0, 3)), 255, np.uint8))
        out.append(image)
        row = part[4]
    return np.concatenate(out, 1)


def misspelt_chunk(job, widest=2000):
    """For a pool of processes, as `recombine_chunk`."""
    path, seed, n = job
    bank, r, lines, texts = bank_at(path), random.Random(seed), [], []
    writers = sorted(bank)
    for _ in range(n if writers else 0):
        words = bank[r.choice(writers)]
        weights = [sum(len(p[0]) for p in w[2]) for w in words]
        space = r.uniform(8, 22)
        room, said, images = r.randint(250, 1400), [], []
        while room > 0 and len(said) < 14:
            word = r.choices(words, weights)[0]
            pieces = misspelt(word, words, r) if r.random() < 0.6 else [(word[0], word[1], p, False) for p in word[2]]
            image = compose(pieces, r)
            said.append(''.join(bare(p[0]) if bared else p[0] for _, _, p, bared in pieces)), images.append(image)
            images.append(np.full((ROWS, int(space * r.uniform(0.7, 1.5))), 255, np.uint8))
            room -= image.shape[1]
        edge = np.full((ROWS, 26), 255, np.uint8)  # room for what leans
        line, text = upright(np.concatenate([edge, *images, edge], 1), -word[1]), ' '.join(said)
        if line.shape[1] <= widest and line.shape[1] / STEP > 1.1 * steps_needed(text) + 2:
            lines.append(line), texts.append(text)
    return b''.join(line.tobytes() for line in lines), [line.shape[1] for line in lines], texts, [even_zoom(line) for line in lines]


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--data', required=True)
    ap.add_argument('--weights', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--limit', type=int, default=0)
    a = ap.parse_args()
    import torch
    from alphabet import CLASSES
    from line_data import load_lines
    from onnx_file import load_half
    from read_lines import read_lines
    from recogniser_net import recogniser
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    bank = bank_of_parts(load_half(recogniser(CLASSES), a.weights).to(device), strips_of(load_lines(a.data, a.limit)[0]), device,
                         lambda: torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == 'cuda'), read_lines)
    with open(f'{a.out}.tmp', 'wb') as f:
        pickle.dump(bank, f)
    os.replace(f'{a.out}.tmp', a.out)


if __name__ == '__main__':
    main()
