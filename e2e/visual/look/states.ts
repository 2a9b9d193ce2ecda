import type { Page } from '@playwright/test';
import { fillIn, sendButton } from '../../support/enquiry.ts';
import { mockApi } from '../../support/mock-api.ts';
import { searchButton, searchField } from '../../support/search.ts';
import { footerForm, footerFormReady, showFooterForm } from '../../support/subscription.ts';
import { loader, open, pauseRequests } from '../../support/visit.ts';

/** A state of a page that has no address of its own. */
export interface State {
  name: string;
  /** Leaves the page as it is to be photographed; at every width, unless `isAt` says otherwise. */
  reach: (page: Page) => Promise<unknown>;
  isAt?: (width: number) => boolean;
}

const isWide = (width: number) => width >= 1200;
const isNarrow = (width: number) => !isWide(width);

export const states: State[] = [
  { name: 'loader over the served page', reach: waitForPicture },
  { name: 'menu of services', reach: openSubmenu, isAt: isWide },
  { name: 'menu', reach: openMenu, isAt: isNarrow },
  { name: 'menu, a group open', reach: (page) => openMenu(page, 'Services'), isAt: isNarrow },
  { name: 'search, nothing typed', reach: (page) => search(page) },
  { name: 'search, results', reach: (page) => search(page, 'plumber') },
  { name: 'search, no results', reach: (page) => search(page, 'xylophone') },
  { name: 'form, errors', reach: async (page) => sendFrom(page, { outcome: '[aria-invalid=true]', isEmpty: true }) },
  {
    name: 'form, sending',
    reach: (page) => sendFrom(page, { outcome: '[data-busy]', response: () => new Promise(() => {}) }),
  },
  { name: 'form, sent', reach: (page) => sendFrom(page, { outcome: '[data-kind=success]' }) },
  {
    name: 'form, service away',
    reach: (page) => sendFrom(page, { outcome: '[data-kind=error]', response: 'unreachable' }),
  },
  { name: 'footer form, error', reach: subscribeEmpty },
  { name: 'focus on a card', reach: (page) => focusOn(page, '/services', 'main ul[aria-label="Services"] a') },
  { name: 'focus on a post', reach: (page) => focusOn(page, '/blogs', 'main article h2 a') },
  { name: 'focus on a button', reach: (page) => focusOn(page, '/', 'main h2 ~ * a') },
  { name: 'part away, page served', reach: openWithoutBlog },
  { name: 'part away, after a click', reach: followWithoutBlog },
  { name: 'posts loading', reach: waitForPosts },
  { name: 'post failed', reach: openFailingPost },
  { name: 'offline', reach: clickOffline },
  { name: 'no such post', reach: (page) => open(page, '/blogs/nobody-wrote-this') },
];

async function waitForPicture(page: Page) {
  await pauseRequests(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(`${loader} span`).first().waitFor();
}

async function openSubmenu(page: Page) {
  await open(page, '/');
  await page.locator('header summary[aria-label="Pages under Services"]').first().click();
}

async function openMenu(page: Page, group?: string) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  if (group) await page.getByRole('dialog').locator(`summary[aria-label="Pages under ${group}"]`).click();
}

async function search(page: Page, query?: string) {
  await open(page, '/');
  await searchButton(page).click();
  await searchField(page).waitFor();
  if (!query) return;
  const excerpts = page.waitForResponse('**/search.json?*');
  await searchField(page).fill(query);
  await excerpts;
  await page.getByRole('dialog').getByRole('status').filter({ hasText: query }).waitFor();
}

interface Sending {
  /** Selector of what the sending leads to. */
  outcome: string;
  isEmpty?: boolean;
  /** Instead of the service's. */
  response?: Parameters<typeof mockApi>[2];
}

async function sendFrom(page: Page, { outcome, isEmpty, response }: Sending) {
  await open(page, '/contact');
  if (!isEmpty) await fillIn(page);
  if (response) await mockApi(page, 'generalEnquiry', response);
  await sendButton(page).click();
  await page.locator(`main ${outcome}`).first().waitFor();
}

async function subscribeEmpty(page: Page) {
  await open(page, '/about-us');
  await showFooterForm(page);
  await footerFormReady(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await footerForm(page).locator('[aria-invalid=true]').first().waitFor();
}

async function focusOn(page: Page, path: string, selector: string) {
  await open(page, path);
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  // A ring is drawn for the keyboard only.
  await page.keyboard.press('Shift');
  await page.locator(selector).first().focus();
}

/** The bar at the top stays for a moment after what it waited for. */
async function failureShown(page: Page) {
  await page.locator('main').getByRole('button', { name: 'Try again' }).waitFor();
  await page.locator('[data-phase="idle"]').waitFor({ state: 'attached' });
}

async function withoutBlog(page: Page) {
  await page.route('**/_/blog/remoteEntry.*.js*', (route) => route.fulfill({ status: 503, body: 'Not now' }));
}

async function openWithoutBlog(page: Page) {
  await withoutBlog(page);
  await page.goto('/blogs');
  await page.locator('main [data-kind="error"]').waitFor();
}

async function followWithoutBlog(page: Page) {
  await withoutBlog(page);
  await open(page, '/contact');
  await followBlogs(page);
  await failureShown(page);
}

async function waitForPosts(page: Page) {
  await open(page, '/blogs');
  await pauseRequests(page, '**/api/v1/blogsList');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await page.locator('main [aria-busy=true]').waitFor();
}

async function openFailingPost(page: Page) {
  await mockApi(page, 'blogsBySlug/**', 'unreachable');
  await open(page, '/blogs');
  await page.locator('main article h2 a').first().click();
  await failureShown(page);
}

async function clickOffline(page: Page) {
  await open(page, '/');
  await page.context().setOffline(true);
  await followBlogs(page);
  await failureShown(page);
}

async function followBlogs(page: Page) {
  const link = page.locator('header').getByRole('link', { name: 'Blogs', exact: true }).first();
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Blogs', exact: true }).locator('visible=true').first().click();
}
