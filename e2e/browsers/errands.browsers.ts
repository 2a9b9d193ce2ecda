import { enquiryByLabel, reference } from '../support/enquiry.ts';
import { expect, test } from './support/visit.ts';

const main = { role: 'main' };
const menu = { role: 'navigation', name: 'Main' };

test('goes through the site by its menu and back', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.waitForHydration();
  await visitor.markDocument();
  await visitor.click({ within: menu, role: 'link', name: 'Industries' });
  await visitor.waitForURL('/industries');
  await visitor.expectFocused({ within: main, role: 'heading' });
  await visitor.click({ within: menu, label: 'Pages under Services' });
  await visitor.click({ within: menu, role: 'link', name: 'Plumbing' });
  await visitor.waitForURL('/plumbing-services');
  await visitor.expectText({ within: main, role: 'heading', name: /Plumbing/ }, /Plumbing/);
  await visitor.tab.goBack();
  await visitor.waitForURL('/industries');
  await visitor.expectVisible({ within: main, role: 'link', name: /Education/ });
  expect(await visitor.isSameDocument()).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ isPhone: true });

  test('opens the menu, closes it and follows a link in it', async ({ visitor }) => {
    const dialog = { role: 'dialog', name: 'Menu' };
    const button = { role: 'button', name: 'Menu' };
    await visitor.goto('/');
    await visitor.waitForHydration();
    await visitor.click(button);
    await visitor.expectVisible(dialog);
    expect(await visitor.evaluateAll(dialog, ([element]) => element?.matches(':modal'))).toBe(true);
    await visitor.tab.press('Escape');
    await visitor.expectHidden(dialog);
    await visitor.expectFocused(button);
    await visitor.click(button);
    await visitor.click({ within: dialog, role: 'button', name: 'Close menu' });
    await visitor.expectHidden(dialog);
    await visitor.click(button);
    await visitor.click({ within: dialog, label: 'Pages under Services' });
    await visitor.click({ within: dialog, role: 'link', name: 'Plumbing' });
    await visitor.waitForURL('/plumbing-services');
    await visitor.expectHidden(dialog);
  });
});

test('sends an enquiry after correcting it', async ({ visitor }) => {
  await visitor.goto('/contact');
  await visitor.waitForHydration();
  const send = { within: main, role: 'button', name: 'Send message' };
  await visitor.click(send);
  await visitor.expectText(main, 'Please enter name.');
  for (const [name, text] of Object.entries(enquiryByLabel))
    await visitor.fill({ within: main, role: 'textbox', name }, text);
  await visitor.click(send);
  await visitor.expectText(main, reference);
});

test('finds a service by a search with a typing error', async ({ visitor }) => {
  await visitor.goto('/about-us');
  await visitor.waitForHydration();
  await visitor.click({ within: { role: 'banner' }, role: 'button', name: 'Search' });
  const dialog = { role: 'dialog', name: 'Search' };
  await visitor.expectFocused({ within: dialog, role: 'combobox' });
  await visitor.tab.type('gardner');
  // Testing Library leaves out the blanks around marked words.
  const hit = { within: dialog, role: 'option', name: /^Horticulture and ?Gardening ?Services/ };
  await visitor.expectVisible(hit);
  await expect
    .poll(async () => {
      await visitor.tab.press('ArrowDown');
      return visitor.evaluateAll(hit, ([option]) => option?.getAttribute('aria-selected'));
    })
    .toBe('true');
  await visitor.tab.press('Enter');
  await visitor.waitForURL('/horticulture-and-gardening-services');
  await visitor.expectHidden(dialog);
});

test('stops a carousel and turns it to the next slide', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.waitForHydration();
  await visitor.click({ within: main, role: 'button', name: /^Pause/ });
  const slides = { within: main, role: 'group', name: /^\d+ of \d+$/ };
  const shown = () => visitor.evaluateAll(slides, ([slide]) => slide?.getAttribute('aria-label'));
  const before = await shown();
  await visitor.click({ within: main, role: 'button', name: /^Next slide of/ });
  await expect.poll(shown).not.toBe(before);
});

test('reads a post found on the home page and comes back to it', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.waitForHydration();
  const posts = { within: main, role: 'region', name: 'Newest posts' };
  await visitor.click({ within: { within: posts, role: 'heading' }, role: 'link' });
  await visitor.expectVisible({ role: 'navigation', name: 'Breadcrumb' });
  expect(await visitor.tab.url()).toMatch(/\/blogs\/[a-z-]+$/);
  await visitor.tab.goBack();
  await visitor.waitForURL('/');
  await visitor.expectVisible(posts);
  await expect.poll(() => visitor.tab.evaluate('scrollY')).toBeGreaterThan(1000);
});

test.describe('with files that do not come', () => {
  test.use({ pausedFiles: /RecentPosts\.\w+\.js$/ });

  test('leaves a page whose part still loads without a failure', async ({ pausedSite: { visitor } }) => {
    await visitor.goto('/');
    await visitor.waitForHydration();
    await visitor.click({ within: main, role: 'heading', name: 'Recent blog posts' });
    await expect.poll(() => visitor.tab.evaluate(hasRequestedPosts)).toBe(true);
    await visitor.goto('/contact');
    await visitor.waitForHydration();
  });
});

/** Whether the page has requested the paused file. */
const hasRequestedPosts = `document.querySelector('script[src*="RecentPosts"]') !== null`;
