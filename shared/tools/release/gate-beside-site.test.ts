import type { PartManifest } from '@site/contracts/manifest';
import { manifestOf, resolvedRelease } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { serveHere } from '@site/service/testing/http';
import { gateFor, servicesOfSite } from './gate-beside-site.ts';

describe('the gate without the address of a site', () => {
  it.each([
    ['a page of another program', 'Welcome'],
    ['JSON of another program', '{ "id": 7 }'],
    ['a site of another store', '{ "id": "6b1f0c2d9a44", "parts": { "blog": "1.0.0-a" } }'],
  ])('asks no services of what answers at the usual port: %s', async (_what, response) => {
    const { checkBlog, asked } = await openGate(() => response);
    await checkBlog();
    expect(asked).toEqual(['/_/release.json']);
  });

  it('asks those of a site that shows a release of this store', async () => {
    const { checkBlog, askedFor } = await openGate((live) => JSON.stringify(live));
    await checkBlog();
    await askedFor('/_/live');
  });
});

it.each([
  ['--site', (site: string) => ({ site })],
  ['SITE_URL', (site: string) => ({ env: { SITE_URL: site } })],
])('asks the services of the site that %s names, whatever it shows', async (_what, name) => {
  const { checkBlog, askedFor, site } = await openGate(() => 'Welcome');
  await checkBlog(name(site));
  await askedFor('/_/live');
});

it('uses a site only for the services to which it forwards, as far as the store knows', async () => {
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

/** A gate, and at the usual port what gives this response. */
async function openGate(respond: (live: unknown) => string) {
  const { store, settings, start, deliver } = await openTestStore();
  await start({ shell: 'a' });
  const live = await store.readRelease((await deliver('blog', 'a', withService('blog'))).release);
  const asked: string[] = [];
  let onAsked = () => {};
  const site = await serveHere(({ url = '' }, response) => {
    asked.push(url);
    onAsked();
    response.end(respond(live));
  });
  return {
    asked,
    site,
    async checkBlog({ site: named, env = {} }: { site?: string; env?: NodeJS.ProcessEnv } = {}) {
      const unset = { SITE_URL: undefined, SERVICES: undefined };
      jest.replaceProperty(process, 'env', { ...process.env, ...settings, ...unset, PORT: new URL(site).port, ...env });
      const gate = gateFor(store, { site: named, withoutBrowser: true });
      // It ends there, because no edge can be started; services are asked meanwhile.
      const proposed = resolvedRelease([withService('blog')]);
      const checked = gate.rehearse?.({ proposed });
      await expect(checked).rejects.toThrow('A release without a shell cannot be run');
    },
    askedFor: (url: string) =>
      new Promise<void>((resolve) => {
        onAsked = () => asked.includes(url) && resolve();
        onAsked();
      }),
  };
}

function withService(part: string): PartManifest {
  const manifest = manifestOf(part, 'a');
  const service = { name: part, version: '1.0', paths: [`/api/v1/${part}`] };
  return { ...manifest, table: { ...manifest.table, service } };
}
