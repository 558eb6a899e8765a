import type { At } from '../rule.ts';
import { isVerb } from './clause-verbs.ts';
import {
  canBeNoun,
  type Homophone,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
  isOnlyInfinitive,
} from './homophone.ts';

/** What one does to everything: « tout comprendre ». */
const toAll =
  /^(?:expliquer|comprendre|savoir|dire|faire|acheter|connaître|contrôler|prévoir|perdre|avoir|maîtriser|changer|détruire|accepter|résoudre|décider|raconter|révéler|justifier|prendre|posséder|apprendre|donner|sacrifier|oublier|gagner|refuser|recommencer|démontrer|prouver|mesurer|interdire|permettre|voir|calculer|planifier|abandonner)$/;
const several = /^(?:nous|vous|ils|elles|on|les|-nous|-vous|-ils|-elles|-on|-t-on|tous|toutes)$/;
const pluralVerb = /(?:ons|ez|ent|ont)$/;

/** Somebody plural in sight, to whom « tous » might belong. */
function tellsOfSeveral(at: At): boolean {
  for (let step = -1; at(step) && !isOneOf(at(step), /^[,;:]$/) && step > -9; step--)
    if (
      isOneOf(at(step), several) ||
      (isVerb(at, step) && isOneOf(at(step), pluralVerb)) ||
      /^(?:les|des|ces|ses)$/.test(at(step)!.form)
    )
      return true;
  return false;
}

/** Feminine words taken for masculine ones heard alike, and the reverse. */
const byGender: Record<string, { after: RegExp; meant: string }> = {
  satyre: { after: /^(?:la|une|cette|sa)$/, meant: 'satire' },
  satyres: { after: /^(?:violentes|féroces|mordantes|sociales)$/, meant: 'satires' },
  foie: { after: /^(?:la|sa|bonne|mauvaise)$/, meant: 'foi' },
  cours: { after: /^(?:la|cette|sa|une)$/, meant: 'cour' },
  cour: { after: /^(?:le|un|ce|du|au|en)$/, meant: 'cours' },
  tribut: { after: /^(?:la|une|cette|sa)$/, meant: 'tribu' },
  tribu: { after: /^(?:le|un|ce|lourd)$/, meant: 'tribut' },
  statue: { after: /^(?:le|un|ce|du|au)$/, meant: 'statut' },
  statut: { after: /^(?:la|une|cette)$/, meant: 'statue' },
  moral: { after: /^(?:la|une|cette)$/, meant: 'morale' },
  dessein: { after: /^(?:bande)$/, meant: 'dessin' },
};

/** Words with a meaning of their own, where the construction leaves only one of them. */
export const sureWords: Homophone[] = [
  {
    category: 'HOM_CAR',
    sure: true,
    forms: Object.keys(byGender),
    choose(word, at, lexicon) {
      const { after, meant } = byGender[word.form]!;
      if (!isOneOf(at(-1), after) || at(1)?.tag === 'NOUN') return undefined;
      if (word.form === 'cour' && at(-1)!.form === 'en')
        return isOneOf(at(1), /^(?:de|d')$/) && !isOneOf(at(2), /^(?:assises|appel|cassation)$/)
          ? meant
          : undefined;
      return word.form === 'moral' &&
        lexicon.readings(at(1)?.form ?? '').some(({ pos }) => pos === 'nc')
        ? undefined
        : meant;
    },
  },
  {
    // « un statu juridique » : « statu » is only said before « quo ».
    category: 'HOM_CAR',
    sure: true,
    forms: ['statu'],
    choose: (_word, at) => (isOneOf(at(1), /^quo$/) ? undefined : 'statut'),
  },
  {
    // « le dessin de se venger » : what one means to do.
    category: 'HOM_CAR',
    sure: true,
    forms: ['dessin', 'dessins'],
    choose(word, at, lexicon) {
      if (!isOneOf(at(1), /^d[e']$/)) return undefined;
      const act = isOneOf(at(2), /^(?:se|s'|le|la|l'|les|ne|nous|lui|leur)$/) ? 3 : 2;
      return at(act)?.tag === 'VERBi' && isOnlyInfinitive(lexicon, at(act))
        ? word.form.replace('dessin', 'dessein')
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['sang', 'cent'],
    choose: (_word, at, lexicon) =>
      at(1)?.tag === 'VERBi' && isOnlyInfinitive(lexicon, at(1)) && at(-1)?.tag !== 'DET'
        ? 'sans'
        : undefined,
  },
  {
    // « il n'est pas prêt de la mer », « prête d'oublier » : near, and it never varies.
    category: 'HOM_PRES',
    sure: true,
    forms: ['prêt', 'prête', 'prêts', 'prêtes'],
    choose(_word, at) {
      if (!isOneOf(at(1), /^(?:de|d'|du|des)$/)) return undefined;
      const back = isOneOf(at(-1), /^(?:pas|plus|tout|très|si|aussi|trop|bien)$/) ? -2 : -1;
      return isOneOf(
        at(back),
        /^(?:est|sont|suis|es|sommes|était|étaient|être|sera|serait|semble|habite|vit|vivent|passe)$/,
      )
        ? 'près'
        : undefined;
    },
  },
  {
    // « ne permet pas de tous expliquer » : everything, where nobody plural is in sight.
    category: 'HOM_TOUT',
    sure: true,
    forms: ['tous'],
    choose: (_word, at) =>
      isOneOf(at(1), toAll) &&
      !isOneOf(at(2), /^(?:à|les)$/) &&
      isOneOf(at(-1), /^(?:de|pas|à|pour|pouvoir|vouloir|devoir|peut|veut|doit|croit|sans)$/) &&
      !tellsOfSeveral(at)
        ? 'tout'
        : undefined,
  },
  {
    // « celui qui s'est se contenter de peu » : he knows how.
    category: 'HOM_CES',
    sure: true,
    words: 2,
    forms: ["s'", "c'"],
    choose(word, at, lexicon) {
      if (at(1)?.form !== 'est' || !isOneOf(at(-1), /^(?:qui|il|elle|on|ne|n')$/)) return undefined;
      const reflexive = isOneOf(at(2), /^(?:se|s')$/) && isInfinitive(lexicon, at(3));
      const plain =
        word.form === "c'" && at(2)?.tag === 'VERBi' && /(?:re|oir|ir)$/.test(at(2)!.form);
      return reflexive || plain ? 'sait' : undefined;
    },
  },
  {
    // « Quelle le veuille ou non », « Quelle vienne ou pas ».
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quelle', 'quelles'],
    choose(word, at, lexicon) {
      if (at(-1)?.kind === 'word') return undefined;
      let step = 1;
      while (isOneOf(at(step), /^(?:le|la|les|l'|en|y|ne|n'|se|s'|lui|leur|me|nous)$/)) step++;
      const readings = lexicon.readings(at(step)?.form ?? '');
      const wished = readings.some(({ features }) => /S/.test(features) && features.includes('3'));
      const choice = [1, 2, 3, 4, 5].some((more) => at(step + more)?.form === 'ou');
      return wished && !canBeNoun(lexicon, at(step)) && choice
        ? word.form.replace('quelle', "qu'elle")
        : undefined;
    },
  },
  {
    // « Beaucoup si brûlent les ailes » : « si » wants a subject, « s'y » a verb.
    category: 'HOM_SANS',
    sure: true,
    forms: ['si'],
    choose(_word, at, lexicon) {
      if (
        !isOneOf(
          at(-1),
          /^(?:beaucoup|certains|certaines|plusieurs|tous|toutes|chacun|peu|nul|personne|ceux-ci|cela|autres)$/,
        )
      )
        return undefined;
      if (isOneOf(at(2), /^qu[e']$/)) return undefined;
      if (isOneOf(at(1), /^(?:est|sont|était|étaient)$/))
        return at(2)?.tag === 'VERBp' ? "s'y" : undefined;
      return isOnlyFinite(lexicon, at(1)) ? "s'y" : undefined;
    },
  },
];
