import type { SitePart, SiteRelease } from '../../app/page-data.ts';
import { logFailure, markPartFailed } from '../../app/parts/mark-part-failed.ts';
import type { PartState } from '../../app/parts/parts.ts';
import { entryTimeoutMs, registerAgain } from './federation-runtime.ts';

/** After this long without a response the page says that a part is missing. If it arrives later, it is still shown. */
export const partTimeoutMs = 4_000;

interface Attempt<Ready> {
  part: string;
  /** The same object until it changes: React would render forever if it got a new one on every read. */
  state: PartState<Ready>;
  /** Resolves at the timeout at the latest. */
  settled: Promise<PartState<Ready>>;
}

/** Attempts to load modules of parts, each under its own key. `onChange` runs whenever the state of one changes. */
export function createAttempts<Ready extends object>(onChange: () => void) {
  const attempts = new Map<string, Attempt<Ready>>();
  return {
    get: (key: string) => attempts.get(key),
    start(key: string, part: string, load: () => Promise<Ready>): Attempt<Ready> {
      const attempt = startAttempt(part, load, onChange);
      attempts.set(key, attempt);
      return attempt;
    },
    /** Replaces what a successful attempt loaded. */
    replace(key: string, ready: Ready): void {
      const attempt = attempts.get(key);
      if (!attempt) return;
      attempt.state = { status: 'ready', ...ready };
      onChange();
    },
    /** Drops a part's attempts that are not ready, so that they can start again. Returns their keys. */
    dropUnready(part: string): string[] {
      const unready = [...attempts].filter(([, attempt]) => attempt.part === part && attempt.state.status !== 'ready');
      for (const [key] of unready) attempts.delete(key);
      return unready.map(([key]) => key);
    },
  };
}

function startAttempt<Ready extends object>(
  part: string,
  load: () => Promise<Ready>,
  onChange: () => void,
): Attempt<Ready> {
  const change = (state: PartState<Ready>) => {
    attempt.state = state;
    onChange();
    return state;
  };
  const fail = (error?: unknown) => {
    if (error !== undefined) logFailure(error);
    markPartFailed(part, error);
    return change({ status: 'failed' });
  };
  const finished = unlessLeaving(load()).then((ready) => change({ status: 'ready', ...ready }), fail);
  const settled = withinTimeout(partTimeoutMs, finished).then(
    (state) => state ?? (attempt.state.status === 'waiting' ? fail() : attempt.state),
  );
  const attempt: Attempt<Ready> = { part, state: { status: 'waiting' }, settled };
  return attempt;
}

interface Retry {
  count: number;
  renewed: Promise<void>;
}

/** Retries of parts that visitors have asked for. */
export function createRetries(release: SiteRelease) {
  const retries = new Map<string, Retry>();
  return {
    /** Points the runtime at a new entry of the part, and renews the files of the modules that will be loaded again. */
    prepare(part: string, modules: string[]): void {
      const count = (retries.get(part)?.count ?? 0) + 1;
      registerAgain(release, part, count);
      retries.set(part, { count, renewed: renewFiles(release.parts[part], ['routes', 'loaders', ...modules]) });
    },
    /** Resolves once the part's files are renewed; at once if there was no retry. */
    whenRenewed: async (part: string): Promise<void> => retries.get(part)?.renewed,
  };
}

/**
 * Fetches the files of these modules from the server, not from a cache, before a retry. Versioned files are cached for a year, so a file
 * that arrived damaged would come from the cache, and fail its integrity check, every time.
 */
async function renewFiles(part: SitePart | undefined, modules: string[]): Promise<void> {
  const files = new Set(modules.flatMap((module) => part?.files[module] ?? []));
  const signal = AbortSignal.timeout(entryTimeoutMs);
  await Promise.all(
    [...files].map((file) => fetch(`${part?.base}${file}`, { cache: 'reload', signal }).catch(() => undefined)),
  );
}

/**
 * Settles as `loading` does, but never rejects once the visitor is leaving: Firefox then aborts what is still loading, seconds before the
 * next page appears. That would be shown and counted as a failure. If the visitor stays after all, the timeout still applies.
 */
export function unlessLeaving<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    // Removed after loading: Firefox may not put a page with such a listener into its back/forward cache.
    addEventListener('beforeunload', leave);
    const done = () => removeEventListener('beforeunload', leave);
    loading.then(resolve, (error) => isLeaving || reject(error)).finally(done);
  });
}

/** Resolves as `promise` does, or to undefined once the time is up. The work itself goes on. */
export function withinTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}
