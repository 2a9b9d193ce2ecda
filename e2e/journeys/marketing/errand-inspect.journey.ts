import { expect, noScripts, test } from '@site/e2e';
import { expectAccessible } from '../../support/axe.ts';
import { phone } from '../../support/visit.ts';
import { recordShifts } from '../support/layout-shift.ts';

test.describe.configure({ mode: 'parallel' });

/** Who works in the hero's building, what is on the paper, and where the link leads without scripts. */
const people = [
  ['Sarita D., forecourt card', 'Fault 3114', '/house-keeping-services#a-washroom-card-filled-in'],
  ['Suresh P., entrance and stairs card', 'Fault 3115', '/house-keeping-services#a-washroom-card-filled-in'],
  ['Mahesh T., pump check', 'New packing on 21 October', '/plumbing-services#the-yearly-check-on-one-sheet'],
  ['Deepak V., light round', '9 W LED', '/electrical-services#a-panel-round-with-its-readings'],
  ['Harish L., garden card', 'Fault 3116', '/horticulture-and-gardening-services#the-gardens-year-in-noida'],
] as const;

test('reads by keyboard what each person in the building signed, and comes back', async ({ site, page }) => {
  await site.open('/');
  const shifts = await recordShifts(page);
  const hero = page.getByRole('region', { name: 'What we do' });
  await expect(hero).toHaveAttribute('data-state', 'moving');
  // The focus keeps the first slide.
  await hero.getByRole('link', { name: 'See how we work' }).focus();
  await page.waitForLoadState('networkidle');
  const before = shifts().length;
  for (const [name, words] of people) {
    await page.keyboard.press('Tab');
    const person = hero.getByRole('link', { name });
    await expect(person).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toContainText(words);
    await expectAccessible(page, name, { include: ['dialog[open]'] });
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(person).toBeFocused();
  }
  expect(shifts().slice(before)).toEqual([]);
});

test('keeps the slide while a sheet is open', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What we do' });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return hero.getAttribute('data-state');
    })
    .toBe('moving');
  const person = hero.getByRole('link', { name: 'Mahesh T.' });
  await person.click();
  const sheet = page.getByRole('dialog', { name: 'Mahesh T.' });
  await sheet.getByText('New packing on 21 October').click();
  await page.clock.runFor(12_000);
  await sheet.getByRole('button', { name: 'Close sheet' }).click();
  await expect(person).toBeFocused();
  await expect(person).toBeInViewport();
});

test('keeps the label of a person under the pointer until Escape', async ({ site, page }) => {
  await site.open('/');
  const person = page.getByRole('link', { name: 'Mahesh T.' });
  const label = person.getByText('Mahesh T., pump check');
  await person.hover();
  await expect(label).toHaveCSS('opacity', '1');
  const { x = 0, y = 0, width = 0, height = 0 } = (await label.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 30 });
  await expect(label).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(label).toHaveCSS('opacity', '0');
  await page.mouse.move(0, 0);
  await person.hover();
  await expect(label).toHaveCSS('opacity', '1');
});

test('has the people, the line about them and the controls in the first view, clear of the words', async ({
  site,
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [640, 900],
    [768, 1024],
    [1280, 720],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    await site.open('/');
    const hero = page.getByRole('region', { name: 'What we do' });
    for (const inView of [hero.getByRole('button', { name: /^Next/ }), hero.getByText('Press a person')])
      await expect.soft(inView, `at ${width} px`).toBeInViewport({ ratio: 1 });
    for (const [name] of people)
      await expect.soft(hero.getByRole('link', { name }), `at ${width} px`).toBeInViewport({ ratio: 0.5 });
    if (width < 640) continue;
    const picture = await hero.getByRole('img', { name: /apartment house/ }).boundingBox();
    // The picture is clear as far as the left tip of its ground.
    const scene = Math.min(picture?.width ?? 0, ((picture?.height ?? 0) * 4) / 3);
    const tip = (picture?.x ?? 0) + (picture?.width ?? 0) - 0.945 * scene;
    for (const fact of await hero.getByRole('list').first().getByRole('listitem').all()) {
      const { x = 0, width: size = 0 } = (await fact.boundingBox()) ?? {};
      expect.soft(x + size, `at ${width} px`).toBeLessThan(tip);
    }
  }
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const)
  test(`shows one label at a time, which covers nobody else: ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height });
    await site.open('/');
    for (const [name] of people) {
      await page.getByRole('link', { name }).hover();
      await page.getByRole('link', { name: 'Sarita D.' }).focus();
      await page.getByRole('link', { name }).dispatchEvent('pointerover');
      const seen = await page.evaluate(labelsAndCovered);
      expect.soft(seen, name).toEqual({ labels: [name], covered: [] });
      await page.mouse.move(0, 0);
    }
  });

test('shows papers of one house on one day, each with what became of its fault, and says nothing twice', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open('/');
  for (const [name] of people) {
    await page.getByRole('link', { name }).click();
    const paper = page.getByRole('dialog', { name });
    await expect.soft(paper.getByText('Wednesday, 14 October 2026')).toBeInViewport({ ratio: 1 });
    await expect.soft(paper.getByText('Apartment house, 24 flats, Noida')).toBeInViewport({ ratio: 1 });
    await expect.soft(paper.getByRole('heading', { name: /^Fault 31/ })).toBeInViewport({ ratio: 1 });
    const paragraphs = await paper.getByRole('paragraph').allTextContents();
    expect.soft(new Set(paragraphs).size, name).toBe(paragraphs.length);
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`rises from the badge in 180 to 240 ms, with reduced motion never: ${reducedMotion}`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(noteRises);
    await site.open('/');
    const badge = page.getByRole('link', { name: 'Mahesh T.' }).locator('svg');
    await badge.click();
    await expect(page.getByRole('dialog', { name: 'Mahesh T.' })).toBeVisible();
    const times = await page.evaluate<number[]>('rises');
    expect(times).toHaveLength(reducedMotion === 'reduce' ? 0 : 1);
    for (const ms of times) expect(ms).toBeGreaterThanOrEqual(180);
    for (const ms of times) expect(ms).toBeLessThanOrEqual(240);
  });

test('opens the page with the sheet where the dialog cannot load', async ({ site, page, pageErrors }) => {
  pageErrors.allow(/SheetDialog/);
  await page.route('**/SheetDialog.*', (route) => route.abort());
  await site.open('/');
  await page.getByRole('link', { name: 'Deepak V.' }).click();
  await expect(page).toHaveURL('/electrical-services#a-panel-round-with-its-readings');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('touches each person, without touching another, and goes on to the page', async ({ site, page }) => {
    await site.open('/');
    for (const [name, words] of people) {
      const person = page.getByRole('link', { name });
      const { width = 0, height = 0 } = (await person.boundingBox()) ?? {};
      expect.soft(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      await person.tap();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toContainText(words);
      await sheet.getByRole('button', { name: 'Close sheet' }).tap();
      await expect(sheet).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Suresh P.' }).tap();
    await page.getByRole('link', { name: 'More on housekeeping' }).tap();
    await expect(page).toHaveURL('/house-keeping-services#a-washroom-card-filled-in');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use(noScripts);

  test('links each person to a sample of the same trade', async ({ page }) => {
    await page.goto('/');
    for (const [name, , address] of people) {
      const person = page.getByRole('link', { name });
      await expect(person).toHaveAttribute('href', address);
      await person.click({ trial: true });
    }
    for (const [, , address] of people) {
      await page.goto(address);
      await expect.soft(page.locator(`[id="${address.split('#')[1]}"]`), address).toBeInViewport();
    }
  });
});

/** Runs in the page: notes how long each animation of a dialog takes that a script starts. */
function noteRises() {
  const times: unknown[] = [];
  Object.assign(globalThis, { rises: times });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    if (this instanceof HTMLDialogElement && typeof options === 'object') times.push(options.duration);
    return animate.call(this, keyframes, options);
  };
}

/** The labels that are shown, and which people something else covers at the middle of their mark or of themselves. */
function labelsAndCovered() {
  const links = Array.from(document.querySelectorAll<HTMLElement>('main a:has(> svg + span + span)'));
  const labelOf = (link: HTMLElement) => link.querySelector('span');
  const isHit = (link: HTMLElement, { left, top, width, height }: DOMRect) =>
    link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  return {
    labels: links
      .map(labelOf)
      .filter((label) => label && getComputedStyle(label).opacity === '1')
      .map((label) => label?.textContent),
    covered: links
      .filter(
        (link) => ![link, ...link.querySelectorAll('svg')].every((part) => isHit(link, part.getBoundingClientRect())),
      )
      .map((link) => link.textContent),
  };
}
