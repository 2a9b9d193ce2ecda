import { expect, test } from '@site/e2e';
import { requestHtml, withoutStyle } from '../support/request.ts';
import { postRoutes, routes } from '../support/routes.ts';

const ours = ['Arrange a visit', 'Get a quotation'];
/** What the buttons of forms do: the quote form asks for a quotation, too. */
const ofForms = ['Subscribe', 'Send message', 'संदेश भेजिए', 'Work out the price', 'Search'];
/** Names that the specification gives to a button of one page each. */
const specified = ['Discover more', 'Contact Us Now'];

test('calls each action by one name on every page', async ({ page }) => {
  const found = new Set<string>();
  for (const path of [...routes, ...(await postRoutes()), '/search?q=xyzzy']) {
    const { html } = await requestHtml(path);
    const names = await page.evaluate((source) => {
      const served = new DOMParser().parseFromString(source, 'text/html');
      const buttons = served.querySelectorAll('main :is(a[data-variant][href^="/contact"], button[data-variant])');
      return Array.from(buttons, (button) => button.textContent ?? '');
    }, withoutStyle(html));
    for (const name of names) {
      expect.soft([...ours, ...ofForms, ...specified], `of a button on ${path}`).toContain(name);
      found.add(name);
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(ours));
});
