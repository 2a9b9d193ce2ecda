export const speculationRulesPath = '/speculation-rules.json';

/**
 * Until the scripts run, a click is a full page load. Browsers with speculation rules prefetch the page while the pointer rests on its
 * link. Once the page is hydrated the router does that, and no link matches any more.
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
      // When a pointer rests on a link, or a finger touches it.
      eagerness: 'moderate',
    },
  ],
});
