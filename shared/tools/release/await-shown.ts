import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

/** A site's response at `/_/release.json`: the release that its visitors get, with the version of each part. */
const shownRelease = v.object({ id: v.string(), parts: v.record(v.string(), v.string()) });
type ShownRelease = v.InferOutput<typeof shownRelease>;

const responseTimeoutMs = 2_000;
const pauseMs = 250;

/** Asks the site until it shows the awaited release. Returns the release that it showed last; undefined at once where no site answers. */
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
  try {
    const response = await fetch(new URL('/_/release.json', url), { signal: AbortSignal.timeout(responseTimeoutMs) });
    return response.ok ? v.parse(shownRelease, await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
