"""Reads what prepare.ts wrote, and packs whole sentences into rows."""
import json, lzma
import numpy as np
import torch

# How often a source is seen in one pass: the nearer to a pupil's essay, the more.
REPEATS = {"wikibooks": 4, "wikiquote": 3, "treebanks": 4, "labour-guides": 2, "gnome": 2, "handbook": 2, "law": 0.6, "agreements": 0.6, "libreoffice": 0.6, "other-docs": 0.6}


def read(folder, name, dtype):
    return np.frombuffer(lzma.decompress(open(f"{folder}/{name}.bin.xz", "rb").read()), dtype)


def read_meta(folder):
    return json.load(open(f"{folder}/meta.json", encoding="utf8"))


def read_ids(folder, name):
    raw = read(folder, name + ".ids", np.uint8)
    ends = np.nonzero(raw < 128)[0]
    starts = np.concatenate([[0], ends[:-1] + 1])
    ids = (raw[starts] & 127).astype(np.int32)
    for k in (1, 2):
        more = starts + k <= ends
        ids[more] |= (raw[starts[more] + k] & 127).astype(np.int32) << (7 * k)
    return ids


def read_split(folder, name, length, device, repeats=None, limit=None, seed=0):
    """rows of sentences, each behind a <bos>; group = number of the sentence in its row, 0 is padding"""
    ids, flags = read_ids(folder, name), read(folder, name + ".flags", np.uint8)
    lengths = read(folder, name + ".lengths", np.uint8).astype(np.int64)
    domains = read(folder, name + ".domains", np.uint8)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    rng = np.random.RandomState(seed)
    chosen = np.arange(len(lengths))
    if repeats is not None:
        weight = np.asarray(repeats, np.float64)[domains]
        times = np.floor(weight).astype(int) + (rng.rand(len(weight)) < weight % 1)
        chosen = np.repeat(chosen, times)
    rng.shuffle(chosen)
    if limit:
        chosen = chosen[:limit]
    rows, current, used = [], [], 0
    for i in chosen.tolist():
        size = int(lengths[i]) + 1
        if used + size > length:
            rows.append(current)
            current, used = [], 0
        current.append(i)
        used += size
    rows.append(current)
    x = np.zeros((len(rows), length), np.int32)
    f = np.zeros((len(rows), length), np.uint8)
    g = np.zeros((len(rows), length), np.uint8)
    for r, row in enumerate(rows):
        at = 0
        for number, i in enumerate(row, 1):
            size, start = int(lengths[i]), int(starts[i])
            x[r, at] = 1
            x[r, at + 1 : at + 1 + size] = ids[start : start + size]
            f[r, at + 1 : at + 1 + size] = flags[start : start + size]
            g[r, at : at + 1 + size] = number
            at += size + 1
    return [torch.from_numpy(t).to(device) for t in (x, f, g)]


class Tables:
    """Per form: candidates, odds of each slip, type of slip, embedding row, suffix bucket, tags. Unknown forms follow the vocabulary."""

    def __init__(self, folder, device):
        meta = read_meta(folder)
        self.size, self.width, self.buckets, self.own = meta["vocabulary"], meta["candidates"], meta["suffixBuckets"], meta["own"]
        self.types, self.tag_count, self.hashed = meta["types"], len(meta["tags"]) + 1, 4096
        self.rows = self.own + self.hashed + 1
        pad = lambda a, fill: np.concatenate([a, np.full((self.buckets,) + a.shape[1:], fill, a.dtype)])
        shaped = lambda name, dtype: read(folder, name, dtype).reshape(self.size, -1)
        to = lambda a, kind: torch.from_numpy(a.astype(kind)).to(device)
        self.candidates = to(pad(shaped("C", np.int32), 0), np.int64)
        weights = to(pad(shaped("W", np.float32), 0), np.float32)
        self.type = to(pad(shaped("T", np.uint8), 0), np.int64)
        self.cumulated = weights.cumsum(1)
        self.total = self.cumulated[:, -1].contiguous()
        self.proneness = self.total / (self.total + 0.4)
        ids = np.arange(self.size + self.buckets, dtype=np.int64)
        self.embedding_row = to(np.where(ids < self.own, ids, np.where(ids < self.size, self.own + ids * 2654435761 % self.hashed, self.rows - 1)), np.int64)
        self.suffix = to(np.concatenate([read(folder, "suffixes", np.uint16).astype(np.int64), np.arange(self.buckets)]), np.int64)
        # Forms share a few thousand sets of tags; unknown forms have the empty set.
        sets, member = np.unique(read(folder, "tags", np.uint16).reshape(self.size, 12), axis=0, return_inverse=True)
        assert not sets[0].any()
        matrix = torch.zeros(len(sets), self.tag_count)
        matrix.scatter_(1, torch.from_numpy(sets.astype(np.int64)), 1.0)
        matrix[:, 0] = 0
        self.tag_sets = (matrix / matrix.sum(1, keepdim=True).clamp(min=1).sqrt()).to(device)
        self.tag_set = to(pad(member.reshape(-1), 0), np.int64)
        words = open(f"{folder}/vocabulary.txt", encoding="utf8").read().split("\n")
        number = {w: i for i, w in enumerate(words)}
        self.words = words
        self.negations = [number["ne"], number["n'"]]
        self.commas = [number[","]]
        self.stops = [number["."]]
