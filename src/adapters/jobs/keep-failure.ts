import type { Jobs, Ports } from '#application/ports.ts';

/** A job that failed is reported as a failed request is: those who mend see it grouped, with how often. */
export async function keepFailure(
  job: keyof Jobs,
  problem: unknown,
  { clock, errors }: Pick<Ports, 'clock' | 'errors'>,
): Promise<void> {
  const { message, stack } = problem instanceof Error ? problem : new Error(String(problem));
  const record = {
    ...{ type: `job ${job}`, message, ...(stack && { stack }) },
    ...{ errorId: crypto.randomUUID(), timestamp: clock.now().toISOString() },
  };
  // When the database itself is the outage, the log is all there is.
  await errors.save(record).catch(() => {});
}
