"""Trains the line recogniser within a given wall time.

  python3 train_recogniser.py --data .cache/train/recogniser --out OUT --minutes 25 [--state OUT/state.pt] [--quick]

OUT gets recogniser.onnx (float16 weights), recogniser.pt, results.json and log.txt at every evaluation, so that whatever stops the run,
the last good model is there. --state goes on where a former run stopped. --quick tries every part in a minute."""
import argparse
import json
import math
import multiprocessing
import os
import random
import threading
import time
import traceback

import numpy as np
import torch
import torch.nn.functional as F

START = time.time()
from alphabet import ALPHABET, CLASSES, without_struck  # noqa: E402
from augment_lines import PAD, augment  # noqa: E402
from fastest import fastest  # noqa: E402
from line_data import load_lines, texts_of  # noqa: E402
from onnx_file import export, halve, store_half  # noqa: E402
from read_lines import read_lines  # noqa: E402
from recogniser_net import Recogniser  # noqa: E402
from recombine import recombined  # noqa: E402
from scores import rates  # noqa: E402
from store import ROWS, Store, full_height  # noqa: E402

STEP = 4


def arguments():
    ap = argparse.ArgumentParser()
    ap.add_argument('--data', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--minutes', type=float, default=25, help='wall time of this process, everything included')
    ap.add_argument('--state', default='')
    ap.add_argument('--init', default='', help='recogniser.pt of a former run to start from')
    ap.add_argument('--quick', action='store_true')
    ap.add_argument('--lr', type=float, default=1.6e-3)
    ap.add_argument('--columns', type=int, default=256 * 1024, help='pixels of width in a batch')
    ap.add_argument('--synthetic', type=int, default=320_000)
    ap.add_argument('--recombined', type=int, default=60_000)
    ap.add_argument('--workers', type=int, default=9)
    ap.add_argument('--eval-every', type=float, default=100)
    ap.add_argument('--limit', type=int, default=0)
    ap.add_argument('--seed', type=int, default=1)
    a = ap.parse_args()
    if a.quick:
        a.minutes, a.synthetic, a.recombined, a.eval_every = min(a.minutes, 1.2), 3000, 500, 15
    return a


class Log:
    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        self.file = open(f'{folder}/log.txt', 'a')

    def __call__(self, *words):
        line = f'[{time.time() - START:6.0f}s] ' + ' '.join(map(str, words))
        print(line, flush=True)
        self.file.write(line + '\n')
        self.file.flush()


def feed_synthetic(store, pool, jobs, log):
    from synth_lines import render_chunk
    try:
        for flat, widths, texts in pool.imap_unordered(render_chunk, jobs):
            if widths and not store.add(np.frombuffer(flat, np.uint8), widths, texts):
                break
    except Exception:
        log('synthesis stopped', traceback.format_exc()[-300:])


def start_synthesis(a, store_texts, log):
    """Renderers are forked before CUDA starts. None where Pillow or the fonts are missing: real lines are then all there is."""
    try:
        from synth_lines import share, unpack_fonts
        fonts = unpack_fonts(f'{a.data}/fonts.tar.gz', f'{a.out}/fonts')
        share(fonts, store_texts)
        log('fonts', len(fonts), 'sentences', len(store_texts))
        return multiprocessing.get_context('fork').Pool(a.workers)
    except Exception as e:
        log('NO SYNTHESIS', repr(e)[:200])
        return None


class Plan:
    """Which lines make the next batches: widths alike, few distinct shapes, styles balanced."""

    def __init__(self, store, real, weights, columns, seed):
        self.store, self.real, self.columns, self.rng = store, real, columns, np.random.default_rng(seed)
        self.cumulated = np.cumsum(weights) / np.sum(weights)
        self.buckets, self.ready = {}, []

    def draw(self, share_synthetic, share_recombined, recombined_ids):
        n = 4096
        ids = np.searchsorted(self.cumulated, self.rng.random(n)).clip(0, self.real - 1)
        u = self.rng.random(n)
        others = self.store.count - self.real
        if others > 200:
            pick = u < share_synthetic
            ids[pick] = self.real + self.rng.integers(0, others, int(pick.sum()))
        if len(recombined_ids) > 200:
            pick = u > 1 - share_recombined
            ids[pick] = np.asarray(recombined_ids)[self.rng.integers(0, len(recombined_ids), int(pick.sum()))]
        stretch = np.exp(self.rng.normal(0, 0.14, n)).clip(0.68, 1.45)
        for i, s in zip(ids, stretch):
            w = self.store.width[i]
            s = max(s, min(1.3, 1.15 * STEP * (self.store.need[i] + 2) / w))
            wide = -(-int(w * s + PAD) // 64) * 64
            bucket = self.buckets.setdefault(wide, [])
            bucket.append((int(i), float(s)))
            if len(bucket) >= max(2, min(384, self.columns // wide)):
                self.ready.append((wide, bucket))
                self.buckets[wide] = []
        random.shuffle(self.ready)


def main():
    a = arguments()
    log = Log(a.out)
    random.seed(a.seed), np.random.seed(a.seed), torch.manual_seed(a.seed)
    torch.set_num_threads(4)  # the rest of the cores draw synthetic lines
    items, weights, dev = load_lines(a.data, a.limit)
    log('real lines', len(items), 'dev', {k: len(v) for k, v in dev.items()}, 'classes', CLASSES)
    pool = start_synthesis(a, texts_of(a.data), log)
    cuda = torch.cuda.is_available()
    device = torch.device('cuda' if cuda else 'cpu')
    if cuda:
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    real_bytes = sum(full_height(i).size for i, _ in items)
    store = Store(device, real_bytes + (a.synthetic + a.recombined) * (85_000 if cuda else 70_000))
    for at in range(0, len(items), 400):
        part = [(full_height(i), m) for i, m in items[at:at + 400]]
        store.add(np.concatenate([np.ascontiguousarray(i).ravel() for i, _ in part]), [i.shape[1] for i, _ in part], [m['text'] for _, m in part])
    plan = Plan(store, store.count, weights, a.columns, a.seed)
    if pool:
        jobs = [(a.seed * 1_000_000 + k, 100) for k in range(a.synthetic // 95)]
        threading.Thread(target=feed_synthetic, args=(store, pool, jobs, log), daemon=True).start()

    net, ema = Recogniser(CLASSES).to(device), Recogniser(CLASSES).to(device)
    if a.init:
        net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(a.init, map_location='cpu', weights_only=False).items()})
    ema.load_state_dict(net.state_dict())
    log('parameters', sum(p.numel() for p in net.parameters()), torch.cuda.get_device_name(0) if cuda else 'cpu', torch.__version__)
    layout, low_tail = fastest(CLASSES, device, log) if cuda else (torch.contiguous_format, False)
    net, ema = net.to(memory_format=layout), ema.to(memory_format=layout)
    groups = [dict(params=[p for p in net.parameters() if p.ndim > 1], weight_decay=0.03), dict(params=[p for p in net.parameters() if p.ndim < 2], weight_decay=0.0)]
    opt = torch.optim.AdamW(groups, lr=a.lr, betas=(0.9, 0.98), **(dict(fused=True) if cuda else {}))
    followers, leaders = ([v for v in m.state_dict().values() if v.is_floating_point()] for m in (ema, net))
    run = dict(step=0, seen=0, elapsed=0.0, best=1e9, history=[])
    if a.state and os.path.exists(a.state):
        z = torch.load(a.state, map_location=device, weights_only=False)
        net.load_state_dict(z['net']), ema.load_state_dict(z['ema']), opt.load_state_dict(z['opt'])
        run = z['run']
        log('resumed at step', run['step'], 'best', run['best'])

    def amp():
        return torch.autocast(device.type, dtype=torch.bfloat16, enabled=cuda)

    def keep(results):
        """Model files are replaced only by better ones."""
        score = results['crops']['cer'] + results['strips']['cer']
        if score <= run['best']:
            run['best'] = score
            copy = Recogniser(CLASSES)
            copy.load_state_dict(ema.state_dict())
            store_half(copy, f'{a.out}/recogniser.pt')
            export(copy, torch.rand(2, 1, 64, 320), f'{a.out}/full.onnx', ['image'], ['logprobs'], {'image': {0: 'N', 3: 'W'}, 'logprobs': {0: 'N', 1: 'T'}})
            halve(f'{a.out}/full.onnx', f'{a.out}/recogniser.onnx')
        json.dump(dict(alphabet=ALPHABET, run=run, dev=results, args=vars(a)), open(f'{a.out}/results.json', 'w'), ensure_ascii=False, indent=1)

    def evaluate():
        results = {}
        for name, lines in dev.items():
            read = [without_struck(t) for t in read_lines(ema, lines, device, amp)[0]]
            results[name] = rates((t, without_struck(m['text'])) for t, (_, m) in zip(read, lines))
            for part in sorted({m['dataset'] for _, m in lines}):
                results[f'{name}-{part}'] = rates((t, without_struck(m['text'])) for t, (_, m) in zip(read, lines) if m['dataset'] == part)
            example = (read[0], lines[0][1]['text'])
        run['history'].append(dict(step=run['step'], seconds=round(run['elapsed']), **{k: (v['cer'], v['wer']) for k, v in results.items()}))
        log('DEV', json.dumps({k: (v['cer'], v['wer']) for k, v in results.items()}), example)
        try:
            keep(results)
        except Exception:
            log('KEEPING FAILED', traceback.format_exc()[-600:])
        if a.state:
            torch.save(dict(net=net.state_dict(), ema=ema.state_dict(), opt=opt.state_dict(), run=run), a.state + '.tmp')
            os.replace(a.state + '.tmp', a.state)

    evaluate()  # also a rehearsal of the export
    run['best'] = 1e9 if not run['step'] else run['best']
    reserve = 8 if a.quick else 45
    begin, former, end = time.time(), run['elapsed'], START + a.minutes * 60 - reserve
    whole = former + max(5.0, end - begin)
    recombined_ids, mixing = [], dict(at=0.33, thread=None)

    def recombine():
        """Runs in a thread; the paths were read before it started."""
        try:
            for k, (line, text) in enumerate(recombined(real_strips, mixing['paths'], a.recombined, a.seed)):
                if not store.add(np.ascontiguousarray(line).ravel(), [line.shape[1]], [text]):
                    break
                recombined_ids.append(store.count - 1)
            log('recombined lines', len(recombined_ids))
        except Exception:
            log('recombining failed', traceback.format_exc()[-400:])

    real_strips = [(full_height(i), m) for i, m in items if m['dataset'] in ('copiste', 'cremma') and i.shape[0] == ROWS]
    last_log = last_eval = time.time()
    losses, seen_then = [], run['seen']
    while time.time() < end:
        run['elapsed'] = former + time.time() - begin
        done = min(1.0, run['elapsed'] / whole)
        if mixing['thread'] is None and done > mixing['at'] and a.recombined:
            try:
                mixing['paths'] = read_lines(ema, real_strips, device, amp)[1]
                mixing['thread'] = threading.Thread(target=recombine, daemon=True)
                mixing['thread'].start()
            except Exception:
                mixing['thread'] = False
                log('recombining failed', traceback.format_exc()[-400:])
        while not plan.ready:
            plan.draw(0.55 if done < 0.3 else 0.38 if done < 0.75 else 0.25, 0.22, recombined_ids)
        wide, batch = plan.ready.pop()
        ids, stretch = [i for i, _ in batch], torch.tensor([s for _, s in batch], device=device)
        rate = a.lr * (done / 0.03 + 0.02 if done < 0.03 else 0.5 * (1 + math.cos(math.pi * (done - 0.03) / 0.97)) + 2e-3)
        for g in opt.param_groups:
            g['lr'] = min(a.lr, rate)
        ink, width = store.batch(ids)
        image = augment(ink, width, stretch, wide)
        targets, lengths = store.targets(ids)
        steps = torch.tensor([min(wide, int(store.width[i] * s) + PAD) // STEP for i, s in batch])
        net.train()
        with amp():
            columns = net.columns(image.contiguous(memory_format=layout))
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=low_tail):
            main_out, aux_out = net.tail(columns if low_tail else columns.float())

        def ctc(z):
            return F.ctc_loss(F.log_softmax(z.float(), -1).transpose(0, 1), targets, steps, lengths, blank=0, reduction='none', zero_infinity=True)

        loss = ((ctc(main_out) + 0.15 * ctc(aux_out)) / lengths.to(device)).mean()
        opt.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        if torch.isfinite(norm):
            opt.step()
        run['step'] += 1
        run['seen'] += len(ids)
        with torch.no_grad():
            follow = min(0.9985, (1 + run['step']) / (20 + run['step']))
            torch._foreach_mul_(followers, follow)
            torch._foreach_add_(followers, leaders, alpha=1 - follow)
        if run['step'] % 20 == 0:
            losses.append(float(loss.detach()))
        now = time.time()
        if now - last_log > (5 if a.quick else 20):
            log(f'step {run["step"]} done {done:.3f} loss {np.mean(losses or [float(loss.detach())]):.3f} synthetic {store.count - plan.real} {(run["seen"] - seen_then) / (now - last_log):.0f} lines/s')
            last_log, losses, seen_then = now, [], run['seen']
        if now - last_eval > a.eval_every:
            evaluate()
            last_eval = time.time()
    evaluate()
    if pool:
        pool.terminate()
    log('finished, best', run['best'])


if __name__ == '__main__':
    main()
