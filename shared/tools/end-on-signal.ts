/** Ends this process once, in order, at the first Ctrl+C or SIGTERM; further ones find it ending already. */
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
