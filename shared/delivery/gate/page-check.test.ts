import { serveHere } from '@site/service/testing/http';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { checkPages } from './page-check.ts';

const area = 'data-part="blog" data-version="1.0.0-b" data-area="page"';

it.each([
  ['admits a page that renders the area', `<div ${area}><h1>Blog</h1></div>`, []],
  [
    'admits any order of its attributes',
    '<div data-area="page" data-page="1" data-version="1.0.0-b" data-part="blog"><h1>Blog</h1></div>',
    [],
  ],
  [
    'refuses a page with the area of another version',
    '<div data-part="blog" data-version="1.0.0-a" data-area="page"><h1>Blog</h1></div>',
    ['does not render its page at /blog.'],
  ],
  ['refuses a page without a heading', `<div ${area}>Blog</div>`, ['serves no h1 at /blog.']],
])('%s', async (_what, html, reasons) => {
  const { refusals } = await checkBlog({ html });
  expect(refusals.map(({ reason }) => reason)).toEqual(reasons);
});

it.each([
  [
    'the exception with its line in the sources',
    'TypeError: no such thing\n    at useThing (/x/node_modules/react/index.js:1:2)\n    at BlogPage (webpack://blog/./pages/BlogPage.tsx:12:9)',
    'TypeError: no such thing, thrown at pages/BlogPage.tsx:12:9',
  ],
  [
    'the line of the built module where there is no source map',
    'Error: no\n    at BlogPage (file:///data/0123456789ab/blog/routes.mjs:120:4)',
    'Error: no, thrown at blog/routes.mjs:120:4',
  ],
  ['what has no place', "Error: Cannot find package 'x'", "Error: Cannot find package 'x'"],
])('says of a page that fails %s', async (_what, reason, words) => {
  const { refusals } = await checkBlog({ status: 503, failure: { part: 'blog', path: '/blog', reason } });
  expect(refusals).toMatchObject([{ part: 'blog', reason: `answers 503 instead of 200 at /blog. ${words}` }]);
});

it('asks for the route of a page that fails though nothing was thrown', async () => {
  const { refusals } = await checkBlog({ status: 503 });
  expect(refusals[0]?.remedy).toContain('has routes.tsx a route for each row of route-table.ts?');
});

it('blames the part whose code failed, on whatever page', async () => {
  const { refusals } = await checkBlog({
    status: 503,
    failure: { part: 'contact', path: '/blog', reason: 'Error: no' },
  });
  expect(refusals).toMatchObject([{ part: 'contact' }]);
});

it('knows a page that visitors have already, whatever its version is called', async () => {
  const html = `<div ${area}><h1>Blog</h1></div>`;
  const same = await checkBlog({ html, liveHtml: html.replace('1.0.0-b', '1.0.0-a') });
  expect(same.pages).toMatchObject([{ isLive: true, hasLivePage: true }]);
  expect((await checkBlog({ html, liveHtml: html.replace('Blog', 'Posts') })).pages).toMatchObject([{ isLive: false }]);
});

it('asks for a page with parameters only where a link leads to one', async () => {
  const html = `<div ${area}><h1>Blog</h1></div>`;
  const routes = ['/blog', '/blog/:slug'];
  expect((await checkBlog({ html, routes })).asked).toEqual(['/blog']);
  const linking = await checkBlog({ html: `${html}<a href="/blog/rain">Rain</a>`, routes });
  expect(linking.asked).toEqual(['/blog', '/blog/rain']);
});

interface BlogPage {
  routes?: string[];
  html?: string;
  status?: number;
  failure?: { part: string; path: string; reason: string };
  liveHtml?: string;
}

/** What the gate finds of a changed blog with one page. */
async function checkBlog({ routes, html = '', status = 200, failure, liveHtml = '' }: BlogPage) {
  const [live, proposed] = ['a', 'b'].map((content) =>
    resolvedRelease([manifestOf('blog', content, routes)], `release ${content}`),
  );
  if (!live || !proposed) throw new Error('There are two releases.');
  const asked: string[] = [];
  const serve = (page: string, paths: string[] = []) =>
    serveHere(({ url = '' }, response) => {
      paths.push(url);
      response.writeHead(status).end(`<!doctype html>${page}`);
    });
  const edges = {
    proposed: { url: await serve(html, asked), release: proposed, failures: failure ? [failure] : [] },
    live: { url: await serve(liveHtml), release: live, failures: [] },
  };
  return { asked, ...(await checkPages(edges, { live, proposed })) };
}
