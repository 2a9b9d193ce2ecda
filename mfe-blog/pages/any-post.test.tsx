import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describePost } from '../data/describe-post.ts';
import { parseListResponse, parsePostResponse } from '../data/parse-responses.ts';
import { postHead } from '../data/post-head.ts';
import { BlogDetailPage } from './BlogDetailPage.tsx';
import { BlogListPage } from './BlogListPage.tsx';

// Random answers of a server that follows the specification, with optional fields added, left out or malformed.

// Without N: a title 'Na' before a word with N would read as 'NaN'.
const words = fc.stringMatching(/^[A-MO-Za-zक-ह&<>"' ]{0,20}[a-z]$/);
const slug = fc.stringMatching(/^[a-z0-9 %?#/-]{0,12}[a-z]$/);
const html = fc.oneof(
  fc.constant('<br>'),
  fc.constant('<h2>One</h2><p>Two <img src=x onerror=alert(1)></p>'),
  fc.string(),
);
/** A valid value, or anything else. */
const maybe = <Value,>(right: fc.Arbitrary<Value>) => fc.oneof(right, fc.constantFrom(null, 7, '', {}, [], [null]));
const names = (key: string) => fc.array(fc.record({ [key]: words }), { maxLength: 4 });
const optional = {
  content: maybe(html),
  featuredImage: maybe(
    fc.constantFrom('posts/tank.webp', '/uploads/a b.png', '../x', 'https://elsewhere.example/a.png'),
  ),
  published: maybe(fc.constantFrom('2026-10-06', '2026-10-06T05:55:00Z', 'October 6, 2026', 1_790_000_000_000, 'soon')),
  updated: maybe(fc.constantFrom('2026-10-07T05:55:00Z', 'later')),
  categories: maybe(names('categoryName')),
  readingMinutes: maybe(fc.integer({ min: 0, max: 9 })),
  image: maybe(fc.constant({ source: { stem: '/uploads/a' }, alt: '' })),
  likes: fc.anything(),
};
const listedPost = fc.record({ slug, title: words, ...optional }, { requiredKeys: ['slug', 'title'] });
const detailedPost = fc.record(
  { title: words, description: maybe(html), summary: maybe(words), tags: maybe(names('tagName')), ...optional },
  { requiredKeys: ['title'] },
);

it('shows any list of posts', () => {
  fc.assert(
    fc.property(fc.array(listedPost, { minLength: 1, maxLength: 3 }), (data) => {
      const { posts } = parseListResponse({ data });
      const { container, unmount } = renderPage(BlogListPage, {
        path: '/blogs',
        data: { status: 'ready', posts, page: 1, pages: 1, categories: [] },
      });
      expect(screen.getAllByRole('article')).toHaveLength(posts.length);
      expectNothingInvented(container);
      unmount();
    }),
    { numRuns: 60 },
  );
});

it('shows any post', () => {
  const response = fc.record(
    { data: detailedPost, previous: fc.anything(), next: fc.anything(), related: maybe(fc.array(listedPost)) },
    { requiredKeys: ['data'] },
  );
  fc.assert(
    fc.property(response, slug, (body, requestedSlug) => {
      const found = { status: 'ready' as const, ...parsePostResponse(body, requestedSlug) };
      const { container, unmount } = renderPage(BlogDetailPage, { path: '/blogs/any', data: found });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(found.post.title.replace(/\s+/g, ' ').trim());
      expectNothingInvented(container);
      const machines = [postHead(found), describePost(found, ids)];
      expect(JSON.stringify(machines)).not.toMatch(/NaN|null|Invalid|undefined/);
      unmount();
    }),
    { numRuns: 60 },
  );
});

function expectNothingInvented(container: HTMLElement) {
  expect(container).not.toHaveTextContent(/\bNaN\b|Invalid Date|undefined|\[object/);
  for (const part of container.querySelectorAll('main p, article p, article time, article a'))
    expect(part).not.toBeEmptyDOMElement();
  for (const time of container.querySelectorAll('time')) expect(Date.parse(time.dateTime)).not.toBeNaN();
}

const ids = {
  url: 'https://site.example/blogs/any',
  page: 'https://site.example/blogs/any#page',
  organization: 'https://site.example/#organization',
  absolute: (path: string) => `https://site.example${path}`,
  card: 'https://site.example/card.jpg',
};
