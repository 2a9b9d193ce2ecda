import { notFoundPath } from '@site/contracts/paths';
import { SiteBusy } from '../site-busy.ts';
import { bodyOf, live, openPages, page } from '../testing/open-pages.ts';

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

  it.each([
    ['/search', 'q=nal+mistri', '/search?q=nal+mistri', 'nal mistri'],
    ['/subscription', 'done=left&confirm=a.token', '/subscription?confirm=a.token&done=left', undefined],
  ])('renders %s?%s for each visitor anew, for no cache', async (path, query, target, searched) => {
    const { pages, rendered } = openPages(async () => page('private'));
    const get = () => pages.get(live(), path, query, {});
    expect(await Promise.all([get(), get()])).toMatchObject(Array(2).fill({ page: { isPrivate: true } }));
    expect(rendered.map((request) => [request.target, request.found?.query])).toEqual(
      Array(2).fill([target, searched]),
    );
    expect(pages.cached(live(), path, query)).toBeUndefined();
  });

  it('renders one page for all values of a key that do not change it', async () => {
    const { pages, rendered } = openPages(async () => page('subscribe'));
    for (const query of ['done=1', 'done=2', 'done=', ''])
      expect(await pages.get(live(), '/subscription', query, {})).not.toHaveProperty('page.isPrivate');
    expect(rendered.map(({ target }) => target)).toEqual(['/subscription']);
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
