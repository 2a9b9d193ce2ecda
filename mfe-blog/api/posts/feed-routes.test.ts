import { openBlog, postFile } from '../testing/open-blog.ts';

const feeds = [
  { path: '/blogs/rss.xml', entry: 'item', type: 'application/rss+xml; charset=utf-8' },
  { path: '/blogs/atom.xml', entry: 'entry', type: 'application/atom+xml; charset=utf-8' },
];

describe.each(feeds)('the feed $path', ({ path, entry, type }) => {
  it('gives the twenty newest posts, newest first', async () => {
    const { xml } = await readFeed(path, posts(23));
    expect(titlesIn(xml, entry)).toEqual(Array.from({ length: 20 }, (_, index) => `Post ${23 - index}`));
  });

  it('has media type, answers 304 while unchanged', async () => {
    const { answer, again } = await readFeed(path, posts(1));
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=0, s-maxage=1' });
    expect(again.statusCode).toBe(304);
  });

  it('contains absolute addresses, its own included', async () => {
    const { xml } = await readFeed(path, posts(1));
    expect(xml).toContain('http://localhost:8080/blogs/post-01');
    expect(xml).toContain(`rel="self" type="${type.split(';')[0]}" href="http://localhost:8080${path}"`);
  });

  it('escapes titles and categories', async () => {
    const { xml } = await readFeed(path, {
      'tanks.md': postFile({ title: '"Tanks & pumps <under> pressure"', categories: '["Water & air"]' }),
    });
    expect(titlesIn(xml, entry)).toEqual(['Tanks &amp; pumps &lt;under&gt; pressure']);
    expect(xml).toContain('Water &amp; air');
  });

  it('is empty before the first post', async () => {
    const { answer, xml } = await readFeed(path, {});
    expect([answer.statusCode, titlesIn(xml, entry)]).toEqual([200, []]);
  });
});

it('dates a feed by its latest change', async () => {
  const { xml } = await readFeed('/blogs/atom.xml', {
    'older.md': postFile({ published: '2026-03-01T05:00:00Z', updated: '2026-06-01T05:00:00Z' }),
    'newer.md': postFile({ published: '2026-04-01T05:00:00Z' }),
  });
  expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe('2026-06-01T05:00:00Z');
});

async function readFeed(path: string, files: Record<string, string>) {
  const { get } = await openBlog(files);
  const answer = await get(path);
  const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
  return { answer, again, xml: answer.body };
}

function posts(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  return Object.fromEntries(
    numbers.map((number) => [
      `post-${number}.md`,
      postFile({ title: `Post ${Number(number)}`, published: `2026-01-${number}T05:00:00Z` }),
    ]),
  );
}

function titlesIn(xml: string, entry: string): (string | undefined)[] {
  return [...xml.matchAll(new RegExp(`<${entry}>.*?<title>(.*?)</title>`, 'g'))].map(([, title]) => title);
}
