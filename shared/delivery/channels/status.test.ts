import { startCanary } from '../canary/canary.ts';
import { allowAll } from '../gate/gate.ts';
import { provenanceKey } from '../store/store-layout.ts';
import { makeBuild } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { listVersions, readStatus } from './status.ts';

it('says where each channel stands and what a canary tries', async () => {
  const { store, folder, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const { version } = await store.publish(await makeBuild(folder, 'blog', 'b'), { author: 'Asha Rao', branch: 'news' });
  const versions = { blog: version };
  await startCanary(store, { channel: 'production', versions, percent: 5, why: 'try', gate: allowAll });
  const [production] = await readStatus(store);
  expect(production).toMatchObject({
    channel: 'production',
    parts: { shell: '1.0.0-a', blog: '1.0.0-a' },
    canaryParts: { blog: '1.0.0-b' },
    canaryProvenance: { blog: { author: 'Asha Rao', branch: 'news', builtAt: expect.any(String) } },
  });
});

it('lists the versions of a part, with what is live and what is a canary', async () => {
  const { store, folder, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const { version } = await store.publish(await makeBuild(folder, 'blog', 'b'), { author: 'Asha Rao' });
  const versions = { blog: version };
  await startCanary(store, { channel: 'production', versions, percent: 5, why: 'try', gate: allowAll });
  // Like versions from before this was recorded.
  await store.storage.remove(provenanceKey('blog', '1.0.0-a'));
  const listed = await listVersions(store, 'blog');
  expect(listed.find((one) => one.version === version)).toMatchObject({
    author: 'Asha Rao',
    live: [],
    canary: ['production'],
  });
  expect(listed.find((one) => one.version === '1.0.0-a')).toEqual({
    version: '1.0.0-a',
    publishedAt: expect.stringMatching(/^\d{4}-/),
    live: ['production'],
    canary: [],
  });
});
