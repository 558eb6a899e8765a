import type { Refusal } from '#domain/refusal.ts';
import { checkLimits, validateFiles } from '#web/api/exam-checks.ts';
import { isProblem } from '#web/api/problem.ts';
import { type ExamToSend, type OnProgress, sendExam } from '#web/api/send-exam.ts';
import { captureText as text } from '#web/strings/capture-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';

/** Why a copy did not leave: what to say, and what to offer. */
export type Stop = {
  title: string;
  description?: string;
  /** The day's correction is used: this would go on. */
  upgradeUrl?: string;
  /** The session is over. */
  signIn?: true;
  /** The same sending may be tried again as it is. */
  again?: true;
  /** Nothing answered: the copy can wait for the network. */
  offline?: true;
  /** Something answered that the server is not ready: it is starting. */
  starting?: true;
};
export type Sending = { ok: true; id: string } | { ok: false; stop: Stop };

/** Asks whether the copy may leave, has its files looked at, then sends it. Stops at the first no. */
export async function sendCopy(exam: ExamToSend, onProgress?: OnProgress): Promise<Sending> {
  const stop = (await limitStop()) ?? (await fileStop(exam.files));
  if (stop) return { ok: false, stop };
  try {
    const { id } = await sendExam(exam, onProgress);
    return { ok: true, id };
  } catch (error) {
    return { ok: false, stop: uploadStop(error) };
  }
}

async function limitStop(): Promise<Stop | undefined> {
  const { limits } = text;
  try {
    const verdict = await checkLimits();
    if (!verdict.blocked) return undefined;
    return {
      title: limits[verdict.reason ?? 'other'],
      ...(verdict.message && { description: verdict.message }),
      ...(verdict.upgradeUrl && { upgradeUrl: verdict.upgradeUrl }),
    };
  } catch (error) {
    if (isUnknownCall(error)) return undefined;
    return signInStop(error) ?? { ...limits.failed, again: true, ...whenOffline(error) };
  }
}

async function fileStop(files: readonly File[]): Promise<Stop | undefined> {
  const { validation } = text;
  try {
    const { valid, message } = await validateFiles(files);
    if (valid) return undefined;
    return { title: validation.rejected, ...(message && { description: message }) };
  } catch (error) {
    if (isUnknownCall(error)) return undefined;
    const unanswered = isProblem(error, 0);
    const said = unanswered
      ? { title: validation.thrown, description: problemSentence(error) }
      : validation.failed;
    return signInStop(error) ?? { ...said, again: true, ...whenOffline(error) };
  }
}

function uploadStop(error: unknown): Stop {
  const refusal = isProblem(error) ? error.refusal : undefined;
  const description = problemSentence(error);
  if (refusal?.code === 'daily-limit')
    return { title: text.limits.daily_limit, description, upgradeUrl: '/upgrade' };
  if (refusal && isAboutFiles(refusal)) return { title: text.validation.rejected, description };
  return (
    signInStop(error) ?? {
      title: text.upload.title,
      description: text.upload.description(description),
      again: true,
      ...whenOffline(error),
    }
  );
}

const isAboutFiles = ({ code }: Refusal) =>
  code.startsWith('file-') || code.startsWith('image-') || code === 'too-many-files';

const signInStop = (error: unknown): Stop | undefined =>
  isProblem(error, 401)
    ? {
        title: examText.correction.missing.signIn,
        description: text.signIn.description,
        signIn: true,
      }
    : undefined;

/** A server of another version may not know the call; it judges again when the copy arrives. */
const isUnknownCall = (error: unknown) => isProblem(error, 404);

const STARTING = [502, 503, 504];

const whenOffline = (error: unknown) => {
  if (isProblem(error, 0)) return { offline: true as const };
  return STARTING.some((status) => isProblem(error, status)) ? { starting: true as const } : {};
};
