import { hostPart } from '@site/contracts/manifest';

/** Name of the performance mark that the page's report reads. */
export const partFailedMark = 'part-failed';

/**
 * Records that a part failed on this page. Uses a performance mark, which the report's script can still read when it loads after hydration.
 * @param error is logged to the console for the people who run the site; visitors read the notice on the page
 */
export function markPartFailed(part: string, error?: unknown): void {
  if (error !== undefined) console.error('A part of this page could not be loaded.', error);
  performance.mark(partFailedMark, { detail: part });
}

/** The same for the shell's own code. */
export function markShellFailed(error: unknown): void {
  markPartFailed(hostPart, error);
}
