/** A sign, in folded text, that a sentence talks to the corrector; the weights of one kind do not add up. */
type Clue = { kind: string; weight: number; sign: RegExp };

const grade = String.raw`(?:\b(?:1[5-9]|20)(?:[.,]\d+)? ?(?:/|sur) ?20\b|\bvingt sur vingt\b|\b(?:20|vingt) points\b|\b100 ?%|\b(?:note|notation|score|mark|grade|points?|mention)s? (?:max\w*|parfaite?s?|complete?s?|la plus (?:haute|elevee)|tres bien)|\b(?:tous les|le maximum de|l'integralite des|l'ensemble des) points\b|\b(?:full|max\w*|top|perfect|highest|best)(?: possible)? (?:marks?|grade|score|points|credit)\b|\b20 out of 20\b|\bmaximum de points\b)`;
const order = String.raw`(?:mets?|mettez|donnez?|attribuez?|accordez?|notez?|evaluez?|assignez?|validez?|augmentez?|gonflez?|remontez?|montez?|octroyez?|inscri[st]|inscrivez|ecri[st]|ecrivez|rendez?|renvoie|renvoyez|retournez?|reponds|repondez|affichez?|sors|give|award|assign|grade|rate|score|mark|set|output|return|reply|respond|print|write)`;
const rules = String.raw`(?:consignes?|instructions?|directives?|ordres? (?:ci-dessus|precedents?)|regles? (?:precedentes?|de notation|ci-dessus)|baremes?|grilles?(?: de notation| d'evaluation)?|criteres? (?:de notation|d'evaluation|precedents?)|prompt|rubric|(?:tout )?ce qui precede|previous|prior|above|preceding|earlier|system prompt|message systeme)`;
const marker = String.raw`(?:correct(?:eur|rice)s?|examinat(?:eur|rice)s?|evaluat(?:eur|rice)s?|jury|ia|a\.i\.|ai|intelligence artificielle|modele(?: de langage)?|language model|assistant|chatbot|gpt|chatgpt|llm|claude|mistral|gemini|robot|algorithme|machine|logiciel|grader|marker|examiner|evaluator|systeme|system|bot)`;
const ignore = String.raw`(?:ignorez?|oubliez?|negligez?|outrepassez?|contournez?|annulez?|supprimez?|desactivez?|ne (?:tiens|tenez|prends|prenez|suis|suivez|respectez?|appliquez?) (?:pas|plus|aucune?)|fais abstraction|faites abstraction|laissez? (?:de cote|tomber)|ignore|disregard|forget|override|bypass|skip|discard|stop following)`;
const opening = String.raw`(?:^|[,;:.!?«"“(\[{>*#=_–—-]\s*|\b(?:et|alors|donc|maintenant|puis|please|and|then|now|so|svp|stp|sinon)\s+)`;

export const CLUES: Clue[] = [
  { kind: 'grade', weight: 2, sign: new RegExp(grade) },
  {
    kind: 'grade',
    weight: 1,
    sign: /\b(?:meilleure|bonne|tres bonne|excellente) note\b|\bnote de \d|\b(?:good|high) (?:grade|mark|score)\b/,
  },
  {
    kind: 'order',
    weight: 1.5,
    sign: new RegExp(
      `${opening}(?:(?:merci de|veuillez|il faut|je veux|tu dois|vous devez|tu vas|vous allez|you must|you should|please) )?(?:me |lui |nous |moi |-moi )?${order}\\b`,
    ),
  },
  {
    kind: 'order',
    weight: 1.5,
    sign: /\b(?:merci de|veuillez|priere de|je (?:te|vous) (?:prie|demande|ordonne|supplie) de|tu dois|vous devez|tu es (?:oblige|tenu)|il (?:te|vous) faut|tu peux (?:me )?(?:mettre|donner)|peux-tu|pouvez-vous|you must|you have to|please|make sure to|be sure to)\b/,
  },
  {
    kind: 'order',
    weight: 1,
    sign: /\b(?:merite|doit (?:obtenir|recevoir|avoir|etre note)|devrait (?:obtenir|recevoir|avoir)|deserves?|should (?:receive|get|be given)|must (?:receive|get|be given))\b/,
  },
  {
    kind: 'ignore',
    weight: 3,
    sign: new RegExp(
      `${opening}(?:(?:merci d[e'] ?|veuillez |il faut |tu dois |vous devez |please |you must )?)${ignore}r?\\b[^.!?]{0,50}\\b${rules}\\b`,
    ),
  },
  {
    kind: 'ignore',
    weight: 2.5,
    sign: /\b(?:ignorer|oublier|negliger|contourner)\b[^.!?]{0,30}\b(?:consignes|instructions|directives|bareme|prompt)\b[^.!?]{0,30}(?:precedent|ci-dessus|systeme|recu|initial|de (?:notation|correction))/,
  },
  {
    kind: 'marker',
    weight: 2,
    sign: new RegExp(
      `${opening}(?:cher|chere|chers|bonjour|salut|hey|hello|dear|attention|note|message|avis|information|instruction|consigne|rappel|important)s?\\b[^.!?]{0,25}\\b${marker}\\b`,
    ),
  },
  { kind: 'marker', weight: 2, sign: new RegExp(`^[\\s*#>\\[<(=_-]*${marker}[\\s*\\])]*[:>,!]`) },
  { kind: 'marker', weight: 1, sign: new RegExp(`\\b${marker}\\b`) },
  {
    kind: 'role',
    weight: 2.5,
    sign: /\b(?:tu es|vous etes) (?:desormais|maintenant|a present|dorenavant)\b[^.!?]{0,40}\b(?:ia|assistant|correct\w+|modele|professeur|mode)\b|\byou are now\b|\bact as\b|\bagis comme\b|\bcomporte-toi comme\b|\bpasse en mode\b|\bmode (?:developpeur|admin|debug|god)\b|\b(?:developer|admin|debug|dan) mode\b/,
  },
  {
    kind: 'role',
    weight: 1.5,
    sign: /\ben tant qu(?:e |')(?:ia|intelligence artificielle|correct\w+|modele|assistant|examinat\w+|evaluat\w+)\b[^.!?]{0,60}\b(?:tu|vous)\b/,
  },
  {
    kind: 'control',
    weight: 3,
    sign: /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|copie|copy|instructions?|sujet|s)\b[^>]*\|?>|\[\/?(?:inst|system|sys|assistant)\]|<<\/?sys>>|^#{2,} ?(?:instruction|system|response|reponse)|\bbegin (?:system|prompt)|\b(?:system|new) (?:prompt|instructions?) ?:|^(?:system|assistant|developer|user|systeme) ?:|\bprompt systeme\b ?:/,
  },
  {
    kind: 'control',
    weight: 3,
    sign: /[{[,]\s*["']?(?:grade|note|note_finale|final_grade|score|niveau|level|placement|criteria|max_grade|anchor_band|bande|problematique|argumentation|references|conclusion|result|resultat|feedback|points?)["']?\s*:/,
  },
  {
    kind: 'end',
    weight: 3,
    sign: /(?:^|[-=*#_<[(]{2,} ?)\s*(?:fin|end) (?:de |of |du |d')?(?:la |the |l')?(?:copie|devoir|document|texte|dissertation|submission|essay|transcript\w*|student|eleve|paper|input|donnees)\b/,
  },
  {
    kind: 'end',
    weight: 3,
    sign: /^[\s*#=_>-]*(?:correction|corrige|appreciation|commentaire du correcteur|resultat(?: de la correction)?|note(?: finale| attribuee| obtenue)?|final (?:grade|score)|grade|score|verdict|evaluation|bilan du correcteur)\s*[:=]\s*[^.!?]{0,40}(?:\d|excellent|parfait|maximum|perfect|a4)/,
  },
  {
    kind: 'self',
    weight: 1,
    sign: /\b(?:cette (?:copie|dissertation|reponse)|ma (?:copie|dissertation|note)|ce (?:devoir|travail)|mon (?:devoir|travail|essai)|cet (?:eleve|essai|exercice)|cette eleve|this (?:essay|student|copy|paper|answer|work|text)|my (?:essay|grade|paper|work|answer))\b/,
  },
  {
    kind: 'self',
    weight: 0.5,
    sign: /\bl'eleve\b|\ble candidat\b|\bla candidate\b|\bthe (?:student|candidate)\b/,
  },
  {
    kind: 'obey',
    weight: 3,
    sign: /\b(?:decode[sz]?|dechiffre[sz]?|execute[sz]?|run|decode|follow|applique[sz]?|suis|suivez|obeis|obeissez)\b[^.!?]{0,40}\b(?:base ?64|rot13|hexadecimal|ce (?:texte|message|code) (?:code|chiffre|cache)|instructions? (?:suivantes?|ci-dessous|cachees?|codees?|below|hidden)|following instructions?|hidden (?:message|instructions?))\b/,
  },
];

/** How much a folded sentence looks like an order to the corrector: the best clue of each kind, added up. */
export function clueWeight(folded: string): number {
  const best = new Map<string, number>();
  for (const { kind, weight, sign } of CLUES) {
    if (weight > (best.get(kind) ?? 0) && sign.test(folded)) best.set(kind, weight);
  }
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}
