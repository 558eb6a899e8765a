"""Which lines make the next batches: widths alike (padding is waste), few distinct shapes, styles balanced."""
import random

import numpy as np

from augment_lines import PAD

STEP, ROUND = 4, 64
SHORT = 640  # at first only short lines: CTC finds its footing on them, and steps are quick


class Plan:
    def __init__(self, store, weights, seed, far=1.0):
        self.store, self.real, self.rng = store, store.count, np.random.default_rng(seed)
        self.cumulated = np.cumsum(weights) / np.sum(weights)
        self.buckets, self.ready, self.recombined, self.misspelt = {}, [], [], []
        self.spread, self.narrowest, self.widest = 0.14 * far ** 0.5, 0.68 / far ** 0.25, 1.45 * far ** 0.25

    def next(self, done, columns):
        """(width, [(line, horizontal scale, size evened as in the product)]); `done` is the share of the training behind us."""
        while not self.ready:
            self.draw(done, columns)
        return self.ready.pop()

    def draw(self, done, columns, n=4096):
        ids = np.searchsorted(self.cumulated, self.rng.random(n)).clip(0, self.real - 1)
        chance, others = self.rng.random(n), self.store.count - self.real
        if others > 200:
            pick = chance < (0.55 if done < 0.3 else 0.38 if done < 0.75 else 0.25)
            ids[pick] = self.real + self.rng.integers(0, others, int(pick.sum()))
        for lines, pick in ((self.recombined, chance > 0.82), (self.misspelt, (chance > 0.67) & (chance <= 0.82))):
            if len(lines) > 200:
                ids[pick] = np.asarray(lines)[self.rng.integers(0, len(lines), int(pick.sum()))]
        as_written = self.rng.random(n) < 0.2
        for i, scale, raw in zip(ids, np.exp(self.rng.normal(0, self.spread, n)).clip(self.narrowest, self.widest), as_written):
            width, even = self.store.width[i], 1.0 if raw else self.store.even[i]
            scale *= even
            scale = max(scale, min(1.3, 1.15 * STEP * (self.store.need[i] + 2) / width))
            wide = -(-int(width * scale + PAD) // ROUND) * ROUND
            if done < 0.03 and wide > SHORT:
                continue
            bucket = self.buckets.setdefault(wide, [])
            bucket.append((int(i), float(scale), even))
            if len(bucket) >= max(2, min(320, columns // wide)):
                self.ready.append((wide, bucket))
                self.buckets[wide] = []
        random.shuffle(self.ready)
