import type { PartManifest } from '@site/contracts/manifest';
import { manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { serveHere } from '@site/service/testing/http';
import { servicesOfSite } from './gate-beside-site.ts';

const unset = { SITE_URL: undefined, SERVICES: undefined };

describe('the gate without the address of a site', () => {
  it.each([
    ['a page of another program', 'Welcome'],
    ['JSON of another program', '{ "id": 7 }'],
    ['a site of another store', '{ "id": "6b1f0c2d9a44", "parts": { "blog": "1.0.0-a" } }'],
  ])('judges beside no service of what answers at the usual port: %s', async (_what, response) => {
    const { store, find } = await openSite(() => response);
    expect(await find(undefined)).toEqual({});
    expect(await store.listReleases()).not.toEqual([]);
  });

  it('judges beside the services of a site at the usual port that shows a release of this store', async () => {
    const { site, find } = await openSite((live) => JSON.stringify(live));
    expect(await find(undefined)).toEqual({ blog: site.replace('127.0.0.1', 'localhost') });
  });
});

it.each([
  ['--site', (site: string) => ({ site })],
  ['SITE_URL', (site: string) => ({ env: { SITE_URL: site } })],
])('judges beside the services of the site that %s names, whatever it shows', async (_what, name) => {
  const { site, find } = await openSite(() => 'Welcome');
  const { site: named, env = {} }: { site?: string; env?: NodeJS.ProcessEnv } = name(site);
  expect(await find(named, env)).toEqual({ blog: site });
});

it('judges beside the services to which the site forwards, as far as the store knows', async () => {
  const { store, start, deliver } = await openTestStore();
  await start({ shell: 'a', careers: 'a' });
  const { release } = await deliver('blog', 'a', withService('blog'));
  const site = await serveHere((_request, response) => response.end(JSON.stringify(live)));
  const live = await store.readRelease(release);
  const proposed = ['blog', 'careers', 'jobs'].map(withService);
  expect(await servicesOfSite(store, { site }, proposed)).toEqual({ blog: site });
  expect(await servicesOfSite((await openTestStore()).store, { site }, proposed)).toEqual({
    blog: site,
    careers: site,
    jobs: site,
  });
});

/** A store whose blog has a service, and at the usual port what gives this response. */
async function openSite(respond: (live: unknown) => string) {
  const { store, settings, start, deliver } = await openTestStore();
  await start({ shell: 'a' });
  const live = await store.readRelease((await deliver('blog', 'a', withService('blog'))).release);
  const site = await serveHere((_request, response) => response.end(respond(live)));
  return {
    store,
    site,
    find(named: string | undefined, env: NodeJS.ProcessEnv = {}) {
      const usual = { ...settings, ...unset, PORT: new URL(site).port };
      jest.replaceProperty(process, 'env', { ...process.env, ...usual, ...env });
      return servicesOfSite(store, { site: named }, [withService('blog')]);
    },
  };
}

function withService(part: string): PartManifest {
  const manifest = manifestOf(part, 'a');
  const service = { name: part, version: '1.0', paths: [`/api/v1/${part}`] };
  return { ...manifest, table: { ...manifest.table, service } };
}
