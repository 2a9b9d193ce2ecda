/** Stops this process in order at the first Ctrl+C or SIGTERM, and ignores further ones. */
export function endOnSignal(stop: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isEnding) return;
      isEnding = true;
      await stop();
      process.exit(0);
    });
  }
}
