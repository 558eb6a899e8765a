import type { Category } from '../../category.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import {
  finiteReadings,
  isFiniteTag,
  type Rule,
  type RuleContext,
  type RuleFinding,
} from '../rule.ts';
import { pastAdverbs } from './adverb-groups.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';
import { nextAttribute } from './paired-attribute.ts';
import { headedVerbs } from './pronoun-heads.ts';
import { headsPastRelative } from './relative-head.ts';
import { clausesOf } from './subject.ts';

const copulas = new Set(['être', 'sembler', 'paraître', 'devenir', 'rester', 'demeurer', 'naître']);
const pronounMarks: Record<string, Marks> = {
  il: new Set(['ms']),
  elle: new Set(['fs']),
  ils: new Set(['mp']),
  elles: new Set(['fp']),
  nous: new Set(['mp', 'fp']),
  cela: new Set(['ms']),
  ceci: new Set(['ms']),
};
/** « -il » is left out: « est-il important de ». */
const askedMarks: Record<string, Marks> = {
  '-elle': new Set(['fs']),
  '-elles': new Set(['fp']),
  '-ils': new Set(['mp']),
};
/** « se sent seul », « se croit libre » : the adjective tells of the subject. */
const feels = /^(?:sentir|croire|montrer|trouver|retrouver|avérer|révéler|vouloir|dire|prétendre)$/;
const ofUs =
  /^(?:sommes|étions|serons|serions|fûmes|restons|demeurons|devenons|semblons|paraissons|resterons|deviendrons)$/;
/** Reflexive verbs whose pronoun is not the object: the participle does not move. */
const indirect =
  /^(?:parlé|succédé|plu|nui|menti|souri|suffi|ressemblé|téléphoné|écrit|dit|demandé|donné|permis|rendu|imaginé|fait|laissé|vu|promis|répondu|survécu|déplu|mis|posé|offert|accordé|attribué|appropriés?|répété|acheté|raconté|voulu|ri|juré|reproché|avoué|confié|procuré|arrogés?)$/;

/** « ils se sont jeté des pierres », where « emparés des terres » agrees. */
const thrown = /^(?:jeté|lancé|envoyé|adressé|échangé|infligé|porté)$/;

/** « les lois sont injuste », « la décision a été pris » : l'attribut et le participe suivent le sujet. */
export const attribute: Rule = (context) => {
  const { document, lexicon } = context;
  const fromNouns = document.sentences.flatMap((_, sentence) =>
    clausesOf(document, sentence, lexicon).flatMap(({ head, marks, verb, nouns }) =>
      check(verb, marks, head.raw, nouns, context),
    ),
  );
  // « ce n'est pas la technique qui est mauvaise ».
  const fromRelatives = document.sentences.flatMap((_, sentence) =>
    headedVerbs(document, sentence, lexicon).flatMap(({ head, number, verb, bears }) => {
      if (head.tag !== 'NOUN' && !bears) return [];
      const known = bears ?? marksOf(lexicon, head.form, isNoun);
      const marks = [...known].filter((mark) => mark[1] === number);
      return marks.length === 1 ? check(verb, new Set(marks), head.raw, [], context) : [];
    }),
  );
  const fromFar = document.sentences.flatMap((_, sentence) =>
    headsPastRelative(document, sentence, lexicon).flatMap(({ head, marks, verb }) =>
      check(verb, marks, head.raw, [], context),
    ),
  );
  const fromPronouns = document.words.flatMap((word) => {
    const marks = pronounMarks[word.form];
    if (!marks || word.shield || isJoined(word, document.words)) return [];
    const verb = document.words
      .slice(word.index + 1, word.index + 4)
      .find(({ form }) => !/^(?:ne|n'|se|s'|y|en|lui|leur)$/.test(form));
    // « le devoir qu'elle s'était imposé » : the object before rules, not the subject.
    const [before, next] = [document.words[word.index - 1], document.words[word.index + 1]];
    if (/^qu[e']$/.test(before?.form ?? '') && /^(?:se|s')$/.test(next?.form ?? '')) return [];
    // « il » may stand for nothing at all: « il est important de ».
    if (word.form === 'nous' && !ofUs.test(verb?.form ?? '')) return [];
    // « Mes amis et moi nous sommes réparti les tâches » : what comes after is the object.
    if (word.form === 'nous' && document.words[word.index - 1]?.form === 'moi') return [];
    return verb && verb.sentence === word.sentence && word.form !== 'il'
      ? check(verb, marks, word.raw, [], context)
      : [];
  });
  // « Les hommes sont-ils bons ? » : in the question the pronoun comes after.
  const fromAsked = document.words.flatMap((word) => {
    const marks = askedMarks[word.form.replace(/^-t-/, '-')];
    const verb = document.words[word.index - 1];
    return marks && !word.shield && verb && isFiniteTag(verb)
      ? check(verb, marks, word.raw.replace(/^-(?:t-)?/, ''), [], context, word.index + 1)
      : [];
  });
  return [...fromNouns, ...fromRelatives, ...fromFar, ...fromPronouns, ...fromAsked];
};

/** « Pierre et elle sont venus » : two of them, where « mais elle est venue » is one. */
function isJoined({ form, index }: Word, words: Word[]): boolean {
  const before = words[index - 1];
  if (before?.tag !== 'CCONJ') return before?.tag === 'ADP';
  if (/^(?:mais|car|or|puis|donc)$/.test(before.form)) return false;
  return (
    form !== 'elle' || !/^(?:est|a|s'|n'|ne|était|sera|fut)$/.test(words[index + 1]?.form ?? '')
  );
}

function check(
  verb: Word,
  marks: Marks,
  subject: string,
  nouns: Word[],
  { document: { words }, lexicon }: RuleContext,
  from = verb.index + 1,
): RuleFinding[] {
  const lemma = finiteReadings(lexicon, verb.form)[0]?.lemma ?? '';
  let at = from;
  const next = () => (words[at]?.sentence === verb.sentence ? words[at] : undefined);
  // « elle s'en est voulu » : past « en » and « y ».
  const before = /^(?:en|y)$/.test(words[verb.index - 1]?.form ?? '') ? 2 : 1;
  const [pronoun, further] = [
    words[verb.index - before]?.form,
    words[verb.index - before - 1]?.form,
  ];
  const reflexive = /^(?:se|s')$/.test(pronoun ?? '') || (pronoun === 'nous' && further === 'nous');
  let passive = false;
  const been = pastAdverbs(words, at, verb.sentence);
  if (lemma === 'avoir' && words[been]?.form === 'été' && words[been]!.sentence === verb.sentence) {
    passive = true;
    at = been + 1;
  } else if (!copulas.has(lemma) && !(reflexive && feels.test(lemma))) return [];
  at = pastAdverbs(words, at, verb.sentence);
  const word = next();
  if (!word || !isAttribute(word, lexicon) || word.shield || word.raw !== word.form) return [];
  if (reflexive && !feels.test(lemma) && (lemma !== 'être' || indirect.test(word.form))) return [];
  // « elles se sont partagé le continent » : the object stands after, nothing agrees.
  const object = words[pastAdverbs(words, at + 1, verb.sentence)];
  const some = /^d[e']$/.test(object?.form ?? '') && words[object!.index + 1]?.tag === 'ADJ';
  if (reflexive && lemma === 'être' && (object?.tag === 'DET' || some)) return [];
  if (reflexive && words[at + 1]?.form === 'des' && thrown.test(word.form)) return [];
  const category: Category = reflexive
    ? 'ACC_PP_PRON'
    : passive || word.tag === 'VERBp'
      ? 'ACC_PP_ETRE'
      : 'ACC_ADJ';
  if (isUnmoved(word, words[at + 1], words[at + 2])) return [];
  const found = agree(word, category, { marks, subject, nouns }, lexicon);
  let joined = nextAttribute(words, word, marks, lexicon);
  while (joined && !joined.shield && joined.raw === joined.form) {
    found.push(...agree(joined, 'ACC_ADJ', { marks, subject, nouns }, lexicon));
    joined = nextAttribute(words, joined, marks, lexicon);
  }
  return found;
}

/** « est bel et bien partie », « sont court vêtues », « était blanc et or » : an adverb, or the name of a colour. */
const isUnmoved = ({ form }: Word, next: Word | undefined, after: Word | undefined) =>
  form === 'bel' ||
  (/^(?:court|haut|bas|fort|fin|frais|grand|large|bon)$/.test(form) && next?.tag === 'VERBp') ||
  (/^(?:blanc|noir|bleu|vert|rouge|gris)$/.test(form) &&
    next?.form === 'et' &&
    after?.tag === 'NOUN');

/** « sont dépendants », « paraît suffisante » : after these verbs no present participle stands, and hardly a bare noun. */
function isAttribute({ form, tag }: Word, lexicon: Lexicon): boolean {
  const readings = lexicon.readings(form);
  if (!readings.some(isAdjective) || /^(?:ouïe|point)$/.test(form)) return false;
  return /^(?:ADJ|VERBp)$/.test(tag) || (/[ae]nt$/.test(form) && /^(?:VERBg|NOUN)$/.test(tag));
}

function agree(
  word: Word,
  category: Category,
  { marks, subject, nouns }: { marks: Marks; subject: string; nouns: Word[] },
  lexicon: Lexicon,
): RuleFinding[] {
  const own = marksOf(lexicon, word.form, isAdjective);
  // A collective or a complement may rule the adjective as well as the head noun.
  const possible: Marks = new Set([
    ...marks,
    ...nouns.slice(1).flatMap((noun) => [...marksOf(lexicon, noun.form, isNoun)]),
  ]);
  if (meet(own, marks).size > 0) return [];
  const far = meet(own, possible).size > 0 && nouns.length > 1 && !numbersDiffer(own, marks);
  const suggestion = inflect(lexicon, word.form, marks, isAdjective);
  if (!suggestion) return [];
  return [
    {
      // « la peine de mort fut aboli » : the complement might be meant; the encoder must not object.
      rule: far ? 'agreement/far-attribute' : 'agreement/attribute',
      category,
      from: word.index,
      to: word.index + 1,
      message: `« ${word.raw} » s'accorde avec le sujet « ${subject} ».`,
      suggestions: [suggestion],
    },
  ];
}

const numbersDiffer = (a: Marks, b: Marks) =>
  ![...a].some((mark) => [...b].some((other) => other[1] === mark[1]));
