import { notFoundPath } from '@site/contracts/paths';
import { SiteBusy } from '../site-busy.ts';
import { bodyOf, live, openPages, page } from '../testing/open-pages.ts';

describe('pages of a release', () => {
  it('renders a page once, however many ask for it at the same time', async () => {
    const { get, rendered } = openPages(async () => page('home'));
    await Promise.all(Array.from({ length: 100 }, () => get(live(), '/')));
    expect(rendered).toHaveLength(1);
  });

  it('renders ahead, of a new release, what visitors of the live one last asked for', async () => {
    const { pages, get, cached, rendered } = openPages(async ({ target }) =>
      page('page', target === notFoundPath ? 404 : 200),
    );
    for (const path of ['/', '/posts/new', '/unknown']) await get(live(), path);
    await get(live(), '/list', 'page=2');
    const next = { ...live(), id: 'next' };
    await pages.renderAhead(next, live().id);
    expect(rendered.slice(4).map(({ target }) => target)).toEqual(['/posts/new', '/']);
    expect(cached(next, '/')).toBeDefined();
  });

  it('renders a page again when its data changed', async () => {
    const { get, rendered, setRevision } = openPages(async () => page('home'));
    await get(live(), '/');
    setRevision('2');
    await get(live(), '/');
    expect(rendered).toHaveLength(2);
  });

  it('shows a post once it is published, and the 404 page once it is deleted', async () => {
    const results = [page('missing', 404), page('post'), page('missing', 404)];
    const { get, setRevision } = openPages(async () => results.shift() ?? page('too often'));
    const shown: (string | undefined)[] = [];
    for (const revision of ['1', '2', '3', '3']) {
      setRevision(revision);
      shown.push(bodyOf(await get(live(), '/posts/new')));
    }
    expect(shown).toEqual(['missing', 'post', 'missing', 'missing']);
  });

  it.each([
    ['/search', 'q=nal+mistri', '/search?q=nal+mistri', 'nal mistri'],
    ['/subscription', 'done=left&confirm=a.token', '/subscription?confirm=a.token&done=left', undefined],
  ])('renders %s?%s for each visitor anew, for no cache', async (path, query, target, searched) => {
    const { get, cached, rendered } = openPages(async () => page('private'));
    const ask = () => get(live(), path, query);
    expect(await Promise.all([ask(), ask()])).toMatchObject(Array(2).fill({ page: { isPrivate: true } }));
    expect(rendered.map((request) => [request.target, request.searchResult?.query])).toEqual(
      Array(2).fill([target, searched]),
    );
    expect(cached(live(), path, query)).toBeUndefined();
  });

  it('renders one page for all values of a key that do not change it', async () => {
    const { get, rendered } = openPages(async () => page('subscribe'));
    for (const query of ['done=1', 'done=2', 'done=', ''])
      expect(await get(live(), '/subscription', query)).not.toHaveProperty('page.isPrivate');
    expect(rendered.map(({ target }) => target)).toEqual(['/subscription']);
  });

  it.each([
    ['missing', 404],
    ['degraded', 503],
  ])('keeps good pages in memory, however many that are %s are requested', async (_what, status) => {
    const { get, cached } = openPages(async ({ target }) =>
      target === '/' ? page('home') : page(`missing ${target}`.repeat(1_000), status, status === 503),
    );
    await get(live(), '/');
    const flood = Array.from({ length: 200 }, (_, number) => `/posts/${number}`);
    for (const path of flood) await get(live(), path);
    expect(cached(live(), '/')).toBeDefined();
    expect(flood.filter((path) => cached(live(), path)).length).toBeLessThan(20);
  });

  it('keeps good pages and their last copies in memory, however many queries are requested', async () => {
    const state = { isCrowded: false };
    const { get, cached, setRevision } = openPages(async ({ target }) => {
      if (state.isCrowded) throw new SiteBusy();
      return page(target === '/' ? 'home' : `list ${target}`.repeat(1_000));
    });
    await get(live(), '/');
    for (let number = 0; number < 200; number += 1) await get(live(), '/list', `page=${number}`);
    expect(cached(live(), '/')).toBeDefined();
    expect(cached(live(), '/list', 'page=199')).toBeDefined();
    setRevision('2');
    state.isCrowded = true;
    expect(bodyOf(await get(live(), '/'))).toBe('home');
  });
});
