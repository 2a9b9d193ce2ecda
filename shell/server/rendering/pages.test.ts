import type { LiveRelease } from '../releases/live-release.ts';
import { liveRelease, sampleRoute } from '../testing/sample-release.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import { createPages } from './pages.ts';
import { RenderFailed } from './render-failed.ts';

describe('pages of the live release', () => {
  it('renders a page once, however many ask for it at the same time', async () => {
    const { pages, rendered } = openPages(async () => page('home'));
    await Promise.all(Array.from({ length: 100 }, () => pages.get(live(), '/', '', {})));
    expect(rendered).toHaveLength(1);
  });

  it('renders it again when its data changed', async () => {
    const { pages, rendered, setRevision } = openPages(async () => page('home'));
    await pages.get(live(), '/', '', {});
    setRevision('2');
    await pages.get(live(), '/', '', {});
    expect(rendered).toHaveLength(2);
  });

  it('shares one page across irrelevant queries', async () => {
    const { pages, rendered } = openPages(async () => page('list'));
    await pages.get(live(), '/', 'utm_source=x', {});
    await pages.get(live(), '/', 'utm_source=y', {});
    expect(rendered).toHaveLength(1);
  });

  it('renders one page for all unknown paths', async () => {
    const { pages, rendered } = openPages(async () => page('missing', 404));
    await pages.get(live(), '/nothing', '', {});
    await pages.get(live(), '/nowhere', '', {});
    expect(rendered.map(({ target }) => target)).toEqual(['/404']);
  });

  it('shows the last good copy when a block is missing', async () => {
    const results = [page('whole'), page('without posts', 200, true)];
    const { pages, setRevision } = openPages(async () => results.shift() ?? page('too often'));
    await pages.get(live(), '/', '', {});
    setRevision('2');
    expect(bodyOf(await pages.get(live(), '/', '', {}))).toBe('whole');
  });

  it('shows the copy of the previous release when a block is missing', async () => {
    const results = [page('whole'), page('without posts', 200, true)];
    const { pages } = openPages(async () => results.shift() ?? page('too often'), ['r1']);
    await pages.get(live(), '/', '', {});
    expect(bodyOf(await pages.get({ ...live(), id: 'r2' }, '/', '', {}))).toBe('whole');
  });

  it('never shows the copy of a release that only testers saw', async () => {
    const results = [page('preview'), page('without posts', 200, true)];
    const { pages } = openPages(async () => results.shift() ?? page('too often'), ['r1']);
    await pages.get({ ...live(), id: 'preview' }, '/', '', {});
    expect(bodyOf(await pages.get({ ...live(), id: 'r2' }, '/', '', {}))).toBe('without posts');
  });

  it('shows the page without the block when there is no copy', async () => {
    const { pages } = openPages(async () => page('without posts', 200, true));
    expect(bodyOf(await pages.get(live(), '/', '', {}))).toBe('without posts');
  });

  it('asks a late service twice before it shows an error', async () => {
    const results = [page('no posts', 503, true), page('posts')];
    const { pages, rendered } = openPages(async () => results.shift() ?? page('still no posts', 503, true));
    expect(bodyOf(await pages.get(live(), '/', '', {}))).toBe('posts');
    expect(bodyOf(await pages.get({ ...live(), id: 'r2' }, '/', '', {}))).toBe('still no posts');
    expect(rendered).toHaveLength(4);
  });

  it('renders again without the part that failed', async () => {
    const { pages, rendered } = openPages(async ({ without }) => {
      if (without.length === 0) throw new RenderFailed({ part: 'blog', message: 'threw' });
      return page('without blog', 200, true);
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await pages.get(live(), '/', '', {});
    expect(rendered.map(({ without }) => without)).toEqual([[], ['blog']]);
  });

  it('retries once when the page times out without the failed part', async () => {
    const faults = [
      new RenderFailed({ part: 'marketing', message: 'threw' }),
      new RenderFailed({ part: 'page', message: 'too long' }, true),
    ];
    const { pages, rendered } = openPages(async () => {
      const fault = faults.shift();
      if (fault) throw fault;
      return page('without marketing', 503, true);
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(bodyOf(await pages.get(live(), '/', '', {}))).toBe('without marketing');
    expect(rendered.map(({ without }) => without)).toEqual([[], ['marketing'], ['marketing']]);
  });

  it('renders search results per request, uncached', async () => {
    const { pages, rendered } = openPages(async () => page('results'));
    const answer = () => pages.get(live(), '/search', 'q=nal+mistri', {});
    await answer();
    await answer();
    expect(rendered.map(({ target, found }) => [target, found?.query])).toEqual(
      Array(2).fill(['/search?q=nal+mistri', 'nal mistri']),
    );
    expect(pages.kept(live(), '/search', 'q=nal+mistri')).toBeUndefined();
  });

  it('renders a page behind a secret link each time and caches none', async () => {
    const { pages, rendered } = openPages(async () => page('confirm'));
    const answer = (query: string) => pages.get(live(), '/subscription', query, {});
    await Promise.all([answer('confirm=a.token'), answer('confirm=a.token')]);
    await answer('done=left&confirm=a.token');
    expect(rendered.map(({ target, found }) => [target, found])).toEqual([
      ['/subscription?confirm=a.token', undefined],
      ['/subscription?confirm=a.token', undefined],
      ['/subscription?confirm=a.token&done=left', undefined],
    ]);
    expect(pages.kept(live(), '/subscription', 'confirm=a.token')).toBeUndefined();
  });

  it('caches pages whose key holds no secret', async () => {
    const { pages, rendered } = openPages(async () => page('left'));
    for (const query of ['done=left', 'done=left&utm_source=x', 'done=left'])
      await pages.get(live(), '/subscription', query, {});
    expect(rendered).toHaveLength(1);
  });

  it('marks pages for one visitor as private', async () => {
    const { pages } = openPages(async () => page('secret'));
    const isPrivate = async (query: string) => {
      const answer = await pages.get(live(), '/subscription', query, {});
      return answer.kind === 'page' && answer.page.isPrivate === true;
    };
    expect([await isPrivate('confirm=token'), await isPrivate('done=left')]).toEqual([true, false]);
  });

  it('caches the search page without a query', async () => {
    const { pages, rendered } = openPages(async () => page('form'));
    await pages.get(live(), '/search', '', {});
    await pages.get(live(), '/search', 'utm_source=x', {});
    expect(rendered).toHaveLength(1);
  });

  it('never writes a query into the log', async () => {
    const { pages } = openPages(async () => {
      throw new RenderFailed({ part: 'shell', message: 'threw' });
    });
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(pages.get(live(), '/search', 'q=my+number', {})).rejects.toThrow();
    expect(JSON.stringify(log.mock.calls)).not.toContain('number');
  });

  it('gives up when the shell itself fails', async () => {
    const { pages } = openPages(async () => {
      throw new RenderFailed({ part: 'shell', message: 'threw' });
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(pages.get(live(), '/', '', {})).rejects.toThrow('shell failed while rendering');
  });
});

function openPages(render: (request: RenderRequest) => Promise<RenderResult>, former: string[] = []) {
  const rendered: RenderRequest[] = [];
  const state = { revision: '1' };
  const pages = createPages({
    rendererPool: {
      render: (_release, request) => {
        rendered.push(request);
        return render(request);
      },
    },
    revisions: { of: () => state.revision },
    search: { find: async (_live, query) => ({ query, hits: [], absences: [] }) },
    former: () => former,
  });
  return { pages, rendered, setRevision: (revision: string) => Object.assign(state, { revision }) };
}

function live(): LiveRelease {
  const routes = [
    sampleRoute({ path: '/', page: 'HomePage' }),
    sampleRoute({ path: '/search', part: 'shell', queryKeys: ['q'], privateKeys: ['q'] }),
    sampleRoute({ path: '/subscription', queryKeys: ['confirm', 'done'], privateKeys: ['confirm'] }),
  ];
  return liveRelease({ routeOf: (pathname) => routes.find(({ path }) => path === pathname) });
}

function page(html: string, status = 200, isDegraded = false): RenderResult {
  return { kind: 'page', html, status, isDegraded };
}

function bodyOf(answer: Awaited<ReturnType<ReturnType<typeof createPages>['get']>>): string | undefined {
  return answer.kind === 'page' ? answer.page.bodies.identity.toString() : undefined;
}
