"""A pack is a pair of files: NAME.bin (image bytes end to end) and NAME.jsonl (one object an image, with `off` and `len`)."""
import io
import json
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np


def write_pack(folder, name, items):
    """items: (bytes, dict) pairs."""
    os.makedirs(folder, exist_ok=True)
    off = 0
    with open(f'{folder}/{name}.bin', 'wb') as b, open(f'{folder}/{name}.jsonl', 'w', encoding='utf8') as m:
        for data, about in items:
            b.write(data)
            m.write(json.dumps({**about, 'off': off, 'len': len(data)}, ensure_ascii=False) + '\n')
            off += len(data)
    return off


def read_pack(folder, name, limit=0, threads=8):
    """List of (grey uint8 array, dict)."""
    about = [json.loads(line) for line in open(f'{folder}/{name}.jsonl', encoding='utf8')]
    if limit:
        about = about[::max(1, len(about) // limit)][:limit]
    data = open(f'{folder}/{name}.bin', 'rb').read()
    with ThreadPoolExecutor(threads) as pool:
        images = list(pool.map(lambda m: grey(data[m['off']:m['off'] + m['len']]), about))
    return list(zip(images, about))


def grey(data):
    """Pillow where it is, torchvision's own decoders where it is not."""
    try:
        from PIL import Image
        return np.asarray(Image.open(io.BytesIO(data)).convert('L'))
    except ImportError:
        import torch
        from torchvision.io import decode_image
        return decode_image(torch.frombuffer(bytearray(data), dtype=torch.uint8)).float().mean(0).round().to(torch.uint8).numpy()


def jpeg(image, quality):
    return saved(image, 'JPEG', quality=quality)


def webp(image, quality):
    return saved(image, 'WEBP', quality=quality, method=5)


def four_greys(image):
    """A levelled line needs no more: half the bytes of a lossy picture, and no artefacts round the strokes."""
    return saved((np.round(image / 85) * 85).astype(np.uint8), 'WEBP', lossless=True, quality=20, method=2)


def saved(image, kind, **options):
    from PIL import Image
    out = io.BytesIO()
    Image.fromarray(image).save(out, kind, **options)
    return out.getvalue()
