import { causeOf } from './cause.ts';

const page = { path: '/contact', part: 'contact' };

it.each([
  [
    'an exception with the line of the sources',
    '/contact: contact failed while rendering: TypeError: no such thing\n    at useThing (/x/node_modules/react/index.js:1:2)\n    at ContactPage (webpack://contact/./pages/ContactPage.tsx:12:9)',
    'TypeError: no such thing, thrown at pages/ContactPage.tsx:12:9',
  ],
  [
    'the module where a build has no source map',
    '/contact: contact failed while rendering: Error: no\n    at ContactPage (file:///data/0123456789ab/contact/routes.mjs:120:4)',
    'Error: no, thrown at contact/routes.mjs:120:4',
  ],
  [
    'a part that cannot be loaded',
    "contact could not be loaded for rendering: Error: Cannot find package 'x'\n    at packageResolve (node:internal/modules:1:2)",
    "Error: Cannot find package 'x'",
  ],
])('says %s', async (_what, msg, words) => {
  const log = [
    'not JSON',
    JSON.stringify({ level: 'error', msg: '/other: x' }),
    JSON.stringify({ level: 'error', msg }),
  ];
  expect(await causeOf(stageWith(log), page)).toEqual({ message: words, isThrown: true });
});

it('tells what only took too long from what threw', async () => {
  const msg = '/contact: contact failed while rendering: kept the renderer busy for more than 10000 ms';
  expect(await causeOf(stageWith([JSON.stringify({ msg })]), page)).toMatchObject({ isThrown: false });
});

it('says nothing where nothing was logged of the page', async () => {
  expect(await causeOf(stageWith([JSON.stringify({ msg: '/contacts: x' })]), page)).toBeUndefined();
});

function stageWith(log: string[]) {
  return { url: '', release: '', parts: [], log };
}
