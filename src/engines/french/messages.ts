import type { Category } from './category.ts';

/** What a pupil is told, by category, when no rule has a more precise sentence. */
export const categoryMessages: Record<Category, string> = {
  HOM_A: '« a » est le verbe avoir (on peut dire « avait ») ; « à » est la préposition.',
  HOM_ET:
    '« est » est le verbe être (on peut dire « était ») ; « et » relie deux mots (on peut dire « et puis »).',
  HOM_SON: '« sont » est le verbe être (on peut dire « étaient ») ; « son » indique la possession.',
  HOM_ON: '« ont » est le verbe avoir (on peut dire « avaient ») ; « on » est le pronom.',
  HOM_CES:
    "« ces » montre, « ses » possède, « c'est » présente, « s'est » accompagne un verbe pronominal.",
  HOM_SE: '« se » accompagne un verbe (il se dit) ; « ce » montre ou annonce (ce livre, ce qui).',
  HOM_LA:
    "« la » est l'article ou le pronom, « là » indique le lieu, « l'a » contient le verbe avoir (on peut dire « l'avait »).",
  HOM_OU:
    '« ou » propose un choix (on peut dire « ou bien ») ; « où » indique le lieu ou le moment.',
  HOM_PEU:
    "« peut » est le verbe pouvoir (on peut dire « pouvait ») ; « peu » s'oppose à « beaucoup ».",
  HOM_QUEL: "« quel(le) » accompagne un nom ; « qu'elle » peut devenir « qu'il ».",
  HOM_LEUR:
    '« leurs » accompagne un nom au pluriel ; « leur » devant un verbe (à eux) ne varie pas.',
  HOM_TOUT: "« Tout » s'accorde avec le mot qu'il accompagne : tout, toute, tous, toutes.",
  HOM_MEME: "« Même » s'accorde quand il accompagne un nom ou un pronom au pluriel.",
  HOM_DONC:
    '« donc » exprime la conséquence ; « dont » est un pronom relatif (le livre dont je parle).',
  HOM_SANS: 'Ces mots se prononcent de la même façon : vérifie leur sens dans la phrase.',
  HOM_PLUTOT: "« plutôt » signifie « de préférence » ; « plus tôt » s'oppose à « plus tard ».",
  HOM_QUOIQUE:
    '« quoique » signifie « bien que » ; « quoi que » signifie « quelle que soit la chose que ».',
  HOM_DAVANTAGE: "« davantage » signifie « plus » ; « d'avantage(s) » parle d'un bénéfice.",
  HOM_PARCE: '« parce que » exprime la cause.',
  HOM_PRES: '« près de » indique la proximité ; « prêt à » signifie « disposé à ».',
  HOM_VOIR: '« voir » est le verbe ; « voire » signifie « et même ».',
  HOM_CAR: 'Deux mots se ressemblent : vérifie lequel convient ici.',
  ACC_SV: "Le verbe s'accorde avec son sujet.",
  ACC_ADJ: "Le nom, son déterminant et ses adjectifs s'accordent en genre et en nombre.",
  ACC_PP_ETRE: "Avec « être », le participe passé s'accorde avec le sujet.",
  ACC_PP_AVOIR:
    "Avec « avoir », le participe passé ne s'accorde qu'avec un complément d'objet placé avant.",
  ACC_PP_PRON: "Le participe passé d'un verbe pronominal s'accorde le plus souvent avec le sujet.",
  VER_INF: 'Remplace par « vendre » ou « vendu » : « vendre » donne -er, « vendu » donne -é.',
  VER_CONJ: 'La terminaison du verbe ne convient pas ici.',
  VER_CONC: "Le temps de ce verbe ne s'accorde pas avec celui de la phrase.",
  VER_SI: "Après « si », la condition se met à l'imparfait, pas au conditionnel.",
  VER_MODE: 'Vérifie le mode ou le temps de ce verbe.',
  SYN_PHR: 'Cette phrase est à revoir.',
  SYN_INT: "Dans une interrogation indirecte, l'ordre des mots reste celui de l'affirmation.",
  SYN_REL: 'Ce pronom relatif ne convient pas à la construction du verbe.',
  SYN_NEG: "À l'écrit, la négation a deux mots : « ne… pas », « ne… jamais ».",
  SYN_PREP: 'Cette préposition ne convient pas.',
  SYN_PRON: 'On ne voit pas clairement ce que ce pronom remplace.',
  PON: "La ponctuation ou le trait d'union est à revoir.",
  MAJ: 'Vérifie la majuscule.',
  ORTH: "L'orthographe de ce mot est à revoir.",
  ACCENT: 'Un accent manque ou ne convient pas.',
  DOUBLE: 'Vérifie les consonnes doubles.',
  LEX_IMP: 'Ce mot ne convient pas ici.',
  LEX_REP: 'Ce mot est répété.',
  LEX_FAM: 'Ce mot est familier.',
  LEX_PLEO: 'Cette expression dit deux fois la même chose.',
  LEX_VAGUE: 'Ce mot est vague.',
  TYP: 'La présentation est à revoir.',
  PHI_GEN: "Cette généralité n'apprend rien : précise.",
  FR_AUT: "Ne confonds pas l'auteur, le narrateur et le personnage.",
  ANG_CALQUE: 'Cette tournure est calquée sur le français.',
  ANG_3P: 'À la troisième personne du présent, le verbe anglais prend un -s.',
  ANG_TPS: 'Le temps de ce verbe ne convient pas.',
};

/** Families that hold more than one quarrel: the sentence that speaks of the words at hand. */
const pairMessages: [forms: RegExp, message: string][] = [
  [
    /^(?:peut|peut être|peut-être)$/,
    "« peut-être » (sans doute) prend un trait d'union ; « peut être » se remplace par « pourrait être ».",
  ],
  [/^(?:sa|ça|ca)$/, '« ça » veut dire « cela » ; « sa » veut dire « la sienne ».'],
  [
    /^(?:ma|m'as?|ta|t'as?)$/,
    "« m'a » et « t'a » contiennent le verbe avoir (on peut dire « m'avait ») ; « ma » et « ta » indiquent la possession.",
  ],
  [
    /^(?:mon|m'ont|ton|t'ont)$/,
    "« m'ont » et « t'ont » contiennent le verbe avoir (on peut dire « m'avaient ») ; « mon » et « ton » indiquent la possession.",
  ],
  [/^(?:ce|se|ceux)$/, '« ceux » désigne des personnes ou des choses (ceux qui) ; « ce » montre.'],
  [
    /^(?:es|est|ai|aies?|ait|aient)$/,
    '« est » est le verbe être (on peut dire « était ») ; « ai », « ait » sont le verbe avoir.',
  ],
  [
    /^(?:sais|sait|c'est|s'est|ces|ses)$/,
    '« sait » est le verbe savoir (on peut dire « savait »).',
  ],
  [
    /^(?:leurs?|lui)$/,
    '« lui » remplace une seule personne, « leur » plusieurs ; devant un verbe, « leur » ne varie pas.',
  ],
];
/** Which of two words makes the quarrel another one than the category's own. */
const tellsApart =
  /^(?:sa|ça|ca|ma|ta|m'as?|t'as?|mon|ton|m'ont|t'ont|ceux|ai|aies?|ait|aient|sais|sait|lui|peut-être)$/;

/** What a pupil is told who wrote one of two words heard alike. */
export function slipMessage(category: Category, written: string, meant: string): string {
  const odd = category.startsWith('HOM') && [written, meant].some((form) => tellsApart.test(form));
  const found = odd && pairMessages.find(([forms]) => forms.test(written) && forms.test(meant));
  return found ? found[1] : categoryMessages[category];
}
