import { isProblem } from '#web/api/problem.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';

const { errors } = billingText;

/** Thrown when the server answered without a link. */
export class NoLink extends Error {}

/** Says why a payment page could not be opened, in the specification's own words. */
export function paymentProblem(error: unknown): string {
  if (error instanceof NoLink) return errors.noLink;
  if (!isProblem(error) || error.status === 0) return errors.fallback;
  if (error.status === 401) return errors.signIn;
  if (error.refusal) return errors.payment(problemSentence(error));
  return errors.payment(errors.unavailable);
}
