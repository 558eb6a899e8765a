"""One network from several trainings of the same one: where all lie in the same valley, their middle reads better than each, at the cost of one.

  python3 average.py --out FOLDER FORMER/recogniser.pt LATER/latest.pt=0.5 OTHER/best.pt

A weight stands behind a file's name, one where none does."""
import argparse
import os

from alphabet import CLASSES
from onnx_file import load_half, store_half, stored
from recogniser_net import recogniser, size_of


def weights_of(path):
    kept = stored(path)
    return load_half(recogniser(CLASSES, size_of(kept)), path)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('files', nargs='+')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    named = [(name, float(share or 1)) for name, _, share in (f.partition('=') for f in a.files)]
    whole = sum(share for _, share in named)
    mean, nets = {}, [(weights_of(name), share / whole) for name, share in named]
    for net, share in nets:
        for k, v in net.state_dict().items():
            mean[k] = mean.get(k, 0) + v * share if v.is_floating_point() else v
    nets[0][0].load_state_dict(mean)
    os.makedirs(a.out, exist_ok=True)
    store_half(nets[0][0], f'{a.out}/recogniser.pt')


if __name__ == '__main__':
    main()
