/** Works now and after each interval. Returns a function that stops it after the current round. */
export function repeat(round: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let working = round();
  const timer = setInterval(() => {
    working = round();
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
