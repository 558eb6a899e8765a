"""Paints what the detector must find: one map a kind, at half the page's size."""
import numpy as np

HALF = 2


def paint(lines, shape):
    """lines: dicts of base (points sorted by x), up, down, and print (bool) -> uint8 3 x h x w, float16 2 x h x w."""
    h, w = -(-shape[0] // HALF), -(-shape[1] // HALF)
    kinds, reach = np.zeros((3, h, w), np.uint8), np.zeros((2, h, w), np.float16)
    for line in lines:
        base = np.array(line['base'], float) / HALF
        up, down = line['up'] / HALF, line['down'] / HALF
        band, end = max(1.2, 0.10 * (up + down)), max(2.0, 0.22 * (up + down))
        x0, x1 = base[0, 0], base[-1, 0]
        xs = np.arange(max(0, int(x0 - end)), min(w, int(x1 + end) + 1))
        ys = np.interp(xs, base[:, 0], base[:, 1])
        inside = (xs >= x0) & (xs <= x1)
        tip = np.minimum(abs(xs - x0), abs(xs - x1)) <= end
        column(reach[0], xs[inside], ys[inside], 0.3 * up + 3, up * HALF)
        column(reach[1], xs[inside], ys[inside], 0.3 * up + 3, down * HALF)
        column(kinds[1 if line.get('print') else 0], xs[inside], ys[inside], band, 255)
        column(kinds[2], xs[tip], ys[tip], 2 * band, 255)
    return kinds, reach


def column(target, xs, ys, half, value):
    for d in range(-round(half), round(half) + 1):
        rows = np.round(ys + d).astype(int)
        ok = (rows >= 0) & (rows < target.shape[0])
        target[rows[ok], xs[ok]] = value
