import { readFileSync } from 'node:fs';
import type { Level, Subject } from '#domain/exam/exam.ts';

/** An essay of our own writing, or made from one by leaving things out. */
export type Essay = {
  id: string;
  subject: Subject;
  level: Level;
  exercise: string;
  /** The question or text it answers. */
  asked: string;
  text: string;
};

const folder = new URL('./essays/', import.meta.url);
export const readEssayFile = (name: string): string =>
  readFileSync(new URL(name, folder), 'utf8').trim();

type SubjectEntry = { matiere: Subject; niveau: Level; exercice: string; sujet: string };
const subjects: Record<string, SubjectEntry> = JSON.parse(readEssayFile('subjects.json'));

/** The copies written out from the answer keys and a few others, whole. */
export const wholeEssays = (): Essay[] =>
  Object.entries(subjects).map(([id, { matiere, niveau, exercice, sujet }]) => ({
    id,
    subject: matiere,
    level: niveau,
    exercise: exercice,
    asked: sujet,
    text: readEssayFile(`${id}.txt`),
  }));

/** A reproducible stream of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((p) => p.trim() !== '');
export const sentencesOf = (paragraph: string): string[] =>
  paragraph.match(/[^.!?]+[.!?]+(?:\s?»)?\s*|[^.!?]+$/g)?.map((s) => s.trim()) ?? [];

/** Six copies of unequal worth from each base: pupils leave things out, each in their own way. */
export function sixtyEssays(): Essay[] {
  const bases = wholeEssays()
    .filter(({ subject }) => subject !== 'mathematiques')
    .map((essay) => (essay.exercise === 'contraction-essai' ? onlyEssai(essay) : essay));
  return bases.flatMap((base, b) =>
    Array.from({ length: 6 }, (_, v) => ({
      ...base,
      id: `${base.id}/${v}`,
      text: vary(base.text, v, seeded(b * 100 + v)),
    })),
  );
}

function onlyEssai(essay: Essay): Essay {
  const text = essay.text.split(/\n+Essai\n+/)[1] ?? essay.text;
  return {
    ...essay,
    exercise: 'essai',
    asked: 'Pour rester libre, suffit-il de ne pas obéir ?',
    text,
  };
}

function vary(text: string, variant: number, random: () => number): string {
  const [introduction = '', ...rest] = paragraphsOf(text);
  const conclusion = rest.pop() ?? '';
  const dropSentences = (paragraph: string, share: number) =>
    sentencesOf(paragraph)
      .filter((_, i) => i === 0 || random() > share)
      .join(' ');
  const dropParagraphs = (count: number) => {
    const gone = new Set<number>();
    while (gone.size < Math.min(count, rest.length - 2))
      gone.add(Math.floor(random() * rest.length));
    return rest.filter((_, i) => !gone.has(i));
  };
  const body = [
    rest,
    dropParagraphs(2),
    rest.map((p) => dropSentences(p, 0.15)),
    dropParagraphs(3).map((p) => dropSentences(p, 0.1)),
    rest.map((p) => dropSentences(p, 0.3)),
    dropParagraphs(1).map((p) => dropSentences(p, 0.2)),
  ][variant]!;
  const opening = variant >= 2 ? dropSentences(introduction, variant * 0.08) : introduction;
  const ending = variant >= 4 ? dropSentences(conclusion, 0.3) : conclusion;
  return [opening, ...body, ending].join('\n\n');
}
