import { type CopyReading, cleanText, joinReadings } from '#domain/exam/copy-reading.ts';
import type { Exam } from '#domain/exam/exam.ts';
import { pageKey } from '#domain/exam/file-key.ts';
import { gateReading, type ReadSource } from '#domain/exam/gate-reading.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports, ReadCopy } from '../ports.ts';
import { failExam } from './fail-exam.ts';
import { tellPages } from './tell-pages.ts';

type Needs = Pick<
  Ports,
  'clock' | 'exams' | 'readings' | 'files' | 'reader' | 'events' | 'atomically'
>;

/**
 * Turns the files of a copy into its reading and queues the correction. Safe to run again:
 * a copy that is settled or already read is left alone, and an outage throws so that the queue retries.
 */
export async function readExam(examId: string, ports: Needs): Promise<void> {
  const exam = await ports.exams.find(examId);
  if (!exam || isSettled(exam) || (await ports.readings.find(examId))) return;

  await ports.exams.startProcessing(examId);
  const read = await readFiles(exam, ports);
  if (!read.ok) return failExam(exam, read.error, ports);

  const reading = await keepPictures(exam, read.value, ports);
  const { action } = gateReading(reading.text, reading.confidence, sourceOf(reading));
  if (action === 'block') return failExam(exam, { code: 'reading-unusable' }, ports);
  const awaitsCheck =
    action === 'warn' || (exam.checkAsked === true && reading.inputMode === 'ocr');
  const statement = statementOf(exam, read.value.asked);
  await ports.atomically(async (tx) => {
    if (statement) await tx.exams.setSubjectText(examId, statement);
    await tx.readings.save(examId, reading, awaitsCheck);
    if (!awaitsCheck) await tx.jobs.enqueue('correct-exam', { examId });
    const step = awaitsCheck ? 'to-check' : 'read';
    await tx.events.tell(exam.userId, { type: 'exam', examId, status: 'processing', step });
  });
}

const sourceOf = ({ inputMode, pdfIsRaster }: CopyReading): ReadSource => {
  if (inputMode === 'docx') return 'docx';
  if (inputMode === 'pdf_text') return 'pdf-text';
  return pdfIsRaster ? 'pdf' : 'image';
};

export const isSettled = (exam: Exam) => exam.status === 'completed' || exam.status === 'failed';

/** `asked`: what stands in the files that are the statement. */
type ReadFiles = ReadCopy & { asked: string[] };

async function readFiles(exam: Exam, ports: Needs): Promise<Result<ReadFiles, Refusal>> {
  const copies: ReadCopy[] = [];
  const asked: string[] = [];
  const pages = tellPages(exam, ports);
  let before = 0;
  for (const [index, { key, name, isSubject }] of exam.files.entries()) {
    // How many pages a file has is known once it is open: until then it counts for one.
    const after = exam.files.length - index - 1;
    pages.reading(before + 1, before + 1 + after);
    await pages.allTold();
    const read = await ports.reader.read({ name, bytes: await ports.files.read(key) }, (page) =>
      pages.reading(before + page.at, before + page.of + after),
    );
    await pages.allTold();
    before += read.ok ? read.value.reading.pages.length : 1;
    if (isSubject) {
      // A statement that cannot be read is done without: the copy is what was sent in.
      if (read.ok) asked.push(read.value.reading.text);
      continue;
    }
    if (!read.ok) return read;
    copies.push(read.value);
  }
  const reading = joinReadings(copies.map((copy) => copy.reading));
  if (reading.text.trim() === '') return err({ code: 'text-empty' });
  return ok({ reading, pictures: copies.flatMap(({ pictures }) => pictures), asked });
}

const LONGEST_STATEMENT = 20_000;

/** What the pupil typed, then what was read; nothing when no file was the statement. */
function statementOf({ subjectText }: Exam, asked: string[]): string | undefined {
  if (asked.length === 0) return undefined;
  const whole = [subjectText ?? '', ...asked].filter(Boolean).join('\n\n');
  return cleanText(whole).slice(0, LONGEST_STATEMENT);
}

/** Each page with where its picture lies. Read again after a crash, it is written over the same file. */
async function keepPictures(
  { id, userId }: Exam,
  { reading, pictures }: ReadCopy,
  { files }: Needs,
): Promise<CopyReading> {
  const pages: CopyReading['pages'] = [];
  for (const [i, page] of reading.pages.entries()) {
    const bytes = pictures[i];
    const picture = pageKey(userId, id, i + 1);
    if (bytes) await files.save(picture, whole(bytes));
    pages.push(bytes ? { ...page, picture } : page);
  }
  return { ...reading, pages };
}

async function* whole(bytes: Uint8Array) {
  yield bytes;
}
