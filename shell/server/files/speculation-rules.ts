import type { IncomingMessage } from 'node:http';

export const speculationRulesPath = '/speculation-rules.json';

/**
 * Until the scripts run, a click is a full page load. Browsers that know speculation rules fetch the page while the pointer is still on
 * its way. Once the page is hydrated the router does that, and no link matches any more.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/_/*', '/api/*', '/*\\.:extension'] } },
          { selector_matches: ':root:not([data-hydrated]) a:not([target])' },
        ],
      },
      // A pointer that rests on a link, or a finger that touches it.
      eagerness: 'moderate',
    },
  ],
});

/** Headers of a page, as a flat list: none for those who save data. */
export function speculationHeaders({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  return headers['save-data'] === 'on' ? [] : ['speculation-rules', `"${speculationRulesPath}"`];
}
