import { createServer, type Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { SearchEntry } from '@site/contracts/search';
import { listenHere } from '@site/service/testing/listen-here';
import type { SearchIndex } from '../../app/search/search-index.ts';
import { liveRelease, sampleRoute } from '../testing/sample-release.ts';
import { maxIndexFileBytes, readSearchIndex, searchIndexFile } from './search-index.ts';

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

const absence = 'Posts cannot be searched just now.';

describe('the search index', () => {
  it('holds the routes of the release, then what services list', async () => {
    const { entries, absences } = await indexOver({ status: 'success', data: [post(1)] });
    expect(entries).toEqual([
      { path: '/plumbing', title: 'Plumbing', text: 'Pipes.', words: ['nal'], section: 'Services', body: 'Leaks' },
      { path: '/posts/1', title: 'Post 1', text: 'Text', words: [], section: 'Blog', isListed: true },
    ]);
    expect(absences).toEqual([]);
  });

  it('uses the canonical address', async () => {
    const indexed = [sampleRoute({ path: '/home', canonical: '/' })];
    expect((await readSearchIndex(liveRelease({ indexed }), {})).entries.map(({ path }) => path)).toEqual(['/']);
  });

  it('lists a page once, as the route table has it', async () => {
    const { entries } = await indexOver({ status: 'success', data: [{ ...post(1), path: '/plumbing' }] });
    expect(entries.map(({ title }) => title)).toEqual(['Plumbing']);
  });

  it.each([
    ['fails', 500, {}],
    ['answers in another shape', 200, { status: 'success', data: [{ slug: 7 }] }],
    ['leads to another host', 200, { status: 'success', data: [{ ...post(1), path: '//elsewhere.example' }] }],
  ])('keeps the rest and says so where a service %s', async (_what, status, body) => {
    const { entries, absences } = await indexOver(body, status);
    expect([entries.map(({ path }) => path), absences]).toEqual([['/plumbing'], [absence]]);
  });

  it('keeps the rest and says so where a service is away', async () => {
    const { entries, absences } = await readSearchIndex(release(), { blog: 'http://127.0.0.1:9' });
    expect([entries.length, absences]).toEqual([1, [absence]]);
  });

  it('drops service data beyond the contract', async () => {
    const { entries } = await indexOver({
      status: 'success',
      data: [{ ...post(1), section: 'Services', secret: 'x' }],
    });
    expect(entries[1]).toEqual({
      path: '/posts/1',
      title: 'Post 1',
      text: 'Text',
      words: [],
      section: 'Blog',
      isListed: true,
    });
  });
});

describe('the file of it for browsers', () => {
  it('drops the oldest of a long list, never pages, beyond its limit', async () => {
    const listed = Array.from({ length: 1000 }, (_, index) => ({
      ...post(index),
      text: randomWords(index),
      isListed: true as const,
    }));
    const file = await searchIndexFile({
      entries: [{ path: '/plumbing', title: 'Plumbing', text: '', words: [] }, ...listed],
      absences: [],
    });
    const { entries }: SearchIndex = JSON.parse(brotliDecompressSync(file.bodies.br).toString());
    expect(file.bodies.br.length).toBeLessThanOrEqual(maxIndexFileBytes);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.map(({ path }) => path)).toEqual([
      '/plumbing',
      ...listed.slice(0, entries.length - 1).map(({ path }) => path),
    ]);
  });
});

async function indexOver(body: unknown, status = 200): Promise<SearchIndex> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  started.push(server);
  const blog = await listenHere(server);
  return readSearchIndex(release(), { blog });
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

function post(number: number): SearchEntry {
  return { path: `/posts/${number}`, title: `Post ${number}`, text: 'Text', words: [] };
}

/** Words that do not repeat, so that compression has as hard a time as with real ones. */
function randomWords(seed: number): string {
  return Array.from({ length: 15 }, (_, index) => Math.imul(seed * 31 + index + 1, 2654435761).toString(36)).join(' ');
}
