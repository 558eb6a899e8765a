import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { type At, conjugate, eachWord, finiteReadings, hasSlot, type RuleContext } from './rule.ts';
import { pastClitics, type Slot, slotOf } from './subject-pronouns.ts';

/** Words before « que » that call for the subjunctive, whatever follows. */
const triggers = new Set([
  'bien',
  'pour',
  'afin',
  'avant',
  'sans',
  'pourvu',
  'ce',
  'moins',
  'peur',
  'crainte',
  'encore',
  'condition',
]);
const impersonal =
  /^(?:nécessaire|possible|impossible|important|indispensable|préférable|essentiel|souhaitable|normal|juste|injuste|dommage|rare|temps|regrettable|primordial|utile|inutile|naturel|inévitable)$/;
/** Verbs of will, wish and fear, in the forms of the present and the imperfect. */
const willing =
  /^(?:veux|veut|voulons|veulent|voulait|voudrais|voudrait|souhaite|souhaitent|souhaitait|désire|désirent|exige|exigent|exigeait|ordonne|préfère|préfèrent|craint|craignent|regrette|redoute|doute|doutent|refuse|refusent|empêche|empêchent|attend)$/;

const feeling =
  /^(?:heureux|heureuse|content|contente|triste|fier|fière|surpris|surprise|étonné|étonnée|désolé|désolée|ravi|ravie)$/;

/** « bien qu'il est » : ces tournures veulent le subjonctif. */
export const subjunctive = eachWord((word, at, context) => {
  if (!/^(?:quoi)?qu[e']$/.test(word.form) || word.shield) return undefined;
  const called = word.form.startsWith('quoi') ? 'quoique' : word.index > 0 && callsSubjunctive(at);
  if (!called) return undefined;
  const found = subjectAt(at);
  if (!found) return undefined;
  const verb = at(pastClitics(at, found.next));
  return verb ? subjunctiveOf(verb, found.slot, called, context) : undefined;
});

/** A pronoun, or a plain group: « la loi », « chacun », « les hommes ». */
function subjectAt(at: At): { slot: Slot; next: number } | undefined {
  const first = at(1);
  if (!first) return undefined;
  const slot = slotOf(first.form);
  if (slot) return { slot, next: 2 };
  if (first.form === 'tout' && at(2)?.form === 'le' && at(3)?.form === 'monde')
    return { slot: ['3', 's'], next: 4 };
  if (
    /^(?:chacun|chacune|personne|rien|tout|aucun|aucune)$/.test(first.form) &&
    at(2)?.tag !== 'NOUN'
  )
    return { slot: ['3', 's'], next: 2 };
  if (first.form === "l'" && at(2)?.form === 'on') return { slot: ['3', 's'], next: 3 };
  // « Bien que Meursault est coupable » : a name alone.
  if (first.tag === 'PROPN') return { slot: ['3', 's'], next: 2 };
  if (first.tag !== 'DET') return undefined;
  const noun = at(2)?.tag === 'ADJ' ? 3 : 2;
  if (at(noun)?.tag !== 'NOUN') return undefined;
  const plural =
    /^(?:les|des|ces|ses|mes|tes|nos|vos|leurs|tous|toutes|certains|certaines|plusieurs|quelques)$/.test(
      first.form,
    );
  return { slot: ['3', plural ? 'p' : 's'], next: noun + 1 };
}

function callsSubjunctive(at: At): string | undefined {
  const adverb = /^(?:donc|alors|aussi|pourtant|cependant|absolument|ainsi|néanmoins|toutefois)$/;
  const back = adverb.test(at(-1)?.form ?? '') ? 2 : 1;
  const [before, before2, before3] = [back, back + 1, back + 2].map(
    (steps) => at(-steps)?.form ?? '',
  ) as [string, string, string];
  if (/^(?:faut|faudra|faudrait|fallait|fallut)$/.test(before)) return 'il faut que';
  if (
    impersonal.test(before) &&
    /^(?:est|serait|sera|était|semble|paraît)$/.test(before2) &&
    /^(?:il|ce|c')$/.test(before3)
  )
    return `il est ${before} que`;
  if (feeling.test(before) && /^(?:est|suis|sont|était|es|sommes|soit)$/.test(before2))
    return `être ${before} que`;
  if (before === 'peut' && before2 === 'se') return 'il se peut que';
  // « Il n'empêche que les faits sont là » : the fact is stated.
  if (/^empêche/.test(before) && before2 === "n'") return undefined;
  // « Il ne fait aucun doute que la Terre est ronde ».
  if (before === 'doute' && /^(?:sans|aucun|nul|de)$/.test(before2)) return undefined;
  if (willing.test(before)) return `${before} que`;
  if (!triggers.has(before)) return undefined;
  // « si bien que », « sait bien que », « ce que », « au moins que » are other words.
  if (
    before === 'bien' &&
    before2 !== '' &&
    !/^[,;:(–—.]$/.test(before2) &&
    !/^(?:et|mais|car|or|donc)$/.test(before2)
  )
    return undefined;
  if (before === 'ce')
    return before2 === 'à' && /^jusqu/.test(before3) ? "jusqu'à ce que" : undefined;
  if (before === 'condition') return before2 === 'à' ? 'à condition que' : undefined;
  if (before === 'moins') return before2 === 'à' ? 'à moins que' : undefined;
  if (before === 'peur' || before === 'crainte')
    return before2 === 'de' ? `de ${before} que` : undefined;
  if (before === 'encore' || before === 'avant' || before === 'sans')
    return before === 'encore' ? undefined : `${before} que`;
  return `${before} que`;
}

/** These never state a fact: no doubt is left, whatever the verb. */
const always = /^(?:afin que|pour que|jusqu'à ce que)$/;

function subjunctiveOf(
  verb: Word,
  [person, number]: Slot,
  called: string,
  { lexicon }: RuleContext,
) {
  const readings = finiteReadings(lexicon, verb.form);
  if (readings.length === 0 || readings.some((r) => /[ST]/.test(r.features))) return undefined;
  // « je doute qu'il fera » : the future, too, is written for the subjunctive.
  const present = readings.find(
    (reading) => hasSlot(reading, 'P', person, number) || hasSlot(reading, 'F', person, number),
  );
  const form = present && conjugate(lexicon, present.lemma, 'S', person, number);
  if (!form || form === verb.form) return undefined;
  return {
    rule: always.test(called) ? 'subjunctive/sure' : 'subjunctive',
    category: 'VER_MODE' as const,
    from: verb.index,
    to: verb.index + 1,
    message: `« ${called} » est suivi du subjonctif.`,
    suggestions: [form],
  };
}

const asks =
  /^(?:demand|sa[iv]|su$|sus$|ignor|dir|dis|dit|voi|verr|vérifi|question|doute|importe|interrog|compr|expliqu|détermin)/;

/** « Nous partirons si… » : what will or would be, on a condition. */
function promises(at: At, lexicon: Lexicon): boolean {
  if (at(-1)?.form === 'ni') return false;
  for (let step = -1; at(step) && step > -9; step--)
    if (finiteReadings(lexicon, at(step)!.form).some((r) => /^[FC]/.test(r.features)))
      return !/^(?:saur|apprend|annonc|devin|compren|jug|examin|test|étudi|discut|hésit|réfléch|montr|prouv|révél|précis|indiqu|décid)/.test(
        at(step)!.form,
      );
  return false;
}

/** « Si la guerre éclatera, tout sera perdu », where « Si la paix durera, l'avenir le dira » asks. */
function promisedAfter(at: At, lexicon: Lexicon): boolean {
  if (at(-1) !== undefined) return false;
  let [comma, found] = [false, false];
  for (let step = 1; at(step); step++) {
    const { form } = at(step)!;
    if (/^(?:dir|verr|saur|appren|montrer|juger|décid|nul|personne|rien)/.test(form)) return false;
    if (form === ',') comma = true;
    else if (comma && finiteReadings(lexicon, form).some((r) => /^F/.test(r.features)))
      found = true;
  }
  return found;
}

/** « si j'aurais » : après « si », pas de conditionnel. */
export const conditional = eachWord((word, at, { lexicon }) => {
  if ((word.form !== 'si' && word.form !== "s'") || word.shield) return undefined;
  const before = at(-1);
  if (
    before &&
    !/^(?:[,;:(«–—]|et|mais|car|or|que|qu'|même|donc)$/.test(before.form) &&
    !promises(at, lexicon)
  )
    return undefined;
  // « savoir si les hommes tiendront parole ou s'ils y renonceront » : the second question is asked by the verb of the first.
  const reach = before?.form === 'ou' ? 60 : 9;
  for (let step = -1; at(step) && step > -reach; step--)
    if (asks.test(at(step)!.form)) return undefined;
  // « Si tu aurais tort, je l'ignore » : what is asked may come first.
  for (let step = 1; at(step); step++)
    if (/^(?:ignor\p{L}+|sais|sait|savait|savent|demand\p{L}+|importe)$/u.test(at(step)!.form))
      return undefined;
  const found = subjectAt(at);
  const verb = found && at(pastClitics(at, found.next));
  if (!verb) return undefined;
  const readings = finiteReadings(lexicon, verb.form);
  const tense = readings.every((r) => /^C/.test(r.features)) ? 'I' : 'P';
  const future = readings.every((r) => /^F/.test(r.features));
  if (
    readings.length === 0 ||
    (tense === 'P' && !(future && (promises(at, lexicon) || promisedAfter(at, lexicon))))
  )
    return undefined;
  const form = conjugate(lexicon, readings[0]!.lemma, tense, ...found.slot);
  if (!form) return undefined;
  return {
    rule: 'conditional-after-si',
    category: 'VER_SI',
    from: verb.index,
    to: verb.index + 1,
    message:
      tense === 'I'
        ? "Après « si », la condition se met à l'imparfait, pas au conditionnel."
        : 'Après « si », la condition se met au présent, pas au futur.',
    suggestions: [form],
  };
});

/** « après qu'il soit parti » : le fait est accompli, l'indicatif. */
export const indicative = eachWord((word, at, { lexicon }) => {
  if (!/^qu[e']$/.test(word.form) || word.shield || at(-1)?.form !== 'après') return undefined;
  const found = subjectAt(at);
  const verb = found && at(pastClitics(at, found.next));
  if (!verb) return undefined;
  const readings = finiteReadings(lexicon, verb.form);
  if (readings.length === 0 || !readings.every(({ features }) => /^S/.test(features)))
    return undefined;
  const form = conjugate(lexicon, readings[0]!.lemma, 'P', ...found.slot);
  if (!form || form === verb.form) return undefined;
  return {
    rule: 'subjunctive/after',
    category: 'VER_MODE',
    from: verb.index,
    to: verb.index + 1,
    message: "« Après que » est suivi de l'indicatif : le fait a eu lieu.",
    suggestions: [form],
  };
});
