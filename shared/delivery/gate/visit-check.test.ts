import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveHere } from '@site/service/testing/http';
import { findHeadlessBrowser } from '@site/testing/browser';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { checkPages } from './page-check.ts';
import { checkVisits, launchBrowser } from './visit-check.ts';

interface FakePage {
  /** Of the proposed page only. */
  body?: string;
  script?: string;
}

const late = (what: string) => `setTimeout(() => { ${what} }, 400);`;
const mismatch = "reportError(new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text'));";

const bad: Record<string, FakePage & { words: RegExp }> = {
  'an image of another host': {
    body: '<img alt="" src="https://elsewhere.example/x.png">',
    words: /writes to the console \(error\): .*elsewhere/,
  },
  'an exception some time after hydration': {
    script: late("throw new TypeError('too late')"),
    words: /throws TypeError: too late/,
  },
  'an exception that keeps the page from hydrating': {
    script: "throw new Error('no')",
    words: /throws Error: no/,
  },
  'a line on the console': { script: "console.log('here')", words: /writes to the console \(log\): here/ },
  'a missing script': {
    body: '<script src="/_/blog/lazy.js"></script>',
    words: /\/_\/blog\/lazy\.js is answered with 404/,
  },
  'a call that fails': { script: "fetch('/api/v1/nothing')", words: /\/api\/v1\/nothing is answered with 404/ },
  'a text that hydration changes': {
    body: '<p>Served at 12:03</p>',
    script: `const text = document.querySelector('#root p'); text.textContent = 'Rendered at 12:04'; ${mismatch}`,
    words: /the server renders "Served at 12:03", the browser "Rendered at 12:04", in .*<p> of blog/,
  },
  'a list that its style hides': {
    script: "document.querySelector('#text').parentElement.className = 'grid'",
    words: /hides "Text", which the live page shows; hidden is <div class="grid">/,
  },
  'a page that does not come back': {
    script: "addEventListener('popstate', () => { document.querySelector('h1').textContent = 'Nothing'; })",
    words: /back from \/home it does not show "Page"/,
  },
};

const good: Record<string, FakePage> = {
  '/words': { body: '<p>New words</p>' },
  '/closed': {
    script:
      "const box = document.createElement('details'); const text = document.querySelector('#text'); text.before(box); box.append(text);",
  },
};

/** All pages in one browser, once. */
const checked = checkAll();

describe('a visit in Chromium', () => {
  it.each(Object.entries(bad).map(([what, { words }], index) => [what, `/bad-${index}`, words] as const))(
    'refuses %s',
    async (_what, path, words) => {
      expect((await checked)(path).join('\n')).toMatch(words);
    },
    240_000,
  );

  it.each(Object.keys(good))('lets %s in', async (path) => {
    expect((await checked)(path)).toEqual([]);
  });
});

it('passes no key to Chromium', async () => {
  const browser = path.join(temporaryFolder(), 'browser');
  writeFileSync(browser, '#!/bin/sh\nenv > "$0.env"\n', { mode: 0o755 });
  jest.replaceProperty(process, 'env', { ...process.env, RELEASE_KEY: 'a', RELEASES_BUCKET_SECRET: 'b' });
  await expect(launchBrowser(browser)).rejects.toThrow();
  const received = readFileSync(`${browser}.env`, 'utf8');
  expect(received).toMatch(/^PATH=/m);
  expect(received).not.toMatch(/^RELEASE/m);
});

/** Returns what finds the reasons by a page's path. */
async function checkAll(): Promise<(path: string) => string[]> {
  const pages = new Map<string, FakePage>(Object.entries(good));
  for (const [index, page] of Object.values(bad).entries()) pages.set(`/bad-${index}`, page);
  const [live, proposed] = ['a', 'b'].map((content) => {
    const { table, ...blog } = manifestOf('blog', content, [...pages.keys()]);
    const routes = table.routes.map((route) => ({ ...route, page: route.path }));
    return resolvedRelease([{ ...blog, table: { ...table, routes } }], content);
  });
  if (!live || !proposed) throw new Error('There are two releases.');
  const edges = {
    live: { url: await serve('a', () => ({})), release: live, failures: [] },
    proposed: { url: await serve('b', (path) => pages.get(path) ?? {}), release: proposed, failures: [] },
  };
  const { pages: served } = await checkPages(edges, { live, proposed });
  const browser = await launchBrowser(findHeadlessBrowser() ?? '');
  const { store } = await openTestStore();
  const refusals = await checkVisits(edges, served, { browser, store }).finally(() => browser.close());
  return (path) => refusals.map(({ reason }) => reason).filter((reason) => reason.includes(` ${path}:`));
}

function serve(version: string, pageAt: (path: string) => FakePage): Promise<string> {
  return serveHere(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://unused');
    const { body = '', script = '' } = pageAt(searchParams.get('of') ?? pathname);
    const [type, content] =
      pathname === '/script.js'
        ? [
            'text/javascript',
            `${navigate}\naddEventListener('DOMContentLoaded', () => { ${script}; performance.mark('hydrated'); });`,
          ]
        : pathname === '/style.css'
          ? ['text/css', '.grid { display: none }']
          : ['text/html', documentOf(pathname, version, body, script)];
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:",
    );
    if (/^\/(?:_|api)\//.test(pathname)) response.statusCode = 404;
    response.end(content);
  });
}

/** A router of two pages. */
const navigate = `
  const heading = () => document.querySelector('h1');
  addEventListener('popstate', () => { heading().textContent = location.pathname === '/home' ? 'Home' : 'Page'; });
  document.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', '/home');
    heading().textContent = 'Home';
  });`;

function documentOf(path: string, version: string, body: string, script: string): string {
  return `<!doctype html><html lang="en"><head><title>Page</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"></head>
<body><div id="root"><header><a href="/home">Home</a></header>
<main data-part="blog" data-version="1.0.0-${version}" data-area="page"><h1>Page</h1>${body}<div><span id="text">Text</span></div></main></div>
<script defer src="/script.js?of=${path}&amp;bytes=${script.length}"></script></body></html>`;
}
