import type { Log } from '@site/service/process/log';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { SearchResult } from '../../app/search/create-search.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import { SiteBusy } from '../site-busy.ts';
import type { SearchFile, SearchTask } from './release-search.ts';
import type { SearchSetup } from './searched-pages.ts';

/** Releases whose index is kept: the live one, a canary's, and those of testers. */
const maxReleases = 4;
/** Queries that wait for a release's thread: as many as pages may wait on one route. */
const maxWaiting = 250;
/** A release that nobody searches any more takes no memory. */
const idleTimeoutMs = 600_000;

interface SiteSearchOptions {
  workerFile: string;
  serviceOrigins: Record<string, string>;
  /** The data revision of some services, and those that do not answer. */
  revisions: { of: (services: string[]) => string; unavailable: () => string[] };
  log: Pick<Log, 'error'>;
}

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/**
 * Search over releases, each in a thread of its own: a crowd that searches, or an index that is being built, holds up nothing else. Throws
 * `SiteBusy`.
 */
export function createSiteSearch({ workerFile, serviceOrigins, revisions, log }: SiteSearchOptions) {
  const threads = new LRUCache<string, Piscina<SearchTask>>({
    max: maxReleases,
    dispose: (thread) => void thread.destroy(),
  });

  function threadOf({ id, searched }: OpenRelease): Piscina<SearchTask> {
    const thread = threads.get(id) ?? startThread(workerFile, { ...searched, serviceOrigins }, log);
    threads.set(id, thread);
    return thread;
  }

  async function run<Result>(release: OpenRelease, name: 'find' | 'file', query = ''): Promise<Result> {
    const thread = threadOf(release);
    if (thread.queueSize >= maxWaiting) throw new SiteBusy();
    const services = release.searched.sources.map(({ service }) => service);
    return thread.run({ query, revision: `${revisions.of(services)} ${revisions.unavailable()}` }, { name });
  }

  return {
    /** The results of a query. No query is ever logged. */
    find: (release: OpenRelease, query: string) => run<SearchResult>(release, 'find', query),
    /** The index for browsers. */
    file: (release: OpenRelease) => run<SearchFile>(release, 'file'),
    close: () => Promise.all([...threads.values()].map((thread) => thread.destroy())),
  };
}

function startThread(filename: string, workerData: SearchSetup, log: SiteSearchOptions['log']): Piscina<SearchTask> {
  const thread = new Piscina<SearchTask>({
    filename,
    workerData,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    // A thread that sleeps in Atomics.wait would not notice when a service closes a connection.
    atomics: 'disabled',
  });
  thread.on('error', (err) => log.error({ err }, 'Search ended and starts again'));
  return thread;
}
