import type { StudiedCopy } from '#application/correction/ports.ts';
import { CRITERIA, type Rubric } from '#domain/correction/rubric.ts';
import { promptFile } from './prompt-file.ts';

/** The dated file in prompts/; part of every fingerprint. */
export const PROMPT_VERSION = '2026-11-15-marking';

/** Enough for any exam paper; a longer text is cut rather than paid for. */
const LONGEST_COPY = 60_000;
const LONGEST_SUBJECT = 20_000;

const fillMarking = promptFile(PROMPT_VERSION);

export type MarkingPrompt = ReturnType<typeof fillMarking>;

/** Fills the prompt for one copy. The pupil's words stand between two fences nobody could have guessed. */
export function markingPrompt(copy: StudiedCopy, fingerprint: string): MarkingPrompt {
  const { rubric, level, subjectText, questions, counted } = copy;
  const fence = `=====COPIE-${fingerprint.slice(0, 16)}=====`;
  const values: Record<string, string> = {
    fence,
    subject: rubric.subjectTitle,
    level: level === 'premiere' ? 'Première' : 'Terminale',
    exercise: rubric.title,
    code: rubric.code,
    expectations: list(rubric.expectations),
    criteria: CRITERIA.map((key) => describe(key, rubric)).join('\n'),
    bands: rubric.bands.map((band, i) => `- A${i} : ${band}`).join('\n'),
    caps: list(
      rubric.caps
        .filter(({ judge }) => judge !== 'code')
        .map((cap) => `${cap.code} : ${cap.message}`),
    ),
    mistakes: list(rubric.mistakes),
    asked: (subjectText ?? 'Non communiqué : ne juge pas le hors-sujet.').slice(0, LONGEST_SUBJECT),
    questions: list(
      (questions ?? []).map(
        ({ label, statement, maxPoints, expected }) =>
          `${label} (${maxPoints ?? '?'} point) ${statement}${expected ? ` — attendu : ${expected}` : ''}`,
      ),
    ),
    copy: counted.text.slice(0, LONGEST_COPY).replaceAll(fence, ''),
  };
  return fillMarking(values, ['copy', 'asked', 'questions']);
}

const list = (items: string[]) =>
  items.length === 0 ? '- aucune' : items.map((item) => `- ${item}`).join('\n');

function describe(key: (typeof CRITERIA)[number], { criteria }: Rubric): string {
  const { label, weight, bands } = criteria[key];
  const levels = bands.map((band, i) => `A${i} ${band}`).join(' | ');
  return `- ${key} : ${label} (${weight} %). ${levels}`;
}
