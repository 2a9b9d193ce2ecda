import { requestHtml } from '../../support/request.ts';

/** Paths of what the server finds, the best first. */
export async function hitsOf(query: string): Promise<string[]> {
  const { html } = await requestHtml(`/search?${new URLSearchParams({ q: query })}`);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<h3><a[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
}
