import type { OwnedRoute } from '@site/release/release-table';
import type { IndexEntry, SearchIndex } from '../../app/search/search-index.ts';
import { type CompressedBody, compressed } from '../http/compressed.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { readSearchList } from './search-list.ts';

/** Of the file that a browser fetches at the first key press, compressed. */
export const maxIndexFileBytes = 30 * 1024;

/** Everything that search knows: the routes of the release, then what its services list. */
export async function readSearchIndex(
  { indexed, searchSources }: LiveRelease,
  serviceOrigins: Record<string, string>,
): Promise<SearchIndex> {
  const lists = await Promise.all(
    searchSources.map(async ({ path, service, section, absence }) => {
      const origin = serviceOrigins[service];
      const list = origin ? await readSearchList(new URL(path, origin)) : undefined;
      return list
        ? { entries: list.map((entry): IndexEntry => ({ ...entry, section, isListed: true })), absences: [] }
        : { entries: [], absences: [absence] };
    }),
  );
  const entries = [...indexed.map(entryOfRoute), ...lists.flatMap((list) => list.entries)];
  // The route table wins where a service lists the same page.
  const unique = new Map(entries.toReversed().map((entry) => [entry.path, entry]));
  return { entries: [...unique.values()].toReversed(), absences: lists.flatMap(({ absences }) => absences) };
}

/** The index as browsers get it. If it grows too large, the oldest entries of services are left out; /search still finds them. */
export async function searchIndexFile({ entries, absences }: SearchIndex): Promise<CompressedBody> {
  const pages = entries.filter(({ isListed }) => !isListed);
  const listed = entries.filter(({ isListed }) => isListed);
  for (let kept = listed.length; ; ) {
    const index: SearchIndex = { entries: [...pages, ...listed.slice(0, kept)], absences };
    const file = await compressed(JSON.stringify(index), 11);
    const size = file.bodies.br.length;
    if (size <= maxIndexFileBytes || kept === 0) return file;
    kept = Math.floor(kept * Math.min(0.9, maxIndexFileBytes / size));
  }
}

function entryOfRoute({
  path,
  canonical = path,
  label,
  description,
  section,
  searchWords,
  searchText,
}: OwnedRoute): IndexEntry {
  return {
    path: canonical,
    title: label,
    text: description,
    words: searchWords,
    ...(section && { section }),
    ...(searchText && { body: searchText }),
  };
}
