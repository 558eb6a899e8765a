import type { AnchorBand, Cap, Rubric } from '#domain/correction/rubric.ts';

const five = ['A0', 'A1', 'A2', 'A3', 'A4'];
const edges = [0, 6, 10, 14, 17, 20];

/** A rubric for tests, shaped like the dissertation of philosophy. */
export function aRubric(change: Partial<Rubric> = {}): Rubric {
  const criterion = (weight: number) => ({ label: 'critère', weight, bands: five });
  return {
    version: '2026-11-15',
    subject: 'philosophie',
    subjectTitle: 'Philosophie',
    notice: '',
    code: 'PH-DIS',
    slug: 'dissertation',
    title: 'Dissertation',
    levels: ['terminale'],
    family: 'dissertation',
    method: 'criteria',
    points: 20,
    criteria: {
      problematique: criterion(25),
      argumentation: criterion(35),
      references: criterion(20),
      exemples: criterion(10),
      conclusion: criterion(10),
    },
    length: { veryShort: 350, short: 750, expected: [1200, 2200], long: 3000 },
    bands: five,
    expectations: [],
    mistakes: [],
    scale: five.map((code, i): AnchorBand => {
      return { code, label: code, from: edges[i]!, to: edges[i + 1]!, meaning: '', objective: '' };
    }),
    caps: [
      aCap('CAP_TRES_COURT', 5),
      aCap('CAP_COURT', 9),
      aCap('CAP_SANS_CONCLUSION', 14, 'form'),
    ],
    questionCaps: [],
    language: { perHundredWords: [1, 2, 4, 6], malus: [0, 0.5, 1, 1.5, 2], minConfidence: 0.8 },
    ...change,
  };
}

export const aCap = (code: string, ceiling: number, group: Cap['group'] = 'length'): Cap => ({
  code,
  ceiling,
  group,
  judge: 'both',
  message: code,
});
