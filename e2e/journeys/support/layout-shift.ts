import { expect, type Page } from '@playwright/test';

/** Records from now on what shifted and how far, from the browser's own trace, which needs no script in the page. */
export async function recordShifts(page: Page): Promise<() => string[]> {
  const shifts: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails } }) => {
    // A shift below 0.0001 is the three pixels by which one word in the menu is wider in the real face.
    if (!layoutShiftDetails || layoutShiftDetails.hadRecentInput || layoutShiftDetails.value < 0.0001) return;
    const moves = layoutShiftDetails.sources.map(
      ({ previousRect, currentRect }) => `${formatRect(previousRect)} to ${formatRect(currentRect)}`,
    );
    shifts.push(`${layoutShiftDetails.value.toFixed(4)}: ${moves.join('; ')}`);
  });
  await devtools.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return () => shifts;
}

/** Scrolls by the wheel to the end of the page, however much the page grows meanwhile. */
export async function wheelToEnd(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  while (!(await isAtEnd(page))) {
    const top = await scrolled(page);
    // The last scroll may still have been in progress when the position was read.
    await expect.poll(async () => (await turnWheel(page)) > top || (await isAtEnd(page))).toBe(true);
  }
}

/** A busy page may miss a wheel event; then it is sent again. */
async function turnWheel(page: Page): Promise<number> {
  await page.mouse.wheel(0, 500);
  return scrolled(page);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}

function formatRect({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `${width.toFixed(0)} x ${height.toFixed(0)} at ${x.toFixed(0)}, ${y.toFixed(0)}`;
}
