import {
  createSearch,
  type IndexedPage,
  type Search,
  type SearchResult,
  stemsIn,
} from '../../app/search/create-search.ts';
import { type CompressedBody, compressed } from '../caching/encoding.ts';
import { withExcerpts } from './excerpts.ts';
import { readPages, type SearchSetup } from './searched-pages.ts';

export interface SearchTask {
  query: string;
  /** Changes when the services list other pages, or one of them goes away or comes back. */
  revision: string;
}

export interface SearchFile {
  file: CompressedBody;
  /** Whether all services listed their pages. */
  isWhole: boolean;
}

/** How long an index is used that lacks what a service did not list. */
const incompleteMs = 2_000;

/** With their texts, 20 posts and all pages make a file of 27 KB; search may cost a visitor 40 KB with its code. */
const maxListedInBrowser = 20;

/** Search over one release. Answers one task at a time. */
export function createReleaseSearch(setup: SearchSetup) {
  let current: { revision: string; until: number; searched: Searched } | undefined;

  async function searched(revision: string): Promise<Searched> {
    if (current?.revision === revision && performance.now() < current.until) return current.searched;
    const made = await searchOver(setup);
    const until = made.file.isWhole ? Infinity : performance.now() + incompleteMs;
    current = { revision, until, searched: made };
    return made;
  }

  return {
    find: async ({ query, revision }: SearchTask): Promise<SearchResult> => (await searched(revision)).find(query),
    file: async ({ revision }: SearchTask): Promise<SearchFile> => (await searched(revision)).file,
  };
}

interface Searched {
  find: Search;
  file: SearchFile;
}

async function searchOver(setup: SearchSetup): Promise<Searched> {
  const { pages, absences } = await readPages(setup);
  const entries = pages.map(({ body, ...page }): IndexedPage => ({ ...page, ...(body && { stems: stemsIn(body) }) }));
  const search = await createSearch({ entries, absences });
  const bodies = new Map(pages.map(({ path, body }) => [path, body]));
  const sent = JSON.stringify({ entries: entriesForBrowsers(entries), absences });
  return {
    find: (query) => withExcerpts(search(query), (path) => bodies.get(path)),
    file: { file: await compressed(sent, 10), isWhole: absences.length === 0 },
  };
}

/** Without the older posts; the server, which browsers ask for the final list, has them. */
function entriesForBrowsers(entries: IndexedPage[]): IndexedPage[] {
  const listed = entries.filter(({ isListed }) => isListed);
  return [...entries.filter(({ isListed }) => !isListed), ...listed.slice(0, maxListedInBrowser)];
}
