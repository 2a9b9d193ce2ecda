import { setImmediate } from 'node:timers/promises';
import { createDeferred } from '@site/testing/deferred';
import { makePicture, UnusableMaster } from './pictures/make-picture.ts';
import type { MakePicture } from './pictures/post-pictures.ts';
import { newFolders, openBlog, postFile, startBlog } from './testing/open-blog.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('answers before its pictures are made, and shows them then', async () => {
  const folders = newFolders({ 'first.md': postFile() });
  await folders.writePicture('post-water-tank', { width: 30, height: 20, background: '#336655' });
  const { makeNow, makeWhenReleased } = waitingMaker();
  const { get, commands } = await startBlog(folders, { makePicture: makeWhenReleased });
  const shown = async () => (await get('/api/v1/blogsBySlug/first')).json().data.image;
  expect(await shown()).toBeNull();
  makeNow();
  // Answers once all pictures are there.
  await commands.import();
  expect(await shown()).toMatchObject({ source: { width: 30 } });
});

it('makes a picture a minute later if it could not be made', async () => {
  const { commands, get, make } = await openBlogThatFails(new Error('the disk is full'));
  await commands.import();
  make.mockImplementation(makePicture);
  await jest.advanceTimersByTimeAsync(60_000);
  const shown = async () => (await get('/api/v1/blogsBySlug/first')).json().data.image;
  while (!(await shown())) await setImmediate();
  expect(await shown()).toMatchObject({ source: { width: 30 } });
});

it('tries an unusable master again on the next import only', async () => {
  const { commands, make } = await openBlogThatFails(new UnusableMaster('post-water-tank.webp is damaged'));
  await commands.import();
  make.mockClear();
  await jest.advanceTimersByTimeAsync(600_000);
  await commands.import();
  expect(make).toHaveBeenCalledTimes(1);
});

it('says on import which picture cannot be made', async () => {
  const folders = newFolders({ 'first.md': postFile() });
  const makePicture = async () => Promise.reject(new Error('post-water-tank.webp cannot be made'));
  await folders.writePicture('post-water-tank', { width: 30, height: 20, background: '#336655' });
  const { commands } = await startBlog(folders, { makePicture });
  expect(await commands.import()).toMatchObject({
    unchanged: 1,
    pictureFaults: ['post-water-tank.webp cannot be made'],
  });
});

it.each(['/api/v1/blogsList', '/api/v1/blogsBySlug/first', '/api/v1/blogsBySlug/none', '/uploads/posts/none.webp'])(
  'lets pages of any origin read %s',
  async (url) => {
    const { get } = await openBlog({ 'first.md': postFile() });
    expect((await get(url, { origin: 'https://elsewhere.example' })).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  },
);

it('leaves drafts to pages of its own site', async () => {
  const { get } = await openBlog({ 'first.md': postFile({ draft: 'true' }) });
  const { headers } = await get('/api/v1/blogsBySlug/first/preview?token=none', {
    origin: 'https://elsewhere.example',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

/** A blog under a clock that the test advances, whose picture cannot be made. */
async function openBlogThatFails(failure: Error) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const folders = newFolders({ 'first.md': postFile() });
  await folders.writePicture('post-water-tank', { width: 30, height: 20, background: '#336655' });
  const make = jest.fn<ReturnType<MakePicture>, Parameters<MakePicture>>(async () => Promise.reject(failure));
  return { make, ...(await startBlog(folders, { makePicture: make })) };
}

/** Makes no picture before `makeNow` is called. */
function waitingMaker() {
  const { promise: released, resolve: makeNow } = createDeferred();
  const makeWhenReleased: MakePicture = async (job) => released.then(() => makePicture(job));
  return { makeNow, makeWhenReleased };
}
