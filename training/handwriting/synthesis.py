"""Synthetic lines drawn by other processes while the GPU learns."""
import multiprocessing
import threading
import traceback

import numpy as np


def start(data, folder, workers, texts, log):
    """Three pools forked before CUDA starts: one draws, one recombines, one misspells. None where Pillow or the fonts are missing: real lines are then all there is."""
    try:
        from synth_lines import share, unpack_fonts
        fonts = unpack_fonts(f'{data}/fonts.tar.gz', folder)
        share(fonts, texts)
        log('fonts', len(fonts), 'sentences', len(texts))
        return [multiprocessing.get_context('fork').Pool(n) for n in (workers, 2, 2)]
    except Exception as e:
        log('NO SYNTHESIS', repr(e)[:200])
        return None


def feed(pool, work, jobs, store, log, added=lambda lines: None):
    """Fills the store in the background with what `work` makes of each job."""
    def fill():
        try:
            for flat, widths, texts, even in pool.imap_unordered(work, jobs):
                lines = store.add(np.frombuffer(flat, np.uint8), widths, texts, even) if widths else []
                if lines is None:
                    break
                added(lines)
            log('lines made by', work.__name__, store.count)
        except Exception:
            log('synthesis stopped', traceback.format_exc()[-300:])

    threading.Thread(target=fill, daemon=True).start()
