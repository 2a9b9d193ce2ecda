import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toText } from 'hast-util-to-text';
import { openBlog, postFile, posts } from '../testing/open-blog.ts';

const feeds = [
  { path: '/blogs/rss.xml', read: readRss, type: 'application/rss+xml; charset=utf-8' },
  { path: '/blogs/atom.xml', read: readAtom, type: 'application/atom+xml; charset=utf-8' },
];

describe.each(feeds)('the feed $path', ({ path, read, type }) => {
  it('gives the twenty newest posts, newest first', async () => {
    const { entries } = read(await feedOf(path, posts(23)));
    expect(entries.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, index) => `Post ${23 - index}`));
  });

  it('has media type, answers 304 while unchanged', async () => {
    const { get } = await openBlog(posts(1));
    const response = await get(path);
    const again = await get(path, { 'if-none-match': String(response.headers.etag) });
    expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=0, s-maxage=1' });
    expect(again.statusCode).toBe(304);
  });

  it('names itself, the blog and the language', async () => {
    expect(read(await feedOf(path, posts(1)))).toMatchObject({
      self: `http://localhost:8080${path}`,
      page: 'http://localhost:8080/blogs',
      language: 'en-IN',
    });
  });

  it('gives the whole text, with absolute addresses', async () => {
    const { entries } = read(await feedOf(path, { 'tanks.md': postFile({}, longText) }));
    expect(entries).toEqual([
      {
        id: 'http://localhost:8080/blogs/tanks',
        link: 'http://localhost:8080/blogs/tanks',
        title: 'Water tanks',
        published: Date.parse('2026-03-17T03:45:00Z'),
        summary: 'What a crew does inside your tank.',
        topics: ['Plumbing', 'Offices'],
        text: longHtml,
      },
    ]);
  });

  it('keeps special characters', async () => {
    const title = 'Tanks & pumps <under> "pressure" ]]> 😀';
    const { entries } = read(
      await feedOf(path, {
        'tanks.md': postFile({ title: `'${title}'`, summary: "'5 < 6 & more'", categories: '["Water & air"]' }),
      }),
    );
    expect(entries).toMatchObject([{ title, summary: '5 < 6 & more', topics: ['Water & air'] }]);
  });

  it('keeps the id of a post that is renamed', async () => {
    const { folders, get, commands } = await openBlog({ 'tanks.md': postFile() });
    folders.removePost('tanks.md');
    folders.writePost('clean-tanks.md', postFile({ formerly: '[roof-tanks, tanks]' }));
    await commands.import();
    expect(read((await get(path)).body).entries).toMatchObject([
      { id: 'http://localhost:8080/blogs/tanks', link: 'http://localhost:8080/blogs/clean-tanks' },
    ]);
  });
});

it('dates a feed by its latest change', async () => {
  const files = {
    'older.md': postFile({ published: '2026-03-01T05:00:00Z', updated: '2026-06-01T05:00:00Z' }),
    'newer.md': postFile({ published: '2026-04-01T05:00:00Z' }),
  };
  const { entries, ...atom } = readAtom(await feedOf('/blogs/atom.xml', files));
  const rss = readRss(await feedOf('/blogs/rss.xml', files));
  const latest = Date.parse('2026-06-01T05:00:00Z');
  expect([atom.updated, rss.updated]).toEqual([latest, latest]);
});

const longText = `## A & B <c>x</c> ₹500 😀

[Write](/contact), [call](tel:112), ]]>[^1]
![A tank](/uploads/a.webp)

[^1]: C.`;

const longHtml = `<h2 id="about-a--b-x-500-">A &amp; B x ₹500 😀</h2>
<p><a href="http://localhost:8080/contact">Write</a>, <a href="tel:112">call</a>, ]]&gt;<sup><a href="http://localhost:8080/blogs/tanks#note-fn-1" id="note-fnref-1">1</a></sup>
<img src="http://localhost:8080/uploads/a.webp" alt="A tank"></p>
<h2>Notes</h2>
<ol>
<li id="note-fn-1">
<p>C. <a href="http://localhost:8080/blogs/tanks#note-fnref-1">Back to the text</a></p>
</li>
</ol>`;

/** The feed of a blog with these posts. */
async function feedOf(path: string, files: Record<string, string>): Promise<string> {
  const { get } = await openBlog(files);
  return (await get(path)).body;
}

/** Reads RSS as a feed reader does. Throws if it is not RSS. */
function readRss(xml: string) {
  const { link, language, lastBuildDate, atom, items = [] } = parseRssFeed(xml);
  return {
    self: atom?.links?.find(({ rel }) => rel === 'self')?.href,
    page: link,
    language,
    updated: timeOf(lastBuildDate),
    entries: items.map((item) => ({
      id: item.guid?.value,
      link: item.link,
      title: item.title,
      published: timeOf(item.pubDate),
      // HTML, by the specification of RSS.
      summary: toText(fromHtmlIsomorphic(item.description ?? '', { fragment: true })),
      topics: item.categories?.map(({ name }) => name),
      text: item.content?.encoded,
    })),
  };
}

/** Reads Atom as a feed reader does. Throws if it is not Atom. */
function readAtom(xml: string) {
  const { links = [], updated, xml: attributes, entries = [] } = parseAtomFeed(xml);
  return {
    self: links.find(({ rel }) => rel === 'self')?.href,
    page: links.find(({ rel }) => rel === 'alternate')?.href,
    language: attributes?.lang,
    updated: timeOf(updated),
    entries: entries.map((entry) => ({
      id: entry.id,
      link: entry.links?.find(({ rel }) => rel === 'alternate')?.href,
      title: entry.title?.type ? undefined : entry.title?.value,
      published: timeOf(entry.published),
      summary: entry.summary?.type ? undefined : entry.summary?.value,
      topics: entry.categories?.map(({ term }) => term),
      text: entry.content?.type === 'html' ? entry.content.value : undefined,
    })),
  };
}

function timeOf(written: unknown): number {
  return Date.parse(String(written));
}
