import { cameFrom } from './came-from.ts';

it('names the last page of this site before the page with the form', () => {
  visit(['/', '/plumbing-services', '/contact', '/contact?for=visit'], 3);
  expect(cameFrom('/contact')).toBe('/plumbing-services');
});

it('names no page that the visitor has gone back from', () => {
  visit(['/', '/contact', '/education'], 1);
  expect(cameFrom('/contact')).toBe('/');
});

it('names the page that a loaded page came from, and none of another site', () => {
  visit([], 0, `${location.origin}/education`);
  expect(cameFrom('/contact')).toBe('/education');
  visit([], 0, 'https://search.example/?q=cleaning');
  expect(cameFrom('/contact')).toBeUndefined();
});

/** jsdom has no Navigation API. */
function visit(paths: string[], index: number, referrer = '') {
  const entries = paths.map((path) => ({ url: new URL(path, location.origin).href }));
  Object.assign(window, { navigation: { entries: () => entries, currentEntry: { index } } });
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
