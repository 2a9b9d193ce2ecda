import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { importInto, newFolders, openImported, openPosts, postFile } from '../testing/open-blog.ts';
import { convertPost } from './convert-post.ts';

const bomb = `a: &a [x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b]`;

const hostile: [what: string, file: string | Buffer, line: number, sentence: string][] = [
  ['3,000 nested quotes', body('>'.repeat(3_000)), 10, 'expected at most 40 elements within each other'],
  ['3,000 nested lists', body(`${'- '.repeat(3_000)}a`), 10, 'expected at most 40 elements within each other'],
  ['20,000 asterisks', body('*'.repeat(20_000)), 10, 'expected at most 5000 marks such as * and [, found 20000'],
  ['emphasis without end', body(`${'*'.repeat(900)}a${'*'.repeat(900)}`), 10, 'expected at most 40 elements within'],
  ['a post of underlined headings', body('a b\n===\n\n'.repeat(6_000)), 10, 'expected at most 200 lines of === or ---'],
  ['lists in ever deeper steps', body(steps(60)), 29, 'expected at most 40 elements within each other'],
  ['elements in elements', body('<blockquote>\n'.repeat(3_000)), 10, 'expected at most 40 elements within each other'],
  ['a huge file', body('word '.repeat(50_000)), 1, 'expected a file of at most 60 KB, found 251 KB'],
  ['aliases in aliases', postFile({ title: `x\n${bomb}` }), 4, 'expected YAML without aliases; write the words out'],
  ['lists in lists of YAML', postFile({ tags: '['.repeat(4_000) }), 2, 'expected simple lines such as title'],
  [
    'endless front matter',
    postFile({ title: 'x'.repeat(20_000) }),
    2,
    'expected front matter of at most 10000 characters',
  ],
  [
    'one key a thousand times',
    postFile({ title: `x\n${'title: x\n'.repeat(900)}x: y` }),
    3,
    'expected YAML: Map keys must be unique; write each key once',
  ],
  [
    'a key of every object',
    postFile({ title: 'x\n__proto__: { draft: true }' }),
    3,
    "'__proto__' is not known here; leave the line out",
  ],
  ['a tab in a link', body('<a href="/\t/evil.example">a</a>'), 10, 'expected no control characters in links'],
  ['a line break in a link', body('<a href="/\n/evil.example">a</a>'), 10, 'expected no control characters in links'],
  [
    'a tab as entity',
    body('[a](/&Tab;/evil.example)'),
    10,
    'expected no control characters in links, found "/%09/evil',
  ],
  [
    'a tab in brackets',
    body('[a](</\t/evil.example>)'),
    10,
    'expected no control characters in links, found "/%09/evil',
  ],
  ['a tab in a reference', body('[a]\n\n[a]: /&#9;/evil.example'), 10, 'expected no control characters in links'],
  [
    'control characters in a title',
    postFile({ title: '"a\\u0000b"' }),
    2,
    'title: expected a text without control characters',
  ],
  ['a title of nothing', postFile({ title: '"\\u200b\\u3164"' }), 2, 'title: expected a text of 1 to 120 characters'],
  ['half a character', postFile({ title: '"a\\ud800"' }), 2, 'title: expected a text without control characters'],
  ['NUL', body('a\0b'), 10, 'expected no control characters; remove them'],
  [
    'a control character as entity',
    body('a&#1;b'),
    10,
    'expected no control characters, found one written as an entity',
  ],
  ['a comment without end', body('a\n\n<!-- b --\n\nc'), 12, 'expected a comment that ends in -->'],
  ['a tag without end', body('a\n\n<div b c'), 12, 'expected a tag that ends in >'],
  ['a tag that the next one ends', body('a\n\n> <div b\n> c'), 12, 'expected a tag that ends in >'],
  ['a comment with another end', body('a\n\n<!-- b --!>\n\nc'), 12, 'expected a comment that ends in -->'],
  [
    'no UTF-8',
    Buffer.from([...Buffer.from(postFile()), 0xff, 0xfe]),
    1,
    'expected text in UTF-8; save it in that encoding',
  ],
  [
    'elements reopened in each paragraph',
    body(`${'<b x>'.repeat(50)}\n\n${'a\n\n'.repeat(2_000)}`),
    10,
    'expected at most 40',
  ],
  ['a character that no feed may contain', body('a\uffffb'), 10, 'expected no control characters; remove them'],
  ['such a character as entity', body('a&#xffff;b'), 10, 'expected no control characters, found one written as an'],
  ['such a character in a title', postFile({ title: '"a\\uffff"' }), 2, 'title: expected a text without control'],
  ['only a comment', body('<!-- later -->'), 10, 'expected a text that readers see'],
  ['UTF-16', Buffer.from(`\uFEFF${postFile()}`, 'utf16le'), 1, 'expected text in UTF-8; save it in that encoding'],
];

it('refuses each hostile post in one sentence, takes the good one', async () => {
  const nameOf = (what: string) => `${what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.md`;
  const files = Object.fromEntries(hostile.map(([what, file]) => [nameOf(what), file]));
  const { written, problems } = await openImported({ 'good.md': postFile(), ...files });
  expect([written, problems.length]).toEqual([1, hostile.length]);
  for (const [what, , line, sentence] of hostile)
    expect(problems).toContainEqual(expect.stringContaining(`posts/${nameOf(what)}:${line}: ${sentence}`));
  for (const problem of problems) {
    expect(problem.length).toBeLessThan(300);
    expect(problem).not.toContain('\n');
  }
}, 60_000);

it('takes what only looks hostile', async () => {
  const files = {
    'bom.md': `\uFEFF${postFile().replaceAll('\n', '\r\n')}`,
    'rules.md': body(`${'-'.repeat(80)}\n\n${'*'.repeat(80)}\n\n> > - 1. deep`),
    'links.md': body('[a](/contact) '.repeat(600).concat('\n\n').repeat(2)),
  };
  expect(await openImported(files)).toMatchObject({ written: 3, problems: [] });
});

it.each([
  ['marks of emphasis', '_a*'.repeat(2_499)],
  ['brackets', '[a]('.repeat(2_499)],
  ['lists', '- a\n'.repeat(12_000)],
  ['notes', Array.from({ length: 800 }, (_, index) => `a[^${index}]\n\n[^${index}]: b\n\n`).join('')],
])('ends the conversion of as many %s as the limits allow', (_what, markdown) => {
  expect(convertPost(markdown)).toMatchObject({ status: 'html' });
});

it('refuses a folder that is named like a post', async () => {
  const folders = newFolders({ 'good.md': postFile() });
  mkdirSync(path.join(folders.contentDir, 'posts', 'folder.md'));
  const { problems } = await importInto(await openPosts(), folders);
  expect(problems).toEqual([expect.stringContaining('posts/folder.md:1: expected a file with text, found a folder')]);
});

function body(text: string): string {
  return postFile({}, text);
}

function steps(count: number): string {
  return Array.from({ length: count }, (_, index) => `${'  '.repeat(index)}- a`).join('\n');
}
