import { searchAnswerPath } from './search-index.ts';
import type { SearchResult } from './search-result.ts';

/** Longer than this nobody waits for a list that the page's own index has found already. */
const timeoutMs = 5_000;

export type AskServer = (query: string, signal: AbortSignal) => Promise<SearchResult>;

/** What the server finds: with an excerpt of each text that matched, and posts too old for the browser's index. */
export async function askServer(query: string, signal: AbortSignal): Promise<SearchResult> {
  const answer = await fetch(`${searchAnswerPath}?${new URLSearchParams({ q: query })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!answer.ok) throw new Error(`The search was answered with status ${answer.status}.`);
  // Written by this site's own edge.
  return answer.json() as Promise<SearchResult>;
}
