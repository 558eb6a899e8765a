"""Real lines with the weight of each in the draw, and the development lines (other writers)."""
import lzma
from collections import Counter

from alphabet import plain, steps_needed
from pack import read_pack

SET_WEIGHT = dict(copiste=1.0, cremma=1.6, mss20=0.8, celestine=0.6, moonshines=0.6, peraire=0.4, poilus=0.4, mss19=0.3)
CONSENT_WEIGHT = 0.15  # one sentence that most volunteers copied: known by heart if drawn like the others
STRIPS_WEIGHT = 1.6    # cut as the product cuts them


def load_lines(folder, limit=0):
    crops, strips = read_pack(folder, 'crops', limit), read_pack(folder, 'strips', limit)
    consent = {m['text'] for _, m in strips if m['consent']}
    items = [(image, m) for image, m in crops + strips if 24 <= image.shape[1] <= 2300 and image.shape[1] / 4 > steps_needed(m['text']) + 2]
    lines_of = Counter(m['writer'] for _, m in items)
    weights = [SET_WEIGHT.get(m['dataset'], 0.5) * (CONSENT_WEIGHT if m['text'] in consent else 1) * (STRIPS_WEIGHT if 'consent' in m else 1)
               * (40 / (20 + lines_of[m['writer']])) ** 0.5 for _, m in items]
    dev = {name: [(image, m) for image, m in read_pack(folder, f'{name}-dev', limit) if not m.get('consent')] for name in ('crops', 'strips')}
    return items, weights, dev


def texts_of(folder):
    with lzma.open(f'{folder}/text.txt.xz', 'rt', encoding='utf8') as f:
        return [t for t in (plain(line) for line in f) if len(t) > 3]
