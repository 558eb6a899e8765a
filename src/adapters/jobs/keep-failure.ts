import type { Jobs, Ports } from '#application/ports.ts';

/** A job that failed is reported as a failed request is: those who mend see it grouped, with how often. */
export async function keepFailure(
  job: keyof Jobs,
  { message, stack }: Error,
  { clock, errors }: Pick<Ports, 'clock' | 'errors'>,
): Promise<void> {
  const record = {
    ...{ type: `job ${job}`, message, ...(stack && { stack }) },
    ...{ errorId: crypto.randomUUID(), timestamp: clock.now().toISOString() },
  };
  // When the database itself is the outage, the log is all there is.
  await errors.save(record).catch(() => {});
}
