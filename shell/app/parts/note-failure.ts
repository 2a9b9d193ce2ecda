/** Name of the performance mark that the page's report reads. */
export const partFailedMark = 'part-failed';

/**
 * Notes that a part failed on this page. As a mark, because the report's script loads after hydration and must see what happened before.
 * @param error goes to the console, for whoever runs the site; visitors read the notice on the page
 */
export function noteFailure(part: string, error?: unknown): void {
  if (error !== undefined) console.error('A part of this page could not be loaded.', error);
  performance.mark(partFailedMark, { detail: part });
}
