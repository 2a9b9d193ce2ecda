import { postFile } from '../testing/open-blog.ts';
import { parsePost } from './read-posts.ts';

it('parses a post', () => {
  expect(parsePost({ file: 'posts/water-tanks.md', text: postFile() })).toEqual({
    status: 'valid',
    file: 'posts/water-tanks.md',
    slug: 'water-tanks',
    frontMatter: {
      title: 'Water tanks',
      summary: 'What a crew does inside your tank.',
      published: '2026-03-17T03:45:00Z',
      formerly: [],
      draft: false,
      categories: ['Plumbing', 'Offices'],
      tags: ['water', 'safety'],
      image: 'post-water-tank',
      imageAlt: 'A roof with tanks.',
    },
    body: { markdown: 'Look at the **valves** first.\n', line: 10 },
    description: '<p>Look at the <strong>valves</strong> first.</p>',
    plain: 'Look at the valves first.',
    problems: [],
    links: [],
    anchors: [],
    keyLines: { title: 2, summary: 3, published: 4, categories: 5, tags: 6, image: 7, imageAlt: 8 },
  });
});

it.each([
  ['2026-03-17T09:15:00+05:30', '2026-03-17T03:45:00Z'],
  ['2026-03-17T02:00:00+05:30', '2026-03-16T20:30:00Z'],
  ['2026-03-16T22:45:00-05:00', '2026-03-17T03:45:00Z'],
])('reads the time %s', (published, utc) => {
  expect(parse(postFile({ published }))).toMatchObject({ frontMatter: { published: utc } });
});

it('reads dashes with blanks behind them', () => {
  expect(parse(postFile().replaceAll('---\n', '---  \n'))).toMatchObject({ status: 'valid' });
});

it('reads a file with Windows line ends', () => {
  expect(parse(`\uFEFF${postFile().replaceAll('\n', '\r\n')}`)).toMatchObject({
    status: 'valid',
    body: { markdown: 'Look at the **valves** first.\n' },
  });
});

it.each([
  ['no front matter', 'Just text.', 1, 'expected front matter between two lines of three dashes'],
  ['no text', postFile({}, ' '), 10, 'expected the text of the post below its front matter'],
  ['a quote left open', postFile({ title: '"Water' }), 2, 'expected YAML: Missing closing "quote; write each key once'],
  ['a list left open', postFile({ tags: '[water, lift #2]' }), 6, 'and end with a ]; write each key once'],
  ['a # in a point of a list', postFile({ tags: '\n  - lift #2' }), 7, 'tags: expected quotes around a text with #'],
  ['a # in a title', postFile({ title: 'Lift #2 is out' }), 2, 'title: expected quotes around a text with # in it'],
  [
    'a # within a long list',
    postFile({ tags: '[water, lift #2\n  , roof]' }),
    6,
    'tags: expected quotes around a text',
  ],
  ['an anchor', postFile({ title: '&nbsp Water' }), 2, 'title: expected quotes around a text with # in it, or with &'],
  ['a title that shouts', postFile({ title: '!Important notice' }), 2, 'or with & or ! at its beginning'],
  ['a colon in a title', postFile({ title: 'Water: tanks' }), 2, 'in quotes if it contains : or #'],
  ['a key twice', postFile({ title: 'One\ntitle: Two' }), 3, 'Map keys must be unique; write each key once'],
  ['one line of dashes', postFile().replace('\n---\n', '\n'), 1, 'three dashes; the second one is missing'],
  ['a tab before a key', postFile({ title: '\n\tWater' }), 3, 'Tabs are not allowed as indentation; write each key'],
  [
    'a topic of digits',
    postFile({ tags: '[2026]' }),
    6,
    'tags: expected a text of 1 to 60 characters, found 2026; write it in quotes',
  ],
  ['a list for front matter', '---\n- title\n---\nText', 2, 'expected lines such as title: Water tanks'],
  ['no title', postFile({ title: undefined }), 2, 'title is missing'],
  ['a title of nothing', postFile({ title: '' }), 2, 'title: expected a text of 1 to 120 characters, found nothing'],
  [
    'a local time',
    postFile({ published: '2026-03-17 09:15' }),
    4,
    'such as 2026-03-17T09:15:00+05:30, or in UTC such as 2026-03-17T03:45:00Z, found "2026-03-17 09:15"',
  ],
  [
    'a day that does not exist',
    postFile({ published: '2026-02-31T03:45:00Z' }),
    4,
    'published: expected a time with its offset',
  ],
  [
    'an offset that no clock has',
    postFile({ published: '2026-03-17T09:15:00+17:30' }),
    4,
    'published: expected a time',
  ],
  ['no alternative text', postFile({ imageAlt: undefined }), 2, 'imageAlt is missing; describe'],
  ['a word for yes', postFile({ draft: 'maybe' }), 9, 'draft: expected true or false, found "maybe"'],
  [
    'a part that no picture has',
    postFile({ imageCrop: 'top' }),
    9,
    'imageCrop: expected left, middle, right, or no such',
  ],
  ['one topic in two spellings', postFile({ tags: '[Water, water]' }), 6, 'tags: expected a list of different names'],
  ['a topic that has no address', postFile({ tags: '[पानी]' }), 6, 'tags: expected a name with letters from a to z'],
  ['no category', postFile({ categories: '[]' }), 5, 'categories: expected at least one category'],
  [
    'one word for a list',
    postFile({ tags: 'water' }),
    6,
    'tags: expected a list of different names such as [Plumbing, Offices], found "water"',
  ],
  [
    'a path for a picture',
    postFile({ image: '../secret' }),
    7,
    'image: expected the name of a picture without its ending, lower-case letters',
  ],
  ['a former address that is none', postFile({ formerly: '[/blogs/a]' }), 9, 'formerly: expected a list of former'],
  ['an unknown key', postFile({ layout: 'wide' }), 9, "'layout' is not known here; leave the line out"],
  ['an author', postFile({ author: 'Asha' }), 9, "'author' is not known here; did you mean 'reviewedBy'?"],
  [
    'a key in other letters',
    postFile({ image_crop: 'left' }),
    9,
    "'image_crop' is not known here; did you mean 'imageCrop'?",
  ],
])('says where posts with %s are wrong', (_what, text, line, expected) => {
  const problem = { file: 'posts/a.md', line, message: expect.stringContaining(expected) };
  expect(parse(text)).toMatchObject({ status: 'invalid', file: 'posts/a.md', slug: 'a', problems: [problem] });
});

it('reports all problems of a file at once', () => {
  const parsed = parse(postFile({ title: '" "', image: '../x' }));
  expect(parsed).toMatchObject({ status: 'invalid', problems: [{ line: 2 }, { line: 7 }] });
});

it('refuses file names that are not slugs', () => {
  expect(parsePost({ file: 'posts/Water Tanks.md', text: postFile() })).toMatchObject({
    status: 'invalid',
    problems: [{ line: 1 }],
  });
});

function parse(text: string) {
  return parsePost({ file: 'posts/a.md', text });
}
