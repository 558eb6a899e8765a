import { contentStems, overlapOf } from './content-stems.ts';
import type { Relevance } from './copy-facts.ts';

/** The language engine's measure of how much a text speaks of a subject. */
export type Overlap = (
  subject: string,
  text: string,
) => {
  /** Share of the subject's weighted words found again in the text, 0 to 1. */
  overlap: number;
  /** The same, each word counting for how often the text comes back to it. */
  insistence: number;
};

/** Paragraphs of a good essay speak of the subject this much on average: not every word in each. */
const USUAL_PARAGRAPH = 0.45;
const [WHOLE, OFTEN, THROUGHOUT, AT_THE_EDGES] = [0.15, 0.5, 0.2, 0.15];

/**
 * One stray mention of each word is not a treatment: the subject must be named often, come back in the
 * paragraphs and stand where an essay opens or ends. Measured on pairs of essays and subjects, the
 * four together part them; the first alone does not.
 */
export function readRelevance(asked: string, paragraphs: string[], overlap: Overlap): Relevance {
  const question = questionIn(asked);
  const each = paragraphs.map((text) => overlap(question, text).overlap);
  const mean = each.reduce((sum, share) => sum + share, 0) / Math.max(1, each.length);
  const whole = overlap(question, paragraphs.join('\n'));
  const treated =
    WHOLE * whole.overlap +
    OFTEN * whole.insistence +
    THROUGHOUT * Math.min(1, mean / USUAL_PARAGRAPH) +
    AT_THE_EDGES * Math.max(each[0] ?? 0, each.at(-1) ?? 0);
  const said = new Set(contentStems(paragraphs.join(' ')));
  const missing = contentStems(question).filter((stem) => !said.has(stem));
  return { treated, missing };
}

const DOCUMENTS = /^\s*(?:documents?|doc\.?|texte)\s*(?:n°\s*)?\d/im;
const LABEL =
  /^(?:(?:ec ?\d|exercice(?: \d+)?|partie \d+|dissertation|composition|essai[^:.?!\n]{0,30}|question probl[ée]matis[ée]e|sujet(?: \d+)?)\s*[:.—–-]\s*)+/i;
const WITH_WHAT = /^(?:à|a) (?:l['’]aide|partir) d[^,.?!\n]*,\s*/i;
const INSTRUCTS =
  /^(?:vous (?:r[ée]dig|r[ée]pond|appuie|devr|veill)|on attend|l['’]expos[ée]|r[ée]dige[rz]|(?:votre|la) r[ée]ponse)/i;

/** What is asked, without the documents, the label and the instructions around it. */
export function questionIn(asked: string): string {
  const [before = ''] = asked.split(DOCUMENTS);
  const own = before.trim() === '' ? asked : before;
  const questions = own.match(/[^.?!\n]*\?/g);
  const kept = (questions ?? own.replace(LABEL, '').split(/(?<=[.!])\s+|\n+/))
    .map((sentence) => sentence.trim().replace(LABEL, '').replace(WITH_WHAT, ''))
    .filter((sentence) => !INSTRUCTS.test(sentence));
  return kept.join(' ').trim() || asked;
}

/** Stems a text keeps coming back to: what anyone who speaks of it must speak of. */
const THEMES = 15;
/** Two texts of one subject share about this much without speaking of the same thing. */
const BY_CHANCE = 0.3;
const AS_MUCH_AS_EXPECTED = 0.5;

/** The same for a copy about a text: how many of the text's own themes it takes up. */
export function readSourceRelevance(source: string, copyText: string): Relevance {
  const counts = new Map<string, number>();
  for (const stem of contentStems(source)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const themes = [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, THEMES)
    .map(([stem]) => stem);
  const shared = overlapOf(themes, contentStems(copyText));
  const treated = Math.max(0, shared - BY_CHANCE) / AS_MUCH_AS_EXPECTED;
  return { treated: Math.min(1, treated), missing: [] };
}
