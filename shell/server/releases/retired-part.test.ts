import { promote } from '@site/delivery/channels/promote';
import { type Redirects, retire } from '@site/delivery/channels/retire';
import { manifestGate } from '@site/delivery/gate/gate';
import { mergeTables } from '@site/delivery/store/release-table';
import { manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { openEdge } from '../testing/open-edge.ts';
import { openRelease } from './open-release.ts';
import { siteRelease } from './site-release.ts';

describe('a retired part', () => {
  it('redirects from its addresses, however they are spelled', async () => {
    const { get } = await openRetired({ others: '/about' });
    for (const target of ['/careers', '/Careers/', '/careers/driver']) {
      const response = await get(target);
      expect([target, response.status, response.headers.get('location')]).toEqual([target, 301, '/about']);
    }
  });

  it('answers 410 with the page for unknown addresses where it is gone for good', async () => {
    const { get } = await openRetired({ each: { '/careers': '/about' }, others: null });
    const ask = async (target: string) => {
      const response = await get(target);
      return [response.status, await response.text()];
    };
    expect(await Promise.all(['/careers/driver', '/Careers/Driver/', '/elsewhere'].map(ask))).toEqual([
      [410, 'missing'],
      [410, 'missing'],
      [404, 'missing'],
    ]);
    expect((await get('/careers')).status).toBe(301);
  });

  it('takes a retired part out of sitemap, menus and search', async () => {
    const { live, release, manifests } = await openRetired({ others: '/about' });
    expect(live.indexed.map(({ path }) => path)).toEqual(['/about', '/shell']);
    const table = mergeTables(manifests, release.retired);
    const { parts, routes, fragments, moved } = siteRelease(release.id, manifests, table);
    expect([Object.keys(parts), Object.keys(fragments)]).toEqual([['about', 'shell'], []]);
    expect(routes.map(({ path }) => path)).toEqual(['/about', '/shell']);
    // The browser knows the redirect too, so a link in a page needs no request to follow it.
    expect(moved).toEqual({ '/careers': '/about', '/careers/:slug': '/about' });
  });

  it('leads on where the page behind a redirect has moved', async () => {
    const { store, publish, release } = await openRetired({ others: '/about' });
    const { table } = manifestOf('about', '', ['/company']);
    const about = await publish('about', 'b', { table: { ...table, moved: { '/about': '/company' } } });
    const { id } = await store.createRelease({ ...release, parts: { ...release.parts, about } });
    expect((await openRelease(store, id)).movedTo('/careers')).toBe('/company');
  });
});

/** An edge on a release from which the part `careers` was retired. */
async function openRetired(redirects: Redirects) {
  const { store, publish, start } = await openTestStore();
  const { table } = manifestOf('careers', '', ['/careers', '/careers/:slug']);
  const fragments = [{ name: 'Openings', data: [] }];
  await start({ shell: 'a', about: 'a' });
  const versions = { careers: await publish('careers', 'a', { table: { ...table, fragments } }) };
  const change = { channel: 'production', why: 'a test', gate: manifestGate };
  await promote(store, { ...change, versions });
  const entry = await retire(store, { ...change, part: 'careers', redirects });
  const release = await store.readRelease(entry.release);
  const { state, get } = await openEdge();
  state.live = await openRelease(store, entry.release);
  return { get, store, publish, release, live: state.live, manifests: await store.readManifests(release.parts) };
}
