import type { Log } from '@site/service/process/log';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { translationsOf } from '../../app/language.ts';
import type { Revisions } from '../caching/revisions.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { Sitemap, SitemapSetup, SitemapTask } from './sitemap.ts';

/** Sitemaps that are kept: of the live release, a canary's, and those of testers. Each has at most some 10 MB. */
const maxSitemaps = 4;
/** How long a sitemap that lacks a list, or has an outdated one, is given before the service is asked again. */
const incompleteTtlMs = 5_000;

interface SitemapThreadOptions extends SitemapSetup {
  workerFile: string;
  revisions: Pick<Revisions, 'of'>;
  log: Pick<Log, 'error'>;
}

/**
 * The sitemap, made once for each release and revision of its lists, whoever asks. It is made in a thread: 50,000 pages of a service take
 * a second, and would hold up every visitor.
 */
export function createSitemapThread({ workerFile, revisions, log, ...setup }: SitemapThreadOptions) {
  const thread = new Piscina<SitemapTask, Sitemap>({
    filename: workerFile,
    workerData: setup,
    minThreads: 0,
    maxThreads: 1,
    // It holds the last list of each service.
    idleTimeout: Infinity,
    atomics: 'disabled',
  });
  thread.on('error', (err) => log.error({ err }, 'The sitemap ended and starts again'));

  const sitemaps = new LRUCache<string, Sitemap, SitemapTask>({
    max: maxSitemaps,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const sitemap = await thread.run(context);
      for (const problem of sitemap.problems) log.error({}, problem);
      if (sitemap.problems.length > 0) options.ttl = incompleteTtlMs;
      return sitemap;
    },
  });

  return {
    async make(release: OpenRelease): Promise<Sitemap> {
      const sources = release.sitemapSources.map(({ path, service }) => ({
        path,
        service,
        revision: revisions.of([service]),
      }));
      const key = [release.id, ...sources.map(({ revision }) => revision)].join(' ');
      return sitemaps.forceFetch(key, { context: { rows: rowsOf(release), sources } });
    },
    close: () => thread.destroy(),
  };
}

function rowsOf({ indexed }: OpenRelease): SitemapTask['rows'] {
  return indexed.map((row) => {
    const path = row.canonical ?? row.path;
    return { path, updated: row.updated, translations: translationsOf({ ...row, path }, indexed) };
  });
}
