"""Lines of a run with the seconds since it began, on the screen and in a file."""
import os
import time

START = time.time()


class Log:
    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        self.file = open(f'{folder}/log.txt', 'a')

    def __call__(self, *words):
        line = f'[{time.time() - START:6.0f}s] ' + ' '.join(map(str, words))
        print(line, flush=True)
        self.file.write(line + '\n')
        self.file.flush()


class Stopwatch:
    """Where a step's time goes; waits for the device at each mark, so it is for trials only."""

    def __init__(self, wait):
        self.wait, self.spent, self.last = wait, {}, None

    def mark(self, name):
        self.wait()
        now = time.time()
        if self.last:
            self.spent.setdefault(name, []).append(now - self.last)
        self.last = now

    def table(self):
        return {k: f'{1000 * sum(v[2:]) / max(1, len(v) - 2):.0f} ms' for k, v in self.spent.items()}
