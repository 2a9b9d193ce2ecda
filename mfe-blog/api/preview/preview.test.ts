import { until } from '@site/testing/until';
import { dayMs } from '@site/text/indian-time';
import { makePicture } from '../pictures/make-picture.ts';
import { openBlog, postFile, startBlog } from '../testing/open-blog.ts';

const draft = postFile({ title: 'Lifts', draft: 'true' });

afterEach(() => {
  jest.useRealTimers();
});

it('shows a draft to whoever has its link', async () => {
  const { preview } = await openPreviews();
  const { statusCode, headers, data } = await preview();
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  expect(data).toMatchObject({
    state: 'draft',
    answer: {
      status: 'success',
      data: { slug: 'lifts', title: 'Lifts', description: '<p>Look at the <strong>valves</strong> first.</p>' },
      related: [{ slug: 'shown' }],
    },
  });
});

it('shows what was saved, at once', async () => {
  const { folders, preview } = await openPreviews();
  const before = (await preview()).data;
  expect((await preview()).data).toEqual(before);
  folders.writePost('lifts.md', postFile({ title: 'Lifts and stairs', draft: 'true' }));
  expect((await preview()).data.answer.data.title).toBe('Lifts and stairs');
});

it('lists the problems of a saved file', async () => {
  const { folders, preview } = await openPreviews();
  folders.writePost('lifts.md', postFile({ title: undefined }));
  expect((await preview()).data).toMatchObject({
    state: 'faulty',
    problems: ['posts/lifts.md:2: title is missing'],
  });
});

it('shows the picture once it is made', async () => {
  const { folders, preview } = await openPreviews();
  const picture = async () => (await preview()).data.answer.data.image;
  expect(await picture()).toBeNull();
  await folders.writePicture('post-water-tank', { width: 30, height: 20, background: '#336655' });
  await until('the picture of the preview', async () => (await picture()) !== null);
  expect(await picture()).toMatchObject({ source: { width: 30 }, alt: 'A roof with tanks.' });
});

it('shows a picture that could not be made at first', async () => {
  const { app, folders, path } = await openPreviews();
  await app.close();
  await folders.writePicture('post-water-tank', { width: 30, height: 20, background: '#336655' });
  const makeAfterFailure = jest.fn(makePicture).mockRejectedValueOnce(new Error('No space left.'));
  const { get } = await startBlog(folders, { makePicture: makeAfterFailure });
  await until(
    'the picture of the preview',
    async () => JSON.parse((await get(path)).body).data.answer.data.image !== null,
  );
});

it('hides previews without a good token', async () => {
  const { get, token } = await openPreviews();
  const forged = token.replace('lifts', 'stairs');
  const queries = ['', '?preview=', `?preview=${forged}`, `?preview=${token}x`];
  const paths = ['lifts', 'stairs'].flatMap((slug) => queries.map((query) => `${slug}/preview${query}`));
  for (const path of [...paths, `shown/preview?preview=${token}`]) {
    const { statusCode, headers, body } = await get(`/api/v1/blogsBySlug/${path}`);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    expect(body).not.toContain('Lifts');
  }
});

it('lets a link expire after a week', async () => {
  const { preview } = await openPreviews();
  const began = Date.now();
  jest.useFakeTimers({ now: began + 7 * dayMs - 5_000, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  expect((await preview()).statusCode).toBe(200);
  jest.setSystemTime(began + 7 * dayMs + 5_000);
  expect((await preview()).statusCode).toBe(404);
});

it('keeps links good over a restart', async () => {
  const { app, folders, path } = await openPreviews();
  await app.close();
  const { get } = await startBlog(folders);
  expect((await get(path)).statusCode).toBe(200);
});

it('gives links of all unpublished posts', async () => {
  const { folders, commands } = await openPreviews();
  folders.writePost('later.md', postFile({ published: '2126-12-01T03:30:00Z' }));
  expect((await commands.preview({})).map(({ slug }) => slug)).toEqual(['later', 'lifts']);
});

it('gives the link of one file, with its problems', async () => {
  const { folders, commands } = await openPreviews();
  folders.writePost('wrong.md', 'no front matter');
  const listed = await commands.preview({ file: `${folders.contentDir}/posts/wrong.md` });
  expect(listed).toMatchObject([{ slug: 'wrong', problems: [expect.stringContaining('posts/wrong.md:1: expected')] }]);
});

it.each([
  ['/elsewhere/lifts.md', 'shows posts of'],
  ['posts/none.md', 'There is no post'],
])('gives no link of %s', async (file, sentence) => {
  const { folders, commands } = await openPreviews();
  const named = file.startsWith('/') ? file : `${folders.contentDir}/${file}`;
  await expect(commands.preview({ file: named })).rejects.toThrow(sentence);
});

async function openPreviews() {
  const { app, folders, get, commands } = await openBlog({ 'shown.md': postFile(), 'lifts.md': draft });
  const [listed] = await commands.preview({ file: `${folders.contentDir}/posts/lifts.md` });
  const token = new URL(listed?.url ?? '').searchParams.get('preview') ?? '';
  const path = `/api/v1/blogsBySlug/lifts/preview?preview=${token}`;
  return {
    app,
    folders,
    get,
    commands,
    token,
    path,
    preview: async () => {
      const { statusCode, headers, body } = await get(path);
      return { statusCode, headers, data: JSON.parse(body).data };
    },
  };
}
