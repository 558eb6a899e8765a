import { assembleCorrection } from '#domain/correction/assemble-correction.ts';
import type { Correction, CorrectionNote } from '#domain/correction/correction.ts';
import type { Passage } from '#domain/correction/counted/passage.ts';
import { fingerprintOf } from '#domain/correction/fingerprint.ts';
import { disagree, gradeAlone } from '#domain/correction/harmonise.ts';
import type {
  CopyToMark,
  CorrectionPorts,
  MarkedCopy,
  Marker,
  MarkerTrouble,
  StudiedCopy,
} from './ports.ts';

const DOUBTFUL = 0.8;

/**
 * Analyse, mark, verify, harmonise, cap. The same copy under the same rubric always gets the same
 * correction; when the model fails, our own marker answers alone and says so.
 */
export async function correctCopy(copy: CopyToMark, ports: CorrectionPorts): Promise<Correction> {
  const { embedded, model, verdicts, advice, tell } = ports;
  const markers = [embedded, ...(model ? [model] : [])].map(({ identity }) => identity);
  const fingerprint = await fingerprintOf({
    ...copy,
    text: copy.transcript.text,
    confidence: copy.transcript.confidence,
    markers,
  });
  const known = await verdicts.find(fingerprint);
  if (known) return { ...known, notes: [...known.notes, { code: 'same-copy' }] };

  tell?.('analysing');
  const studied = await ports.analyst.study(copy);
  tell?.('marking');
  const own = await embedded.mark(studied);
  if (!own.ok) throw new Error(`our own marker failed: ${own.error.code}`);
  const read = model ? await readByModel(model, studied, ports) : undefined;
  tell?.('checking-quotations');
  const readings = [...(read?.readings ?? []), own.value];
  tell?.('grading');
  const correction = assembleCorrection(
    { ...studied, fingerprint, readings, notes: notesOn(studied, readings, read?.trouble) },
    advice,
  );
  // A correction made without its model is not the last word on this copy: it may be tried again.
  if (!read?.trouble) await verdicts.save(correction);
  return correction;
}

/** Two independent readings, a third when they differ. One good reading is better than none. */
async function readByModel(
  model: Marker,
  copy: StudiedCopy,
  { onPartial }: CorrectionPorts,
): Promise<{ readings: MarkedCopy[]; trouble?: MarkerTrouble }> {
  const first = await model.mark(copy, { pass: 1, ...(onPartial && { onPartial }) });
  if (!first.ok) return { readings: [], trouble: first.error };
  const second = await model.mark(copy, { pass: 2 });
  if (!second.ok) return { readings: [first.value] };
  const two = [first.value, second.value];
  if (
    !disagree(
      two.map(({ marking }) => marking),
      copy.rubric,
    )
  )
    return { readings: two };
  const third = await model.mark(copy, { pass: 3 });
  return { readings: third.ok ? [...two, third.value] : two };
}

/** Without its questions a copy of sciences is read for what it shows: a doubt of another size. */
function whatWasNotSent(
  subjectText: string | undefined,
  { shown }: StudiedCopy['facts'],
): CorrectionNote | false {
  if (subjectText !== undefined) return shown !== undefined && { code: 'answers-unmatched' };
  return { code: shown ? 'statement-unknown' : 'subject-unknown' };
}

function notesOn(
  { transcript, subjectText, facts, rubric }: StudiedCopy,
  readings: MarkedCopy[],
  trouble: MarkerTrouble | undefined,
): CorrectionNote[] {
  const models = readings
    .map(({ marking }) => marking)
    .filter(({ marker }) => marker.kind === 'model');
  const grades = models.map((marking) => gradeAlone(marking, rubric));
  const spread = grades.length > 1 ? Math.max(...grades) - Math.min(...grades) : 0;
  // Whoever wrote a list or a line of English asked nothing of the corrector, and is not told so.
  const isOrder = ({ reason }: Passage) => reason === 'instruction' || reason === 'encoded';
  const orders = facts.setAside.filter(isOrder);
  const others = facts.setAside.filter((passage) => !isOrder(passage));
  const notes: (CorrectionNote | false)[] = [
    trouble !== undefined && { code: 'model-unavailable', reason: trouble.code },
    models.length > 1 &&
      disagree(models, rubric) && {
        code: 'markers-disagreed',
        spread: Math.round(spread * 10) / 10,
      },
    transcript.confidence < DOUBTFUL && {
      code: 'reading-doubtful',
      confidence: transcript.confidence,
    },
    whatWasNotSent(subjectText, facts),
    orders.length > 0 && { code: 'orders-set-aside', passages: orders.length },
    others.length > 0 && { code: 'passages-set-aside', passages: others.length },
  ];
  return notes.filter((note) => note !== false);
}
