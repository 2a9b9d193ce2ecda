import { hostPart } from '@site/contracts/manifest';

/** Name of the performance mark that the page's report reads. */
export const partFailedMark = 'part-failed';

/** The detail of such a mark. */
export interface PartFailure {
  part: string;
  /** Places in the site's scripts, as `release explain` reads them, the innermost first; empty where nothing was thrown in one. */
  stack: string[];
}

/** A place in a script of a part, without origin and query. */
export const placeInScript = /\/_(?:\/[\w@.-]+){2,4}:\d+:\d+/g;

export const maxStackLength = 10;

/**
 * Records that a part failed on this page. Uses a performance mark, which the report's script can still read when it loads after hydration.
 * @param error is not logged: React has done so, or the caller does
 */
export function markPartFailed(part: string, error?: unknown): void {
  const detail: PartFailure = { part, stack: stackOf(error) };
  performance.mark(partFailedMark, { detail });
}

/** The same for the shell's own code. Logs the error for the people who run the site; visitors read the notice on the page. */
export function markShellFailed(error: unknown): void {
  logFailure(error);
  markPartFailed(hostPart, error);
}

export function logFailure(error: unknown): void {
  console.error('A part of this page could not be loaded.', error);
}

/** Neither the message, which may hold what somebody typed, nor scripts of others, such as extensions. */
function stackOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // A script that is loaded again has a query.
  return (stack.replace(/\?try=\d+/g, '').match(placeInScript) ?? []).slice(0, maxStackLength);
}
