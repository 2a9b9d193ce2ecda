const closing: (() => unknown)[] = [];

/**
 * Closes something when the test has ended, whether it passed or not; what was opened first is closed first.
 * @example
 * closeAfterTest(() => database.destroy());
 */
export function closeAfterTest(close: () => unknown): void {
  closing.push(close);
}

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
