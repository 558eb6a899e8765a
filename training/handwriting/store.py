"""Every training strip in one flat buffer on the GPU: a batch is one gather, never a wait for the CPU."""
import threading

import numpy as np
import torch

from alphabet import CLASS_OF, steps_needed
from cut_sizes import CONTEXT, HEIGHT

ROWS = HEIGHT + 2 * CONTEXT


def full_height(image):
    """A data set's own crop has no context: paper takes its place."""
    if image.shape[0] == ROWS:
        return image
    return np.pad(image, ((CONTEXT, ROWS - CONTEXT - image.shape[0]), (0, 0)), constant_values=255)


def on_device(values, device):
    """Numbers on their way to the GPU without a wait for what it is doing."""
    t = torch.as_tensor(values)
    return t.pin_memory().to(device, non_blocking=True) if device.type == 'cuda' else t


class Store:
    def __init__(self, device, capacity):
        self.device, self.buffer = device, torch.empty(int(capacity), dtype=torch.uint8, device=device)
        self.used, self.count, self.lock = 0, 0, threading.Lock()
        self.offset, self.width, self.need, self.target, self.even = [], [], [], [], []

    def add(self, flat, widths, texts, even):
        """Their numbers, or None when full; `even`: how much larger the product reads each line. `count` grows last, so that a reader never sees half a line."""
        with self.lock:
            if self.used + len(flat) > self.buffer.numel():
                return None
            self.buffer[self.used:self.used + len(flat)] = torch.from_numpy(np.array(flat, copy=True)).to(self.device)
            at, before = self.used, self.count
            for w, t, e in zip(widths, texts, even):
                self.offset.append(at), self.width.append(w), self.need.append(steps_needed(t)), self.even.append(e)
                self.target.append(np.array([CLASS_OF[c] for c in t], np.int64))
                at += w * ROWS
            self.used, self.count = at, len(self.offset)
            return range(before, self.count)

    def batch(self, ids):
        """N x 1 x ROWS x widest, ink = 1; and the widths."""
        offset = on_device([self.offset[i] for i in ids], self.device)
        widths = [self.width[i] for i in ids]
        width = on_device(widths, self.device)
        col = torch.arange(max(widths), device=self.device)[None]
        row = torch.arange(ROWS, device=self.device)[None, :, None]
        index = offset[:, None, None] + row * width[:, None, None] + torch.minimum(col, width[:, None] - 1)[:, None, :]
        ink = (255 - self.buffer[index]).float() / 255
        return (ink * (col < width[:, None])[:, None, :])[:, None], width

    def targets(self, ids):
        lengths = [len(self.target[i]) for i in ids]
        padded = np.zeros((len(ids), max(lengths)), np.int64)
        for row, i in enumerate(ids):
            padded[row, :lengths[row]] = self.target[i]
        return on_device(padded, self.device), torch.tensor(lengths)
