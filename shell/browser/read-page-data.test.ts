import { readPageData, servedAreas } from './read-page-data.ts';

describe("the page's data", () => {
  beforeEach(() => {
    document.body.innerHTML = `<script type="application/json" id="start">{"tableFile":["/_/release/r1/table.json","sha256-x"]}</script>
<script type="application/json" id="page-data">{"siteUrl":"https://site.example"}</script>`;
  });

  it("reads the page's data from the page and the release's table, whose integrity is checked", async () => {
    const fetch = answer({ ok: true, json: async () => ({ id: 'r1' }) });
    expect(await readPageData()).toEqual({ siteUrl: 'https://site.example', release: { id: 'r1' } });
    expect(fetch).toHaveBeenCalledWith('/_/release/r1/table.json', { integrity: 'sha256-x' });
  });

  it("throws where the release's table is missing", async () => {
    answer({ ok: false, status: 404 });
    await expect(readPageData()).rejects.toThrow('/_/release/r1/table.json was answered with 404');
  });

  function answer(response: object) {
    const fetch = jest.fn(async () => response);
    Object.assign(globalThis, { fetch });
    return fetch;
  }
});

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
