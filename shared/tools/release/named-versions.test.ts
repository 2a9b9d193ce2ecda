import { openTestStore } from '@site/delivery/testing/open-test-store';
import { versionsIn } from './named-versions.ts';

it('takes versions, a release, and a bare part name for the version built here', async () => {
  const { store, start, publish } = await openTestStore();
  const { release } = await start({ shell: 'a', blog: 'a' });
  const built = await publish('blog', 'b');
  expect(await versionsIn(store, ['blog', 'shell@1.0.0-x'], async () => built)).toEqual({
    blog: built,
    shell: '1.0.0-x',
  });
  expect(await versionsIn(store, [release])).toEqual({ shell: '1.0.0-a', blog: '1.0.0-a' });
});

it.each([
  [undefined, 'blog has no build here'],
  ['1.0.0-new', "This checkout's build blog@1.0.0-new is not published yet"],
])('says what is missing where the build here is %s', async (built, sentence) => {
  const { store } = await openTestStore();
  await expect(versionsIn(store, ['blog'], async () => built)).rejects.toThrow(sentence);
});
