/** Runs the goodbye once, at the first signal; a second signal ends at once. */
export function onStopSignal(goodbye: () => Promise<void>): void {
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (leaving) process.exit(1);
      leaving = true;
      goodbye().then(
        () => process.exit(0),
        (problem) => {
          console.error(problem);
          process.exit(1);
        },
      );
    });
  }
}
