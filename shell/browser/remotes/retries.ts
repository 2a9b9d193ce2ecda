import type { SiteRelease } from '@site/contracts/site';
import { registerAgain } from './federation-runtime.ts';
import { renewFiles } from './renew-files.ts';

interface Retry {
  count: number;
  filesRenewed: Promise<void>;
}

/** What happened when visitors asked for a part again. */
export function createRetries(release: SiteRelease) {
  const retries = new Map<string, Retry>();
  return {
    /** Points the runtime at a new entry of the part, and renews the files of the modules that will be loaded again. */
    prepare(part: string, modules: string[]): void {
      const count = (retries.get(part)?.count ?? 0) + 1;
      registerAgain(release, part, count);
      retries.set(part, { count, filesRenewed: renewFiles(release.parts[part], ['routes', 'loaders', ...modules]) });
    },
    /** Resolves once the part's files may be loaded; at once where nobody asked again. */
    ready: async (part: string): Promise<void> => retries.get(part)?.filesRenewed,
  };
}
