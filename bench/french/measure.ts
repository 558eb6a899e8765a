import type { Alarm, Checker } from './checkers.ts';
import type { MarkedText } from './sets.ts';

export const wordCount = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
const certain = (alarms: Alarm[]) => alarms.filter((alarm) => alarm.certain);
const touches = (alarm: Alarm, { start, end }: { start: number; end: number }) =>
  alarm.start <= end && start <= alarm.end;
const overlaps = (alarm: Alarm, { start, end }: { start: number; end: number }) =>
  alarm.start < end && start < alarm.end;

export type PairScore = {
  name: string;
  caught: number;
  total: number;
  byClass: Record<string, [caught: number, total: number]>;
  falseAlarms: number;
  sentences: number;
  missed: string[];
  wrongly: string[];
};

/** A pair is caught when each of its faults is touched by a certain finding; any certain finding on a right sentence is a false alarm. */
export async function measurePairs(
  checker: Checker,
  texts: MarkedText[],
  correct: string[],
): Promise<PairScore> {
  const { alarms: onWrong } = await checker.check(texts.map(({ wrong }) => wrong));
  const rights = [...texts.map(({ right }) => right), ...correct];
  const { alarms: onRight } = await checker.check(rights);
  const score: PairScore = {
    name: checker.name,
    caught: 0,
    total: texts.length,
    byClass: {},
    falseAlarms: 0,
    sentences: rights.length,
    missed: [],
    wrongly: [],
  };
  for (const [i, text] of texts.entries()) {
    const found = certain(onWrong[i]!);
    const caught = text.faults.every((fault) => found.some((alarm) => touches(alarm, fault)));
    const family = text.class.startsWith('HOM') ? 'homophones' : text.class;
    score.byClass[family] ??= [0, 0];
    const row = score.byClass[family];
    row[1] += 1;
    if (caught) {
      row[0] += 1;
      score.caught += 1;
    } else score.missed.push(`${text.class}\t${text.wrong}`);
  }
  for (const [i, right] of rights.entries()) {
    const found = certain(onRight[i]!);
    if (found.length === 0) continue;
    score.falseAlarms += 1;
    score.wrongly.push(
      `${right}\t${found.map(({ start, end, suggestions, rule }) => `${right.slice(start, end)} → ${suggestions[0]} (${rule})`).join(', ')}`,
    );
  }
  return score;
}

export type SpellingScore = { total: number; detected: number; first: number; missed: string[] };

export async function measureSpelling(
  checker: Checker,
  texts: MarkedText[],
): Promise<SpellingScore> {
  const { alarms } = await checker.check(texts.map(({ wrong }) => wrong));
  const score: SpellingScore = { total: 0, detected: 0, first: 0, missed: [] };
  for (const [i, { wrong, faults }] of texts.entries()) {
    for (const fault of faults) {
      score.total += 1;
      const alarm = alarms[i]!.find((found) => overlaps(found, fault));
      if (alarm) score.detected += 1;
      if (alarm && plain(alarm.suggestions[0] ?? '').includes(plain(fault.meant))) score.first += 1;
      else
        score.missed.push(
          `${wrong.slice(fault.start, fault.end)} → ${fault.meant} : ${alarm?.suggestions.slice(0, 3).join(', ') ?? 'non vu'}`,
        );
    }
  }
  return score;
}

const plain = (text: string) => text.toLowerCase().replace(/œ/g, 'oe').replace(/’/g, "'");

export type EssayScore = {
  words: number;
  faults: number;
  shown: number;
  right: number;
  found: number;
  wrongly: string[];
  missed: string[];
};

/** Precision: certain findings that touch a planted fault. Recall: planted faults touched by one. */
export async function measureEssays(checker: Checker, texts: MarkedText[]): Promise<EssayScore> {
  const { alarms } = await checker.check(texts.map(({ wrong }) => wrong));
  const score: EssayScore = {
    words: 0,
    faults: 0,
    shown: 0,
    right: 0,
    found: 0,
    wrongly: [],
    missed: [],
  };
  for (const [i, { wrong, faults }] of texts.entries()) {
    const found = certain(alarms[i]!);
    score.words += wordCount(wrong);
    score.faults += faults.length;
    score.shown += found.length;
    for (const alarm of found) {
      if (faults.some((fault) => touches(alarm, fault))) score.right += 1;
      else
        score.wrongly.push(
          `${wrong.slice(Math.max(0, alarm.start - 30), alarm.start)}[${wrong.slice(alarm.start, alarm.end)} → ${alarm.suggestions[0]}] ${alarm.rule}`,
        );
    }
    for (const fault of faults) {
      if (found.some((alarm) => touches(alarm, fault))) score.found += 1;
      else
        score.missed.push(
          `${wrong.slice(Math.max(0, fault.start - 30), fault.start)}[${wrong.slice(fault.start, fault.end)} → ${fault.meant}]`,
        );
    }
  }
  return score;
}
