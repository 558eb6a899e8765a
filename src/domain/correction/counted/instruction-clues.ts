import * as w from './instruction-words.ts';

/** A sign, in folded text, that a sentence talks to the corrector. */
type Clue = { kind: string; weight: number; sign: RegExp };

const clue = (kind: string, weight: number, sign: string | RegExp): Clue => ({
  kind,
  weight,
  sign: new RegExp(sign),
});

const CLUES: Clue[] = [
  clue('grade', 2, w.TOP_GRADE),
  clue('grade', 1, w.GOOD_GRADE),
  clue(
    'order',
    1.5,
    `${w.CLAUSE_START}(?:${w.POLITE_ORDER} )?(?:me |lui |nous |moi )?${w.GIVE}\\b`,
  ),
  clue('order', 1.5, `\\b${w.POLITE_ORDER}\\b`),
  clue('order', 1, `\\b${w.DESERVE}\\b`),
  clue(
    'ignore',
    3,
    `${w.CLAUSE_START}(?:${w.POLITE_ORDER} )?${w.IGNORE}r?\\b[^.!?]{0,50}\\b${w.RULES}\\b`,
  ),
  clue(
    'ignore',
    2.5,
    /\b(?:ignorer|oublier|negliger|contourner)\b[^.!?]{0,30}\b(?:consignes|instructions|directives|bareme|prompt)\b[^.!?]{0,30}(?:precedent|ci-dessus|systeme|recu|initial|de (?:notation|correction))/,
  ),
  clue('marker', 2, `${w.CLAUSE_START}${w.GREETING}\\b[^.!?]{0,25}\\b${w.MARKER}\\b`),
  clue('marker', 2, `^[\\s*#>\\[<(=_-]*${w.MARKER}[\\s*\\])]*[:>,!]`),
  clue('marker', 1, `\\b${w.MARKER}\\b`),
  clue(
    'role',
    2.5,
    `\\b(?:tu es|vous etes) (?:desormais|maintenant|a present|dorenavant)\\b[^.!?]{0,40}\\b(?:${w.MARKER}|professeur|mode)\\b`,
  ),
  clue(
    'role',
    2.5,
    /\byou are now\b|\bact as\b|\bagis comme\b|\bcomporte-toi comme\b|\bpasse en mode\b/,
  ),
  clue(
    'role',
    2.5,
    /\bmode (?:developpeur|admin|debug|god)\b|\b(?:developer|admin|debug|dan) mode\b/,
  ),
  clue('role', 1.5, `\\ben tant qu(?:e |')${w.MARKER}\\b[^.!?]{0,60}\\b(?:tu|vous)\\b`),
  clue(
    'control',
    3,
    /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|copie|copy|instructions?|sujet|s)\b[^>]*\|?>/,
  ),
  clue(
    'control',
    3,
    /\[\/?(?:inst|system|sys|assistant)\]|<<\/?sys>>|^#{2,} ?(?:instruction|system|response|reponse)/,
  ),
  clue(
    'control',
    3,
    /\bbegin (?:system|prompt)|\b(?:system|new) (?:prompt|instructions?) ?:|^(?:system|assistant|developer|user|systeme) ?:/,
  ),
  clue('control', 3, `[{[,]\\s*["']?${w.RESULT_KEY}["']?\\s*:`),
  clue('control', 3, `["']${w.RESULT_KEY}["']\\s*[:=]\\s*["'\\d]`),
  clue(
    'end',
    3,
    /(?:^|[-=*#_<[(]{2,} ?)\s*(?:fin|end) (?:de |of |du |d')?(?:la |the |l')?(?:copie|devoir|document|texte|dissertation|submission|essay|transcript\w*|student|eleve|paper|input|donnees)\b/,
  ),
  clue(
    'end',
    3,
    `^[\\s*#=_>-]*${w.VERDICT}\\s*[:=]\\s*[^.!?]{0,40}(?:\\b20\\b|\\d ?(?:/|sur) ?\\d|excellent|parfait|maximum|perfect|a4)`,
  ),
  clue('self', 1, `\\b${w.COPY_ITSELF}\\b`),
  clue('self', 0.5, /\bl'eleve\b|\ble candidat\b|\bla candidate\b|\bthe (?:student|candidate)\b/),
  clue(
    'obey',
    3,
    /\b(?:decode[sz]?|dechiffre[sz]?|execute[sz]?|run|follow|applique[sz]?|suis|suivez|obeis|obeissez)\b[^.!?]{0,40}\b(?:base ?64|rot13|hexadecimal|ce (?:texte|message|code) (?:code|chiffre|cache)|instructions? (?:suivantes?|ci-dessous|cachees?|codees?|below|hidden)|following instructions?|hidden (?:message|instructions?))\b/,
  ),
];

/** How much a folded sentence looks like an order to the corrector: the best clue of each kind, added up. */
export function clueWeight(folded: string): number {
  const best = new Map<string, number>();
  for (const { kind, weight, sign } of CLUES) {
    if (weight > (best.get(kind) ?? 0) && sign.test(folded)) best.set(kind, weight);
  }
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}
