"""Trains the trunk further on a few sentences of the kind the product reads, beside the general text: python3 go_on.py
--data DIR --weights DIR --sentences FILE.jsonl --out DIR [--minutes N] [--rate R]

The tables stay as they are (int8, as the engine holds them), so that only corrector.onnx changes. Runs on a CPU: 11 million
weights, some thousand rows. Every --every steps the trunk is written to --out/STEP, to be exported and measured.
"""
import argparse, json, math, os, random, shutil, sys, time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import REPEATS, Tables, read_meta, read_split
from model import Block, rotation
from slips import plant

parser = argparse.ArgumentParser()
for name in ("data", "weights", "sentences", "out"):
    parser.add_argument("--" + name, required=True)
parser.add_argument("--minutes", type=float, default=30)
parser.add_argument("--rate", type=float, default=1e-4)
parser.add_argument("--rows", type=int, default=10, help="rows of the product's sentences in a step")
parser.add_argument("--general", type=int, default=6, help="rows of general text in a step")
parser.add_argument("--every", type=int, default=100)
parser.add_argument("--threads", type=int, default=1)
args = parser.parse_args()
torch.manual_seed(1)
random.seed(1)
torch.set_num_threads(args.threads)
LENGTH, SHAPE = 128, dict(width=384, layers=8, heads=6, inner=3)

meta, tables = read_meta(args.data), Tables(args.data, "cpu")
general = read_split(args.data, "train", LENGTH, "cpu", [REPEATS.get(n, 1) for n in meta["sources"]], 60000, 3)
sentences = [json.loads(line) for line in open(args.sentences, encoding="utf8")]


def quick(linear):
    """in bf16 a recent processor multiplies matrices ten to twenty times as fast; what is added up stays in fp32"""
    linear.forward = lambda x: F.linear(x.bfloat16(), linear.weight.bfloat16(), linear.bias.bfloat16())


class Trunk(nn.Module):
    def __init__(self):
        super().__init__()
        state = {}
        for part in "ab":
            state.update(np.load(f"{args.weights}/trunk-{part}.npz"))
        packed = np.load(f"{args.weights}/tables.npz")
        whole = lambda name: torch.from_numpy(packed[name].astype(np.float32) * packed[name + "_scale"][:, None])
        self.held = {name: whole(name) for name in ("form", "suffix", "capital", "tags", "out_form", "out_suffix", "out_tags")}
        self.bias = torch.from_numpy(packed["out_bias"].astype(np.float32))
        width = SHAPE["width"]
        self.project, self.norm, self.query = nn.Linear(128, width), nn.LayerNorm(width), nn.Linear(width, 128)
        self.keep, self.insert = nn.Linear(width, 1), nn.Linear(width, 1)
        self.blocks = nn.ModuleList([Block(width, SHAPE["heads"], SHAPE["inner"], 0.1) for _ in range(SHAPE["layers"])])
        for block in self.blocks:
            for linear in (block.qkv, block.out, block.up, block.down):
                quick(linear)
        self.cos, self.sin = rotation(160, width // SHAPE["heads"], "cpu")
        self.names = {part: list(np.load(f"{args.weights}/trunk-{part}.npz").files) for part in "ab"}
        self.load_state_dict({k: torch.from_numpy(v.astype(np.float32)) for k, v in state.items()})

    def encode(self, y, flags, group):
        t, held = tables, self.held
        x = held["form"][t.embedding_row[y]] + held["suffix"][t.suffix[y]] + held["tags"][t.tag_set[y]] + held["capital"][(flags & 3) + 4 * (y == 1).long()]
        x = self.project(F.dropout(x, 0.1, self.training))
        mask = (group.unsqueeze(2) == group.unsqueeze(1)).unsqueeze(1)
        for block in self.blocks:
            x = block(x, mask, self.cos, self.sin)
        return self.norm(x)

    def score(self, h, candidates):
        t, held = tables, self.held
        row = t.embedding_row[candidates]
        vectors = held["out_form"][row] + held["out_suffix"][t.suffix[candidates]] + held["out_tags"][t.tag_set[candidates]]
        logits = (vectors * self.query(h).unsqueeze(1)).sum(-1) + self.bias[row]
        logits = torch.cat([logits[:, :1] + self.keep(h), logits[:, 1:]], 1)
        return logits.masked_fill(candidates == 0, -1e9).log_softmax(-1)

    def write(self, folder):
        os.makedirs(folder, exist_ok=True)
        state = {k: v.detach().numpy().astype(np.float16) for k, v in self.state_dict().items()}
        for part, names in self.names.items():
            np.savez(f"{folder}/trunk-{part}.npz", **{name: state[name] for name in names})
        shutil.copyfile(f"{args.weights}/tables.npz", f"{folder}/tables.npz")


def pack(chosen):
    """sentences laid one behind the other in rows, each behind a <bos>"""
    rows, at, number = [np.zeros((4, LENGTH), np.int64)], 0, 0
    for s in chosen:
        size = len(s["x"]) + 1
        if at + size > LENGTH:
            rows.append(np.zeros((4, LENGTH), np.int64))
            at, number = 0, 0
        number += 1
        row = rows[-1]
        row[:, at] = [1, 1, 0, number]
        row[0, at + 1 : at + size], row[1, at + 1 : at + size] = s["x"], s["y"]
        row[2, at + 1 : at + size], row[3, at : at + size] = s["flags"], number
        at += size
    return torch.from_numpy(np.stack(rows)).unbind(1)


def loss_of(net, y, x, flags, group, missing):
    h = net.encode(y, flags, group)
    flat = lambda t: t.reshape((-1,) + tuple(t.shape[2:]))
    candidates = tables.candidates[flat(y)]
    is_known = (candidates == flat(x).unsqueeze(1)).any(1)
    index = ((flat(flags) & 4).bool() & (candidates[:, 0] > 0) & is_known).nonzero().squeeze(1)
    candidates, meant = candidates[index], flat(x)[index]
    scores = net.score(flat(h)[index], candidates)
    target = (candidates == meant.unsqueeze(1)).float().argmax(1)
    gaps = F.binary_cross_entropy_with_logits(net.insert(h).squeeze(-1)[group > 0], missing[group > 0].float())
    return -scores.gather(1, target[:, None]).sum(), len(target), gaps


net = Trunk()
net.train()
generator = torch.Generator()
generator.manual_seed(1)
optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, betas=(0.9, 0.98), weight_decay=0.01)
start, step, sums, at, order = time.time(), 0, [0.0, 0.0], 0, []
print("sentences", len(sentences), "general rows", general[0].shape[0], flush=True)
while time.time() - start < args.minutes * 60:
    if at >= len(order):
        order, at = random.sample(sentences, len(sentences)), 0
    taken, units = [], 0
    while units < args.rows * (LENGTH - 12) and at < len(order):
        taken.append(order[at])
        units += len(order[at]["x"]) + 1
        at += 1
    x, y, flags, group = pack(taken)
    rest = torch.randint(0, general[0].shape[0], (args.general,))
    # As they were written, and every other time with slips planted as in the first training.
    ours = (y, x, flags, group, torch.zeros_like(group, dtype=torch.bool)) if step % 2 else plant(x, flags, group, tables, generator, 0.1)[:5]
    losses, count = 0.0, 0
    for part in (ours, plant(*[t[rest] for t in general], tables, generator, 0.2)[:5]):
        loss, n, gaps = loss_of(net, *part)
        losses, count = losses + loss + gaps * n, count + n
    rate = args.rate * min(1, (step + 1) / 30) * 0.5 * (1 + math.cos(math.pi * min(1, (time.time() - start) / (args.minutes * 60))))
    for group_ in optimiser.param_groups:
        group_["lr"] = rate
    optimiser.zero_grad(set_to_none=True)
    (losses / count).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    step += 1
    sums = [sums[0] + losses.item(), sums[1] + count]
    if step % 10 == 0:
        print(f"[{time.time() - start:6.0f}] step {step} rate {rate:.6f} loss {sums[0] / sums[1]:.4f}", flush=True)
        sums = [0.0, 0.0]
    if step % args.every == 0:
        net.write(f"{args.out}/{step}")
net.write(f"{args.out}/last")
