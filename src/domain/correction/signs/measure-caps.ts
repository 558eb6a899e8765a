import type { CopyFacts } from '../facts/copy-facts.ts';
import { asks } from '../facts/landmarks.ts';
import { fold } from '../fold.ts';
import { type Span, SURELY_READ, type TextSource } from '../transcript.ts';
import { askedLength } from './contraction.ts';
import { usefulReferences } from './knowledge.ts';
import { lengthCeiling } from './length-ceiling.ts';
import { type CopyView, OFF_TOPIC, OFF_TOPIC_ENTIRELY } from './sign.ts';

/** `ceiling` where the copy itself says how high it may go, instead of the grid. */
export type MeasuredCap = { code: string; at: Span[]; ceiling?: number };

type Measure = (copy: CopyView) => Span[] | false;
const there: Span[] = [];

const EMPTY_BELOW = 30;
const OTHER_LANGUAGE = 0.15;
const TOO_REPETITIVE = 0.35;
const NOTES = 0.4;

const shorterThan =
  (key: 'veryShort' | 'short'): Measure =>
  (copy) => {
    const limit = copy.length?.[key];
    return (
      limit !== undefined && copy.confidence >= SURELY_READ && copy.facts.words < limit && there
    );
  };

/** The ceilings our own measures may ask for: a fact of the copy each, never an opinion. */
const MEASURES: Record<string, Measure> = {
  CAP_VIDE: ({ facts }) => facts.words < EMPTY_BELOW && there,
  CAP_INCOHERENT: ({ facts }) => facts.flow === 'shuffled' && there,
  CAP_TRES_COURT: shorterThan('veryShort'),
  CAP_COURT: shorterThan('short'),
  CAP_HORS_SUJET_COMPLET: ({ facts: { relevance } }) =>
    relevance !== undefined && relevance.treated < OFF_TOPIC_ENTIRELY && there,
  CAP_HORS_SUJET: ({ facts: { relevance } }) =>
    relevance !== undefined && relevance.treated < OFF_TOPIC && there,
  CAP_SANS_PROBLEMATIQUE: ({ facts }) => !facts.structure.problem && !asksAnything(facts) && there,
  CAP_SANS_PLAN: ({ facts, source }) =>
    source !== 'ocr' && facts.words > 200 && facts.paragraphs.length <= 1 && there,
  CAP_PLAN_NON_REDIGE: ({ facts }) => {
    const notes = facts.paragraphs.filter(({ words, text }) => words > 0 && isNote(text));
    return (
      facts.words > 100 && notes.length / Math.max(1, facts.paragraphs.length) > NOTES && notes
    );
  },
  CAP_INACHEVE: ({ facts, source }) => breaksOff(facts, source) && facts.paragraphs.slice(-1),
  // A conclusion without a marker is easily missed: only a copy that breaks off surely has none.
  CAP_SANS_CONCLUSION: ({ facts, source }) => breaksOff(facts, source) && there,
  CAP_SANS_REF_PHILO: (copy) => thinkers(copy).length === 0 && there,
  CAP_REF_DECORATIVE: (copy) => {
    const names = thinkers(copy);
    const idle = names.length > 0 && names.every(({ explained }) => !explained);
    return idle && names.flatMap(({ mentions }) => mentions.slice(0, 1));
  },
  CAP_SANS_OEUVRE: (copy) => literary(copy).length === 0 && there,
  CAP_SANS_PARCOURS: (copy) => literary(copy).length === 0 && there,
  CAP_PARAPHRASE: ({ facts: { source } }) => source !== undefined && source.retold > 0.6 && there,
  CAP_SANS_CITATION: ({ facts }) =>
    facts.structure.quotations.length === 0 && (facts.source?.quoted.length ?? 0) === 0 && there,
  CAP_FORMAT_CONTRACTION: (copy) => outside(copy, 1) && there,
  CAP_FORMAT_CONTRACTION_LARGE: (copy) => outside(copy, 1.1) && there,
  CAP_COPIE_TEXTE: ({ facts: { source } }) => source !== undefined && source.copied > 0.5 && there,
  CAP_NOTIONS_ABSENTES: (copy) => usefulReferences(copy).length === 0 && there,
  CAP_LANGUE_MELEE: ({ facts }) => {
    const foreign = facts.setAside.filter(({ reason }) => reason === 'foreign');
    const characters = foreign.reduce((sum, { start, end }) => sum + end - start, 0);
    return characters > OTHER_LANGUAGE * (characters + facts.words * 6) && foreign;
  },
  CAP_REPETITION: ({ facts }) => facts.style.repetition > TOO_REPETITIVE && there,
};

/** The caps of this rubric that the copy's own measures call for. */
export function measureCaps(copy: CopyView): MeasuredCap[] {
  return copy.rubric.caps
    .filter(({ judge }) => judge !== 'model')
    .flatMap(({ code }) => {
      const at = MEASURES[code]?.(copy);
      if (!at) return [];
      const isLength = code === 'CAP_COURT' || code === 'CAP_TRES_COURT';
      return isLength && copy.length
        ? [{ code, at, ceiling: lengthCeiling(copy.facts.words, copy.length) }]
        : [{ code, at }];
    });
}

const thinkers = (copy: CopyView) =>
  usefulReferences(copy).filter(({ kind }) => kind === 'author' || kind === 'work');

const literary = (copy: CopyView) =>
  usefulReferences(copy).filter(({ kind }) => ['work', 'author', 'character'].includes(kind));

/** A question anywhere is a problem looked for; its place is judged elsewhere. */
const asksAnything = ({ sentences }: CopyFacts) => sentences.some(({ text }) => asks(text));

/** The last sentence has no end; a photograph may simply have lost its full stop. */
function breaksOff({ paragraphs }: CopyFacts, source: TextSource): boolean {
  const last = paragraphs.at(-1);
  return source !== 'ocr' && last !== undefined && !/[.!?…»”")\]]\s*$/.test(last.text);
}

const isNote = (text: string) =>
  /^\s*(?:[-–•*]|[IVX]+[.)]|\d+[.)]|[a-c][.)])\s/.test(text) || !/[.!?…:;,]/.test(fold(text));

function outside(copy: CopyView, margin: number): boolean {
  const { low, high } = askedLength(copy);
  return (
    copy.confidence >= SURELY_READ &&
    (copy.facts.words < low / margin || copy.facts.words > high * margin)
  );
}
