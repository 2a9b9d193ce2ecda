import { reference } from '../journeys/support/enquiry.ts';
import { enquiryByLabel } from '../support/enquiry.ts';
import { expect, test } from './support/visit.ts';

const main = { role: 'main' };
const menu = { role: 'navigation', name: 'Main' };

test('goes through the site by its menu and back', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.isHydrated();
  await visitor.marksDocument();
  await visitor.press({ within: menu, role: 'link', name: 'Industries' });
  await visitor.comesTo('/industries');
  await visitor.hasFocus({ within: main, role: 'heading' });
  await visitor.press({ within: menu, label: 'Pages under Services' });
  await visitor.press({ within: menu, role: 'link', name: 'Plumbing' });
  await visitor.comesTo('/plumbing-services');
  await visitor.reads({ within: main, role: 'heading', name: /Plumbing/ }, /Plumbing/);
  await visitor.tab.back();
  await visitor.comesTo('/industries');
  await visitor.sees({ within: main, role: 'link', name: /Education/ });
  expect(await visitor.isSameDocument()).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ isPhone: true });

  test('opens the menu, closes it and follows a link in it', async ({ visitor }) => {
    const dialog = { role: 'dialog', name: 'Menu' };
    const button = { role: 'button', name: 'Menu' };
    await visitor.open('/');
    await visitor.isHydrated();
    await visitor.press(button);
    await visitor.sees(dialog);
    expect(await visitor.ask(dialog, ([element]) => element?.matches(':modal'))).toBe(true);
    await visitor.tab.press('Escape');
    await visitor.seesNo(dialog);
    await visitor.hasFocus(button);
    await visitor.press(button);
    await visitor.press({ within: dialog, role: 'button', name: 'Close menu' });
    await visitor.seesNo(dialog);
    await visitor.press(button);
    await visitor.press({ within: dialog, label: 'Pages under Services' });
    await visitor.press({ within: dialog, role: 'link', name: 'Plumbing' });
    await visitor.comesTo('/plumbing-services');
    await visitor.seesNo(dialog);
  });
});

test('sends an enquiry after correcting it', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.isHydrated();
  const send = { within: main, role: 'button', name: 'Send message' };
  await visitor.press(send);
  await visitor.reads(main, 'Please enter name.');
  for (const [name, text] of Object.entries(enquiryByLabel))
    await visitor.write({ within: main, role: 'textbox', name }, text);
  await visitor.press(send);
  await visitor.reads(main, reference);
});

test('finds a service by a search with a typing error', async ({ visitor }) => {
  await visitor.open('/about-us');
  await visitor.isHydrated();
  await visitor.press({ within: { role: 'banner' }, role: 'button', name: 'Search' });
  const dialog = { role: 'dialog', name: 'Search' };
  await visitor.hasFocus({ within: dialog, role: 'combobox' });
  await visitor.tab.type('gardner');
  const hit = { within: dialog, role: 'option', name: /Horticulture and Gardening Services/ };
  await visitor.sees(hit);
  await expect
    .poll(async () => {
      await visitor.tab.press('ArrowDown');
      return visitor.ask(hit, ([option]) => option?.getAttribute('aria-selected'));
    })
    .toBe('true');
  await visitor.tab.press('Enter');
  await visitor.comesTo('/horticulture-and-gardening-services');
  await visitor.seesNo(dialog);
});

test('stops a carousel and turns it to the next slide', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.isHydrated();
  await visitor.press({ within: main, role: 'button', name: /^Pause/ });
  const slides = { within: main, role: 'group', name: /^\d+ of \d+$/ };
  const shown = () => visitor.ask(slides, ([slide]) => slide?.getAttribute('aria-label'));
  const before = await shown();
  await visitor.press({ within: main, role: 'button', name: /^Next slide of/ });
  await expect.poll(shown).not.toBe(before);
});

test('reads a post found on the home page and comes back to it', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.isHydrated();
  const posts = { within: main, role: 'region', name: 'Newest posts' };
  await visitor.press({ within: { within: posts, role: 'heading' }, role: 'link' });
  await visitor.sees({ role: 'navigation', name: 'Breadcrumb' });
  expect(await visitor.tab.url()).toMatch(/\/blogs\/[a-z-]+$/);
  await visitor.tab.back();
  await visitor.comesTo('/');
  await visitor.sees(posts);
  await expect.poll(() => visitor.tab.run('scrollY')).toBeGreaterThan(1000);
});

test.describe('with files that do not come', () => {
  test.use({ pausedFiles: /RecentPosts\.\w+\.js$/ });

  test('leaves a page whose part still loads without a failure', async ({ pausedSite: { visitor } }) => {
    await visitor.open('/');
    await visitor.isHydrated();
    await visitor.press({ within: main, role: 'heading', name: 'Recent blog posts' });
    await expect.poll(() => visitor.tab.run(asked)).toBe(true);
    await visitor.open('/contact');
    await visitor.isHydrated();
  });
});

/** Whether the page has asked for the paused file. */
const asked = `document.querySelector('script[src*="RecentPosts"]') !== null`;
