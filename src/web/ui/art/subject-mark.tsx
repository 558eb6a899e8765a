import type { Subject } from '#domain/exam/exam.ts';
import { cx } from '../cx.ts';

/** One small drawing a subject, in the pupil's ink with one stroke of the corrector's. */
const DRAWINGS: Record<Subject, { ink: string; red: string }> = {
  philosophie: {
    ink: 'M14 34c-7-3-9-11-7-18C10 8 19 5 27 8c8 3 11 11 9 18l4 6-5 1v6h-8v6H15Z',
    red: 'M18 20c0-6 9-6 9 0 0 4-5 4-5 8M22 33v.5',
  },
  francais: {
    ink: 'M24 13C19 9 12 8 6 9v28c6-1 13 0 18 4 5-4 12-5 18-4V9c-6-1-13 0-18 4ZM24 13v28',
    red: 'M11 18c3 0 6 1 8 2M11 25c3 0 6 1 8 2M29 20c2-1 5-2 8-2',
  },
  mathematiques: {
    ink: 'M8 42V6M6 40h36M12 34c4-22 8-22 12-12s8 10 14-12',
    red: 'M21 21h7v-7',
  },
  'histoire-geo': {
    ink: 'M24 6a18 18 0 1 0 .1 0ZM7 20h34M7 29h34M24 6c-10 9-10 27 0 36 10-9 10-27 0-36Z',
    red: 'M31 12c4-5 11 0 7 6l-5 6-4-7c-1-2 0-4 2-5Z',
  },
  svt: {
    ink: 'M10 40C6 22 16 8 40 8c2 22-10 32-24 30M10 42c4-12 10-18 20-24',
    red: 'M20 30c-1-3-1-6 0-8M26 24c-1-2-1-4 0-6M18 31c3 1 6 1 9 0',
  },
  'physique-chimie': {
    ink: 'M19 6h12M21 6v12L9 38c-1 3 0 4 3 4h26c3 0 4-1 3-4L29 18V6M15 30h20',
    red: 'M21 36v.5M28 34v.5M25 25v.5',
  },
  anglais: {
    ink: 'M8 10h32v22H22l-9 8v-8H8ZM15 18h18M15 24h12',
    red: 'M31 23l3 3 5-8',
  },
  ses: {
    ink: 'M8 42V6M6 40h36M14 34V24M22 34V18M30 34V22M38 34V12',
    red: 'M13 17c8-2 16-4 25-11',
  },
};

export function SubjectMark({ subject, className }: { subject: Subject; className?: string }) {
  const { ink, red } = DRAWINGS[subject];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      strokeWidth="2.5"
      className={cx('pen-stroke size-10 shrink-0 text-blue', className)}
    >
      <path className="fill-sheet" d={ink} />
      <path className="text-red" stroke="currentColor" d={red} />
    </svg>
  );
}
