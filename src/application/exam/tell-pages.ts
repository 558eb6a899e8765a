import type { Exam } from '#domain/exam/exam.ts';
import type { Ports } from '../ports.ts';

/** Tells the pupil which page is being read: each once, in order. */
export function tellPages({ id, userId }: Exam, { events }: Pick<Ports, 'events'>) {
  let last = '';
  let told = Promise.resolve();
  return {
    reading(at: number, of: number) {
      if (last === `${at}/${of}`) return;
      last = `${at}/${of}`;
      const exam = { type: 'exam', examId: id, status: 'processing' } as const;
      told = told.then(() => events.tell(userId, { ...exam, step: 'reading', at, of }));
      // An outage is thrown where it is waited for.
      told.catch(() => {});
    },
    /** Over when all that was said has been told. */
    allTold: () => told,
  };
}
