import type { Finding, WordConfidence } from '../analysis.ts';
import type { CertaintyTable } from '../certainty.ts';
import { fuse } from '../fuse-findings.ts';
import { matchPhrases, type Phrase } from '../rules/phrases.ts';
import { type RuleFinding, withCapitalOf } from '../rules/rule.ts';
import { searchGraph } from '../spelling/search-graph.ts';
import type { FrenchDocument, Word } from '../text/document.ts';
import { isBritish } from './british-spelling.ts';
import type { EnglishWords } from './english-words.ts';

export type EnglishEngine = { words: EnglishWords; phrases: Phrase[]; certainty: CertaintyTable };

/** Essays in English: spelling, articles, third person, the usual calques. French rules stay off. */
export function analyseEnglish(
  document: FrenchDocument,
  engine: EnglishEngine,
  confidences: WordConfidence[] = [],
): Finding[] {
  const plain = {
    ...document,
    words: document.words.map((word) => ({
      ...word,
      shield: word.shield === 'foreign' ? undefined : word.shield,
    })),
  };
  const findings = [
    ...matchPhrases(plain.words, engine.phrases),
    ...plain.words.flatMap((word) => [
      ...spelling(plain, word, engine),
      ...article(plain, word),
      ...pronoun(word),
    ]),
  ];
  return fuse(plain, findings, engine.certainty, confidences);
}

function spelling(
  { words, sentences }: FrenchDocument,
  word: Word,
  { words: known }: EnglishEngine,
): RuleFinding[] {
  const next = words[word.index + 1];
  const form = word.form.replace(/'$/, '');
  if (word.kind !== 'word' || word.shield || form.length < 3 || word.raw === word.raw.toUpperCase())
    return [];
  if (
    word.form.startsWith('-') ||
    (word.form.endsWith("'") && /^(?:s|t|ll|re|ve|d|m)$/.test(next?.form ?? ''))
  )
    return [];
  if (word.raw !== word.form && sentences[word.sentence]!.from !== word.index) return [];
  const parts = form.split('-').filter(Boolean);
  if (parts.every((part) => known.isWord(part) || isBritish(part, known.isWord))) return [];
  const near = searchGraph(known, form, 1.3).sort(
    (a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1),
  );
  if (near.length === 0 || (word.raw !== word.form && near[0]!.cost > 0.5)) return [];
  return [
    {
      rule: near[0]!.cost <= 1 ? 'english/spelling' : 'english/spelling-far',
      category: 'ORTH',
      from: word.index,
      to: word.index + 1,
      message: `« ${word.raw} » n'est pas dans le dictionnaire anglais.`,
      suggestions: near.slice(0, 4).map(({ word: text }) => withCapitalOf(word.raw, text)),
    },
  ];
}

const soundsLikeConsonant = /^(?:uni(?!n)|use|usu|eu|one$|once|uk|u$)/;
const muteH = /^(?:hour|honest|honou?r|heir)/;

function article({ words }: FrenchDocument, word: Word): RuleFinding[] {
  const next = words[word.index + 1];
  if (
    (word.form !== 'a' && word.form !== 'an') ||
    !next ||
    next.kind !== 'word' ||
    word.shield ||
    next.raw !== next.form
  )
    return [];
  const vowel =
    muteH.test(next.form) || (/^[aeio]|^u/.test(next.form) && !soundsLikeConsonant.test(next.form));
  const right = vowel ? 'an' : 'a';
  if (right === word.form || next.form.length < 2) return [];
  const message = '« An » devant un son de voyelle, « a » devant un son de consonne.';
  return [
    {
      rule: 'english/article',
      category: 'ANG_CALQUE',
      from: word.index,
      to: word.index + 1,
      message,
      suggestions: [withCapitalOf(word.raw, right)],
    },
  ];
}

function pronoun(word: Word): RuleFinding[] {
  if (word.raw !== 'i' && word.raw !== "i'") return [];
  return [
    {
      rule: 'english/pronoun',
      category: 'MAJ',
      from: word.index,
      to: word.index + 1,
      message: 'Le pronom « I » prend toujours une majuscule.',
      suggestions: [word.raw.toUpperCase()],
    },
  ];
}
