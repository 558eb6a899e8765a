"""Reads lines with a network: sorted by width, padded, greedy."""
import numpy as np
import torch

from alphabet import decode
from cut_sizes import HEIGHT
from even_hand import window

MARGIN = 8  # columns of paper on both sides, as in the product


def side_by_side(images, device):
    """Lines as the network takes them, N x 1 x HEIGHT x widest; the last one is the widest."""
    wide = -(-(images[-1].shape[1] + 2 * MARGIN) // 64) * 64
    x = np.full((len(images), 1, HEIGHT, wide), 255, np.uint8)
    for row, image in enumerate(map(window, images)):
        x[row, 0, :, MARGIN:MARGIN + image.shape[1]] = image
    return torch.from_numpy(x).to(device).float() / 255


@torch.no_grad()
def read_lines(net, items, device, amp, columns=128 * 1024):
    """Texts, and the best class of each step, of (image, about) pairs."""
    net.eval()
    order = sorted(range(len(items)), key=lambda i: items[i][0].shape[1])
    texts, paths, at = [''] * len(items), [None] * len(items), 0
    while at < len(order):
        wide = items[order[at]][0].shape[1]
        ids = order[at:at + max(1, min(256, columns // (wide + 200)))]
        at += len(ids)
        with amp():
            best = net(side_by_side([items[i][0] for i in ids], device)).argmax(-1).cpu().numpy()
        for row, i in zip(best, ids):
            paths[i] = row
            texts[i] = decode(row).strip()
    return texts, paths
