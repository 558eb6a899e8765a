import type { Category } from '../../category.ts';
import type { Word } from '../../text/document.ts';
import { finiteReadings, type Rule, type RuleContext, type RuleFinding } from '../rule.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';
import { headedVerbs } from './pronoun-heads.ts';
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
/** « se sent seul », « se croit libre » : the adjective tells of the subject. */
const feels = /^(?:sentir|croire|montrer|trouver|retrouver)$/;
const ofUs = /^(?:sommes|étions|serons|serions|fûmes)$/;
/** Reflexive verbs whose pronoun is not the object: the participle does not move. */
const indirect =
  /^(?:parlé|succédé|plu|nui|menti|souri|suffi|ressemblé|téléphoné|écrit|dit|demandé|donné|permis|rendu|imaginé|fait|laissé|vu|promis|répondu|survécu|déplu|mis|posé|offert|accordé|attribué|appropriés?|répété|acheté|raconté|voulu|ri|juré|reproché|avoué|confié|procuré|arrogés?)$/;

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
    headedVerbs(document, sentence, lexicon).flatMap(({ head, number, verb }) => {
      if (head.tag !== 'NOUN') return [];
      const marks = [...marksOf(lexicon, head.form, isNoun)].filter((mark) => mark[1] === number);
      return marks.length === 1 ? check(verb, new Set(marks), head.raw, [], context) : [];
    }),
  );
  const fromPronouns = document.words.flatMap((word) => {
    const marks = pronounMarks[word.form];
    if (!marks || word.shield || /^(?:ADP|CCONJ)$/.test(document.words[word.index - 1]?.tag ?? ''))
      return [];
    const verb = document.words
      .slice(word.index + 1, word.index + 4)
      .find(({ form }) => !/^(?:ne|n'|se|s'|y|en|lui|leur)$/.test(form));
    // « le devoir qu'elle s'était imposé » : the object before rules, not the subject.
    const [before, next] = [document.words[word.index - 1], document.words[word.index + 1]];
    if (/^qu[e']$/.test(before?.form ?? '') && /^(?:se|s')$/.test(next?.form ?? '')) return [];
    // « il » may stand for nothing at all: « il est important de ».
    if (word.form === 'nous' && !ofUs.test(verb?.form ?? '')) return [];
    return verb && verb.sentence === word.sentence && word.form !== 'il'
      ? check(verb, marks, word.raw, [], context)
      : [];
  });
  return [...fromNouns, ...fromRelatives, ...fromPronouns];
};

function check(
  verb: Word,
  marks: Marks,
  subject: string,
  nouns: Word[],
  { document: { words }, lexicon }: RuleContext,
): RuleFinding[] {
  const lemma = finiteReadings(lexicon, verb.form)[0]?.lemma ?? '';
  let at = verb.index + 1;
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
  // « deviennent dépendant » : after « devenir », no present participle.
  const kinds = lemma === 'devenir' ? /^(?:ADJ|VERB[pg])$/ : /^(?:ADJ|VERBp)$/;
  if (!word || !kinds.test(word.tag) || word.shield || word.raw !== word.form) return [];
  const readings = lexicon.readings(word.form);
  if (!readings.some(isAdjective) || word.form === 'ouïe') return [];
  if (reflexive && !feels.test(lemma) && (lemma !== 'être' || indirect.test(word.form))) return [];
  // « elles se sont partagé le continent » : the object stands after, nothing agrees.
  if (
    reflexive &&
    lemma === 'être' &&
    words[pastAdverbs(words, at + 1, verb.sentence)]?.tag === 'DET'
  )
    return [];
  const own = marksOf(lexicon, word.form, isAdjective);
  // A collective or a complement may rule the adjective as well as the head noun.
  const possible: Marks = new Set([
    ...marks,
    ...nouns.slice(1).flatMap((noun) => [...marksOf(lexicon, noun.form, isNoun)]),
  ]);
  if (
    meet(own, possible).size > 0 &&
    nouns.length > 1 &&
    meet(own, marks).size === 0 &&
    !numbersDiffer(own, marks)
  )
    return [];
  if (meet(own, marks).size > 0) return [];
  const suggestion = inflect(lexicon, word.form, marks, isAdjective);
  if (!suggestion) return [];
  const category: Category = reflexive
    ? 'ACC_PP_PRON'
    : passive || word.tag === 'VERBp'
      ? 'ACC_PP_ETRE'
      : 'ACC_ADJ';
  return [
    {
      rule: 'agreement/attribute',
      category,
      from: word.index,
      to: word.index + 1,
      message: `« ${word.raw} » s'accorde avec le sujet « ${subject} ».`,
      suggestions: [suggestion],
    },
  ];
}

/** « peu à peu », « tout à fait » count as one adverb. */
function pastAdverbs(words: Word[], from: number, sentence: number): number {
  let at = from;
  for (;;) {
    const three = words
      .slice(at, at + 3)
      .map(({ form }) => form)
      .join(' ');
    if (
      /^(?:peu à peu|tout à fait|sans doute|en effet|au contraire|en réalité|en partie|tout de suite|par exemple)/.test(
        three,
      )
    )
      at += /^(?:sans doute|en effet|au contraire|en réalité|en partie|par exemple)/.test(three)
        ? 2
        : 3;
    else if (
      words[at]?.sentence === sentence &&
      (words[at]!.tag === 'ADV' || /^(?:tous|toutes)$/.test(words[at]!.form)) &&
      words[at]!.kind === 'word'
    )
      at += 1;
    else return at;
  }
}

const numbersDiffer = (a: Marks, b: Marks) =>
  ![...a].some((mark) => [...b].some((other) => other[1] === mark[1]));
