import { definePage } from '@site/contracts/part-routes';
import { Link, RouterProvider, useLoaderData, useMatches } from '@site/host/router';
import { sampleRoute } from '@site/host/testing/render-page';
import { createDeferred } from '@site/testing/deferred';
import { until } from '@site/testing/until';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import type { PageData } from '../app/page-data.ts';
import type { Parts } from '../app/parts.ts';
import { routeObjects } from '../app/site/router.tsx';
import { Site } from '../app/site/Site.tsx';
import { createSiteStore } from '../app/site-store.ts';

jest.mock('./remotes/federation-runtime.ts', () => ({
  entryTimeoutMs: 1,
  registerParts: () => {},
  registerAgain: () => {},
  loadModule: async () => ({ routes: mockRoutes }),
}));

const mockSecond = createDeferred();
const mockRenders = jest.fn();
const mockRoutes = [
  definePage({ path: '/first', page: async () => First, loader: async () => 'First words' }),
  definePage({
    path: '/second',
    page: async () => Second,
    loader: () => mockSecond.promise.then(() => 'Second words'),
  }),
];
const never = () => new Promise<never>(() => {});

it('hydrates the served page as it stands, leaves it alone after a click, and renders the next once', async () => {
  // jsdom has none of these.
  Object.assign(performance, { mark: jest.fn(), getEntriesByType: () => [] });
  // The page runs as in a browser: nobody calls `act`.
  Object.assign(globalThis, { PerformanceNavigationTiming: class {}, IS_REACT_ACT_ENVIRONMENT: false });
  AbortSignal.timeout ??= () => new AbortController().signal;
  const { release } = serve('/first');
  const table = { ok: true, json: async () => release };
  globalThis.fetch = jest.fn(async (address) => (address === '/table.json' ? (table as Response) : never()));
  const served = screen.getByText('First words');
  await import('./bootstrap.tsx');
  await until('hydration', () => 'hydrated' in document.documentElement.dataset);
  expect(screen.getByText('First words')).toBe(served);
  await afterFrames(2);
  mockRenders.mockClear();
  screen.getByRole('link', { name: 'On' }).click();
  await until('navigation', () => document.documentElement.hasAttribute('data-navigating'));
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  expect(mockRenders).not.toHaveBeenCalled();
  mockSecond.resolve();
  expect(await screen.findByText('Second words')).toBeVisible();
  expect(mockRenders).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Form in the footer')).toBeVisible();
  expect(location.pathname).toBe('/second');
  await until('the end of the navigation', () => !document.documentElement.hasAttribute('data-navigating'));
});

/** A visitor's press comes at least so much later. */
async function afterFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** Writes the page into the document, as the server sends it. */
function serve(path: string) {
  history.replaceState(null, '', path);
  const part = { version: '1', entry: 'entry.js', integrity: '', base: '/_/paper/', files: {} };
  const page: PageData = {
    release: {
      id: 'r1',
      parts: { shell: part, paper: part },
      routes: [sampleRoute('/first', { part: 'paper' }), sampleRoute('/second', { part: 'paper' })],
      documents: [],
      // Its code never comes near the view.
      fragments: { Form: { part: 'paper', place: 'footer', data: [] } },
    },
    siteUrl: location.origin,
    loaderData: { '/first': 'First words' },
    actionData: null,
    fragments: { Form: null },
    absent: [],
  };
  const { release } = page;
  const parts = {
    pageOf: () => ({ Page: First, route: mockRoutes[0] }),
    fragmentState: () => ({ status: 'ready', Fragment: Form, data: null }),
    subscribe: () => () => {},
  } as Partial<Parts> as Parts;
  const api = { get: never, post: never };
  const router = createMemoryRouter(routeObjects({ release, parts, api }), {
    initialEntries: [path],
    hydrationData: { loaderData: page.loaderData },
  });
  const site = { release, parts, page, store: createSiteStore(), servedArea: () => undefined };
  const html = renderToString(
    <Site site={site} api={api} apiOrigin={undefined} allowsFrames={false}>
      <RouterProvider router={router} />
    </Site>,
  );
  const block = (id: string, content: object) =>
    `<script id="${id}" type="application/json">${JSON.stringify(content)}</script>`;
  document.body.innerHTML = `<div id="root">${html}</div>${block('page-data', page)}${block('start', { tableFile: ['/table.json', ''] })}`;
  return page;
}

function First() {
  // Renders with the router's context, as every link does.
  useMatches();
  mockRenders();
  return (
    <>
      <p>{useLoaderData<string>()}</p>
      <Link to="/second">On</Link>
    </>
  );
}

function Form() {
  return <p>Form in the footer</p>;
}

function Second() {
  mockRenders();
  return <p>{useLoaderData<string>()}</p>;
}
