import {
  createSearch,
  type IndexedPage,
  type Search,
  type SearchResult,
  stemsIn,
  wordsOnce,
} from '../../app/search/create-search.ts';
import { brotliQuality, type CompressedBody, compress } from '../caching/encoding.ts';
import { withExcerpts } from './excerpts.ts';
import { readPages, type SearchSetup } from './searched-pages.ts';

export interface SearchTask {
  query: string;
  /** Changes when the services list other pages, or one of them stops or starts answering. */
  revision: string;
}

export interface SearchFile {
  body: CompressedBody;
  /** Whether all services listed their pages. */
  isComplete: boolean;
}

/** How long an index is used that lacks what a service did not list. */
const incompleteTtlMs = 2_000;

/** With their texts, 20 posts and all pages make a file of 27 KB; search may cost a visitor 40 KB with its code. */
const maxListedInBrowser = 20;

/** Search over one release. Answers one task at a time. */
export function createReleaseSearch(setup: SearchSetup) {
  let latest: { revision: string; expiresAt: number; index: ReleaseIndex } | undefined;

  async function indexAt(revision: string): Promise<ReleaseIndex> {
    if (latest?.revision === revision && performance.now() < latest.expiresAt) return latest.index;
    const index = await buildIndex(setup);
    const expiresAt = index.file.isComplete ? Infinity : performance.now() + incompleteTtlMs;
    latest = { revision, expiresAt, index };
    return index;
  }

  return {
    find: async ({ query, revision }: SearchTask): Promise<SearchResult> => (await indexAt(revision)).find(query),
    file: async ({ revision }: SearchTask): Promise<SearchFile> => (await indexAt(revision)).file,
  };
}

interface ReleaseIndex {
  find: Search;
  file: SearchFile;
}

async function buildIndex(setup: SearchSetup): Promise<ReleaseIndex> {
  const { pages, absences } = await readPages(setup);
  const entries = pages.map(
    ({ body, ...page }): IndexedPage => ({
      ...page,
      words: wordsOnce(page.words),
      ...(body && { stems: stemsIn(body) }),
    }),
  );
  const search = await createSearch({ entries, absences });
  const bodies = new Map(pages.map(({ path, body }) => [path, body]));
  const json = JSON.stringify({ entries: entriesForBrowsers(entries), absences });
  return {
    find: (query) => withExcerpts(search(query), (path) => bodies.get(path)),
    file: { body: await compress(json, brotliQuality.cached), isComplete: absences.length === 0 },
  };
}

/** Without the older posts: browsers ask the server, which has them, for the complete list. */
function entriesForBrowsers(entries: IndexedPage[]): IndexedPage[] {
  const listed = entries.filter(({ isListed }) => isListed);
  return [...entries.filter(({ isListed }) => !isListed), ...listed.slice(0, maxListedInBrowser)];
}
