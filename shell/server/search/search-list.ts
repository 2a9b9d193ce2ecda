import type { SearchEntry } from '@site/contracts/search';
import * as v from 'valibot';

/** Path of a page as a service lists it; with two slashes in front it would lead to another host. */
export const listedPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'A path of this site was expected.'));

/** A service must list its pages within this time; search does not wait longer for it. */
const timeoutMs = 500;

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

/** What a search source listed, and by what it can tell whether that has changed. */
export interface KnownList {
  tag: string | null;
  answer: string;
  entries: SearchEntry[];
}

/** What a search source lists: `last` itself if nothing changed, undefined where the service is away or answers in another shape. */
export async function readSearchList(address: URL, last?: KnownList): Promise<KnownList | undefined> {
  try {
    const response = await fetch(address, {
      headers: last?.tag ? { 'if-none-match': last.tag } : {},
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 304) return last;
    if (!response.ok) return undefined;
    const answer = await response.text();
    if (answer === last?.answer) return last;
    return { tag: response.headers.get('etag'), answer, entries: v.parse(searchList, JSON.parse(answer)).data };
  } catch {
    return undefined;
  }
}
