"""What synthetic lines say: French sentences, headings, figures; three lines in ten misspelt, so that the recogniser never learns to correct; one in twelve in capitals."""
import random
import re

from alphabet import CLASS_OF, plain

SWAPS = [('é', 'er'), ('er', 'é'), ('é', 'e'), ('è', 'é'), ('ê', 'e'), ('à', 'a'), ('ç', 'c'), ('ss', 's'), ('s', 'ss'), ('ll', 'l'), ('l', 'll'), ('nn', 'n'), ('n', 'nn'),
         ('mm', 'm'), ('tt', 't'), ('t', 'tt'), ('pp', 'p'), ('rr', 'r'), ('ph', 'f'), ('f', 'ph'), ('qu', 'q'), ('qu', 'k'), ('eau', 'au'), ('au', 'o'), ('ai', 'é'), ('ez', 'er'),
         ('ent', 'e'), ('s ', ' '), (' ', ''), ('e ', ' '), ("'", ''), ('h', ''), ('an', 'en'), ('en', 'an'), ('in', 'ain'), ('ou', 'u'), ('y', 'i'), ('i', 'y'), ('œ', 'oe'), ('x ', ' '),
         ('ais', 'et'), ('ait', 'ais'), ('t ', ' '), ('x', 's'), ('ge', 'je'), ('c', 's'), ('tion', 'sion'), ('û', 'u'), ('î', 'i'), ('gn', 'ni')]
HEADS = ['Exercice', 'Question', 'Partie', 'Document', 'Texte', 'Acte', 'Chapitre', 'Scène', 'p.', 'vers', 'l.', 'n°', 'I)', 'II -', 'III.', 'a)', 'b)', '1)', '2°', 'Introduction :', 'Conclusion :', 'Doc.', 'Axe']


def misspell(text, r, faults):
    """Faults pupils make (and some slips of the pen), planted at random places."""
    for _ in range(faults):
        able = [(a, b) for a, b in SWAPS if a in text]
        if able and r.random() < 0.75:
            a, b = r.choice(able)
            i = r.choice([m.start() for m in re.finditer(re.escape(a), text)])
            text = text[:i] + b + text[i + len(a):]
        elif len(text) > 3:
            i = r.randrange(1, len(text) - 1)
            k = r.random()
            text = text[:i] + (text[i + 1:] if k < 0.35 else text[i] + text[i:] if k < 0.6 else text[i + 1] + text[i] + text[i + 2:] if k < 0.8 else r.choice('aeiounrstlmdé') + text[i + 1:])
    return text


def figures(r):
    n = lambda a, b: str(r.randint(a, b))
    kind = r.randrange(9)
    if kind == 0: return f'{n(1, 31)}/{n(1, 12)}/{n(1900, 2030)}'
    if kind == 1: return f'f(x) = {n(2, 9)}x² {r.choice("+-")} {n(1, 99)}x {r.choice("+-")} {n(1, 99)}'
    if kind == 2: return f'{n(1, 999)} × {n(1, 99)} = {n(1, 9999)}'
    if kind == 3: return f'{n(0, 99)},{n(0, 99)} %'
    if kind == 4: return f'({n(1600, 1990)}-{n(1600, 2024)})'
    if kind == 5: return f'{n(1, 999)} {r.choice(["km", "m", "kg", "€", "ans", "cm²", "h", "°C", "km/h"])}'
    if kind == 6: return f'{r.choice("uvxyzabn")} = {n(-9, 99)}{r.choice(["", "/" + n(2, 9), "²"])}'
    if kind == 7: return f'{r.choice("XVI")}{r.choice(["", "I", "V", "X"])}e siècle'
    return ' '.join(n(0, 9999) for _ in range(r.randint(1, 4)))


def some_text(r, texts):
    k = r.random()
    if k < 0.80:
        source, n = r.choice(texts), r.randint(8, 85)
        start = r.randrange(0, max(1, len(source) - n))
        start = source.find(' ', start) + 1 if start else 0
        out = source[start:start + n]
        if len(source) > start + n and ' ' in out[6:]:
            out = out[:out.rfind(' ')]
    elif k < 0.86:
        out = f'{r.choice(HEADS)} {r.choice(["", str(r.randint(1, 40))])}{r.choice([" :", ".", ")", "", " -"])} {r.choice(texts)[:r.randint(5, 40)]}'
    elif k < 0.92:
        words = r.choice(texts).split()[:r.randint(0, 6)]
        out = ' '.join([*words, figures(r), *r.choice(texts).split()[:r.randint(0, 4)]])
    else:
        words = r.choice(texts).split()
        out = ' '.join(r.choice([w, w.upper(), w.capitalize(), f'« {w} »', f'({w})', f'"{w}"', w + ' ?', w + ' !', w + ' :', w + ' ;', w + '…', f'[{w}]', '- ' + w, f'{w}/{w}', f'{w}*'])
                       for w in r.sample(words, min(len(words), r.randint(1, 7))))
    if r.random() < 0.3:
        out = misspell(out, r, 1 + len(out) // 25)
    if r.random() < 0.08:
        out = out.upper()
    return ''.join(c for c in plain(out) if c in CLASS_OF)
