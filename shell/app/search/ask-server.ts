import { searchAnswerPath } from './search-index.ts';
import type { SearchResult } from './search-result.ts';

/** Longer than this nobody waits for a list that the page's own index has found already. */
const timeoutMs = 5_000;

export type AskServer = (query: string, signal: AbortSignal) => Promise<SearchResult>;

/** What the server finds: with an excerpt of each text that matched, and posts too old for the browser's index. */
export async function askServer(query: string, signal: AbortSignal): Promise<SearchResult> {
  // Firefox 115 has no AbortSignal.any.
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  signal.addEventListener('abort', () => stop.abort());
  try {
    const answer = await fetch(`${searchAnswerPath}?${new URLSearchParams({ q: query })}`, { signal: stop.signal });
    if (!answer.ok) throw new Error(`The search was answered with status ${answer.status}.`);
    // Written by this site's own edge.
    return (await answer.json()) as SearchResult;
  } finally {
    clearTimeout(timer);
  }
}
