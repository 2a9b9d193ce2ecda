import type { ServiceEntry } from '@site/contracts/part';
import { serveHere } from '@site/service/testing/http';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { checkServices } from './service-check.ts';

it('refuses a part that needs a newer service than the one that runs', async () => {
  const address = await serve({ '/_/live': live('1.1') });
  expect(await checkServices({ blog: address }, blogNeeding('1.1'))).toEqual({ refusals: [], unreachableServices: [] });
  const { refusals } = await checkServices({ blog: address }, blogNeeding('1.2'));
  expect(refusals).toMatchObject([
    { part: 'blog', reason: 'needs version 1.2 of the blog service; the one that runs is 1.1.' },
  ]);
});

it('admits a part that needs a new API and promises open tabs the former one, where the service answers both', async () => {
  const needed = blogNeeding('2.0', { version: '1.1', paths: ['/api/v1/posts'] });
  const both = await serve({ '/_/live': live('2.0', '1.2'), '/api/v1/posts': [200, '{}'] });
  expect((await checkServices({ blog: both }, needed)).refusals).toEqual([]);
  const newOnly = await serve({ '/_/live': live('2.0'), '/api/v1/posts': [200, '{}'] });
  expect((await checkServices({ blog: newOnly }, needed)).refusals).toMatchObject([
    { reason: 'needs version 1.1 of the blog service; the one that runs is 2.0.' },
  ]);
});

it('refuses a part whose former API the service says that it answers, and does not', async () => {
  const address = await serve({ '/_/live': live('2.0', '1.2'), '/api/v1/posts': [200, '{}'] });
  const promising = (...paths: string[]) =>
    checkServices({ blog: address }, blogNeeding('2.0', { version: '1.1', paths }));
  expect((await promising('/api/v1/entries')).refusals).toMatchObject([
    { reason: 'needs version 1.1 of the blog service; the one that runs is 2.0.' },
  ]);
  expect((await promising('/api/v1/entries', '/api/v1/posts')).refusals).toEqual([]);
});

it('asks a site for the version of the service behind it', async () => {
  const address = await serve({ '/_/live': [200, 'yes'], '/_/live/blog': live('1.1') });
  expect((await checkServices({ blog: address }, blogNeeding('2'))).refusals).toHaveLength(1);
});

it('tells which services did not answer, and refuses nobody for it', async () => {
  const gone = 'http://127.0.0.1:1';
  const siteWithout = await serve({ '/_/live': [200, 'yes'] });
  const otherService = await serve({ '/_/live': [200, '{"data":{"name":"contact","version":"1"}}'] });
  for (const address of [gone, siteWithout, otherService])
    expect(await checkServices({ blog: address }, blogNeeding('1'))).toEqual({
      refusals: [],
      unreachableServices: ['blog'],
    });
});

it('counts a service as unreachable whose address nobody knows', async () => {
  expect(await checkServices({}, blogNeeding('1'))).toEqual({ refusals: [], unreachableServices: ['blog'] });
});

function blogNeeding(version: string, previous?: ServiceEntry['previous']) {
  const [live, next] = [manifestOf('blog', 'a'), manifestOf('blog', 'b')];
  const service = { name: 'blog', version, paths: ['/api/v1/posts'], previous };
  const needing = { ...next, table: { ...next.table, service } };
  return { live: resolvedRelease([live]), proposed: resolvedRelease([needing]) };
}

function live(version: string, previousVersion?: string): [number, string] {
  return [200, JSON.stringify({ status: 'success', data: { name: 'blog', version, previousVersion } })];
}

function serve(responses: Record<string, [number, string]>): Promise<string> {
  return serveHere(({ url = '' }, response) => {
    const [status, body] = responses[url] ?? [404, ''];
    response.writeHead(status).end(body);
  });
}
