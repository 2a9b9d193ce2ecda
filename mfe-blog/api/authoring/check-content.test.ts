import { newFolders, postFile } from '../testing/open-blog.ts';
import { checkContent } from './check-content.ts';

const now = new Date('2026-11-20T12:00:00Z');

const { picturesDir, writePicture } = newFolders();
beforeAll(async () => {
  const background = '#336655';
  await writePicture('post-water-tank', { width: 1200, height: 675, background });
  await writePicture('post-small', { width: 600, height: 400, background });
  await writePicture('Post-Scan', { width: 1200, height: 675, background });
});

it('counts posts, and lists those that are scheduled', async () => {
  const checked = await check({
    'first.md': postFile(),
    'draft.md': postFile({ draft: 'true' }),
    'later.md': postFile({ published: '2026-12-01T09:00:00+05:30' }),
  });
  expect(checked).toMatchObject({
    isGood: true,
    text: '1 published, 1 scheduled, 1 draft\n2026-12-01T03:30:00Z  later',
  });
});

it('lists what an import would refuse', async () => {
  const { isGood, problems } = await check({ 'wrong.md': 'no front matter' });
  expect(isGood).toBe(false);
  expect(problems).toEqual(['posts/wrong.md:1: expected front matter between two lines of three dashes']);
});

it.each([
  ['a title too long', { title: 'x'.repeat(64) }, 2, 'title: has 64 characters, and search results cut it off after'],
  ['a day far ahead', { published: '2036-03-17T09:15:00+05:30' }, 4, 'published: 2036-03-17T03:45:00Z is more than a'],
  [
    'a change before the day of publication',
    { updated: '2026-03-16T09:15:00+05:30' },
    9,
    'updated: 2026-03-16T03:45:00Z is before 2026-03-17T03:45:00Z, when the post is published',
  ],
  [
    'an alternative text that says nothing',
    { imageAlt: 'picture' },
    8,
    'imageAlt: "picture" tells a reader who cannot',
  ],
  ['a picture that is not there', { image: 'post-none' }, 7, 'image: there is no post-none.jpg, .png or .webp in'],
  ['a picture of another name', { image: 'post-scan' }, 7, 'image: the picture is called Post-Scan.webp; name it'],
  [
    'a small picture',
    { image: 'post-small' },
    7,
    'image: post-small.webp has 600 x 400 pixels; replace it with a JPEG, PNG or WebP',
  ],
])('finds %s', async (_what, changes, line, sentence) => {
  const { isGood, problems } = await check({ 'a.md': postFile(changes) });
  expect([isGood, problems.length]).toEqual([false, 1]);
  expect(problems[0]).toContain(`posts/a.md:${line}: ${sentence}`);
});

it.each([
  ['[a](services)', 'the link services is left out of the page: begin it with /'],
  ['[a][b]\n\n[b]: /blogs/none', 'the link /blogs/none leads nowhere'],
  ['[a](https://www.site.example/blogs/none)', 'the link https://www.site.example/blogs/none leads nowhere'],
  ['[a](/blogs/othr)', 'the link /blogs/othr leads nowhere: there is no post "othr"; correct it'],
  ['[a](/blogs/before)', 'the link /blogs/before leads over a redirect: write /blogs/other'],
  ['[a](/blogs/draft)', 'the link /blogs/draft leads nowhere: that post is a draft'],
  ['[a](/blogs/later)', 'the link /blogs/later leads nowhere yet: that post is published later'],
  ['[a](#none)\n\n## Pumps', 'the link #none leads to no heading of this post; write #pumps'],
  ['[a](/blogs/other#none)', 'the link /blogs/other#about-none leads to no heading of that post; write #pumps'],
  ['[a](/blogs/tag/none)', 'the link /blogs/tag/none leads nowhere: no post has that tag'],
])('finds the problem in %s', async (body, sentence) => {
  const { isGood, problems } = await check({ 'a.md': postFile({}, body), ...others });
  expect([isGood, problems.length]).toEqual([false, 1]);
  expect(problems[0]).toMatch(/^posts\/a\.md:1[0-2]: /);
  expect(problems[0]).toContain(sentence);
});

it('accepts links that lead somewhere', async () => {
  const body =
    '[a](/services?x=1#y) [b](/blogs/rss.xml) [c](/blogs/other) [d](/blogs/tag/water) [e](https://x.example) [f](#g) `[h](/i)` [j](/blogs/other#pumps)\n\n## G';
  expect(await check({ 'a.md': postFile({}, body), ...others })).toMatchObject({ isGood: true, problems: [] });
});

it('names everything in one report, in the order of the file', async () => {
  const { problems } = await check({
    'a.md': postFile({ summary: undefined, excerpt: 'x', title: '' }, '==b==\n\n[c](d)'),
  });
  expect(problems).toEqual([
    expect.stringContaining('posts/a.md:2: title: expected a text'),
    expect.stringContaining('posts/a.md:2: summary is missing'),
    expect.stringContaining("'excerpt' is not known here; did you mean 'summary'?"),
    expect.stringContaining("posts/a.md:10: '==b=='"),
    expect.stringContaining('posts/a.md:12: the link d is left out'),
  ]);
});

it('names what is wrong with words, picture and links of a post that an import would refuse', async () => {
  const { problems } = await check({
    'a.md': postFile(
      { title: 'x'.repeat(64), summary: undefined, image: 'post-none', by: 'x', and: 'y' },
      '[c](/blogs/d)',
    ),
  });
  expect(problems).toEqual([
    expect.stringContaining('posts/a.md:2: summary is missing'),
    expect.stringContaining('posts/a.md:2: title: has 64 characters'),
    expect.stringContaining('posts/a.md:6: image: there is no post-none.jpg'),
    expect.stringContaining("posts/a.md:8: 'by' is not known here"),
    expect.stringContaining("posts/a.md:9: 'and' is not known here"),
    expect.stringContaining('posts/a.md:11: the link /blogs/d leads nowhere'),
  ]);
});

it('names former addresses that clash', async () => {
  const { isGood, problems } = await check({
    'a.md': postFile({ formerly: '[a, b, old, fine]' }),
    'b.md': postFile({ formerly: '[old]' }),
  });
  const start = 'posts/a.md:9: formerly: ';
  expect(isGood).toBe(false);
  expect(problems).toEqual([
    `${start}a is the post's own file; leave it out`,
    `${start}there is a post b, so its address cannot lead to another; leave it out`,
    'posts/b.md:9: formerly: posts/a.md has old too; leave it out of one of them',
  ]);
});

it('names what the page leaves out or shows otherwise, with its line in the file', async () => {
  const { problems } = await check({ 'a.md': postFile({}, 'a\n\n==b==\n\n<center>c</center>') });
  expect(problems).toEqual([
    expect.stringContaining("posts/a.md:12: '==b==' stands on the page as it is"),
    expect.stringContaining('posts/a.md:14: <center> is left out of the page'),
  ]);
});

it.each([
  ['loud.MD', 'expected a name that ends in .md'],
  ['long.markdown', 'expected a name that ends in .md'],
  ['windows.md.txt', 'expected a name that ends in .md'],
])('names %s, which nobody reads', async (name, sentence) => {
  const { isGood, problems } = await check({ [name]: postFile(), '.hidden': '', 'a.md~': '' });
  expect([isGood, problems]).toEqual([false, [expect.stringContaining(`posts/${name}:1: ${sentence}`)]]);
});

const others = {
  'other.md': postFile({ formerly: '[before]' }, '## Pumps'),
  'draft.md': postFile({ draft: 'true' }),
  'later.md': postFile({ published: '2026-12-01T03:30:00Z' }),
};

async function check(files: Record<string, string>) {
  const folders = newFolders(files);
  const siteUrl = 'https://www.site.example';
  const { isGood, text } = await checkContent({ ...folders, picturesDir, siteUrl, now });
  const problems = text.split('\n').filter((line) => line.startsWith('posts/'));
  return { isGood, text, problems };
}
