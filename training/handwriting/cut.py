"""Cuts a line out of a page along its baseline. src/engines/reading/handwriting/cut-line.ts does the same in the product."""
import cv2
import numpy as np

from cut_sizes import HEIGHT

AIR = 1.2            # the window is a little larger than the usual reach of the writing
OVERHANG = 0.3       # of the line's height, added at both ends


def extents(line, shape):
    """How far the writing reaches above and below its baseline: robust maxima of the labelled polygon."""
    mask = np.zeros(shape, np.uint8)
    cv2.fillPoly(mask, [np.array(line['polygon'], np.int32)], 1)
    base = np.array(line['baseline'], float)
    order = np.argsort(base[:, 0])
    up, down = [], []
    for x in range(int(base[:, 0].min()), int(base[:, 0].max()), 4):
        if not 0 <= x < shape[1]:
            continue
        ys = np.flatnonzero(mask[:, x])
        if len(ys):
            y = np.interp(x, base[order, 0], base[order, 1])
            up.append(y - ys[0])
            down.append(ys[-1] - y)
    if not up:
        return None
    return max(8.0, float(np.percentile(up, 90))), max(3.0, float(np.percentile(down, 90)))


def cut_line(page, baseline, up, down, context=0):
    """Grey page in, strip of HEIGHT + 2 * context rows out; the window [-AIR * up, +AIR * down] fills HEIGHT rows."""
    top, h = AIR * up, AIR * (up + down)
    scale = h / HEIGHT
    if scale > 2:  # too coarse for bilinear sampling
        f = 0.5
        return cut_line(cv2.resize(page, None, fx=f, fy=f, interpolation=cv2.INTER_AREA), [(x * f, y * f) for x, y in baseline], up * f, down * f, context)
    p = np.array(sorted(map(tuple, baseline)), float)
    first, last = p[0], p[-1]
    p = np.vstack([first - (OVERHANG * h, 0), p, last + (OVERHANG * h, 0)])
    xs = np.arange(p[0, 0], p[-1, 0], scale)
    ys = np.interp(xs, p[:, 0], p[:, 1])
    k = max(1, int(h / scale)) | 1  # smooth over one line height: labels have corners, pens do not
    ys = np.convolve(np.pad(ys, k // 2, mode='edge'), np.ones(k) / k, mode='valid')
    slope = np.gradient(ys, xs)
    norm = np.sqrt(1 + slope ** 2)
    v = (np.arange(-context, HEIGHT + context) + 0.5)[:, None] * scale - top
    mx = (xs - slope / norm * v).astype(np.float32)
    my = (ys + v / norm).astype(np.float32)
    return cv2.remap(page, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def level(strip, rows=slice(None)):
    """Paper to 255, ink towards 0: the paper's tone is taken block by block, the ink's over the line."""
    part = strip[rows]
    w = strip.shape[1]
    n = max(1, round(w / 128))
    edges = np.linspace(0, w, n + 1).astype(int)
    paper = np.array([np.percentile(part[:, a:b], 75) for a, b in zip(edges, edges[1:])])
    paper = np.interp(np.arange(w), (edges[:-1] + edges[1:]) / 2, np.maximum(paper, 30))
    flat = strip / paper[None] * 255
    ink = float(np.percentile(flat[rows], 0.5))
    d = max(255 - ink, 40.0)
    return np.clip((flat - (255 - d)) * (255 / d), 0, 255).astype(np.uint8)
