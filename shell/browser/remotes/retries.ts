import type { SitePart, SiteRelease } from '../../app/page-data.ts';
import { entryTimeoutMs, registerAgain } from './federation-runtime.ts';

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
