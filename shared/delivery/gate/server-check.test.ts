import { createLog } from '@site/service/process/log';
import { serveHere } from '@site/service/testing/http';
import { logRenderFailure, type RenderFailure } from '../render-failure.ts';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { allowedServerMs } from './limits.ts';
import { causeOf, checkOnServer } from './server-check.ts';

it.each([
  [undefined, 80, 250],
  [undefined, 900, 900],
  [5, 80, 50],
  [60, 80, 120],
])(
  'allows a page, whose live one takes %s ms and the first of all %s ms, %s ms on the server',
  (liveMs, firstMs, allowed) => {
    expect(allowedServerMs(liveMs, firstMs)).toBe(allowed);
  },
);

it.each([
  ['admits a page that renders the area', 'data-part="blog" data-version="1.0.0-b" data-area="page"', []],
  ['admits any order of its attributes', 'data-area="page" data-page="1" data-version="1.0.0-b" data-part="blog"', []],
  [
    'refuses a page that renders the area of another version',
    'data-part="blog" data-version="1.0.0-a" data-area="page"',
    ['does not render its page at /blog.'],
  ],
])('%s', async (_what, attributes, reasons) => {
  const proposed = resolvedRelease([manifestOf('blog', 'b')]);
  const url = await serveHere((_request, response) => response.end(`<div ${attributes}><h1>Blog</h1></div>`));
  const edge = { url, release: proposed, log: [] };
  const { refusals, uncertain } = await checkOnServer({ proposed: edge, live: undefined }, { proposed }, []);
  expect([...refusals, ...uncertain].map(({ reason }) => reason)).toEqual(reasons);
});

const visit = { path: '/contact', part: 'contact' };

const thrown = { path: '/contact', part: 'contact', phase: 'rendering', reason: '', isThrown: true } as const;

it.each<[what: string, failure: RenderFailure, message: string]>([
  [
    'an exception with the line of the sources',
    {
      ...thrown,
      reason:
        'TypeError: no such thing\n    at useThing (/x/node_modules/react/index.js:1:2)\n    at ContactPage (webpack://contact/./pages/ContactPage.tsx:12:9)',
    },
    'TypeError: no such thing, thrown at pages/ContactPage.tsx:12:9',
  ],
  [
    'the module where a build has no source map',
    { ...thrown, reason: 'Error: no\n    at ContactPage (file:///data/0123456789ab/contact/routes.mjs:120:4)' },
    'Error: no, thrown at contact/routes.mjs:120:4',
  ],
  [
    'a part that cannot be loaded',
    {
      part: 'contact',
      phase: 'loading',
      reason: "Error: Cannot find package 'x'\n    at packageResolve (node:internal/modules:1:2)",
      isThrown: true,
    },
    "Error: Cannot find package 'x'",
  ],
])('says %s', async (_what, failure, message) => {
  const log = ['not JSON', ...logged({ ...thrown, path: '/other', part: 'blog' }), ...logged(failure)];
  expect(await causeOf(stageWith(log), visit)).toEqual({ message, isThrown: true });
});

it.each(['loading', 'rendering'] as const)('tells what only took too long while %s from what threw', async (phase) => {
  const reason = 'used the processor for more than 1000 ms';
  const log = logged({
    ...(phase === 'rendering' && { path: '/contact' }),
    part: 'contact',
    phase,
    reason,
    isThrown: false,
  });
  expect(await causeOf(stageWith(log), visit)).toEqual({ message: reason, isThrown: false });
});

it('says nothing where nothing was logged of the page', async () => {
  expect(await causeOf(stageWith(logged({ ...thrown, path: '/contacts' })), visit)).toBeUndefined();
});

/** The lines in which an edge logs a failure. */
function logged(failure: RenderFailure): string[] {
  const lines: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  logRenderFailure(createLog('error'), failure, 'A page failed.');
  stderr.mockRestore();
  return lines;
}

function stageWith(log: string[]) {
  return { url: '', release: resolvedRelease([]), log };
}
