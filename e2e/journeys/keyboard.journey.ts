import { expect, open, test } from '../support/visit.ts';
import { enquiry, field, reference, sendButton } from './support/enquiry.ts';
import { tabTo } from './support/keyboard.ts';

// Without smooth scrolling an element is at its final place as soon as it has focus.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('leads from the home page to a sent enquiry by keyboard alone', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, field(page, 'Name'));
  for (const value of Object.values(enquiry)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
});

test('shows focus, never covered by the header', async ({ page }) => {
  for (const path of ['/plumbing-services', '/blogs']) {
    await open(page, path);
    const stops = await page.locator('main :is(a, button, summary, input, textarea)').count();
    await page.getByRole('heading', { level: 1 }).focus();
    for (let stop = 0; stop < Math.min(stops, 25); stop++) {
      await page.keyboard.press('Tab');
      expect
        .soft(await page.evaluate(lookAtFocus), `stop ${stop} on ${path}`)
        .toEqual({ isMarked: true, isCovered: false });
    }
  }
});

/** Runs in the page. A shadow or line that is there without focus too marks nothing, so both states are compared. */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) throw new Error('Nothing has the focus.');
  const { top, left, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const card = focused.closest('article, li, summary') ?? focused;
  const readMarks = () =>
    [getComputedStyle(focused), getComputedStyle(card), getComputedStyle(focused, '::after')].flatMap((style) => {
      const hasOutline =
        style.outlineStyle !== 'none' && style.outlineWidth !== '0px' && style.outlineColor !== 'rgba(0, 0, 0, 0)';
      return [hasOutline ? `${style.outline} ${style.outlineOffset}` : 'none', style.boxShadow];
    });
  const held = readMarks();
  focused.blur();
  const resting = readMarks();
  focused.focus({ preventScroll: true });
  return {
    isMarked: held.some((mark, place) => mark !== 'none' && mark !== resting[place]),
    isCovered: Boolean(above?.closest('header[data-chrome]')) && !focused.closest('header[data-chrome]'),
  };
}
