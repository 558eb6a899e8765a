import { type At, eachWord } from './rule.ts';
import { isVerbOf } from './verb-lemma.ts';

type Wanted = { lemmas: string[]; reflexive: boolean; written: RegExp; wanted: 'à' | 'de' };

const table: Wanted[] = [
  { lemmas: ['intéresser'], reflexive: true, written: /^(?:sur|pour|dans|de)$/, wanted: 'à' },
  { lemmas: ['opposer'], reflexive: true, written: /^contre$/, wanted: 'à' },
  { lemmas: ['attaquer'], reflexive: true, written: /^(?:sur|contre)$/, wanted: 'à' },
  { lemmas: ['inspirer'], reflexive: true, written: /^(?:sur|à)$/, wanted: 'de' },
  {
    lemmas: ['méfier', 'moquer', 'souvenir'],
    reflexive: true,
    written: /^(?:sur|à|contre)$/,
    wanted: 'de',
  },
  { lemmas: ['contribuer'], reflexive: false, written: /^(?:sur)$/, wanted: 'à' },
  { lemmas: ['dépendre'], reflexive: false, written: /^(?:sur|à)$/, wanted: 'de' },
  { lemmas: ['profiter'], reflexive: false, written: /^sur$/, wanted: 'de' },
];
const rows = table.map((row) => ({ ...row, lemmas: new Set(row.lemmas) }));
const determiner =
  /^(?:le|la|l'|les|un|une|des|ce|cet|cette|ces|son|sa|ses|leur|leurs|notre|nos|mon|ma|mes)$/;
const contracted: Record<string, Record<string, string>> = {
  à: { le: 'au', les: 'aux' },
  de: { le: 'du', les: 'des' },
};

/** « il s'intéresse sur la question », « cela dépend à chacun » : the preposition the verb asks for. */
export const verbPreposition = eachWord((word, at, { lexicon }) => {
  if (!/^(?:VERB)/.test(word.tag) || word.shield) return undefined;
  let step = 1;
  while (
    /^(?:pas|plus|aussi|surtout|beaucoup|peu|donc|davantage|particulièrement|principalement)$/.test(
      at(step)?.form ?? '',
    )
  )
    step++;
  const preposition = at(step);
  const article = at(step + 1);
  if (!preposition || !determiner.test(article?.form ?? '') || at(step + 2)?.tag !== 'NOUN')
    return undefined;
  const row = rows.find(
    ({ lemmas, reflexive, written }) =>
      written.test(preposition.form) &&
      isVerbOf(lexicon, word, lemmas) &&
      (!reflexive || isReflexive(at)),
  );
  if (!row || circumstance.test(at(step + 2)!.form)) return undefined;
  // « s'intéresse dans ce pamphlet à l'origine du mal » : what is asked for still comes.
  if (row.wanted === 'à')
    for (let later = step + 3; at(later)?.kind === 'word' && later < step + 9; later++)
      if (/^(?:à|aux?)$/.test(at(later)!.form)) return undefined;
  const joined = contracted[row.wanted]![article!.form];
  const elided = row.wanted === 'de' && /^(?:une?)$/.test(article!.form) ? "d'" : `${row.wanted} `;
  return {
    rule: 'phrase/sure/SYN_PREP',
    category: 'SYN_PREP',
    from: preposition.index,
    to: preposition.index + 2,
    message: `Ce verbe se construit avec « ${row.wanted} ».`,
    suggestions: [joined ?? `${elided}${article!.raw}`],
  };
});

/** « s'intéresse, dans ce roman », « s'inspire à cette époque » : when or where, not what. */
const circumstance =
  /^(?:roman|livre|poème|texte|œuvre|pièce|partie|chapitre|passage|scène|extrait|époque|fois|moment|jour|année|siècle|début|fin|but|cadre|mesure|temps|cas|plupart|plan|point|ans|plaisir|place|façon|manière|occasion|évidence|avis|heure|instant|stade|origine|côté|tour|recueil|essai|article|discours|tableau|film|conte|lettre)s?$/;

function isReflexive(at: At): boolean {
  if (/^(?:se|s')$/.test(at(-1)?.form ?? '')) return true;
  if (/^(?:je m'|je me|tu t'|nous nous|vous vous)$/.test(`${at(-2)?.form} ${at(-1)?.form}`))
    return true;
  return (
    /^(?:est|sont|était|étaient)$/.test(at(-1)?.form ?? '') &&
    /^(?:se|s')$/.test(at(-2)?.form ?? '')
  );
}
