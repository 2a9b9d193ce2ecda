import { serveHere } from '@site/service/testing/http';
import { findHeadlessBrowser } from '@site/testing/browser';
import { manifestOf, resolvedRelease } from '../../testing/builds.ts';
import { checkInBrowser } from '../browser-check.ts';
import { launchBrowser } from '../open-page.ts';
import { checkOnServer } from '../server-check.ts';

export interface FakePage {
  /** Applies to the proposed page only. */
  body: string;
  script?: string;
}

/** These pages do everything at once, so there is nothing to wait for. */
const watchMs = 800;

const shell = manifestOf('shell', 'a');
const liveRelease = resolvedRelease([shell, manifestOf('blog', 'a')], 'serving');

/** Checks pages of a changed blog beside good ones in a real browser. Returns the reasons by the page's path. */
export async function checkFakePages(
  pages: Record<string, FakePage>,
  executablePath = findHeadlessBrowser() ?? '',
): Promise<Record<string, string[]>> {
  const paths = Object.keys(pages);
  const blog = manifestOf('blog', 'b', paths);
  const kinds = blog.table.routes.map((route) => ({ ...route, page: route.path }));
  const changed = { ...blog, table: { ...blog.table, routes: kinds } };
  const proposal = { live: liveRelease, proposed: resolvedRelease([shell, changed], 'proposed') };
  const live = await serve('a', () => ({ body: '' }));
  const proposed = await serve('b', (path) => pages[path] ?? { body: '' });
  const edges = {
    proposed: { url: proposed, release: proposal.proposed, log: [] },
    live: { url: live, release: proposal.live, log: [] },
  };
  const launched = launchBrowser(executablePath);
  const { refusals, pages: served } = await checkOnServer(edges, proposal, []);
  const found = [...refusals, ...(await checkInBrowser(edges, served, proposal, { launched, watchMs }))];
  await launched.then((browser) => browser.close()).catch(() => {});
  const reasonsAt = (path: string) => found.map(({ reason }) => reason).filter((reason) => reason.includes(`${path}:`));
  return Object.fromEntries(paths.map((path) => [path, reasonsAt(path)]));
}

function serve(version: string, pageAt: (path: string) => FakePage): Promise<string> {
  // A service that is late at first answers the second time.
  let isLate = true;
  return serveHere(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://unused');
    const page = pageAt(searchParams.get('of') ?? pathname);
    const policy = "default-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self'; connect-src 'self'";
    const isScript = pathname === '/script.js';
    const isStyle = pathname === '/style.css';
    const type = isScript ? 'text/javascript' : isStyle ? 'text/css' : 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`).setHeader('content-security-policy', policy);
    if (pathname === '/service') {
      response.statusCode = isLate ? 503 : 200;
      isLate = false;
    }
    if (/^\/(?:404$|_\/|api\/)/.test(pathname)) response.statusCode = 404;
    response.end(isScript ? scriptOf(page) : isStyle ? styles : documentOf(pathname, version, page));
  });
}

function scriptOf({ script = '' }: FakePage): string {
  return `performance.mark('hydrated');\n${script}`;
}

const styles = `
  body { margin: 0 } header { display: contents } header p, footer { background: #fff; height: 60px; margin: 0 } main { min-height: 400px }
  .moved { header p:last-child { translate: 0 40px } } .hidden { footer { visibility: hidden } }
  .veil { background: #000; block-size: 100%; inline-size: 100%; inset: 0; pointer-events: none; position: fixed }
  .pushed { block-size: 300px }
`;

function documentOf(path: string, version: string, { body, script = '' }: FakePage): string {
  return `<!doctype html><html lang="en"><head><title>Page</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"></head>
<body><div data-part="shell"><header><p>Phone</p><p>Menu</p></header>
<main><div data-part="blog" data-version="1.0.0-${version}" data-area="page"><h1>Page</h1>${body}<p id="text">Text</p></div></main>
<footer><p>Footer</p><div data-part="contact" data-version="1" data-area="Subscribe"><p>Subscribe</p></div></footer></div>
<script src="/script.js?of=${path}&amp;bytes=${script.length}"></script></body></html>`;
}
