"""Tries the ways a GPU can run the recogniser and keeps the quickest: depthwise convolutions vary widely with the memory layout."""
import time

import torch

from recogniser_net import Recogniser


def attempt(classes, device, layout, low_tail, steps=5):
    net = Recogniser(classes).to(device).to(memory_format=layout).train()
    x = torch.rand(128, 1, 64, 1024, device=device).contiguous(memory_format=layout)
    for k in range(steps + 3):
        if k == 3:
            torch.cuda.synchronize()
            start = time.time()
        with torch.autocast('cuda', dtype=torch.bfloat16):
            f = net.columns(x)
        with torch.autocast('cuda', dtype=torch.bfloat16, enabled=low_tail):
            main, aux = net.tail(f if low_tail else f.float())
        (main.float().mean() + aux.float().mean()).backward()
    torch.cuda.synchronize()
    return (time.time() - start) / steps


def fastest(classes, device, log):
    """(memory format, whether the LSTM may run in bfloat16)"""
    tried = {}
    for layout in (torch.channels_last, torch.contiguous_format):
        for low_tail in (True, False):
            try:
                tried[layout, low_tail] = attempt(classes, device, layout, low_tail)
            except RuntimeError as e:
                log('refused', layout, low_tail, repr(e)[:120])
    torch.cuda.empty_cache()
    log('ms for 128 lines', {f'{k[0]} low={k[1]}': round(1000 * v) for k, v in tried.items()})
    return min(tried, key=tried.get, default=(torch.contiguous_format, False))
