import { serviceSummary } from '../testing/sample-posts.ts';
import { parseListResponse, parsePostResponse, parseTopicResponse } from './parse-responses.ts';

const listed = {
  slug: 'water-tanks',
  title: 'Water tanks',
  content: '<p>Empty it</p>',
  featuredImage: 'tank.jpg',
  published: '2026-10-06',
  categories: [{ categoryName: 'Water' }],
};

it('reads a list of the specified fields', () => {
  const { posts, total } = parseListResponse({ data: [listed] });
  expect(total).toBeUndefined();
  expect(posts).toEqual([
    {
      ...listed,
      published: '2026-10-06T00:00:00Z',
      categories: [{ name: 'Water' }],
    },
  ]);
});

it('reads a post of the specified fields', () => {
  const data = {
    title: 'Water tanks',
    description: '<p>Empty it first.</p>',
    featuredImage: 'tank.jpg',
    categories: [{ categoryName: 'Water' }],
    tags: [{ tagName: 'tanks' }],
  };
  expect(parsePostResponse({ data }, 'water-tanks')).toEqual({
    post: { ...data, slug: 'water-tanks', categories: [{ name: 'Water' }], tags: [{ name: 'tanks' }] },
    related: [],
  });
});

it('reads unknown and wrong values as absent', () => {
  const wrong = { content: 7, featuredImage: null, image: {}, published: 'soon', updated: false, readingMinutes: -1 };
  const { posts } = parseListResponse({
    data: [{ slug: 'a', title: 'A', ...wrong, categories: [null, {}, 'x'], likes: 12 }],
  });
  expect(posts).toEqual([{ slug: 'a', title: 'A', categories: [] }]);
});

it('leaves out entries without address or title, and repeated ones', () => {
  const { posts } = parseListResponse({
    data: [listed, { title: 'No address' }, listed, { slug: 'no-title', title: ' ' }, null],
  });
  expect(posts.map(({ slug }) => slug)).toEqual(['water-tanks']);
});

it.each([undefined, null, 7, ' '])('takes the requested address for a post whose own is %j', (slug) => {
  expect(parsePostResponse({ data: { slug, title: 'Lawns' } }, 'lawns').post.slug).toBe('lawns');
});

it('keeps a picture whose crop is unknown, and no picture without sizes', () => {
  const { image } = serviceSummary();
  const pictureOf = (changed: object) =>
    parseListResponse({ data: [{ ...listed, image: changed }] }).posts.map((post) => [post.image, post.featuredImage]);
  expect(pictureOf({ ...image, crop: 'top' })).toEqual([[image, 'tank.jpg']]);
  expect(pictureOf({ ...image, source: { ...image?.source, widths: [] } })).toEqual([[undefined, 'tank.jpg']]);
});

it.each([undefined, null, 'posts', [], {}, { data: {} }, { data: [{ slug: 7 }] }])('refuses %j for a list', (body) => {
  expect(() => parseListResponse(body)).toThrow();
  expect(() => parseTopicResponse(body)).toThrow();
});

it.each([undefined, null, {}, { data: null }, { data: [] }, { data: { title: '' } }])(
  'refuses %j for a post',
  (body) => {
    expect(() => parsePostResponse(body, 'water-tanks')).toThrow();
  },
);
