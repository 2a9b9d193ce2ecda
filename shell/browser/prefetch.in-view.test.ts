import type { PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import { markNavigation } from '@site/ui/navigation';
import { bringIntoView } from '@site/ui/testing/view';
import type { SiteRelease } from '../app/page-data.ts';
import { createFlights } from './one-flight.ts';
import { prefetchMarked } from './prefetch.ts';

it('prefetches the code of marked links at once, and the words once a link comes near the view, once only', async () => {
  const { page, loader, enter } = openList('/services/plumbing', '/services/plumbing');
  await settled();
  expect(page).toHaveBeenCalled();
  expect(loader).not.toHaveBeenCalled();
  enter();
  await settled();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('watches the list of a page that the visitor goes to', async () => {
  const { loader, enter } = openList();
  document.getElementById('main')?.insertAdjacentHTML('beforeend', list('/services/plumbing'));
  await settled();
  enter();
  await settled();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('waits while a navigation is under way', async () => {
  markNavigation('/contact');
  const { page, loader, enter } = openList('/services/plumbing');
  enter();
  await settled();
  expect(page).not.toHaveBeenCalled();
  markNavigation(undefined);
  await settled();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('goes on after a page that failed', async () => {
  const { page, loader, enter } = openList('/blogs/rain', '/services/plumbing');
  page.mockRejectedValueOnce(new Error('offline'));
  enter();
  await settled();
  expect(loader).toHaveBeenCalledTimes(1);
});

it.each([
  ['where data are saved', { saveData: true }],
  ['on a line of the second generation', { effectiveType: '2g' }],
])('prefetches nothing %s', async (_where, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { page, enter } = openList('/services/plumbing');
  enter();
  await settled();
  expect(page).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('prefetches nothing of links outside such a list', async () => {
  const { page, enter } = openList();
  document.getElementById('main')?.insertAdjacentHTML('beforeend', '<p><a href="/services/plumbing">Plumbing</a></p>');
  await settled();
  enter();
  await settled();
  expect(page).not.toHaveBeenCalled();
});

/** A page with a list of these links, in a release with a route that reads scripts and one that asks an API. */
function openList(...paths: string[]) {
  document.body.innerHTML = `<main id="main">${list(...paths)}</main>`;
  const { enter } = bringIntoView();
  const page = jest.fn<Promise<() => null>, []>(async () => () => null);
  const loader = jest.fn(async () => 'words');
  const loadRoute = async ({ path }: SiteRoute): Promise<PartRoute> => ({ path, page, loader });
  const routes = [
    { path: '/services/plumbing', part: 'marketing', page: 'ServicePage' },
    { path: '/blogs/:slug', part: 'blog', page: 'BlogDetailPage', data: ['/posts'] },
  ] as SiteRoute[]; // nothing else of them is read
  const release: SiteRelease = { id: 'one', parts: {}, routes, documents: [], fragments: {} };
  prefetchMarked(release, createFlights(release, { loadRoute }, { get: neverAsked, post: neverAsked }));
  return { page, loader, enter };
}

async function neverAsked(): Promise<never> {
  throw new Error('These loaders read scripts.');
}

function list(...paths: string[]): string {
  return `<ul data-prefetch="viewport">${paths.map((path) => `<li><a href="${path}">Page</a></li>`).join('')}</ul>`;
}

/** Resolves once all that has begun is over: each link waits for an idle moment of its own. */
async function settled(): Promise<void> {
  for (let moment = 0; moment < 6; moment++) await new Promise((resolve) => setTimeout(resolve));
}
