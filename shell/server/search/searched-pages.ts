import type { DocumentEntry } from '@site/contracts/part';
import type { SearchEntry } from '@site/contracts/search';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import { documentSize } from '@site/ui/document-label';
import * as v from 'valibot';
import type { IndexedPage } from '../../app/search/create-search.ts';
import { readBody } from '../read-body.ts';
import type { OpenRelease } from '../releases/open-release.ts';

/** Settings for reading them; plain data, so that it can be sent to a thread. */
export type SearchSetup = OpenRelease['searched'] & { serviceOrigins: Record<string, string> };

/** A page with its text, which browsers do not get. */
type SearchedPage = Omit<IndexedPage, 'stems'> & Pick<SearchEntry, 'body'>;

/** A service must list its pages within this time; search does not wait longer for it. */
const timeoutMs = 1_000;
/** For the texts of a service's pages: all posts have less than one MB. */
const maxBytes = 8 * 1024 * 1024;

/** Path of a page as a service lists it; with two slashes in front it would lead to another host. */
export const listedPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'A path of this site was expected.'));

const searchList = v.object({
  data: v.array(
    v.object({
      path: listedPath,
      title: v.string(),
      text: v.string(),
      words: v.array(v.string()),
      body: v.exactOptional(v.string()),
    }),
  ),
});

/** The routes, answers and documents of the release, then what its services list; `absences` say what is missing where a service lists nothing. */
export async function readPages({ routes, answers, documents, sources, serviceOrigins }: SearchSetup) {
  const lists = await Promise.all(
    sources.map(async ({ path, service, section, absence }) => {
      const origin = serviceOrigins[service];
      const listed = origin ? await readList(new URL(path, origin)) : undefined;
      return { absence, pages: listed?.map((entry): SearchedPage => ({ ...entry, section, isListed: true })) };
    }),
  );
  const pages: SearchedPage[] = [
    ...routes.map(pageOfRoute),
    ...answers,
    ...documents.map(pageOfDocument),
    ...lists.flatMap((list) => list.pages ?? []),
  ];
  // The route table wins where a service lists the same page.
  const unique = new Map(pages.toReversed().map((page) => [page.path, page]));
  return {
    pages: [...unique.values()].toReversed(),
    absences: lists.filter((list) => !list.pages).map(({ absence }) => absence),
  };
}

/** Undefined if the service is unreachable or answers in another shape. */
async function readList(address: URL): Promise<SearchEntry[] | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return undefined;
    return v.parse(searchList, JSON.parse((await readBody(response, maxBytes)).toString())).data;
  } catch {
    return undefined;
  }
}

function pageOfRoute(route: ReleaseRoute): SearchedPage {
  const { path, canonical = path, label, description, section, searchWords, searchText } = route;
  return {
    path: canonical,
    title: label,
    text: description,
    words: searchWords,
    ...(section && { section }),
    ...(searchText && { body: searchText }),
  };
}

function pageOfDocument({ path, format, bytes, menus: [menu] }: DocumentEntry): SearchedPage {
  return {
    path,
    title: menu?.label ?? path,
    text: `File for download ${documentSize({ format, bytes })}`,
    words: [format],
  };
}
