import type { RemarkView, ResultView } from '#contract/exam.ts';

const TEXT = [
  "On le croit volontier : rien n'est plus libre qu'un homme sans contrainte.",
  "Pourtant, celui qui suit ses désirs n'en est-il pas l'esclave ?",
  'Platon, dans le Gorgias, compare cette vie à un tonneau percé.',
].join('\n');

/** The place of these words in the copy of `aResult`. */
export function evidenceOf(words: string) {
  const start = TEXT.indexOf(words);
  if (start === -1) throw new Error(`the copy does not say « ${words} »`);
  return { start, end: start + words.length, text: words, places: [{ page: 1, line: 1 }] };
}

export const aRemark = (traits: Partial<RemarkView> = {}): RemarkView => ({
  id: 0,
  kind: 'fault',
  axis: 'orthographe',
  severity: 1,
  explanation: 'Ce mot prend un s.',
  hints: {
    question: 'Ce mot est-il invariable ?',
    clue: 'Pense à « toujours ».',
    method: 'Les adverbes en -iers gardent leur s.',
    example: 'volontiers',
  },
  evidence: [],
  ...traits,
});

/** A corrected copy of three lines; each test changes only what it is about. */
export const aResult = (traits: Partial<ResultView> = {}): ResultView => ({
  id: '5f2b7c1e-0000-4000-8000-000000000001',
  examId: '5f2b7c1e-0000-4000-8000-000000000002',
  subject: 'philosophie',
  level: 'terminale',
  examType: 'bac',
  createdAt: '2026-11-15T10:00:00.000Z',
  grade: 12.5,
  maxGrade: 20,
  interval: { low: 10.5, high: 14.5 },
  band: {
    code: 'A2',
    label: 'Satisfaisant',
    meaning: 'Exigences essentielles remplies',
    objective: "Objectif 14 : approfondis l'analyse.",
  },
  subScores: [
    { key: 'problematique', label: 'Problématisation', score: 16, weight: 25 },
    { key: 'argumentation', label: 'Argumentation', score: 12.5, weight: 35 },
    { key: 'conclusion', label: 'Conclusion', score: 8, weight: 40 },
  ],
  feedback: 'Une copie qui pose un vrai problème.',
  corrections: [
    {
      question: 'Problématisation',
      studentAnswer: "n'en est-il pas l'esclave ?",
      correctAnswer: 'Une contradiction entre deux réponses défendables.',
      points: 5,
      maxPoints: 5,
      comment: 'La question est posée.',
    },
    {
      question: 'Conclusion',
      studentAnswer: '',
      correctAnswer: 'Une réponse nette à la question posée.',
      points: 2,
      maxPoints: 5,
      comment: 'La réponse reste à écrire.',
    },
  ],
  hiddenCorrections: 0,
  isWhole: true,
  tips: ['Réponds à la question.', 'Explique Platon.', 'Relie tes parties.', 'Relis-toi.'].map(
    (advice, i) => ({ advice, gain: 1.5 - i / 4, evidence: [] }),
  ),
  remarks: [
    aRemark({
      kind: 'strength',
      axis: 'creativite',
      explanation: 'Tu appuies ton idée sur une œuvre précise.',
      evidence: [evidenceOf('Platon, dans le Gorgias')],
    }),
    aRemark({ correction: 'volontiers', evidence: [evidenceOf('volontier')] }),
    aRemark({
      kind: 'weakness',
      axis: 'argumentation',
      severity: 2,
      explanation: 'La question gagnerait à être expliquée.',
      evidence: [evidenceOf("n'en est-il pas l'esclave ?")],
    }),
  ],
  extracts: [evidenceOf('un tonneau percé')],
  references: [{ name: 'Platon', kind: 'author' }],
  caps: [],
  notJudged: ['truth'],
  notes: [],
  reading: { mode: 'docx', confidence: 1, pages: 1, pdfIsRaster: false, warnings: [] },
  photos: [],
  xp: null,
  modelUsed: 'Correcteur Lauréat',
  text: TEXT,
  ...traits,
});
