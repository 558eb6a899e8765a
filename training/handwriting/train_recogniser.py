"""Trains the line recogniser within a given wall time.

  python3 train_recogniser.py --data .cache/train/recogniser --out OUT --minutes 22 [--state OUT/state.pt] [--init recogniser.pt] [--quick]

OUT gets recogniser.pt, results.json and log.txt at every better evaluation, so that whatever stops the run, the last good model is there (publish.py
makes the product's ONNX of it). --state goes on where a former run stopped; --init, or a start.pt beside the data, trains former weights further
(no search for the alignment, a lower rate), with --fresh it only cuts real lines into words for a network that begins from nothing; --quick tries every part in a minute, the export too, and tells where the time of a step goes."""
from run_log import START, Log, Stopwatch  # first: the clock starts here

import argparse
import json
import math
import os
import pickle
import random
import sys
import time
import traceback

import numpy as np
import torch
import torch.nn.functional as F

import synthesis
from alphabet import ALPHABET, CLASSES, without_struck
from augment_lines import PAD, augment
from even_hand import even_hand, even_zoom
from line_data import load_lines, texts_of
from misspell import misspelt_chunk, strips_of
from onnx_file import export, load_half, shrink, store_bytes, store_half, stored
from plan import STEP, Plan
from read_lines import read_lines
from recogniser_net import SIZES, recogniser, size_of
from recombine import bank_of, recombine_chunk, share_strips
from scores import rates
from store import Store, full_height, on_device

READABLE = 30.0  # character error under which the model can cut real lines into words
AGAIN = 0.5      # of the learning rate, for weights that were trained before


def arguments():
    ap = argparse.ArgumentParser()
    ap.add_argument('--data', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--minutes', type=float, default=22, help='wall time of this process, everything included')
    ap.add_argument('--state', default='')
    ap.add_argument('--init', default='')
    ap.add_argument('--quick', action='store_true')
    ap.add_argument('--fresh', action='store_true')
    ap.add_argument('--size', choices=SIZES, default='usual')
    ap.add_argument('--decay', type=float, default=0.03)
    ap.add_argument('--far', type=float, default=1.0, help='how many times as far as usual a line may be taken from how it was written')
    ap.add_argument('--drop', type=float, default=0, help='instead of the usual share of features left out')
    ap.add_argument('--lr', type=float, default=1.3e-3)
    ap.add_argument('--columns', type=int, default=160 * 1024, help='pixels of width in a batch; two thirds of it while the alignment is being found')
    ap.add_argument('--synthetic', type=int, default=300_000)
    ap.add_argument('--recombined', type=int, default=100_000)
    ap.add_argument('--letters', default='', help='bank made by misspell.py, waited for where it is still being made')
    ap.add_argument('--misspelt', type=int, default=80_000)
    ap.add_argument('--workers', type=int, default=12)
    ap.add_argument('--eval-every', type=float, default=90)
    ap.add_argument('--limit', type=int, default=0)
    ap.add_argument('--seed', type=int, default=1)
    a = ap.parse_args()
    if a.quick:
        a.minutes, a.synthetic, a.recombined, a.eval_every = min(a.minutes, 1.0), 3000, 500, 20
    return a


def jobs_after(path, seed, lines):
    """The jobs for the pool, once the bank of parts is there."""
    while not os.path.exists(path):
        time.sleep(1)
    yield from ((path, seed * 1_000_000 + k, 200) for k in range(lines // 200))


def fill(store, items):
    for at in range(0, len(items), 400):
        part = [(full_height(i), m['text']) for i, m in items[at:at + 400]]
        store.add(np.concatenate([np.ascontiguousarray(i).ravel() for i, _ in part]), [i.shape[1] for i, _ in part], [t for _, t in part], [even_zoom(i) for i, _ in part])


class Training:
    def __init__(self, a, log):
        self.a, self.log = a, log
        torch.set_num_threads(4)  # the other cores draw synthetic lines
        sys.setswitchinterval(5e-4)  # the thread that takes them in must not hold up the one that trains
        self.items, weights, dev = load_lines(a.data, a.limit)
        self.dev = {name: [(even_hand(i), m) for i, m in lines] for name, lines in dev.items()}  # as the product reads them
        self.strips = strips_of(self.items)
        share_strips(self.strips)
        log('real lines', len(self.items), 'dev', {k: len(v) for k, v in self.dev.items()}, 'classes', CLASSES)
        self.pools = synthesis.start(a.data, f'{a.out}/fonts', a.workers, texts_of(a.data), log) if a.synthetic else None
        self.cuda = torch.cuda.is_available()
        self.device = torch.device('cuda' if self.cuda else 'cpu')
        self.layout = torch.channels_last if self.cuda else torch.contiguous_format
        if self.cuda:
            torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
        self.store = Store(self.device, sum(full_height(i).size for i, _ in self.items) + (a.synthetic + a.recombined + (a.misspelt if a.letters else 0)) * (85_000 if self.cuda else 70_000))
        fill(self.store, self.items)
        self.plan = Plan(self.store, weights, a.seed, a.far)
        if self.pools:
            from synth_lines import render_chunk
            if a.letters:
                synthesis.feed(self.pools[2], misspelt_chunk, jobs_after(a.letters, a.seed, a.misspelt), self.store, log, self.plan.misspelt.extend)
            synthesis.feed(self.pools[0], render_chunk, [(a.seed * 1_000_000 + k, 100) for k in range(a.synthetic // 95)], self.store, log)
        drop = dict(drop=a.drop) if a.drop else {}
        self.net, self.ema = (recogniser(CLASSES, a.size, **drop).to(self.device).to(memory_format=self.layout) for _ in range(2))
        start = a.init or f'{a.data}/start.pt'
        self.cut = False
        if os.path.exists(start):
            self.recombine(load_half(recogniser(CLASSES, size_of(stored(start))), start).to(self.device))
        self.again = os.path.exists(start) and not a.fresh
        if self.again:
            load_half(self.net, start)
            log('trained further from', start)
        self.ema.load_state_dict(self.net.state_dict())
        decayed = [p for p in self.net.parameters() if p.ndim > 1]
        free = [p for p in self.net.parameters() if p.ndim < 2]
        self.opt = torch.optim.AdamW([dict(params=decayed, weight_decay=a.decay), dict(params=free, weight_decay=0.0)], lr=a.lr, betas=(0.9, 0.98),
                                     **(dict(fused=True) if self.cuda else {}))
        self.followers, self.leaders = ([v for v in m.state_dict().values() if v.is_floating_point()] for m in (self.ema, self.net))
        self.run = dict(step=0, seen=0, elapsed=0.0, best=1e9, history=[])
        if a.state and os.path.exists(a.state):
            z = torch.load(a.state, map_location=self.device, weights_only=False)
            self.net.load_state_dict(z['net']), self.ema.load_state_dict(z['ema']), self.opt.load_state_dict(z['opt'])
            self.run = z['run']
            log('resumed at step', self.run['step'], 'best', self.run['best'])
        log('parameters', sum(p.numel() for p in self.net.parameters()), torch.cuda.get_device_name(0) if self.cuda else 'cpu', torch.__version__)

    def low_precision(self):
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.cuda)

    def step(self, done, watch=None):
        mark = watch.mark if watch else lambda name: None
        a = self.a
        peak = a.lr * (AGAIN if self.again else 1)
        rate = peak * (0.02 + done / 0.02 if done < 0.02 else 0.5 * (1 + math.cos(math.pi * (done - 0.02) / 0.98)) + 2e-3)
        for g in self.opt.param_groups:
            g['lr'] = min(peak, rate)
        mark('start')
        stage = 0.3 + 0.7 * done if self.again else done
        wide, batch = self.plan.next(stage, a.columns * 2 // 3 if stage < 0.2 else a.columns)
        ids = [i for i, _, _ in batch]
        ink, width = self.store.batch(ids)
        targets, lengths = self.store.targets(ids)
        steps = torch.tensor([min(wide, int(self.store.width[i] * s) + PAD) // STEP for i, s, _ in batch])
        mark('batch')
        image = augment(ink, width, *(on_device([line[k] for line in batch], self.device) for k in (1, 2)), wide, a.far)
        mark('augment')
        self.net.train()
        with self.low_precision():
            columns = self.net.columns(image.contiguous(memory_format=self.layout))
            mark('trunk')
            main_out, aux_out = self.net.tail(columns)
        mark('lstm')

        def ctc(z):
            return F.ctc_loss(F.log_softmax(z.float(), -1).transpose(0, 1), targets, steps, lengths, blank=0, reduction='none', zero_infinity=True)

        loss = ((ctc(main_out) + 0.15 * ctc(aux_out)) / on_device(lengths, self.device)).mean()
        mark('ctc')
        self.opt.zero_grad(set_to_none=True)
        loss.backward()
        mark('backward')
        broken = ~torch.isfinite(torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0))
        for p in self.net.parameters():
            p.grad.masked_fill_(broken, 0)  # asking whether it is finite would make the GPU wait at every step
        self.opt.step()
        self.run['step'] += 1
        self.run['seen'] += len(ids)
        with torch.no_grad():
            follow = min(0.998, (1 + self.run['step']) / (20 + self.run['step']))
            torch._foreach_mul_(self.followers, follow)
            torch._foreach_add_(self.followers, self.leaders, alpha=1 - follow)
        mark('update')
        return loss

    def evaluate(self):
        results = {}
        for name, lines in self.dev.items():
            read = [without_struck(t) for t in read_lines(self.ema, lines, self.device, self.low_precision)[0]]
            results[name] = rates((t, without_struck(m['text'])) for t, (_, m) in zip(read, lines))
        self.run['history'].append(dict(step=self.run['step'], seconds=round(self.run['elapsed']), **{k: (v['cer'], v['wer']) for k, v in results.items()}))
        self.log('DEV', json.dumps({k: (v['cer'], v['wer']) for k, v in results.items()}), (read[0], lines[0][1]['text']))
        try:
            self.keep(results)
        except Exception:
            self.log('KEEPING FAILED', traceback.format_exc()[-600:])
        return results['strips']['cer']

    def keep(self, results):
        """The best is replaced only by a better one; the latest is kept beside it, small: averages are made of both."""
        a, score = self.a, results['crops']['cer'] + results['strips']['cer']
        if self.run['step'] and score <= self.run['best'] or a.quick:
            self.run['best'] = score
            copy = recogniser(CLASSES, a.size)
            copy.load_state_dict(self.ema.state_dict())
            store_half(copy, f'{a.out}/recogniser.pt')
            store_bytes(copy, f'{a.out}/best.pt')
        store_bytes(self.ema, f'{a.out}/latest.pt')
        if a.quick:
            export(copy, torch.rand(2, 1, 64, 320), f'{a.out}/full.onnx', ['image'], ['logprobs'], {'image': {0: 'N', 3: 'W'}, 'logprobs': {0: 'N', 1: 'T'}})
            shrink(f'{a.out}/full.onnx', f'{a.out}/recogniser.onnx')
        json.dump(dict(alphabet=ALPHABET, run=self.run, dev=results, args=vars(a)), open(f'{a.out}/results.json', 'w'), ensure_ascii=False, indent=1)
        if a.state:
            torch.save(dict(net=self.net.state_dict(), ema=self.ema.state_dict(), opt=self.opt.state_dict(), run=self.run), a.state + '.tmp')
            os.replace(a.state + '.tmp', a.state)

    def recombine(self, net):
        """Cuts the real lines into words with what a network has learnt so far; the new lines join the plan as they are made."""
        self.cut = True
        if not (self.pools and self.a.recombined):
            return
        path = f'{self.a.out}/bank.pickle'
        with open(path, 'wb') as f:
            pickle.dump(bank_of(self.strips, read_lines(net, self.strips, self.device, self.low_precision)[1]), f)
        jobs = [(path, self.a.seed * 1_000_000 + k, 200) for k in range(self.a.recombined // 200)]
        synthesis.feed(self.pools[1], recombine_chunk, jobs, self.store, self.log, self.plan.recombined.extend)


def main():
    a = arguments()
    log = Log(a.out)
    random.seed(a.seed), np.random.seed(a.seed), torch.manual_seed(a.seed)
    t = Training(a, log)
    if a.quick:
        t.evaluate()  # a rehearsal of the export
    watch = Stopwatch(torch.cuda.synchronize if t.cuda else lambda: None)
    for _ in range(12 if a.quick else 0):
        t.step(0.5, watch)
    if a.quick:
        log('a step', watch.table())
    begin, former, end = time.time(), t.run['elapsed'], START + a.minutes * 60 - (6 if a.quick else 30)
    whole = former + max(5.0, end - begin)
    last_log = last_eval = time.time()
    losses, seen = [], t.run['seen']
    while time.time() < end:
        t.run['elapsed'] = former + time.time() - begin
        done = min(1.0, t.run['elapsed'] / whole)
        loss = t.step(done)
        if t.run['step'] % 20 == 0:
            losses.append(float(loss.detach()))
        now = time.time()
        if now - last_log > (5 if a.quick else 20):
            log(f'step {t.run["step"]} done {done:.3f} loss {np.mean(losses or [float(loss.detach())]):.3f} synthetic {t.store.count - t.plan.real} {(t.run["seen"] - seen) / (now - last_log):.0f} lines/s')
            last_log, losses, seen = now, [], t.run['seen']
        if now - last_eval > a.eval_every:
            cer = t.evaluate()
            if not t.cut and (cer < READABLE or a.quick):
                t.recombine(t.ema)
            last_eval = time.time()
    t.run['elapsed'] = former + time.time() - begin
    t.evaluate()
    for pool in t.pools or []:
        pool.terminate()
    log('finished, best', t.run['best'])


if __name__ == '__main__':
    main()
