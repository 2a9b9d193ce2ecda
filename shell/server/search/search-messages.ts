import type { SearchResult } from '../../app/search/search-result.ts';
import type { CompressedBody } from '../caching/encoding.ts';
import type { LiveRelease } from '../releases/live-release.ts';

/** What search must know of a release; plain data, so that it can be sent to the worker. */
export type SearchedRelease = Pick<LiveRelease, 'id' | 'indexed' | 'searchSources'>;

/** What the worker is started with: the addresses of the services. */
export interface SearchWorkerData {
  serviceOrigins: Record<string, string>;
}

/** `release` comes with the first question about it. Without a query it is the file for browsers that is wanted. */
export type SearchMessage =
  | { id: number; releaseId: string; release?: SearchedRelease; query?: string }
  | { forget: string };

export type SearchFile = { file: CompressedBody; isWhole: boolean };

export type SearchAnswer = { id: number } & ({ result: SearchResult } | SearchFile | { fault: string });
