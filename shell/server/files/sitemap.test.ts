import { serveHere } from '@site/service/testing/http';
import { createSitemap } from './sitemap.ts';

describe('the sitemap', () => {
  it('lists routes, service pages and dates', async () => {
    const { read } = await openSitemap();
    expect(await read()).toEqual([
      ['https://site.example/', '2026-11-20'],
      ['https://site.example/services', '2026-11-20'],
      ['https://site.example/posts/one', '2026-10-01T05:00:00Z'],
      ['https://site.example/posts/two?page=2&amp;all', '2026-10-02T05:00:00Z'],
    ]);
  });

  it('uses the last good list while a service is down', async () => {
    const { read, set } = await openSitemap();
    const before = await read();
    set({ revision: '2', isAway: true });
    expect(await read()).toEqual(before);
  });

  it('lists only routes until service first answers, and says that it is not complete', async () => {
    const { read, isComplete, set } = await openSitemap({ isAway: true });
    expect([(await read()).length, await isComplete()]).toEqual([2, false]);
    set({ isAway: false });
    expect([(await read()).length, await isComplete()]).toEqual([4, true]);
    set({ revision: '2', isAway: true });
    expect(await isComplete()).toBe(true);
  });

  it.each([
    ['a path that is none', { path: 7 }],
    ['another host', { path: '//elsewhere.example/' }],
    ['no date', { updated: 'yesterday' }],
  ])('omits only the list that names %s', async (_what, spoilt) => {
    const { read, problems } = await openSitemap(
      {},
      { path: '/tools/one', title: 'One', updated: '2026-10-01', ...spoilt },
    );
    expect((await read()).map(([address]) => address)).toEqual([
      'https://site.example/',
      'https://site.example/services',
      'https://site.example/posts/one',
      'https://site.example/posts/two?page=2&amp;all',
    ]);
    expect(await problems()).toHaveLength(1);
  });

  it.each([
    ['one page more each time', { pages: 1_000_000 }],
    ['more bytes than a sitemap has', { padding: 'x'.repeat(9 * 1024 * 1024) }],
  ])('stops reading a list that has %s, and leaves it out', async (_what, excess) => {
    const row = { path: '/tools/one', title: 'One', updated: '2026-10-01' };
    const { read, problems, callCount } = await openSitemap({}, row, excess);
    expect((await read()).map(([address]) => address)).not.toContain('https://site.example/tools/one');
    expect(callCount()).toBeLessThan(110);
    expect(await problems()).toEqual([expect.stringContaining('/api/tools/addresses')]);
  });

  it('asks the service once for each change of its data', async () => {
    const { read, set, callCount } = await openSitemap();
    for (const _time of ['first', 'again']) await read();
    expect(callCount()).toBe(2);
    set({ revision: '2' });
    await read();
    expect(callCount()).toBe(4);
  });
});

interface Service {
  revision: string;
  isAway: boolean;
}

/** Two pages of posts; `tool` is one page of another list. */
async function openSitemap(first: Partial<Service> = {}, tool?: object, excess: object = {}) {
  const service: Service = { revision: '1', isAway: false, ...first };
  const pages = [
    [{ path: '/posts/one', title: 'One', updated: '2026-10-01T05:00:00Z' }],
    [{ path: '/posts/two?page=2&all', title: 'Two', updated: '2026-10-02T05:00:00Z' }],
  ];
  let callCount = 0;
  const origin = await serveHere(({ url = '/' }, response) => {
    callCount += 1;
    if (url.startsWith('/api/tools'))
      return response.end(JSON.stringify({ status: 'success', data: [tool], pages: 1, ...excess }));
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page'));
    response.statusCode = service.isAway ? 503 : 200;
    response.end(JSON.stringify({ status: 'success', data: pages[page - 1], pages: pages.length }));
  });
  const makeSitemap = createSitemap({ siteUrl: 'https://site.example', serviceOrigins: { posts: origin } });
  const make = () =>
    makeSitemap({
      rows: ['/', '/services'].map((path) => ({ path, updated: '2026-11-20' })),
      sources: ['/api/posts/addresses', ...(tool ? ['/api/tools/addresses'] : [])].map((path) => ({
        path,
        service: 'posts',
        revision: service.revision,
      })),
    });
  return {
    read: async () => entriesOf((await make()).body),
    isComplete: async () => (await make()).isComplete,
    problems: async () => (await make()).problems,
    set: (changes: Partial<Service>) => Object.assign(service, changes),
    callCount: () => callCount,
  };
}

function entriesOf(xml: string): [address: string | undefined, date: string | undefined][] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, address, date]) => [
    address,
    date,
  ]);
}
