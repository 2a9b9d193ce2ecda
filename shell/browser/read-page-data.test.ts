import { servedAreas } from './read-page-data.ts';

it.each([
  ['keeps what the server sent while the visitor goes to a place on the page', '/blogs', '?page=2', '<h1>Blogs</h1>'],
  ['forgets it on another page', '/contact', '', undefined],
  ['forgets it on another page of the same list', '/blogs', '?page=3', undefined],
])('%s', (_promise, pathname, search, expected) => {
  document.body.innerHTML = '<main data-area="page"><h1>Blogs</h1></main>';
  const router = stubRouter('/blogs', '?page=2');
  const served = servedAreas(document.body, router);
  router.go(pathname, search);
  expect(served('page')).toBe(expected);
});

function stubRouter(pathname: string, search: string) {
  const listeners = new Set<(state: { location: { pathname: string; search: string } }) => void>();
  return {
    state: { location: { pathname, search } },
    subscribe(listener: (state: { location: { pathname: string; search: string } }) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(pathname: string, search: string) {
      for (const listener of listeners) listener({ location: { pathname, search } });
    },
  };
}
