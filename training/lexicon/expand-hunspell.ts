import { readFileSync } from 'node:fs';

type Affix = { strip: string; add: string; condition: RegExp; flags: string[] };

/** Every word a Hunspell dictionary accepts, without its elided prefixes (l', d', qu'…). */
export function expandHunspell(affPath: URL, dicPath: URL): Set<string> {
  const suffixes = readSuffixes(readFileSync(affPath, 'utf8'));
  const words = new Set<string>();
  for (const line of readFileSync(dicPath, 'utf8').split('\n').slice(1)) {
    const [stem, flags = ''] = line.split(/\s/)[0]!.split('/');
    if (!stem || /[\d.]/.test(stem)) continue;
    words.add(stem);
    for (const form of inflect(stem, pairs(flags), suffixes)) words.add(form);
  }
  return words;
}

function readSuffixes(aff: string): Map<string, Affix[]> {
  const table = new Map<string, Affix[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if (kind !== 'SFX' || !flag || !strip || !add || !condition || !Number.isNaN(Number(add)))
      continue;
    const [form = '', flags = ''] = add.split('/');
    const list = table.get(flag) ?? [];
    list.push({
      strip: strip === '0' ? '' : strip,
      add: form === '0' ? '' : form,
      condition: new RegExp(`${condition}$`, 'u'),
      flags: pairs(flags),
    });
    table.set(flag, list);
  }
  return table;
}

function* inflect(
  stem: string,
  flags: string[],
  suffixes: Map<string, Affix[]>,
): Generator<string> {
  for (const flag of flags) {
    for (const affix of suffixes.get(flag) ?? []) {
      if (!stem.endsWith(affix.strip) || !affix.condition.test(stem)) continue;
      const form = stem.slice(0, stem.length - affix.strip.length) + affix.add;
      yield form;
      if (affix.flags.length > 0) yield* inflect(form, affix.flags, suffixes);
    }
  }
}

/** The dictionary declares two-character flags. */
function pairs(flags: string): string[] {
  return flags.match(/../gu) ?? [];
}
