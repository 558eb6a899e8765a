"""Trains the line detector within a given wall time.

  python3 train_detector.py --data .cache/train/detector --out OUT --minutes 25 [--state OUT/state.pt] [--quick]

OUT gets detector.onnx, detector.pt, results.json and log.txt at every evaluation."""
from run_log import START, Log  # first: the clock starts here

import argparse
import json
import math
import os
import random
import time
import traceback

import numpy as np
import torch
import torch.nn.functional as F

from augment_pages import flatten_light, view
from detector_net import Detector
from onnx_file import export, load_half, shrink, store_half
from pack import read_pack
from page_targets import paint

UNIT = 16.0


def arguments():
    ap = argparse.ArgumentParser()
    ap.add_argument('--data', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--minutes', type=float, default=25)
    ap.add_argument('--state', default='')
    ap.add_argument('--init', default='')
    ap.add_argument('--quick', action='store_true')
    ap.add_argument('--lr', type=float, default=2e-3)
    ap.add_argument('--side', type=int, default=704)
    ap.add_argument('--batch', type=int, default=16)
    ap.add_argument('--eval-every', type=float, default=120)
    ap.add_argument('--limit', type=int, default=0)
    a = ap.parse_args()
    if a.quick:
        a.minutes, a.eval_every, a.limit = min(a.minutes, 1.0), 15, a.limit or 60
    return a


def load(folder, name, device, limit):
    pages = []
    for image, about in read_pack(folder, name, limit, threads=3):
        if not about['lines']:
            continue
        kinds, reach = paint(about['lines'], image.shape)
        heights = [l['up'] + l['down'] for l in about['lines']]
        pages.append(dict(image=torch.from_numpy(image.copy())[None].to(device), kinds=torch.from_numpy(kinds).to(device), reach=torch.from_numpy(reach).to(device),
                          interline=max(12.0, float(np.median(heights))), dataset=about['dataset'], top=min(l['base'][0][1] - l['up'] for l in about['lines'])))
    return pages


def losses(out, kinds, reach, real):
    """Baselines by cross-entropy plus Dice; reach by L1 where a line is. Print is not labelled on real pages: nothing is asked there."""
    prob = torch.sigmoid(out[:, :3])
    weight = torch.ones_like(kinds)
    weight[:, 1] = (1 - real)[:, None, None]
    cross = F.binary_cross_entropy_with_logits(out[:, :3], kinds, weight=weight * (1 + 3 * kinds))
    both, total = (prob * kinds * weight).sum((0, 2, 3)), ((prob + kinds) * weight).sum((0, 2, 3))
    dice = 1 - ((2 * both + 1) / (total + 1)).mean()
    known = ((reach[:, :1] > 0) & (kinds[:, :2].amax(1, keepdim=True) > 0.5)).float()
    log_reach = torch.log(reach.clamp(min=1) / UNIT)
    away = ((out[:, 3:5] - log_reach).abs() * known).sum() / (2 * known.sum() + 1)
    return cross + dice + away, dict(cross=cross, dice=dice, reach=away)


def main():
    a = arguments()
    log = Log(a.out)
    random.seed(1), np.random.seed(1), torch.manual_seed(1)
    torch.set_num_threads(3)
    cuda = torch.cuda.is_available()
    device = torch.device('cuda' if cuda else 'cpu')
    pages, dev = load(a.data, 'pages', device, a.limit), load(a.data, 'pages-dev', device, a.limit and 8)
    synthetic = load(a.data, 'pages-synthetic', device, a.limit)
    log('pages', len(pages), 'synthetic', len(synthetic), 'dev', len(dev), device, torch.__version__)
    net, ema = Detector().to(device), Detector().to(device)
    if a.init:
        load_half(net, a.init)
    ema.load_state_dict(net.state_dict())
    if cuda:
        torch.backends.cudnn.allow_tf32 = True  # no benchmark: every development page has its own shape, and trying kernels for each took minutes
        net, ema = net.to(memory_format=torch.channels_last), ema.to(memory_format=torch.channels_last)
    opt = torch.optim.AdamW(net.parameters(), lr=a.lr, weight_decay=0.02)
    followers, leaders = ([v for v in m.state_dict().values() if v.is_floating_point()] for m in (ema, net))
    run = dict(step=0, elapsed=0.0, best=1e9, history=[])
    if a.state and os.path.exists(a.state):
        z = torch.load(a.state, map_location=device, weights_only=False)
        net.load_state_dict(z['net']), ema.load_state_dict(z['ema']), opt.load_state_dict(z['opt'])
        run = z['run']
        log('resumed at step', run['step'])
    log('parameters', sum(p.numel() for p in net.parameters()))

    def whole(page):
        """A development page as the product shows it to the network: long side 1024, padded to 32."""
        x = page['image'][None].float() / 255
        f = min(1.0, 1024 / max(x.shape[2:]))
        size = [max(32, round(s * f / 32) * 32) for s in x.shape[2:]]
        x = flatten_light(F.interpolate(x, size=size, mode='area'))
        quarter = [s // 4 for s in size]
        kinds = F.interpolate(page['kinds'][None].float() / 255, size=quarter, mode='area')
        reach = F.interpolate(page['reach'][None].float(), size=quarter, mode='nearest') * f
        return x, kinds, reach

    @torch.no_grad()
    def evaluate():
        ema.eval()
        total, hit, found, there, off, n = 0.0, 0.0, 0.0, 0.0, 0.0, 0
        for page in dev:
            x, kinds, reach = whole(page)
            out = ema(x)
            value, parts = losses(out, kinds, reach, torch.ones(1, device=device))
            p, t = out[:, 0] > 0, kinds[:, 0] > 0.5
            total, off, n = total + float(value), off + float(parts['reach']), n + 1
            hit, found, there = hit + float((p & t).sum()), found + float(p.sum()), there + float(t.sum())
        result = dict(loss=round(total / max(1, n), 4), precision=round(hit / max(1, found), 4), recall=round(hit / max(1, there), 4), reach=round(off / max(1, n), 4))
        run['history'].append(dict(step=run['step'], seconds=round(run['elapsed']), **result))
        log('DEV', json.dumps(result))
        try:
            if result['loss'] <= run['best']:
                run['best'] = result['loss']
                copy = Detector()
                copy.load_state_dict(ema.state_dict())
                store_half(copy, f'{a.out}/detector.pt')
                export(copy, torch.rand(1, 1, 256, 320), f'{a.out}/full.onnx', ['page'], ['maps'], {'page': {0: 'N', 2: 'H', 3: 'W'}, 'maps': {0: 'N', 2: 'h', 3: 'w'}})
                shrink(f'{a.out}/full.onnx', f'{a.out}/detector.onnx')
            json.dump(dict(run=run, dev=result, args=vars(a)), open(f'{a.out}/results.json', 'w'), indent=1)
        except Exception:
            log('KEEPING FAILED', traceback.format_exc()[-600:])
        if a.state:
            torch.save(dict(net=net.state_dict(), ema=ema.state_dict(), opt=opt.state_dict(), run=run), a.state + '.tmp')
            os.replace(a.state + '.tmp', a.state)

    if a.quick or a.init:
        evaluate()
        run['best'] = run['best'] if a.init or run['step'] else 1e9
    begin, former, end = time.time(), run['elapsed'], START + a.minutes * 60 - (8 if a.quick else 40)
    span = former + max(5.0, end - begin)
    last_log = last_eval = time.time()
    while time.time() < end:
        run['elapsed'] = former + time.time() - begin
        done = min(1.0, run['elapsed'] / span)
        rate = a.lr * min(1.0, done / 0.04 + 0.02) * (0.5 * (1 + math.cos(math.pi * done)) + 2e-3)
        for g in opt.param_groups:
            g['lr'] = rate
        chosen = [random.choice(synthetic if synthetic and random.random() < 0.3 else pages) for _ in range(a.batch)]
        x, kinds, reach = view(chosen, a.side)
        real = torch.tensor([float(p['dataset'] != 'synthetic') for p in chosen], device=device)
        net.train()
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=cuda):
            out = net(x.contiguous(memory_format=torch.channels_last) if cuda else x)
        loss, parts = losses(out.float(), kinds, reach, real)
        opt.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        if torch.isfinite(norm):
            opt.step()
        run['step'] += 1
        with torch.no_grad():
            follow = min(0.998, (1 + run['step']) / (20 + run['step']))
            torch._foreach_mul_(followers, follow)
            torch._foreach_add_(followers, leaders, alpha=1 - follow)
        now = time.time()
        if now - last_log > (5 if a.quick else 30):
            log(f'step {run["step"]} done {done:.3f} loss {float(loss.detach()):.3f}', {k: round(float(v.detach()), 3) for k, v in parts.items()})
            last_log = now
        if now - last_eval > a.eval_every:
            evaluate()
            last_eval = time.time()
    evaluate()
    log('finished, best', run['best'])


if __name__ == '__main__':
    main()
