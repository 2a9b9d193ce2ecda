import { hold } from '@site/delivery/channels/holds';
import { makeBuild } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { createVersionList } from './offered-versions.ts';

const channel = 'production';

it('offers the live version and others, with whose they are', async () => {
  const { folder, store, list } = await openList();
  const source = { author: 'Asha Rao', commit: '9f2c1ab43', branch: 'pull/12' };
  await store.publish(await makeBuild(folder, 'blog', 'b'), source);
  const { blog } = await list();
  expect(blog).toContainEqual({ version: '1.0.0-a', label: expect.stringMatching(/^1\.0\.0-a, live, built 20/) });
  expect(blog).toContainEqual({
    version: '1.0.0-b',
    label: expect.stringMatching(/^1\.0\.0-b, 9f2c1ab on pull\/12 by Asha Rao, built 20/),
    author: 'Asha Rao',
  });
});

it('says which version is held, and why one does not fit the others', async () => {
  const { store, publish, list } = await openList();
  const version = await publish('blog', 'b', { contract: '2.0' });
  await hold(store, { channel, part: 'blog', version, why: 'broken' });
  expect((await list()).blog).toContainEqual({
    version,
    label: expect.stringContaining(`${version}, held, `),
    problem: 'blog was built against contract 2.0, but the shell of this release supports 1.0.',
  });
});

it('leaves out what a policy does not allow', async () => {
  const { store, list } = await openList();
  jest.spyOn(store, 'isAllowed').mockImplementation(async (part) => part !== 'blog');
  expect(await list()).toMatchObject({ blog: [], shell: [{ version: '1.0.0-a' }] });
});

async function openList() {
  const opened = await openTestStore();
  const { release } = await opened.start({ shell: 'a', blog: 'a' });
  const { parts } = await opened.store.readRelease(release);
  const listOffered = createVersionList({ store: opened.store, config: { channel } });
  return { ...opened, list: () => listOffered({ parts }) };
}
