import type { IncomingMessage } from 'node:http';

// Until the scripts run, a click is a full page load. Browsers that know speculation rules fetch the page while the pointer is still on its
// way, and render those of the menu where the line is fast. Once hydrated, the router does it, and no link matches any more.

const prefetchPath = '/speculation-rules/prefetch.json';
const prerenderPath = '/speculation-rules/prerender.json';

const isPage = { not: { href_matches: ['/_/*', '/api/*', '/*\\.:extension'] } };

/** The files that the header names, by path. */
export const speculationRules = new Map([
  [prefetchPath, rules('prefetch', ':root:not([data-hydrated]) a:not([target])')],
  [prerenderPath, rules('prerender', ':root:not([data-hydrated]) header nav a')],
]);

function rules(action: 'prefetch' | 'prerender', links: string): string {
  const where = { and: [{ href_matches: '/*' }, isPage, { selector_matches: links }] };
  return JSON.stringify({ [action]: [{ where, eagerness: 'moderate' }] });
}

/** Headers of a page, as a flat list: none for those who save data. */
export function speculationHeaders({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  if (headers['save-data'] === 'on') return [];
  const paths = headers.ect === '4g' ? [prefetchPath, prerenderPath] : [prefetchPath];
  // The speed of the line, which browsers tell only to who asks.
  return ['speculation-rules', paths.map((path) => `"${path}"`).join(', '), 'accept-ch', 'ect'];
}
