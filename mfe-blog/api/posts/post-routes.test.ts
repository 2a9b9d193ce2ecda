import { searchSource } from '../../contract/edge-sources.ts';
import { openBlog, postFile, posts } from '../testing/open-blog.ts';

it('lists the newest 200', async () => {
  const { get } = await openBlog(posts(203));
  const list = (await get('/api/v1/blogsList')).json();
  expect(list).toMatchObject({ status: 'success', total: 203, page: 1, limit: 200 });
  expect(slugsIn(list)).toEqual(slugs(203, 4));
});

it('lists fifty a page by default', async () => {
  const { get } = await openBlog(posts(60));
  const list = (await get('/api/v1/blogsList?page=2')).json();
  expect(list).toMatchObject({ total: 60, page: 2, limit: 50 });
  expect(slugsIn(list)).toEqual(slugs(10, 1));
});

it('answers the fields of a listed post, its words as HTML', async () => {
  const { get } = await openBlog({ 'post-01.md': postFile({ summary: "'Pipes & <b>valves</b>'" }) });
  expect((await get('/api/v1/blogsList')).json().data).toEqual([
    {
      slug: 'post-01',
      title: 'Water tanks',
      content: '<p>Pipes &amp; &lt;b&gt;valves&lt;/b&gt;</p>',
      featuredImage: null,
      image: null,
      published: '2026-03-17T03:45:00Z',
      updated: '2026-03-17T03:45:00Z',
      readingMinutes: 1,
      categories: [
        { categoryName: 'Plumbing', slug: 'plumbing' },
        { categoryName: 'Offices', slug: 'offices' },
      ],
    },
  ]);
});

it('refuses pages and limits that are no such numbers', async () => {
  const { get } = await openBlog(posts(1));
  const wrong = ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'page=1&page=2', 'page=99999999999999999999'];
  for (const query of [...wrong, 'limit=0', 'limit=51', 'limit=1e1']) {
    const response = await get(`/api/v1/blogsList?${query}`);
    expect([query, response.statusCode, response.json().error?.code]).toEqual([query, 400, 'invalid_address']);
  }
});

it('answers the six newest posts', async () => {
  const { get } = await openBlog(posts(9));
  expect(slugsIn((await get('/api/v1/blogsList/recent')).json())).toEqual(slugs(9, 4));
});

it('answers a whole post', async () => {
  const { get } = await openBlog(posts(1));
  const { data } = (await get('/api/v1/blogsBySlug/post-01')).json();
  expect(data).toMatchObject({
    title: 'Post 1',
    summary: 'What a crew does inside your tank.',
    description: '<p>Look at the <strong>valves</strong> first.</p>',
    tags: [
      { tagName: 'water', slug: 'water' },
      { tagName: 'safety', slug: 'safety' },
    ],
  });
});

it('answers 404 for slugs that no post has', async () => {
  const { get } = await openBlog(posts(1));
  const odd = ["post-01'--", '%00', encodeURIComponent('../main'), '__proto__', 'a'.repeat(130)];
  for (const slug of ['nobody-wrote-this', 'Post-01', ...odd]) {
    const response = await get(`/api/v1/blogsBySlug/${slug}`);
    expect([slug, response.statusCode, response.json()]).toEqual([
      slug,
      404,
      { status: 'error', error: { code: 'post_not_found', message: 'There is no post at this address.' } },
    ]);
  }
});

it('answers 304 while unchanged', async () => {
  const { get } = await openBlog(posts(1));
  for (const path of ['List', 'List/recent', 'BySlug/post-01', 'List/tag/water', 'List/addresses']) {
    const address = `/api/v1/blogs${path}`;
    const { headers } = await get(address);
    const again = await get(address, { 'if-none-match': String(headers.etag) });
    expect([address, again.statusCode, again.body]).toEqual([address, 304, '']);
  }
});

it('reports a revision and readiness', async () => {
  const { get } = await openBlog(posts(1));
  expect((await get('/revision')).json().data.revision).toMatch(/^[0-9a-f]{16} 2026-01-01T01:00:00Z$/);
  expect((await get('/_/ready')).statusCode).toBe(200);
});

it('lists every address for the sitemap', async () => {
  const { get } = await openBlog({
    'one.md': post(1, '[Plumbing]', '[water, rare]'),
    'two.md': post(2, '[Plumbing]', '[water]', { title: 'Two', updated: '2026-02-02T00:00:00Z' }),
  });
  expect((await get('/api/v1/blogsList/addresses')).json()).toEqual({
    status: 'success',
    data: [
      { path: '/blogs/category/plumbing', title: 'Plumbing', updated: '2026-01-02T00:00:00Z' },
      { path: '/blogs/tag/water', title: 'water', updated: '2026-01-02T00:00:00Z' },
      { path: '/blogs/one', title: 'Water tanks', updated: '2026-01-01T00:00:00Z' },
      { path: '/blogs/two', title: 'Two', updated: '2026-02-02T00:00:00Z' },
    ],
    page: 1,
    pages: 1,
  });
  expect((await get('/api/v1/blogsList/addresses?page=2')).statusCode).toBe(404);
});

it('names the new slug for each that a post had before, and lists none of them', async () => {
  const { get } = await openBlog({
    'tanks.md': postFile({ formerly: '[water-tanks, old-tanks]' }),
    'pumps.md': postFile({ formerly: '[tanks]' }),
    'later.md': postFile({ published: '2036-03-17T03:45:00Z', formerly: '[soon]' }),
  });
  for (const former of ['water-tanks', 'old-tanks']) {
    const response = await get(`/api/v1/blogsBySlug/${former}`);
    expect([response.statusCode, response.json().error]).toEqual([
      404,
      { code: 'post_renamed', message: 'This post is at /blogs/tanks now.', fields: { slug: 'tanks' } },
    ]);
  }
  expect((await get('/api/v1/blogsBySlug/tanks')).json().data.slug).toBe('tanks');
  expect((await get('/api/v1/blogsBySlug/soon')).json().error.code).toBe('post_not_found');
  for (const list of ['/api/v1/blogsList/addresses', '/api/v1/blogsList/search'])
    expect((await get(list)).body).not.toContain('water-tanks"');
});

it('lists newest posts with their search words and text', async () => {
  const { get } = await openBlog({
    'one.md': postFile({ published: '2026-01-01T00:00:00Z' }),
    'two.md': postFile({
      published: '2026-01-02T00:00:00Z',
      title: 'Power cuts',
      summary: 'Before the lights go out.',
      categories: '[Electrical]',
      tags: '[bills]',
    }),
  });
  expect((await get(searchSource.path)).json().data).toEqual([
    {
      path: '/blogs/two',
      title: 'Power cuts',
      text: 'Before the lights go out.',
      words: ['Electrical', 'bills'],
      body: 'Look at the valves first.',
    },
    {
      path: '/blogs/one',
      title: 'Water tanks',
      text: 'What a crew does inside your tank.',
      words: ['Plumbing', 'Offices', 'water', 'safety'],
      body: 'Look at the valves first.',
    },
  ]);
});

function slugsIn({ data }: { data: { slug: string }[] }): string[] {
  return data.map(({ slug }) => slug);
}

/** From the newer to the older, both included. */
function slugs(newest: number, oldest: number): string[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => `post-${String(newest - index).padStart(2, '0')}`);
}

function post(day: number, categories: string, tags: string, changes: Record<string, string> = {}): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, categories, tags, ...changes });
}
