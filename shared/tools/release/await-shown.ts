import { setTimeout as pause } from 'node:timers/promises';

/** What a site says of the release its visitors get, at `/_/release.json`. */
export interface ShownRelease {
  id: string;
  /** Part name to version. */
  parts: Record<string, string>;
}

const answerTimeoutMs = 2_000;
const pauseMs = 250;

/**
 * Asks the site until what it shows is what was awaited, for at most `maxWaitMs`. Returns what it showed last; undefined where no site
 * answers, which is not waited for.
 */
export async function awaitShown(
  url: string,
  isAwaited: (shown: ShownRelease) => boolean,
  maxWaitMs: number,
): Promise<ShownRelease | undefined> {
  let shown = await askShown(url);
  for (const end = performance.now() + maxWaitMs; shown && !isAwaited(shown) && performance.now() < end; ) {
    await pause(pauseMs);
    shown = (await askShown(url)) ?? shown;
  }
  return shown;
}

async function askShown(url: string): Promise<ShownRelease | undefined> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const read = (answer: Response) => (answer.ok ? answer.json() : undefined);
  return fetch(new URL('/_/release.json', url), { signal })
    .then(read)
    .catch(() => undefined);
}
