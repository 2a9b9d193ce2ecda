import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

/** What a site says of the release its visitors get, at `/_/release.json`: its id, and part name to version. */
const shownRelease = v.object({ id: v.string(), parts: v.record(v.string(), v.string()) });
export type ShownRelease = v.InferOutput<typeof shownRelease>;

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

/** Undefined where no site answers; another program may. */
export async function askShown(url: string): Promise<ShownRelease | undefined> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const read = (answer: Response) => (answer.ok ? answer.json() : undefined);
  const answer: unknown = await fetch(new URL('/_/release.json', url), { signal })
    .then(read)
    .catch(() => undefined);
  return v.is(shownRelease, answer) ? answer : undefined;
}
