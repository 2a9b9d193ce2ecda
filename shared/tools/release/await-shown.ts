import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

/** A site's response at `/_/release.json`: the release that its visitors get, with the version of each part. */
const shownRelease = v.object({ id: v.string(), parts: v.record(v.string(), v.string()) });
type ShownRelease = v.InferOutput<typeof shownRelease>;

const responseTimeoutMs = 2_000;
const pauseMs = 250;

/**
 * Asks the site until it shows the awaited release. Returns the release that it showed last. Undefined at once if no site answers, and at
 * the end if the site was too busy to answer all the time.
 */
export async function awaitShown(
  url: string,
  isAwaited: (shown: ShownRelease) => boolean,
  maxWaitMs: number,
): Promise<ShownRelease | undefined> {
  const end = performance.now() + maxWaitMs;
  let last = await askSite(url);
  while (last && (last === 'busy' || !isAwaited(last)) && performance.now() < end) {
    await pause(pauseMs);
    const next = await askSite(url);
    if (next && next !== 'busy') last = next;
  }
  return last === 'busy' ? undefined : last;
}

/** Undefined if no site answers; another program may. */
export async function askShown(url: string): Promise<ShownRelease | undefined> {
  const answer = await askSite(url);
  return answer === 'busy' ? undefined : answer;
}

/** One line for each process of the site that does not run what is live; none if no site answers. */
export async function askBehind(url: string): Promise<string[]> {
  try {
    const response = await fetch(new URL('/_/ready', url), { signal: AbortSignal.timeout(responseTimeoutMs) });
    const [first, ...lines] = (await response.text()).trimEnd().split('\n');
    return first === 'yes' ? lines : [];
  } catch {
    return [];
  }
}

async function askSite(url: string): Promise<ShownRelease | 'busy' | undefined> {
  const signal = AbortSignal.timeout(responseTimeoutMs);
  try {
    const response = await fetch(new URL('/_/release.json', url), { signal });
    return response.status >= 500 ? 'busy' : v.parse(shownRelease, await response.json());
  } catch {
    return signal.aborted ? 'busy' : undefined;
  }
}
