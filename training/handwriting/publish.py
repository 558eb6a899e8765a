"""Turns trained weights into what the product ships: 8-bit ONNX files and the recogniser's alphabet.

  python3 publish.py --weights FOLDER_WITH_PT_FILES --models ../../models [--start start.pt]

--start also stores the recogniser small enough to travel with the data: the next session trains it further."""
import argparse
import json
import os
import tempfile

import torch

from alphabet import ALPHABET, CLASSES
from detector_net import Detector
from onnx_file import export, load_half, shrink, store_bytes, stored
from recogniser_net import recogniser, size_of


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--weights', required=True)
    ap.add_argument('--models', required=True)
    ap.add_argument('--start', default='')
    a = ap.parse_args()
    trained = f'{a.weights}/recogniser.pt'
    reader = recogniser(CLASSES, size_of(stored(trained)) if os.path.exists(trained) else 'usual')
    jobs = [('recogniser', reader, torch.rand(2, 1, 64, 320), 'image', 'logprobs', {'image': {0: 'N', 3: 'W'}, 'logprobs': {0: 'N', 1: 'T'}}),
            ('detector', Detector(), torch.rand(1, 1, 256, 320), 'page', 'maps', {'page': {0: 'N', 2: 'H', 3: 'W'}, 'maps': {0: 'N', 2: 'h', 3: 'w'}})]
    with tempfile.TemporaryDirectory() as tmp:
        for name, net, sample, given, answer, axes in jobs:
            if os.path.exists(f'{a.weights}/{name}.pt'):
                export(load_half(net, f'{a.weights}/{name}.pt'), sample, f'{tmp}/{name}.onnx', [given], [answer], axes)
                shrink(f'{tmp}/{name}.onnx', f'{a.models}/handwriting-{name}.onnx')
    if a.start:
        store_bytes(load_half(reader, trained), a.start)
    settings = f'{a.models}/handwriting-recogniser.json'
    former = json.load(open(settings)) if os.path.exists(settings) else dict(calibration=[])
    json.dump({**former, 'alphabet': ALPHABET}, open(settings, 'w'), ensure_ascii=False, separators=(',', ':'))


if __name__ == '__main__':
    main()
