import { createServer, type Server } from 'node:http';
import { listenHere } from '@site/service/testing/http';
import { liveRelease, sampleRoute } from '../testing/sample-release.ts';
import { createSiteSearch } from './site-search.ts';

const started: Server[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

it('asks a service once, however many search at the same time', async () => {
  const { search, live, asked } = await openSearch();
  await Promise.all(Array.from({ length: 20 }, () => search.find(live('r1'), 'water')));
  expect(asked()).toBe(1);
});

it('asks again after ten seconds', async () => {
  const { search, live, asked, wait } = await openSearch();
  await search.find(live('r1'), 'water');
  wait(11_000);
  await search.find(live('r1'), 'water');
  expect(asked()).toBe(2);
});

it('finds posts soon after their service returns', async () => {
  const { search, live, answer, wait } = await openSearch();
  answer(500);
  expect(await search.find(live('r1'), 'water')).toMatchObject({ hits: [], absences: ['Posts are away.'] });
  answer(200);
  wait(3_000);
  expect(await search.find(live('r1'), 'water')).toMatchObject({ hits: [{ path: '/posts/1' }], absences: [] });
});

it('knows new release pages at once', async () => {
  const { search, live } = await openSearch();
  await search.find(live('r1'), 'garden');
  const next = live('r2', [sampleRoute({ path: '/garden', label: 'Garden' })]);
  expect((await search.find(next, 'garden')).hits).toMatchObject([{ path: '/garden' }]);
});

it('keeps the file for browsers as long as nothing changes', async () => {
  const { search, live, wait } = await openSearch();
  const { file } = await search.file(live('r1'));
  wait(11_000);
  expect((await search.file(live('r1'))).file).toBe(file);
});

async function openSearch() {
  const state = { asked: 0, status: 200 };
  const data = [{ path: '/posts/1', title: 'Water tanks', text: 'Text', words: [] }];
  const server = createServer((_request, response) => {
    state.asked += 1;
    response
      .writeHead(state.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'success', data }));
  });
  started.push(server);
  const blog = await listenHere(server);
  // Only the clock: sockets need their real timers.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  const searchSources = [{ service: 'blog', path: '/api/v1/posts', section: 'Blog', absence: 'Posts are away.' }];
  return {
    search: createSiteSearch({ blog }),
    live: (id: string, indexed: ReturnType<typeof sampleRoute>[] = []) => liveRelease({ id, indexed, searchSources }),
    asked: () => state.asked,
    answer: (status: number) => Object.assign(state, { status }),
    wait: (milliseconds: number) => jest.advanceTimersByTime(milliseconds),
  };
}
