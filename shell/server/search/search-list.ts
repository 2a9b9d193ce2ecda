import type { SearchEntry } from '@site/contracts/search';
import * as v from 'valibot';
import { listedPath } from '../files/listed-path.ts';

/** A service must list its pages within this time; search does not wait longer for it. */
const timeoutMs = 500;

const searchList = v.object({
  data: v.array(v.object({ path: listedPath, title: v.string(), text: v.string(), words: v.array(v.string()) })),
});

/** What a search source lists; undefined where the service is away or answers in another shape. */
export async function readSearchList(address: URL): Promise<SearchEntry[] | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? v.parse(searchList, await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
