import { workerData } from 'node:worker_threads';
import { createSitemap, type SitemapSetup } from './sitemap.ts';

// Typed by sitemap-thread.ts, which alone starts this.
export default createSitemap(workerData as SitemapSetup);
