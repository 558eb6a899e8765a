import type { CriterionKey } from '#domain/correction/rubric.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import type { LevelTitle } from '#domain/progress/level.ts';
import { typeset } from './typeset.ts';

/** The titles are the specification's. */
export const levelTitles: Record<LevelTitle, string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
  master: 'Maître',
  expert: `Expert ${PRODUCT_NAME}`,
};

export const skillNames: Record<CriterionKey, string> = {
  problematique: 'Problématique',
  argumentation: 'Argumentation',
  references: 'Références',
  exemples: 'Exemples',
  conclusion: 'Conclusion',
};

/** What a pupil calls each fault; a category not listed takes the name of its family. */
const faults: Record<string, string> = {
  HOM_A: 'a / à',
  HOM_ET: 'et / est',
  HOM_SON: 'son / sont',
  HOM_ON: 'on / ont',
  HOM_OU: 'ou / où',
  HOM_CES: "ces / ses / c'est",
  HOM_SE: "se / ce / s'est",
  HOM_LA: "la / là / l'a",
  HOM_LEUR: 'leur / leurs',
  HOM_PEU: 'peu / peut / peux',
  HOM_CAR: 'car / quart / quand',
  HOM_TOUT: 'tout / tous',
  HOM_SANS: "sans / s'en / c'en",
  HOM_QUEL: "quel / qu'elle",
  HOM_MEME: 'même / mêmes',
  HOM_VOIR: 'voir / voire',
  HOM_PRES: 'près / prêt',
  HOM_QUOIQUE: 'quoique / quoi que',
  HOM_PARCE: 'parce que / par ce que',
  HOM_PLUTOT: 'plutôt / plus tôt',
  HOM_DAVANTAGE: "davantage / d'avantage",
  HOM_DONC: "donc / dont / d'on",
  HOM: 'Homophones',
  ACC_SV: 'Accord sujet-verbe',
  ACC_ADJ: 'Accord de l’adjectif',
  ACC_PP: 'Accord du participe passé',
  ACC: 'Accords',
  VER_INF: 'Infinitif ou participe (-er / -é)',
  VER_SI: 'Temps après « si »',
  VER: 'Conjugaison',
  ORTH: 'Orthographe d’usage',
  ACCENT: 'Accents',
  SYN_NEG: 'Négation incomplète',
  SYN: 'Construction de la phrase',
  LEX_REP: 'Répétitions',
  LEX_FAM: 'Mots familiers',
  LEX: 'Choix du mot',
  PHI: 'Généralités',
  FR: 'Langue',
  PON: 'Ponctuation',
  MAJ: 'Majuscules',
  TYP: 'Présentation',
};

export function errorName({ kind, category }: { kind: 'fault' | 'weakness'; category: string }) {
  if (kind === 'weakness') return skillNames[category as CriterionKey] ?? category;
  const [family = ''] = category.split('_');
  const parts = category.split('_').slice(0, 2).join('_');
  return typeset(faults[category] ?? faults[parts] ?? faults[family] ?? 'Langue');
}
