import { serveHere } from '@site/service/testing/http';
import { sampleEntry, sampleRoute } from '../testing/sample-release.ts';
import { createReleaseSearch } from './release-search.ts';

afterEach(() => jest.useRealTimers());

const absence = 'Posts cannot be searched just now.';

it('holds the routes of the release, then what services list, whose text is sent as stems', async () => {
  const { index } = await openSearch({ data: [{ ...sampleEntry(1), body: 'Leaks under the washbasin.' }] });
  expect(await index()).toEqual({
    entries: [
      { path: '/', title: 'Plumbing', text: 'Pipes.', words: ['nal'], section: 'Services', stems: 'leak' },
      {
        ...sampleEntry(1),
        section: 'Blog',
        isListed: true,
        stems: 'leak under washbasin',
      },
    ],
    absences: [],
  });
});

it('sends each search word once, whatever its ending', async () => {
  const routes = [sampleRoute({ path: '/careers', searchWords: ['job, jobs', 'Job vacancies'] })];
  const search = createReleaseSearch({ ...release, routes, sources: [], serviceOrigins: {} });
  const { body } = await search.file({ query: '', revision: '1' });
  const { entries } = JSON.parse(Buffer.from(body.bodies.identity).toString());
  expect(entries[0].words).toEqual(['Job vacancies']);
});

it('lists a page once, as the route table has it', async () => {
  const { index } = await openSearch({ data: [{ ...sampleEntry(1), path: '/' }] });
  expect((await index()).entries).toMatchObject([{ title: 'Plumbing' }]);
});

it.each([
  ['fails', { status: 500 }],
  ['answers in another shape', { data: [{ slug: 7 }] }],
  ['sends more than eight MB', { data: [{ ...sampleEntry(1), text: 'a'.repeat(8 * 1024 * 1024) }] }],
  ['leads to another host', { data: [{ ...sampleEntry(1), path: '//elsewhere.example' }] }],
])('keeps the rest and says so where a service %s', async (_what, response) => {
  const { index } = await openSearch(response);
  expect(await index()).toMatchObject({ entries: [{ path: '/' }], absences: [absence] });
});

it('reads lists again only at another revision', async () => {
  const { find, callCount } = await openSearch({ data: [sampleEntry(1)] });
  await find('1');
  await find('1');
  expect(callCount()).toBe(1);
  await find('2');
  expect(callCount()).toBe(2);
});

it('reads the list of a service that failed again after two seconds', async () => {
  // Only the clock: sockets need their real timers.
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  const { find, callCount } = await openSearch({ status: 500 });
  await find('1');
  await find('1');
  expect(callCount()).toBe(1);
  jest.advanceTimersByTime(2_100);
  await find('1');
  expect(callCount()).toBe(2);
});

it('sends browsers the twenty newest posts and finds all', async () => {
  const { index, find } = await openSearch({ data: Array.from({ length: 30 }, (_, number) => sampleEntry(number)) });
  expect((await index()).entries.at(-1)).toMatchObject({ path: '/posts/19' });
  expect((await find('1', 'post')).hits).toHaveLength(30);
});

const release = {
  routes: [
    sampleRoute({
      path: '/home',
      canonical: '/',
      label: 'Plumbing',
      description: 'Pipes.',
      section: 'Services',
      searchWords: ['nal'],
      searchText: 'Leaks',
    }),
  ],
  answers: [],
  documents: [],
  sources: [{ service: 'blog', path: '/api/v1/posts', section: 'Blog', absence }],
};

/** Search over a release with one page, and a service that answers so. */
async function openSearch({ status = 200, data = [] }: { status?: number; data?: unknown[] }) {
  let count = 0;
  const blog = await serveHere((_request, response) => {
    count += 1;
    response.writeHead(status).end(JSON.stringify({ status: 'success', data }));
  });
  const search = createReleaseSearch({ ...release, serviceOrigins: { blog } });
  return {
    find: (revision: string, query = 'nal') => search.find({ query, revision }),
    index: async () => {
      const { body } = await search.file({ query: '', revision: '1' });
      return JSON.parse(Buffer.from(body.bodies.identity).toString());
    },
    callCount: () => count,
  };
}

it('answers a question with a place on a page, before pages that mention its words', async () => {
  const answer = { path: '/home#guards', title: 'We supply no guards', text: 'Ours clean.', words: ['chowkidar'] };
  const routes = [sampleRoute({ path: '/guards', searchText: 'The chowkidar at the gate.' })];
  const search = createReleaseSearch({ ...release, routes, answers: [answer], sources: [], serviceOrigins: {} });
  expect((await search.find({ query: 'chowkidar', revision: '1' })).hits).toMatchObject([
    { path: '/home#guards', isBest: true },
    { path: '/guards' },
  ]);
});

it('finds files for download, with format and size', async () => {
  const document = { part: 'marketing', path: '/brochure.pdf', file: 'b.pdf', bytes: 820_000, format: 'PDF' as const };
  const menus = [{ group: 'legal', order: 1, label: 'Brochure' }];
  const search = createReleaseSearch({ ...release, documents: [{ ...document, menus }], serviceOrigins: {} });
  expect((await search.find({ query: 'brochure', revision: '1' })).hits[0]).toMatchObject({
    path: '/brochure.pdf',
    title: 'Brochure',
    text: 'File for download (PDF,\u00a0820\u00a0KB)',
  });
});
