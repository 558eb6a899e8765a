import type { Lexicon } from '../lexicon/lexicon.ts';

const prefixes =
  `anti auto bi co contre cyber dé dés éco entre extra géo hyper hypo in inter intra macro méga méta micro mini mono nano
  kilo centi milli multi néo non para pluri poly post pré proto pseudo ré re semi socio sous sub super supra sur techno
  télé trans tri ultra uni vice psycho bio électro franco anglo historico politico judéo`.split(
    /\s+/,
  );
const suffixes: [RegExp, string[]][] = [
  [/^(.{3,})(?:ismes?|istes?)$/u, ['', 'e', 'al', 'ique', 'el', 'isme', 'iste']],
  [/^(.{4,})(?:ité|ités)$/u, ['', 'e', 'able', 'ible', 'al', 'el', 'if']],
  [/^(.{3,})(?:iens?|iennes?|éens?|éennes?)$/u, ['', 'e', 'ie', 'es', 'i']],
  [
    /^(.{4,})(?:isations?|iser|ise|isé|isée|isés|isées)$/u,
    ['', 'e', 'al', 'el', 'ique', 'i', 'ie'],
  ],
  [/^(.{5,})ment$/u, ['', 'e']],
];

/** Words built on a known one (« hyperconnecté », « spinoziste ») that dictionaries leave out. */
export function isDerived(form: string, lexicon: Lexicon): boolean {
  if (
    prefixes.some((prefix) => form.startsWith(prefix) && isStem(form.slice(prefix.length), lexicon))
  )
    return true;
  // « afférence », where « prédominence » has only a verb beside it.
  const quality = /^(.{4,})ences?$/u.exec(form)?.[1];
  if (quality && lexicon.readings(`${quality}ent`).some(({ pos }) => pos === 'adj')) return true;
  return suffixes.some(([pattern, endings]) => {
    const root = pattern.exec(form)?.[1];
    if (!root) return false;
    const known = (candidate: string) =>
      lexicon.isName(candidate) ||
      (pattern !== suffixes[4]![0] &&
        lexicon.isWord(candidate) &&
        lexicon.frequency(candidate) > 30);
    return endings.some((ending) => known(root + ending)) && !/(.)\1$/.test(root);
  });
}

function isStem(rest: string, lexicon: Lexicon): boolean {
  const stem = rest.replace(/^-/, '');
  return stem.length >= 5 && lexicon.isWord(stem) && lexicon.frequency(stem) > 10;
}
