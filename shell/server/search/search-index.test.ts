import { createServer, type Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { SearchEntry } from '@site/contracts/search';
import { listenHere } from '@site/service/testing/listen-here';
import { unpackTexts } from '../../app/search/packed-texts.ts';
import type { SearchIndex } from '../../app/search/search-index.ts';
import { liveRelease, sampleRoute } from '../testing/sample-release.ts';
import { readSearchedPages, type SearchedPage, type SearchedPages } from './search-index.ts';
import { maxIndexFileBytes, searchIndexFile } from './search-index-file.ts';

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

const absence = 'Posts cannot be searched just now.';

describe('the search index', () => {
  it('holds the routes of the release, then what services list', async () => {
    const { pages, absences } = await indexOver({ status: 'success', data: [post(1)] });
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
    const { pages } = await indexOver({ status: 'success', data: [{ ...post(1), path: '/plumbing' }] });
    expect(pages.map(({ title }) => title)).toEqual(['Plumbing']);
  });

  it.each([
    ['fails', 500, {}],
    ['answers in another shape', 200, { status: 'success', data: [{ slug: 7 }] }],
    ['leads to another host', 200, { status: 'success', data: [{ ...post(1), path: '//elsewhere.example' }] }],
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
      data: [{ ...post(1), section: 'Services', secret: 'x' }],
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

describe('the file of it for browsers', () => {
  const page = { path: '/plumbing', title: 'Plumbing', text: '', words: [], terms: ['leak'] };

  it('loses the texts of old listed pages first', async () => {
    const listed = Array.from({ length: 100 }, (_, index) => ({
      ...listedPost(index),
      terms: randomWords(index, 100).split(' '),
    }));
    const { size, entries, texts } = await fileOf([page, ...listed]);
    expect(size).toBeLessThanOrEqual(maxIndexFileBytes);
    expect(entries).toHaveLength(101);
    const kept = unpackTexts(texts ?? { terms: '', pages: '' }, entries.length).map(({ length }) => length > 0);
    expect(kept.indexOf(false)).toBeGreaterThan(5);
    expect(kept.lastIndexOf(true)).toBe(kept.indexOf(false) - 1);
  });

  it('drops the oldest of a long list, never pages, beyond its limit', async () => {
    const listed = Array.from({ length: 1000 }, (_, index) => ({ ...listedPost(index), text: randomWords(index, 15) }));
    const { size, entries, texts } = await fileOf([page, ...listed]);
    expect(size).toBeLessThanOrEqual(maxIndexFileBytes);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.map(({ path }) => path)).toEqual([
      '/plumbing',
      ...listed.slice(0, entries.length - 1).map(({ path }) => path),
    ]);
    expect(texts).toEqual({ terms: 'leak', pages: '0' });
  });

  it('holds no text as it is written', async () => {
    const body = 'Leaks under the washbasin';
    expect(JSON.stringify(await fileOf([{ ...page, body }]))).not.toContain('under the');
  });
});

async function fileOf(pages: SearchedPage[]): Promise<SearchIndex & { size: number }> {
  const { br } = (await searchIndexFile({ pages, absences: [] })).bodies;
  return { size: br.length, ...JSON.parse(brotliDecompressSync(br).toString()) };
}

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

function listedPost(number: number): SearchedPage {
  return { ...post(number), isListed: true, terms: [] };
}

function post(number: number): SearchEntry {
  return { path: `/posts/${number}`, title: `Post ${number}`, text: 'Text', words: [] };
}

/** Words that do not repeat, so that compression has as hard a time as with real ones. */
function randomWords(seed: number, length: number): string {
  return Array.from({ length }, (_, index) => Math.imul(seed * length + index + 1, 2654435761).toString(36)).join(' ');
}
