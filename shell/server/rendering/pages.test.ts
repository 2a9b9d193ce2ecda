import { notFoundPath } from '@site/contracts/paths';
import { SiteBusy } from '../site-busy.ts';
import { bodyOf, keysOf, live, openPages, page } from '../testing/open-pages.ts';

describe('pages of a release', () => {
  it('renders a page once, however many ask for it at the same time', async () => {
    const { pages, rendered } = openPages(async () => page('home'));
    await Promise.all(Array.from({ length: 100 }, () => pages.get(live(), '/', '', {})));
    expect(rendered).toHaveLength(1);
  });

  it('renders ahead, of a new release, what visitors of the live one last asked for', async () => {
    const { pages, rendered } = openPages(async ({ target }) => page('page', target === notFoundPath ? 404 : 200));
    for (const path of ['/', '/posts/new', '/unknown']) await pages.get(live(), path, '', {});
    await pages.get(live(), '/list', 'page=2', {});
    const next = { ...live(), id: 'next' };
    await pages.renderAhead(next, live().id);
    expect(rendered.slice(4).map(({ target }) => target)).toEqual(['/posts/new', '/']);
    expect(pages.cached(next, '/', '')).toBeDefined();
  });

  it('renders it again when its data changed', async () => {
    const { pages, rendered, setRevision } = openPages(async () => page('home'));
    await pages.get(live(), '/', '', {});
    setRevision('2');
    await pages.get(live(), '/', '', {});
    expect(rendered).toHaveLength(2);
  });

  it('names the release, the part and the data of a page, by which a shared cache can be told to remove it', async () => {
    const { pages } = openPages(async () => page('home'));
    const release = { ...live(), servicesOf: () => ['blog', 'contact'] };
    expect(await keysOf(pages.get(release, '/', '', {}))).toEqual([
      'pages',
      'release-r1',
      'part-marketing',
      'data-blog',
      'data-contact',
    ]);
  });

  it('lets no shared cache keep a page whose data changed while it was rendered', async () => {
    const { pages, setRevision } = openPages(async () => {
      setRevision('2');
      return page('home');
    });
    expect(await keysOf(pages.get(live(), '/', '', {}))).toEqual([]);
  });

  it('lets no shared cache keep the last good copy of a page', async () => {
    const results = [page('home'), page('home without posts', 200, true)];
    const { pages, setRevision } = openPages(async () => results.shift() ?? page('too often'));
    await pages.get(live(), '/', '', {});
    setRevision('2');
    const response = pages.get(live(), '/', '', {});
    expect([bodyOf(await response), await keysOf(response)]).toEqual(['home', []]);
  });

  it('shows a post once it is published, and the 404 page once it is deleted', async () => {
    const results = [page('missing', 404), page('post'), page('missing', 404)];
    const { pages, setRevision } = openPages(async () => results.shift() ?? page('too often'));
    const shown: (string | undefined)[] = [];
    for (const revision of ['1', '2', '3', '3']) {
      setRevision(revision);
      shown.push(bodyOf(await pages.get(live(), '/posts/new', '', {})));
    }
    expect(shown).toEqual(['missing', 'post', 'missing', 'missing']);
  });

  it('renders search results per request, uncached', async () => {
    const { pages, rendered } = openPages(async () => page('results'));
    const get = () => pages.get(live(), '/search', 'q=nal+mistri', {});
    await get();
    await get();
    expect(rendered.map(({ target, found }) => [target, found?.query])).toEqual(
      Array(2).fill(['/search?q=nal+mistri', 'nal mistri']),
    );
    expect(pages.cached(live(), '/search', 'q=nal+mistri')).toBeUndefined();
  });

  it('renders a page behind a secret link each time and caches none', async () => {
    const { pages, rendered } = openPages(async () => page('confirm'));
    const get = (query: string) => pages.get(live(), '/subscription', query, {});
    await Promise.all([get('confirm=a.token'), get('confirm=a.token')]);
    await get('done=left&confirm=a.token');
    expect(rendered.map(({ target, found }) => [target, found])).toEqual([
      ['/subscription?confirm=a.token', undefined],
      ['/subscription?confirm=a.token', undefined],
      ['/subscription?confirm=a.token&done=left', undefined],
    ]);
    expect(pages.cached(live(), '/subscription', 'confirm=a.token')).toBeUndefined();
  });

  it('renders one page for all values of a key that do not change it', async () => {
    const { pages, rendered } = openPages(async () => page('subscribe'));
    for (const query of ['done=1', 'done=2', 'done=', '']) await pages.get(live(), '/subscription', query, {});
    expect(rendered.map(({ target }) => target)).toEqual(['/subscription']);
  });

  it('marks pages for one visitor as private', async () => {
    const { pages } = openPages(async () => page('secret'));
    const isPrivate = async (query: string) => {
      const response = await pages.get(live(), '/subscription', query, {});
      return response.kind === 'page' && response.page.isPrivate === true;
    };
    expect([await isPrivate('confirm=token'), await isPrivate('done=left')]).toEqual([true, false]);
  });

  it.each([
    ['missing', 404],
    ['degraded', 503],
  ])('keeps good pages in memory, however many that are %s are requested', async (_what, status) => {
    const { pages } = openPages(async ({ target }) =>
      target === '/' ? page('home') : page(`missing ${target}`.repeat(1_000), status, status === 503),
    );
    await pages.get(live(), '/', '', {});
    const flood = Array.from({ length: 200 }, (_, number) => `/posts/${number}`);
    for (const path of flood) await pages.get(live(), path, '', {});
    expect(pages.cached(live(), '/', '')).toBeDefined();
    expect(flood.filter((path) => pages.cached(live(), path, '')).length).toBeLessThan(20);
  });

  it('keeps good pages and their last copies in memory, however many queries are requested', async () => {
    const state = { isCrowded: false };
    const { pages, setRevision } = openPages(async ({ target }) => {
      if (state.isCrowded) throw new SiteBusy();
      return page(target === '/' ? 'home' : `list ${target}`.repeat(1_000));
    });
    await pages.get(live(), '/', '', {});
    for (let number = 0; number < 200; number += 1) await pages.get(live(), '/list', `page=${number}`, {});
    expect(pages.cached(live(), '/', '')).toBeDefined();
    expect(pages.cached(live(), '/list', 'page=199')).toBeDefined();
    setRevision('2');
    state.isCrowded = true;
    expect(bodyOf(await pages.get(live(), '/', '', {}))).toBe('home');
  });
});
