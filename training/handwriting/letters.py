"""Parts of real words: where a hand can be cut between two letters, and what stands on each side.

The recogniser's own peaks are no guide: behind its recurrent layers it names a word's first letter long before its ink. Its second head sees some columns only;
led through the known transcription, it names each letter where it stands. A cut then goes through paper or through one thin joining stroke."""
import numpy as np
import torch

from alphabet import CLASS_OF
from cut_sizes import CONTEXT, HEIGHT
from read_lines import MARGIN, side_by_side

STEP = 4              # px per time step
DARK, JOIN = 170, 6   # ink is darker than this; rows of ink in a stroke that joins two letters
BODY = slice(CONTEXT + 4, CONTEXT + HEIGHT - 6)
MIDDLE = CONTEXT + HEIGHT // 2
SLANTS = np.arange(-8, 9) / 10


def upright(strip, slant):
    """The strip with letters of this slant set upright: rows move against their middle."""
    out, wide = np.full_like(strip, 255), strip.shape[1]
    for y in range(strip.shape[0]):
        by = max(-wide, min(wide, round(slant * (MIDDLE - y))))
        if by >= 0:
            out[y, :wide - by] = strip[y, by:]
        else:
            out[y, -by:] = strip[y, :wide + by]
    return out


def slant_of(strip):
    """How far the letters lean to the right, in columns a row: upright letters gather their ink in few columns."""
    def gathered(slant):
        column = (upright(strip, slant)[BODY] < DARK).sum(0).astype(float)
        return (column ** 2).sum() * (1 - 0.05 * abs(slant))
    return float(max(SLANTS, key=gathered))


def cut_between(dark, x0, x1):
    """(column, row of the joining stroke or -1) between two letters, or nothing where only a letter could be cut."""
    a, b = int(max(0, x0)), int(min(dark.shape[1], x1 + 1))
    if b - a < 2:
        return None
    ink = dark[:, a:b].sum(0)
    free = np.flatnonzero(ink == 0)
    if len(free):
        run = max(np.split(free, np.flatnonzero(np.diff(free) > 1) + 1), key=len)
        return a + int(run[len(run) // 2]), -1
    starts = (dark[1:, a:b] & ~dark[:-1, a:b]).sum(0)
    thin = np.flatnonzero((starts == 1) & (ink <= JOIN))
    if not len(thin):
        return None
    at = min(thin, key=lambda i: (ink[i], abs(i - (b - a - 1) / 2)))
    return a + int(at), int(np.flatnonzero(dark[:, a + at]).mean())


@torch.no_grad()
def places(net, items, device, amp, together=96):
    """The column of each letter of (strip, about) pairs."""
    net.eval()
    order, found = sorted(range(len(items)), key=lambda i: items[i][0].shape[1]), [None] * len(items)
    for at in range(0, len(order), together):
        ids = order[at:at + together]
        with amp():
            scores = net.aux(net.columns(side_by_side([items[i][0] for i in ids], device))).transpose(1, 2)
        steps = likeliest(torch.log_softmax(scores.float(), -1), [[CLASS_OF[c] for c in items[i][1]['text']] for i in ids])
        for i, at_steps in zip(ids, steps):
            found[i] = [(t + 0.5) * STEP - MARGIN for t in at_steps]
    return found


def likeliest(scores, texts):
    """The middle step of each letter on the likeliest CTC path (N x T x classes) through known texts."""
    n, wide, _ = scores.shape
    states = torch.zeros(n, 2 * max(map(len, texts)) + 1, dtype=torch.long, device=scores.device)
    for row, text in enumerate(texts):
        states[row, 1:2 * len(text):2] = torch.tensor(text, device=scores.device)
    never = torch.full_like(states[:, :2], 1, dtype=torch.float) * -1e9
    skip = torch.zeros_like(states, dtype=torch.bool)
    skip[:, 2:] = (states[:, 2:] != 0) & (states[:, 2:] != states[:, :-2])
    best = torch.full(states.shape, -1e9, device=scores.device)
    best[:, :2] = scores[:, 0].gather(1, states[:, :2])
    came = torch.zeros((wide, *states.shape), dtype=torch.int8, device=scores.device)
    for t in range(1, wide):
        one = torch.cat([never[:, :1], best[:, :-1]], 1)
        two = torch.cat([never, best[:, :-2]], 1).masked_fill(~skip, -1e9)
        best, came[t] = torch.stack([best, one, two]).max(0)
        best = best + scores[:, t].gather(1, states)
    came, best, middles = came.cpu().numpy(), best.cpu().numpy(), []
    for row, text in enumerate(texts):
        last = 2 * len(text)
        at, steps = last if best[row, last] >= best[row, last - 1] else last - 1, [[] for _ in text]
        for t in range(wide - 1, -1, -1):
            if at % 2:
                steps[at // 2].append(t)
            at -= int(came[t, row, at])  # a small integer of numpy would make `at` one too
        middles.append([sum(s) / len(s) if s else -1.0 for s in steps])
    return middles
