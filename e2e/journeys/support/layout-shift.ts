import type { Page } from '@playwright/test';

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

function formatRect({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `${width.toFixed(0)} x ${height.toFixed(0)} at ${x.toFixed(0)}, ${y.toFixed(0)}`;
}
