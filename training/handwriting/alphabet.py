"""What the recogniser can write. Class 0 is the CTC blank, class i is ALPHABET[i - 1]."""
import re
import unicodedata

STRUCK = '¤'  # stands for a crossed-out stretch, whatever was written under the strokes
ALPHABET = (" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
            "àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ"
            ".,;:!?'\"()[]-/«»°%&+=*€$@…"
            "²³×÷±<>{}_|#~^§ñáíóú" + STRUCK)
CLASS_OF = {c: i + 1 for i, c in enumerate(ALPHABET)}
CLASSES = len(ALPHABET) + 1
SAME = str.maketrans({'’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-', '\u00a0': ' ', '\u202f': ' ', '\t': ' '})


def plain(text):
    """One form for each sign: NFC, straight quotes and hyphens, single spaces."""
    return re.sub(r' +', ' ', unicodedata.normalize('NFC', text).translate(SAME)).strip()


def writable(text):
    return all(c in CLASS_OF for c in text)


def steps_needed(text):
    """CTC needs one step a character and a blank between twins."""
    return len(text) + sum(a == b for a, b in zip(text, text[1:]))


def decode(best):
    """Greedy CTC: best class of each step, in; text, out."""
    out, last = [], 0
    for c in best:
        if c and c != last:
            out.append(ALPHABET[c - 1])
        last = c
    return ''.join(out)


def without_struck(text):
    return re.sub(r' +', ' ', text.replace(STRUCK, '')).strip()
