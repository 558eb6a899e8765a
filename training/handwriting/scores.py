"""Character and word error rates, micro-averaged."""


def distance(a, b):
    if a == b:
        return 0
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def rates(pairs):
    """pairs of (read, true)"""
    pairs = list(pairs)
    chars, words = sum(len(t) for _, t in pairs), sum(len(t.split()) for _, t in pairs)
    cer = sum(distance(p, t) for p, t in pairs) / max(1, chars)
    wer = sum(distance(p.split(), t.split()) for p, t in pairs) / max(1, words)
    return dict(lines=len(pairs), cer=round(100 * cer, 2), wer=round(100 * wer, 2))
