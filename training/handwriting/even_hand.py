"""The size of a hand, measured on its line as the product measures it (src/engines/reading, even-hand.ts), and brought nearer to the usual one."""
import numpy as np

from cut_sizes import CONTEXT, HEIGHT

USUAL, TRUST, SMALLEST, LARGEST = 12, 0.9, 0.82, 1.35


def window(image):
    """The rows the recogniser sees, of a strip that has context."""
    return image if image.shape[0] == HEIGHT else image[CONTEXT:CONTEXT + HEIGHT]


def even_zoom(image):
    """How much larger the line should be read."""
    ink = (200 - np.minimum(window(image), 200)).sum(1, dtype=np.int64)
    total = ink.sum()
    if not total:
        return 1.0
    above = np.concatenate([[0], np.cumsum(ink)])
    first, third = np.interp([0.25 * total, 0.75 * total], above, np.arange(len(above)))
    return float(np.clip((USUAL / max(4.0, third - first)) ** TRUST, SMALLEST, LARGEST))


def even_hand(image):
    """The line at its new size; its height stays."""
    from PIL import Image
    image, zoom = window(image), even_zoom(image)
    if abs(zoom - 1) < 0.02:
        return image
    h, w = image.shape
    wide, high = max(16, round(w * zoom)), round(h * zoom)
    grown = np.asarray(Image.fromarray(np.ascontiguousarray(image)).resize((wide, high), Image.BILINEAR))
    cut = (high - h) // 2
    return grown[cut:cut + h] if high >= h else np.pad(grown, ((-(cut), h - high + cut), (0, 0)), constant_values=255)
