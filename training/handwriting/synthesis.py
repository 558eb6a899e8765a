"""Synthetic lines drawn by other processes while the GPU learns."""
import multiprocessing
import threading
import traceback

import numpy as np


def start(data, folder, workers, texts, log):
    """Forked before CUDA starts. None where Pillow or the fonts are missing: real lines are then all there is."""
    try:
        from synth_lines import share, unpack_fonts
        fonts = unpack_fonts(f'{data}/fonts.tar.gz', folder)
        share(fonts, texts)
        log('fonts', len(fonts), 'sentences', len(texts))
        return multiprocessing.get_context('fork').Pool(workers)
    except Exception as e:
        log('NO SYNTHESIS', repr(e)[:200])
        return None


def feed(pool, store, count, seed, log):
    """Fills the store in the background."""
    from synth_lines import render_chunk

    def work():
        try:
            jobs = [(seed * 1_000_000 + k, 100) for k in range(count // 95)]
            for flat, widths, texts in pool.imap_unordered(render_chunk, jobs):
                if widths and not store.add(np.frombuffer(flat, np.uint8), widths, texts):
                    break
        except Exception:
            log('synthesis stopped', traceback.format_exc()[-300:])

    threading.Thread(target=work, daemon=True).start()
