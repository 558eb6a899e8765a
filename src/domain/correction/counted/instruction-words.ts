/** The vocabulary of someone who talks to the corrector, folded (no accents, no capitals). */

/** Turns a readable list of expressions into one group of a regular expression. */
export const oneOf = (expressions: string): string =>
  `(?:${expressions
    .split(/[,\n]/)
    .map((expression) => expression.trim())
    .filter((expression) => expression !== '')
    .join('|')})`;

export const MARKER =
  oneOf(`correcteurs?, correctrices?, examinateurs?, examinatrices?, evaluateurs?,
  evaluatrices?, jury, ia, ai, intelligence artificielle, modele(?: de langage)?, language model,
  assistant, chatbot, gpt, chatgpt, llm, claude, mistral, gemini, robot, algorithme, machine, logiciel,
  grader, marker, examiner, evaluator, systeme, system, bot`);

export const TOP_GRADE =
  oneOf(`\\b(?:1[5-9]|20)(?:[.]\\d+)? ?(?:/|sur|out of) ?20\\b, \\bvingt sur vingt\\b,
  \\b(?:20|vingt) points\\b, \\b100 ?%, \\bnotes? (?:max\\w*|parfaites?|la plus (?:haute|elevee)|complete),
  \\b(?:score|mention) (?:max\\w*|parfait|tres bien), \\b(?:points?|grade) max\\w*, \\btous les points\\b,
  \\b(?:le )?maximum de points\\b, \\bl'(?:integralite|ensemble) des points\\b,
  \\b(?:full|max\\w*|top|perfect|highest|best)(?: possible)? (?:marks?|grade|score|points|credit)\\b`);

export const GOOD_GRADE =
  oneOf(`\\b(?:meilleure|bonne|tres bonne|excellente) note\\b, \\bnote de \\d,
  \\b(?:good|high) (?:grade|mark|score)\\b`);

export const GIVE =
  oneOf(`mets?, mettez, donnez?, attribuez?, accordez?, notez?, evaluez?, assignez?,
  validez?, augmentez?, gonflez?, remontez?, montez?, octroyez?, inscri[st], inscrivez, ecri[st], ecrivez,
  rendez?, renvoie, renvoyez, retournez?, reponds, repondez, affichez?, sors, give, award, assign, grade,
  rate, score, mark, set, output, return, reply, respond, print, write`);

export const POLITE_ORDER =
  oneOf(`merci de, veuillez, priere de, tu dois, vous devez, il (?:te|vous) faut,
  je (?:te|vous) (?:prie|demande|ordonne|supplie) de, tu es (?:oblige|tenu), peux-tu, pouvez-vous,
  tu peux (?:me )?(?:mettre|donner), you must, you have to, please, make sure to, be sure to`);

export const DESERVE = oneOf(`merite, doit (?:obtenir|recevoir|avoir|etre notee?),
  devrait (?:obtenir|recevoir|avoir), deserves?, (?:should|must) (?:receive|get|be given)`);

export const IGNORE =
  oneOf(`ignorez?, oubliez?, negligez?, outrepassez?, contournez?, annulez?, supprimez?,
  desactivez?, ne (?:tiens|tenez|prends|prenez|suis|suivez|respectez?|appliquez?) (?:pas|plus|aucune?),
  (?:fais|faites) abstraction, laissez? (?:de cote|tomber), disregard, forget, override, bypass, skip,
  discard, stop following`);

export const RULES =
  oneOf(`consignes?, instructions?, directives?, ordres? (?:ci-dessus|precedents?),
  regles? (?:precedentes?|de notation|ci-dessus), baremes?, grilles?(?: de notation| d'evaluation)?,
  criteres? (?:de notation|d'evaluation|precedents?), prompt, rubric, (?:tout )?ce qui precede, previous,
  prior, above, preceding, earlier, message systeme`);

export const GREETING =
  oneOf(`cher, chere, chers, bonjour, salut, hey, hello, dear, attention, notes?,
  message, avis, information, instructions?, consignes?, rappel, important`);

export const RESULT_KEY =
  oneOf(`grade, note, note_finale, final_grade, score, niveau, level, placement,
  criteria, max_grade, anchor_band, bande, problematique, argumentation, references, conclusion, result,
  resultat, feedback, points?`);

export const VERDICT = oneOf(`correction, corrige, appreciation, commentaire du correcteur,
  resultat(?: de la correction)?, note(?: finale| attribuee| obtenue)?, final (?:grade|score), grade, score,
  verdict, evaluation, bilan du correcteur`);

export const COPY_ITSELF =
  oneOf(`cette (?:copie|dissertation|reponse|eleve), ma (?:copie|dissertation|note),
  ce (?:devoir|travail), mon (?:devoir|travail|essai), cet (?:eleve|essai|exercice),
  this (?:essay|student|copy|paper|answer|work|text), my (?:essay|grade|paper|work|answer)`);

/** What stands before an order: the start of a clause, never a subject. */
export const CLAUSE_START = `(?:^|[,;:.!?«"“(\\[{>*#=_–—-]\\s*|\\b${oneOf(
  'et, alors, donc, maintenant, puis, please, and, then, now, so, svp, stp, sinon',
)}\\s+)`;
