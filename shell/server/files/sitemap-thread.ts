import type { Log } from '@site/service/process/log';
import { Piscina } from 'piscina';
import { translationsOf } from '../../app/language.ts';
import type { Revisions } from '../caching/revisions.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import { SiteBusy } from '../site-busy.ts';
import type { Sitemap, SitemapSetup, SitemapTask } from './sitemap.ts';

/** Requests that wait: as many as searches. */
const maxWaiting = 250;

interface SitemapThreadOptions extends SitemapSetup {
  workerFile: string;
  revisions: Pick<Revisions, 'of'>;
  log: Pick<Log, 'error'>;
}

/** The sitemap, made in a thread: a service may list 50,000 pages, and reading them would hold up every visitor. Throws `SiteBusy`. */
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
  return {
    async make({ indexed, sitemapSources }: OpenRelease): Promise<Sitemap> {
      if (thread.queueSize >= maxWaiting) throw new SiteBusy();
      const sitemap = await thread.run({
        rows: indexed.map((row) => {
          const path = row.canonical ?? row.path;
          return { path, updated: row.updated, translations: translationsOf({ ...row, path }, indexed) };
        }),
        sources: sitemapSources.map(({ path, service }) => ({ path, service, revision: revisions.of([service]) })),
      });
      for (const problem of sitemap.problems) log.error({}, problem);
      return sitemap;
    },
    close: () => thread.destroy(),
  };
}
