import { expect, test } from '@site/journeys';
import { carousel } from './carousel.ts';
import { company, industries } from './company.ts';

test.describe('2. Home page', () => {
  test.beforeEach(({ site }) => site.open('/'));

  test('has three slides, on service standard, manpower and leadership, that lead on', async ({ page }) => {
    const slides = carousel(page, 'What we do').locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(3);
    for (const [index, subject] of [
      /facility service standard/i,
      /manpower services.*industries/i,
      /next-generation leadership/i,
    ].entries())
      await expect.soft(slides.nth(index)).toContainText(subject);
    await expect.soft(slides.nth(0).locator('a').first()).toHaveAttribute('href', '/contact');
    await expect.soft(slides.nth(1).locator('a').first()).toContainText(/explore/i);
    await expect.soft(slides.nth(2).locator('a').first()).toContainText(/discover/i);
  });

  test('has three feature blurbs', async ({ page }) => {
    const blurbs = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(blurbs.first().getByRole('listitem')).toHaveCount(3);
  });

  test('has testimonials of three named customers', async ({ page }) => {
    const quotes = carousel(page, 'Customer testimonials').locator('figure');
    await expect(quotes).toHaveCount(3);
    for (const quote of await quotes.all()) await expect.soft(quote).toContainText(/[A-Z][a-z]+ [A-Z]\./);
  });

  test('has an industries block with all six', async ({ page }) => {
    for (const path of Object.keys(industries))
      await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`).first(), path).toBeVisible();
  });

  test('shows recent posts', { tag: '@own-service' }, async ({ page }) => {
    const posts = carousel(page, 'Newest posts').getByRole('article');
    await expect(posts).toHaveCount(6);
    await expect(posts.first().locator('a')).toHaveAttribute('href', /^\/blogs\//);
  });

  test('ends with a call to action', async ({ page }) => {
    const last = page.getByRole('main').getByRole('region').last();
    await expect(last.getByRole('link', { name: company.phone })).toBeVisible();
    await expect(last.locator('a[href="/contact"]')).toBeVisible();
  });

  test('has its blocks in the order of the specification', async ({ page }) => {
    const main = page.getByRole('main');
    const blocks = [
      carousel(page, 'What we do'),
      main
        .getByRole('list')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first(),
      main.getByRole('progressbar').first(),
      carousel(page, 'Our services'),
      carousel(page, 'Customer testimonials'),
      carousel(page, 'Partners'),
      main.getByRole('listitem').locator('a[href="/commercials"]'),
      main.getByText('Happy Customers (+)'),
      carousel(page, 'Newest posts'),
      main.getByRole('link', { name: company.phone }).last(),
    ];
    const tops = await Promise.all(blocks.map(async (block) => (await block.boundingBox())?.y ?? Number.NaN));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });
});
