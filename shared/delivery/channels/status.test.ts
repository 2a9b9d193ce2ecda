import { startCanary } from '../canary/canary.ts';
import { allowAll } from '../gate/gate.ts';
import { provenanceKey } from '../store/store-layout.ts';
import { makeBuild } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { listVersions, readStatus } from './status.ts';

it('says where each channel stands and what a canary tries', async () => {
  const [production] = await readStatus(await openCanary());
  expect(production).toMatchObject({
    channel: 'production',
    parts: { shell: '1.0.0-a', blog: '1.0.0-a' },
    canaryParts: { blog: '1.0.0-b' },
    canaryProvenance: { blog: { author: 'Asha Rao', branch: 'news', builtAt: expect.any(String) } },
  });
});

it('lists the versions of a part, with what is live and what is a canary', async () => {
  const store = await openCanary();
  // Like versions from before this was recorded.
  await store.storage.remove(provenanceKey('blog', '1.0.0-a'));
  const [canary, live] = await listVersions(store, 'blog');
  expect(canary).toMatchObject({ version: '1.0.0-b', author: 'Asha Rao', live: [], canary: ['production'] });
  const publishedAt = expect.stringMatching(/^\d{4}-/);
  expect(live).toEqual({ version: '1.0.0-a', publishedAt, live: ['production'], canary: [] });
});

/** A store where a share of the visitors gets Asha's blog. */
async function openCanary() {
  const { store, folder, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const { version } = await store.publish(await makeBuild(folder, 'blog', 'b'), { author: 'Asha Rao', branch: 'news' });
  const versions = { blog: version };
  await startCanary(store, { channel: 'production', versions, percent: 5, why: 'try', gate: allowAll });
  return store;
}
