import type { PartManifest } from '@site/contracts/manifest';
import { startCanary } from '../canary/canary.ts';
import { allowAll, manifestGate } from '../gate/gate.ts';
import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { promote } from './promote.ts';
import { type Redirects, retire } from './retire.ts';
import { rollback } from './rollback.ts';

const redirectsToJobs = { '/careers': '/jobs', '/careers/:slug': '/jobs', '/work': '/jobs', '/hiring': '/about' };
const parts = { shell: '1.0.0-a', about: '1.0.0-a' };

describe('retiring a part', () => {
  it('leads all addresses of a retired part to a page, former ones too', async () => {
    const { take, live } = await openSite();
    await take({ others: '/jobs' });
    expect(await live()).toMatchObject({ parts, retired: { careers: redirectsToJobs } });
  });

  it('leads each address of a retired part to a page of its own', async () => {
    const { take, live } = await openSite();
    await take({ each: { '/careers': '/about' }, others: null });
    expect((await live()).retired).toEqual({
      careers: { ...redirectsToJobs, '/careers': '/about', '/careers/:slug': null, '/work': '/about' },
    });
  });

  it.each([
    [
      'an address that leads nowhere',
      { others: '/nowhere' },
      'careers would lead to /nowhere, where there is no page.',
    ],
    ['an address that leads to its own page', { others: '/careers' }, 'careers would lead to /careers'],
    ['an address that is not its own', { each: { '/about': '/jobs' }, others: null }, 'does not answer at /about; it'],
    ['an address without a target', { each: { '/careers': '/jobs' } }, 'careers answers at /careers/:slug too'],
  ])('refuses to retire a part with %s', async (_what, redirects, reason) => {
    const { take, revision } = await openSite();
    await expect(take(redirects)).rejects.toThrow(reason);
    expect(await revision()).toBe(2);
  });

  it('refuses to retire a part while another shows its fragment, and names that part', async () => {
    const { take, promoteWith } = await openSite();
    await promoteWith('about', 'shows', { table: withFragment('/about', 'Openings') });
    await expect(take({ others: null })).rejects.toThrow(
      'careers cannot be retired: about shows its Openings at /about.',
    );
  });

  it('refuses to retire the host, and a part that is not live', async () => {
    const { take } = await openSite();
    await expect(take({ others: null }, 'shell')).rejects.toThrow('shell is the host');
    await expect(take({ others: null }, 'blog')).rejects.toThrow('production has no part blog; it has about');
  });
});

describe('a retired part', () => {
  it('keeps a part retired when others deliver, even at the same moment', async () => {
    const { take, live, promoteWith } = await openSite();
    await Promise.all([take({ others: '/jobs' }), promoteWith('shell', 'b')]);
    await promoteWith('about', 'b', { table: manifestOf('about', '', ['/about', '/jobs']).table });
    expect(await live()).toMatchObject({
      parts: { shell: '1.0.0-b', about: '1.0.0-b' },
      retired: { careers: redirectsToJobs },
    });
  });

  it('brings a retired part back with a promotion, without its redirects', async () => {
    const { take, live, promoteWith } = await openSite();
    await take({ others: '/jobs' });
    await promoteWith('careers', 'b', { table: careers });
    expect((await live()).parts).toEqual({ ...parts, careers: '1.0.0-b' });
    expect((await live()).retired).toBeUndefined();
  });

  it('refuses to bring a part back without an address that redirects until then', async () => {
    const { take, promoteWith } = await openSite();
    await take({ others: '/jobs' });
    const promotion = promoteWith('careers', 'less', { table: manifestOf('careers', '', ['/careers']).table });
    await expect(promotion).rejects.toThrow('careers no longer answers at /careers/:slug, which is live.');
  });

  it.each([{}, { part: 'careers' }])('brings a retired part back with a rollback, %j', async (options) => {
    const { store, take, live, before } = await openSite();
    await take({ others: '/jobs' });
    await rollback(store, { channel: 'production', why: 'a test', gate: allowAll, ...options });
    expect(await live()).toEqual(before);
  });

  it('retires a part again by a rollback of that part alone', async () => {
    const { store, take, live, promoteWith } = await openSite();
    await take({ others: '/jobs' });
    await promoteWith('careers', 'b', { table: careers });
    await promoteWith('shell', 'b');
    await rollback(store, { channel: 'production', why: 'a test', gate: allowAll, part: 'careers' });
    expect(await live()).toMatchObject({
      parts: { ...parts, shell: '1.0.0-b' },
      retired: { careers: redirectsToJobs },
    });
  });

  it('follows the redirects of a retired part into another retired part', async () => {
    const { take, live, promoteWith } = await openSite();
    await promoteWith('team', 'a');
    await take({ others: '/team' });
    await take({ others: null }, 'team');
    expect((await live()).retired).toMatchObject({ careers: { '/careers': null }, team: { '/team': null } });
  });

  it('takes a retired part out of the canary, in which another part goes on', async () => {
    const { store, take, live, publish } = await openSite();
    const versions = { shell: await publish('shell', 'b'), careers: await publish('careers', 'b', { table: careers }) };
    await startCanary(store, { channel: 'production', versions, percent: 5, why: 'try', gate: allowAll });
    const { canary } = await take({ others: '/jobs' });
    expect(await live()).toMatchObject({ parts });
    expect(await store.readRelease(canary?.release ?? '')).toMatchObject({ parts: { ...parts, shell: '1.0.0-b' } });
  });
});

it('leaves the id of a release without retired parts as it was', async () => {
  const { store, publish } = await openTestStore();
  const { id, ...content } = await store.createRelease({ parts: { blog: await publish('blog', 'a') } });
  // The first twelve digits of SHA-256 of {"blog":"1.0.0-a"}: what every store holds already.
  expect({ id, content }).toEqual({ id: '456c7abdf860', content: { parts: { blog: '1.0.0-a' } } });
});

const careers: PartManifest['table'] = {
  ...manifestOf('careers', '', ['/careers', '/careers/:slug']).table,
  fragments: [{ name: 'Openings', data: [] }],
  moved: { '/work': '/careers', '/hiring': '/about' },
};

function withFragment(address: string, fragment: string): PartManifest['table'] {
  const { table } = manifestOf('about', '', [address, '/jobs']);
  return { ...table, routes: table.routes.map((route) => ({ ...route, fragments: [fragment] })) };
}

/** A site with a host, the part `careers`, and the part `about` with the pages /about and /jobs. */
async function openSite() {
  const { store, publish, start } = await openTestStore();
  await start({ shell: 'a' });
  const versions = {
    about: await publish('about', 'a', { table: manifestOf('about', '', ['/about', '/jobs']).table }),
    careers: await publish('careers', 'a', { table: careers }),
  };
  await promote(store, { versions, channel: 'production', why: 'more', gate: manifestGate });
  const live = async () => store.readRelease((await store.channel('production').newest())?.release ?? '');
  return {
    store,
    publish,
    before: await live(),
    live,
    revision: async () => (await store.channel('production').newest())?.revision,
    take: (redirects: Redirects, part = 'careers') =>
      retire(store, { part, redirects, channel: 'production', why: 'a test', gate: manifestGate }),
    promoteWith: async (part: string, content: string, change: Partial<PartManifest> = {}) =>
      promote(store, {
        versions: { [part]: await publish(part, content, change) },
        channel: 'production',
        why: 'a test',
        gate: manifestGate,
      }),
  };
}
