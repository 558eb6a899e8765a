import type { ExamType, Level, Subject } from '#domain/exam/exam.ts';
import { Problem } from './problem.ts';

export type ExamToSend = {
  subject: Subject;
  level: Level;
  examType: ExamType;
  exercise?: string;
  subjectText?: string;
  checkAsked?: boolean;
  /** Which of the files are the statement, counted from 0. */
  subjectFiles?: string;
  files: readonly File[];
  /** Sending twice with the same key makes one exam. */
  key: string;
};

/** Hears how much of each file has left, from 0 to 1. */
export type OnProgress = (shares: number[]) => void;

/** Sends a copy. `fetch` cannot tell how far an upload is, hence the older way. */
export function sendExam(exam: ExamToSend, onProgress?: OnProgress): Promise<{ id: string }> {
  const { files, key, ...fields } = exam;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value) form.append(name, String(value));
  }
  for (const file of files) form.append('files', file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/exams');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded }) => onProgress?.(sharesOf(files, loaded));
    request.onerror = () => reject(new Problem(0));
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status < 300) resolve(body as { id: string });
      else reject(new Problem(request.status, body ?? {}));
    };
    request.send(form);
  });
}

/** Files leave in their order: the first is whole before the second begins. */
export function sharesOf(files: readonly { size: number }[], loaded: number): number[] {
  let left = loaded;
  return files.map(({ size }) => {
    const sent = Math.min(Math.max(left, 0), size);
    left -= size;
    return size === 0 ? 1 : sent / size;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
