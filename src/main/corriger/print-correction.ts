import { styleText } from 'node:util';
import type { Correction, CorrectionNote } from '#domain/correction/correction.ts';
import { bandOf } from '#domain/correction/placement.ts';
import { CRITERIA, type Rubric } from '#domain/correction/rubric.ts';

const NOT_JUDGED: Record<string, string> = {
  truth: 'la vérité des affirmations',
  depth: 'la profondeur de la pensée',
  originality: "l'originalité",
  topic: 'le hors-sujet (sujet non communiqué)',
  spelling: "l'orthographe (page difficile à lire)",
  layout: 'la présentation',
  figures: 'les schémas',
  'document-use': "l'usage des documents",
  results: "l'exactitude des résultats",
  'english-grammar': "l'essentiel de la grammaire anglaise",
};

const NOTES: {
  [C in CorrectionNote['code']]: (note: Extract<CorrectionNote, { code: C }>) => string;
} = {
  'model-unavailable': () =>
    "Le modèle n'a pas répondu : correction faite par le seul correcteur intégré.",
  'markers-disagreed': ({ spread }) =>
    `Les correcteurs différaient de ${french(spread)} point : un troisième a tranché.`,
  'reading-doubtful': ({ confidence }) =>
    `Lecture incertaine (${Math.round(confidence * 100)} %) : l'orthographe ne coûte rien.`,
  'subject-unknown': () => "Sujet non communiqué : le hors-sujet n'est pas jugé.",
  'statement-unknown': () =>
    "Tu n'as pas joint l'énoncé : la note dit ce que la copie montre, pas les points des questions.",
  'answers-unmatched': () =>
    "Les réponses n'ont pas été rapprochées des questions de l'énoncé : la note dit ce que la copie montre.",
  'orders-set-aside': ({ passages }) =>
    `${passages > 1 ? `${passages} passages adressés` : 'Un passage adressé'} au correcteur : non compté.`,
  'passages-set-aside': ({ passages }) =>
    `${passages > 1 ? `${passages} passages` : 'Un passage'} hors du compte : répétition, mots à la suite ou autre langue.`,
  'same-copy': () => 'Copie déjà corrigée : même note.',
};

const french = (n: number) => String(n).replace('.', ',');

/** The correction as a pupil would want to read it in a terminal. */
export function printCorrection(correction: Correction, rubric: Rubric): string {
  const { grade, interval, caps, tips, remarks, notes, notJudged, parts } = correction;
  const { code, label, objective } = bandOf(grade, rubric.scale);
  const title = `${french(grade)}/20  entre ${french(interval.low)} et ${french(interval.high)}  ${code} ${label}`;
  const lines = [
    styleText('bold', title),
    styleText('dim', `${rubric.subjectTitle}, ${rubric.title} · ${rubric.notice}`),
    ...(parts ?? []).map((part) => `  ${part.title} : ${french(part.earned)}/${part.points}`),
    '',
    ...CRITERIA.map((key) => {
      const { label, score, weight } = correction.subScores[key];
      return `  ${french(score).padStart(4)}/20  ${label} (${weight} %)`;
    }),
    '',
    correction.comment,
    '',
    ...caps.map((cap) => styleText('yellow', `Plafond ${french(cap.ceiling)} : ${cap.message}`)),
    ...tips.slice(0, 3).map((tip) => styleText('cyan', `+${french(tip.gain)}  ${tip.advice}`)),
    '',
    ...remarks.map(({ kind, evidence, explanation, correction: right }) => {
      const [first] = evidence;
      const where = first?.places[0]
        ? `p. ${first.places[0].page}, l. ${first.places[0].line}`
        : '';
      const colour = kind === 'strength' ? 'green' : kind === 'fault' ? 'red' : 'yellow';
      const said = (first?.text ?? '').replace(/\s+/g, ' ').slice(0, 90);
      return `${styleText(colour, `« ${said} »`)} ${explanation}${right ? ` → ${right}` : ''} ${styleText('dim', where)}`;
    }),
    '',
    ...notes.map((note) =>
      styleText('dim', (NOTES[note.code] as (n: CorrectionNote) => string)(note)),
    ),
    styleText('dim', `Non jugé : ${notJudged.map((thing) => NOT_JUDGED[thing]).join(', ')}.`),
    objective,
  ];
  return `${lines.join('\n')}\n`;
}
