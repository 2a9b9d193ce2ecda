/**
 * For a worker's fixture in `test.extend`: opened before its first test, closed after its last.
 * @example
 * const test = base.extend<object, { site: Site }>({ site: openedOnce(openSite, (site) => site.close(), 300_000) });
 */
export function openedOnce<T>(
  open: () => Promise<T>,
  close: (opened: T) => Promise<void>,
  timeout: number,
): [fixture: (args: object, use: (opened: T) => Promise<void>) => Promise<void>, { scope: 'worker'; timeout: number }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which other fixtures this one needs.
    async ({}, use) => {
      const opened = await open();
      await use(opened);
      await close(opened);
    },
    { scope: 'worker', timeout },
  ];
}
