import { setTimeout as pause } from 'node:timers/promises';
import type { Release } from '@site/contracts/manifest';
import * as v from 'valibot';

/** A site's answer at `/_/release.json`: the release that its visitors get, without what is retired. */
const shownRelease = v.object({ id: v.string(), parts: v.record(v.string(), v.string()) });
type ShownRelease = Omit<Release, 'retired'>;

const responseTimeoutMs = 2_000;
const pauseMs = 250;

/**
 * Asks the site until it shows the awaited release, for at most `maxWaitMs`. Returns the release that it showed last; undefined at once where
 * no site answers.
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

/** Undefined if no site answers; another program may. */
export async function askShown(url: string): Promise<ShownRelease | undefined> {
  const signal = AbortSignal.timeout(responseTimeoutMs);
  const read = (answer: Response) => (answer.ok ? answer.json() : undefined);
  const answer: unknown = await fetch(new URL('/_/release.json', url), { signal })
    .then(read)
    .catch(() => undefined);
  return v.is(shownRelease, answer) ? answer : undefined;
}
