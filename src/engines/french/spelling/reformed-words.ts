import type { Lexicon } from '../lexicon/lexicon.ts';

/** Words the rectifications of 1990 name one by one, as far as the lexicon lacks them. */
const named =
  /^(?:sècheresse|sècherie|crèmerie|cèleri|allègement|allègrement|abrègement|empiètement|règlementa\p{L}*|règlementer?|véto|diésel|sénior|placébo|crédo|sombréro|révolver|allégro|artéfact|facsimilé|mémento|pédigrée|tréponème|combattif|combattive|combattivité|bonhommie|charriot|imbécilité|persiffl\p{L}+|boursouffl\p{L}+|saccarine|ognon|nénufar|relai|joailler|quincailler|serpillère|levreau|exéma|gageüre)s?$/u;

/** What was written before 1990, by family: « renouvèlement », « corole » (not « fole »), « argüée ». */
const families: [RegExp, string][] = [
  [/è([lt])(ements?)$/u, 'e$1$1$2'],
  [/(?<!^[cfm])ole(s?)$/u, 'olle$1'],
  [/gü/u, 'gu'],
];

/** A spelling of 1990: right, though dictionaries may only know the older one. */
export const isReformed = (form: string, lexicon: Lexicon): boolean =>
  named.test(form) ||
  families.some(
    ([pattern, older]) => pattern.test(form) && lexicon.isWord(form.replace(pattern, older)),
  ) ||
  lacksCircumflex(form, lexicon);

/** « accroit », « abime » : « î » and « û » go bare, but where they tell a past (« il fût »). */
const lacksCircumflex = (form: string, lexicon: Lexicon) =>
  [...form.matchAll(/[iu]/g)].some(({ index }) => {
    const circumflex = form[index] === 'i' ? 'î' : 'û';
    const whole = form.slice(0, index) + circumflex + form.slice(index + 1);
    const isPast = /[îû](?:t|mes|tes)$/.test(whole) && !/[ao]ît$/.test(whole);
    return !isPast && lexicon.isWord(whole);
  });
