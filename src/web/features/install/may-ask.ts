import type { ExamView } from '#contract/exam.ts';

/** Nobody installs what they have not tried: the question waits for the second correction. */
const ENOUGH = 2;

type Facts = {
  exams: readonly Pick<ExamView, 'status'>[];
  /** Already on the home screen, and running from there. */
  isInstalled: boolean;
  /** They said no once: never asked again. */
  isRefused: boolean;
  canInstall: boolean;
};

export const mayAsk = ({ exams, isInstalled, isRefused, canInstall }: Facts): boolean =>
  canInstall &&
  !isInstalled &&
  !isRefused &&
  exams.filter(({ status }) => status === 'completed').length >= ENOUGH;
