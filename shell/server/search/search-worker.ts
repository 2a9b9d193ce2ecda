import { workerData } from 'node:worker_threads';
import { createReleaseSearch } from './release-search.ts';
import type { SearchSetup } from './searched-pages.ts';

// Typed by site-search.ts, which alone starts this.
export const { find, file } = createReleaseSearch(workerData as SearchSetup);
