import { markPartFailed } from './mark-part-failed.ts';

// jsdom has no marks.
const mark = jest.fn();
beforeEach(() => Object.assign(performance, { mark }));

const site = 'https://www.example.com';
const file = '/_/blog/BlogListPage.3f9ac2d1.js';

it.each([
  [
    'Chrome',
    `TypeError: Asha's phone\n    at o (${site}${file}:1:4711)\n    at ${site}/blogs?name=asha:2:3\n    at ${site}/_/shell/react.0a1b2c3d.js:1:20`,
  ],
  [
    'Firefox and Safari',
    `o@${site}${file}:1:4711\n@moz-extension://abc/content.js:1:2\n@${site}/_/shell/react.0a1b2c3d.js:1:20\n`,
  ],
  ['a script that was loaded again', `at ${site}${file}?try=2:1:4711 at ${site}/_/shell/react.0a1b2c3d.js:1:20`],
])('keeps the places in scripts of the site, and nothing else, in a stack of %s', (_browser, stack) => {
  expect(markedStack(stack)).toEqual([`${file}:1:4711`, '/_/shell/react.0a1b2c3d.js:1:20']);
});

it('keeps the ten innermost lines of a stack', () => {
  const stack = Array.from({ length: 30 }, (_, line) => `at ${site}${file}:${line + 1}:1`).join('\n');
  expect(markedStack(stack)).toEqual(Array.from({ length: 10 }, (_, line) => `${file}:${line + 1}:1`));
});

function markedStack(stack: string): string[] {
  markPartFailed('blog', Object.assign(new Error(), { stack }));
  return mark.mock.lastCall?.[1].detail.stack;
}
