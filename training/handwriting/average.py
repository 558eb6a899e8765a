"""One network from two trainings of the same one: where both lie in the same valley, their middle reads better than either, at the cost of one.

  python3 average.py --first FORMER/recogniser.pt --second LATER/recogniser.pt --share 0.6 --out FOLDER"""
import argparse
import os

import torch

from onnx_file import stored


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--first', required=True)
    ap.add_argument('--second', required=True)
    ap.add_argument('--share', type=float, required=True, help='of the second')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    first, second = stored(a.first), stored(a.second)
    os.makedirs(a.out, exist_ok=True)
    torch.save({k: (first[k].float() * (1 - a.share) + v.float() * a.share).half() if v.is_floating_point() else v for k, v in second.items()}, f'{a.out}/recogniser.pt')


if __name__ == '__main__':
    main()
