import { createServer, type Server } from 'node:http';
import { listenHere } from '@site/service/testing/http';
import { liveRelease, sampleEntry, sampleRoute } from '../testing/sample-release.ts';
import { readSearchedPages, type SearchedPages } from './search-index.ts';

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

const absence = 'Posts cannot be searched just now.';

describe('the search index', () => {
  it('holds the routes of the release, then what services list', async () => {
    const { pages, absences } = await indexOver({ status: 'success', data: [sampleEntry(1)] });
    expect(pages).toEqual([
      {
        path: '/plumbing',
        title: 'Plumbing',
        text: 'Pipes.',
        words: ['nal'],
        section: 'Services',
        body: 'Leaks',
        terms: ['leak'],
      },
      { path: '/posts/1', title: 'Post 1', text: 'Text', words: [], section: 'Blog', isListed: true, terms: [] },
    ]);
    expect(absences).toEqual([]);
  });

  it('uses the canonical address', async () => {
    const indexed = [sampleRoute({ path: '/home', canonical: '/' })];
    expect((await readSearchedPages(liveRelease({ indexed }), {})).pages.map(({ path }) => path)).toEqual(['/']);
  });

  it('lists a page once, as the route table has it', async () => {
    const { pages } = await indexOver({ status: 'success', data: [{ ...sampleEntry(1), path: '/plumbing' }] });
    expect(pages.map(({ title }) => title)).toEqual(['Plumbing']);
  });

  it.each([
    ['fails', 500, {}],
    ['answers in another shape', 200, { status: 'success', data: [{ slug: 7 }] }],
    ['leads to another host', 200, { status: 'success', data: [{ ...sampleEntry(1), path: '//elsewhere.example' }] }],
  ])('keeps the rest and says so where a service %s', async (_what, status, body) => {
    const { pages, absences } = await indexOver(body, status);
    expect([pages.map(({ path }) => path), absences]).toEqual([['/plumbing'], [absence]]);
  });

  it('keeps the rest and says so where a service is away', async () => {
    const { pages, absences } = await readSearchedPages(release(), { blog: 'http://127.0.0.1:9' });
    expect([pages.length, absences]).toEqual([1, [absence]]);
  });

  it('drops service data beyond the contract', async () => {
    const { pages } = await indexOver({
      status: 'success',
      data: [{ ...sampleEntry(1), section: 'Services', secret: 'x' }],
    });
    expect(pages[1]).toEqual({
      path: '/posts/1',
      title: 'Post 1',
      text: 'Text',
      words: [],
      section: 'Blog',
      isListed: true,
      terms: [],
    });
  });
});

async function indexOver(body: unknown, status = 200): Promise<SearchedPages> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  started.push(server);
  const blog = await listenHere(server);
  return readSearchedPages(release(), { blog });
}

function release() {
  return liveRelease({
    indexed: [
      sampleRoute({
        path: '/plumbing',
        label: 'Plumbing',
        description: 'Pipes.',
        section: 'Services',
        searchWords: ['nal'],
        searchText: 'Leaks',
      }),
    ],
    searchSources: [{ service: 'blog', path: '/api/v1/posts', section: 'Blog', absence }],
  });
}
