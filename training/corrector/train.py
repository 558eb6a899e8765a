"""Trains the corrector: python3 train.py --data DIR --state DIR --out DIR --minutes N [--horizon N] [--quick] [--smoke]

Resumes from --state when it holds a checkpoint. --horizon is the length of the whole schedule when it spans several calls.
Writes to --out: trunk-a.npz, trunk-b.npz (fp16), tables.npz (int8), corrector.onnx is built from them by export.py; results.json.
"""
import time

START = time.time()
import argparse, copy, json, math, os, sys

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import REPEATS, Tables, read_meta, read_split
from model import Corrector
from pack import pack
from slips import plant

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--state", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--minutes", type=float, default=10)
parser.add_argument("--horizon", type=float, default=0, help="minutes of the whole schedule, all calls together")
parser.add_argument("--quick", action="store_true", help="60 s: checks that everything works on the machine")
parser.add_argument("--smoke", action="store_true", help="tiny model on a CPU")
parser.add_argument("--batch", type=int, default=384)
parser.add_argument("--length", type=int, default=128)
parser.add_argument("--rate", type=float, default=1e-3)
parser.add_argument("--dropout", type=float, default=0.15)
parser.add_argument("--most", type=float, default=0.2, help="slip rate of the worst sentences")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()
if args.quick:
    args.minutes = 1
horizon = (args.horizon or args.minutes) * 60
device = "cuda" if torch.cuda.is_available() else "cpu"
shape = dict(width=64, layers=2, heads=2, inner=2, embedding=32) if args.smoke else dict(width=384, layers=8, heads=6, inner=3, embedding=128)
if args.smoke:
    args.batch = 16
for folder in (args.state, args.out):
    os.makedirs(folder, exist_ok=True)
torch.manual_seed(args.seed)
torch.set_num_threads(2)
if device == "cuda":
    torch.set_float32_matmul_precision("high")
log_lines = []


def log(*parts):
    line = f"[{time.time() - START:6.1f}] " + " ".join(str(p) for p in parts)
    log_lines.append(line)
    print(line, flush=True)


meta = read_meta(args.data)
tables = Tables(args.data, device)
few = args.smoke
repeats = [REPEATS.get(name, 1) for name in meta["sources"]]
train = read_split(args.data, "train", args.length, device, repeats, 4000 if few else None, args.seed)
dev = {name: read_split(args.data, name, args.length, device, None, 100 if few else 6000) for name in ("dev_modern", "dev_novel")}
rows = train[0].shape[0]
log("torch", torch.__version__, device, "rows", rows, "units a pass", int((train[0] > 1).sum()), "vocabulary", tables.size)

net = Corrector(tables, dropout=args.dropout, **shape).to(device)
mean = copy.deepcopy(net)
best_state, best_loss = None, math.inf
no_decay = [p for n, p in net.named_parameters() if p.dim() < 2]
decay = [p for n, p in net.named_parameters() if p.dim() >= 2]
optimiser = torch.optim.AdamW([{"params": decay, "weight_decay": 0.02}, {"params": no_decay, "weight_decay": 0.0}], lr=args.rate, betas=(0.9, 0.98))
generator = torch.Generator(device=device)
step, elapsed = 0, 0.0
checkpoint = f"{args.state}/checkpoint.pt"
if os.path.exists(checkpoint):
    saved = torch.load(checkpoint, map_location=device)
    net.load_state_dict(saved["net"])
    mean.load_state_dict(saved["mean"])
    optimiser.load_state_dict(saved["optimiser"])
    step, elapsed, best_loss, best_state = saved["step"], saved["elapsed"], saved["best_loss"], saved["best_state"]
    log("resumed at step", step, "after", round(elapsed), "s; best", best_loss)
generator.manual_seed(args.seed + step)
precise = torch.autocast(device_type=device, dtype=torch.bfloat16, enabled=device == "cuda")


def save_checkpoint(now):
    state = dict(net=net.state_dict(), mean=mean.state_dict(), optimiser=optimiser.state_dict(), step=step, elapsed=now, best_loss=best_loss, best_state=best_state)
    torch.save(state, checkpoint + ".new")
    os.replace(checkpoint + ".new", checkpoint)


chosen = lambda t, index: t.reshape((-1,) + tuple(t.shape[2:])).index_select(0, index)


@torch.no_grad()
def evaluate(model, data, full=False):
    """held-out text with 1 to 2 slips per 100 words, always the same"""
    model.eval()
    seeded = torch.Generator(device=device)
    seeded.manual_seed(99)
    total, count, units = 0.0, 0, 0
    margins, wrong, right, types, gaps, truth = [], [], [], [], [], []
    with precise:
        out_table = model.out_table()
    for i in range(0, data[0].shape[0], args.batch):
        y, x, flags, group, missing, _ = plant(*[t[i : i + args.batch] for t in data], tables, seeded, 0.06, noise=0.3)
        with precise:
            h = model.encode(y, flags, group)
            index = (((flags & 4) > 0) & (tables.candidates[y, 0] > 0)).flatten().nonzero().squeeze(1)
            candidates = tables.candidates[chosen(y, index)]
            scores = model.score(chosen(h, index), candidates, out_table)
            insert = model.insert(h).squeeze(-1).float()
        target = (candidates == chosen(x, index).unsqueeze(1)).float().argmax(1)
        total -= scores.gather(1, target[:, None]).sum().item()
        count += len(target)
        best, k = scores[:, 1:].max(1)
        margins.append(best - scores[:, 0])
        wrong.append(target != 0)
        right.append(k + 1 == target)
        types.append(tables.type[chosen(y, index)].gather(1, torch.where(target > 0, target, k + 1)[:, None])[:, 0])
        gaps.append(insert[group > 0])
        truth.append(missing[group > 0])
        units += int((y > 1).sum())
    model.train()
    margins, wrong, right, types, gaps, truth = [torch.cat(t).float().cpu().numpy() for t in (margins, wrong, right, types, gaps, truth)]
    wrong, right, truth = wrong > 0, right > 0, truth > 0
    result = {"loss": total / count, "units": units, "slips": int(wrong.sum()), "grid": []}
    for threshold in (0, 1, 2, 3, 4, 5, 6):
        shown = margins > threshold
        hit = shown & wrong
        row = {
            "t": threshold,
            "precision": float(hit.sum() / max(1, shown.sum())),
            "recall": float(hit.sum() / max(1, wrong.sum())),
            "right": float((hit & right).sum() / max(1, hit.sum())),
            "false_per_1000": float((shown & ~wrong).sum() / units * 1000),
            "ne_precision": float(((gaps > threshold) & truth).sum() / max(1, (gaps > threshold).sum())),
            "ne_recall": float(((gaps > threshold) & truth).sum() / max(1, truth.sum())),
        }
        if full:
            row["types"] = {name: [int((wrong & (types == k)).sum()), int((hit & (types == k)).sum()), int((shown & ~wrong & (types == k)).sum())] for k, name in enumerate(tables.types)}
        result["grid"].append(row)
    return result


def consider(now):
    """the running mean of the weights is what is kept, at its best on modern text"""
    global best_loss, best_state
    for name, data in dev.items():
        result = evaluate(mean, data)
        log(f"  {name} loss {result['loss']:.4f}", *[f"t={r['t']} P {r['precision']:.3f} R {r['recall']:.3f} false/1000 {r['false_per_1000']:.2f};" for r in result["grid"][1:5]])
        if name == "dev_modern" and result["loss"] < best_loss:
            best_loss = result["loss"]
            best_state = {k: v.detach().half().cpu().clone() for k, v in mean.state_dict().items()}
    save_checkpoint(now)


def batch_loss(r):
    with torch.no_grad():
        y, x, flags, group, missing, hidden = plant(*[t[r] for t in train], tables, generator, args.most, unknown=0.05)
    with precise:
        h = net.encode(y, flags, group)
        out_table = net.out_table()
        index = (((flags & 4) > 0) & (tables.candidates[y, 0] > 0)).flatten().nonzero().squeeze(1)
        candidates = tables.candidates[chosen(y, index)]
        scores = net.score(chosen(h, index), candidates, out_table)
        insert = net.insert(h).squeeze(-1).float()
        # Words made unknown: find them again among their own confusions and words drawn from the batch.
        lost = hidden.flatten().nonzero().squeeze(1)
        true = chosen(x, lost)
        family = tables.candidates[true]
        family[:, 0] = true
        stray = chosen(x, torch.randint(0, x.numel(), (len(lost) * 8,), device=device)).view(-1, 8)
        stray = torch.where((stray == true[:, None]) | (stray >= tables.size) | (stray < 2), torch.zeros_like(stray), stray)
        guesses = net.score(chosen(h, lost), torch.cat([family, stray], 1), out_table, bonus=False)
    target = (candidates == chosen(x, index).unsqueeze(1)).float().argmax(1)
    slips = (target > 0).float()
    choose = -scores.gather(1, target[:, None])[:, 0].mean()
    gaps = F.binary_cross_entropy_with_logits(insert[group > 0], missing[group > 0].float())
    guess = -guesses[:, 0].mean() if len(lost) else choose * 0
    restored = ((scores.argmax(1) == target).float() * slips).sum() / slips.sum().clamp(min=1)
    return choose + gaps + 0.1 * guess, torch.stack([choose, gaps, guess, restored, slips.mean()]).detach()


reserve = 12 if args.quick or args.smoke else 25
stop = START + args.minutes * 60 - reserve
order, at = None, rows
sums, last_dev, last_log = torch.zeros(5, device=device), time.time(), time.time()
began, began_step = time.time(), step
net.train()
while time.time() < stop:
    if at + args.batch > rows:
        order, at = torch.randperm(rows, device=device), 0
    r = order[at : at + args.batch]
    at += args.batch
    now = elapsed + time.time() - START
    progress = min(1.0, now / horizon)
    rate = args.rate * min(1, (step + 1) / (20 if args.smoke else 600)) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * progress)))
    for group_ in optimiser.param_groups:
        group_["lr"] = rate
    loss, parts = batch_loss(r)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    step += 1
    keep = min(0.999, (1 + step) / (10 + step))
    with torch.no_grad():
        if hasattr(torch, "_foreach_lerp_"):
            torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - keep)
        else:
            for a, b in zip(mean.parameters(), net.parameters()):
                a.lerp_(b, 1 - keep)
    sums += parts
    every = 10 if args.smoke else 200
    if step % every == 0:
        a = (sums / every).tolist()
        sums.zero_()
        if not math.isfinite(a[0]):
            log("loss is not finite: stop")
            break
        log(f"step {step} rate {rate:.5f} choose {a[0]:.4f} ne {a[1]:.5f} guess {a[2]:.3f} restored {a[3]:.4f} slips {a[4]:.4f} pass {step * args.batch / rows:.1f} units/s {(step - began_step) * args.batch * args.length / (time.time() - began):.0f}")
    if time.time() - last_dev > (15 if args.quick or args.smoke else 60):
        consider(now)
        last_dev = time.time()

consider(elapsed + time.time() - START)
if best_state is not None:
    mean.load_state_dict({k: v.float() for k, v in best_state.items()})
results = {"args": vars(args), "shape": shape, "step": step, "best_loss": best_loss, "seconds": elapsed + time.time() - START}
for name, data in dev.items():
    results[name] = evaluate(mean, data, full=True)
    log(name, f"loss {results[name]['loss']:.4f}")
    for row in results[name]["grid"]:
        log("   ", {k: round(v, 3) for k, v in row.items() if k != "types"})
pack(mean, tables, shape, args.out)
results["log"] = log_lines
json.dump(results, open(f"{args.out}/results.json", "w"), indent=1)
log("done", sorted((f, os.path.getsize(f"{args.out}/{f}")) for f in os.listdir(args.out)))
