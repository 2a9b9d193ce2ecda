import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenHere } from '@site/service/testing/http';
import { until } from '@site/testing/until';
import { logRenderFailure } from '../render-failure.ts';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { limits } from './limits.ts';
import { createRehearsalGate } from './rehearsal.ts';
import { type RunEdge, withRehearsalEdges } from './rehearsal-edges.ts';

it('refuses if a browser is wanted but the machine has none', async () => {
  const { store } = await openTestStore();
  const runEdge = () => Promise.reject(new Error('no edge is needed to tell'));
  const proposed = resolvedRelease([manifestOf('blog', 'b')]);
  const [refusal] = await createRehearsalGate({ store, runEdge, services: async () => ({}) }).rehearse({ proposed });
  expect(refusal).toMatchObject({
    check: 'browser',
    part: 'blog',
    reason: 'cannot be checked in a browser: this machine has no Chromium.',
  });
});

it('lets a page in that a service was too late for at first, and asks fresh edges for it', async () => {
  const { reasons, edges } = await rehearseBlog((edge) => (edge < 2 ? 'late' : 'good'));
  expect(reasons).toEqual([]);
  expect(edges).toBe(3);
});

it('refuses a page that no fresh edge serves', async () => {
  const { reasons } = await rehearseBlog(() => 'late');
  expect(reasons).toEqual(['answers 503 instead of 200 at /blog.']);
});

it('asks no fresh edge for a page that throws', async () => {
  const { reasons, edges } = await rehearseBlog(() => 'thrown');
  expect(reasons).toEqual(['answers 503 instead of 200 at /blog: Error: no, thrown at pages/BlogPage.tsx:1:2']);
  expect(edges).toBe(1);
});

it('lets the first release of all in on a machine that is slow', async () => {
  expect(await rehearseBlog(() => 'slow')).toEqual({ reasons: [], edges: 1 });
});

it('lets a page in that was slow only at first', async () => {
  const { reasons, edges } = await rehearseBlog((edge) => (edge < 1 ? 'slow' : 'good'), { isFirst: false });
  expect({ reasons, edges }).toEqual({ reasons: [], edges: 2 });
});

it('lets pages in that are slow in turn, as on a busy machine', async () => {
  const paths = ['/blog', '/blog/news'];
  const serves = (edge: number, path: string) => (path === paths[edge % 2] ? 'slow' : 'good');
  expect((await rehearseBlog(serves, { isFirst: false, paths })).reasons).toEqual([]);
});

it('refuses a page that is slow every time, and names both times', async () => {
  const { reasons, edges } = await rehearseBlog(() => 'slow', { isFirst: false });
  const words = /^takes \d+ ms to render \/blog on the server, the live one \d+ ms; \d+ ms are allowed\.$/;
  expect(reasons).toEqual([expect.stringMatching(words)]);
  expect(edges).toBe(1 + limits.repetitions);
});

/** A changed blog, without a browser. `serves` says what its edges do with a page, numbered from 0. */
async function rehearseBlog(
  serves: (edge: number, path: string) => 'late' | 'thrown' | 'slow' | 'good',
  { isFirst = true, paths = ['/blog'] } = {},
) {
  const { store, publish } = await openTestStore();
  const release = async (content: string) => {
    const blog = await publish('blog', content, { table: manifestOf('blog', content, paths).table });
    const parts = { shell: await publish('shell', 'a'), blog };
    return resolvedRelease(await store.readManifests(parts), (await store.createRelease({ parts })).id);
  };
  const [live, proposed] = [isFirst ? undefined : await release('a'), await release('b')];
  let edges = 0;
  const runEdge: RunEdge = async ({ log, env }) => {
    if (env.RELEASE === live?.id) return serve(() => 'good');
    const edge = edges++;
    const reason = 'Error: no\n    at BlogPage (webpack://blog/./pages/BlogPage.tsx:1:2)';
    const failure = { path: '/blog', part: 'blog', phase: 'rendering', reason, isThrown: true } as const;
    const edgeLog = { error: (fields: object, msg: string) => log(JSON.stringify({ ...fields, msg })) };
    if (serves(edge, '/blog') === 'thrown' && env.LOG_LEVEL === 'error')
      logRenderFailure(edgeLog, failure, 'blog failed.');
    return serve((path) => (paths.includes(path) ? serves(edge, path) : 'good'));
  };
  const gate = createRehearsalGate({ store, runEdge, services: async () => ({}), skippedChecks: ['browser'] });
  const refusals = await gate.rehearse({ live, proposed });
  return { reasons: refusals.filter(({ part }) => part === 'blog').map(({ reason }) => reason), edges };
}

async function serve(how: (path: string) => 'late' | 'thrown' | 'slow' | 'good') {
  const server = createServer(async ({ url = '' }, response) => {
    const does = how(url);
    if (does === 'slow') await pause(1_000);
    response.statusCode = url === '/404' ? 404 : does === 'late' || does === 'thrown' ? 503 : 200;
    response.end('<div data-part="blog" data-version="1.0.0-b" data-area="page"><h1>Blog</h1></div>');
  });
  const { port } = new URL(await listenHere(server));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: Number(port), stop };
}

it('stops the live edge if the proposed release does not start', async () => {
  const { store, publish } = await openTestStore();
  const resolve = async (content: string) => {
    const parts = { shell: await publish('shell', content) };
    return resolvedRelease(await store.readManifests(parts), (await store.createRelease({ parts })).id);
  };
  const [live, proposed] = [await resolve('a'), await resolve('b')];
  const stop = jest.fn(async () => {});
  let proposedData: string | undefined;
  const runEdge: RunEdge = async ({ env }) => {
    if (env.RELEASE === proposed.id) {
      proposedData = env.DATA_DIR;
      throw new Error('it does not start');
    }
    // The live one starts only once the proposed one has failed, whose folder is then removed.
    await until(() => proposedData !== undefined && !existsSync(proposedData));
    return { port: 1, stop };
  };
  const used = withRehearsalEdges({ store, runEdge, services: {} }, { live, proposed }, async () => 'used');
  await expect(used).rejects.toThrow('it does not start');
  expect(stop).toHaveBeenCalledTimes(1);
});
