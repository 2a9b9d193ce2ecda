import { expect, test } from '@site/e2e';
import { carousel } from './carousel.ts';
import { company, industries, services } from './company.ts';

test.describe('Home page', () => {
  test.beforeEach(({ site }) => site.open('/'));

  test('It has three slides, on the facility service standard, manpower services across industries and next-generation leadership, with buttons to contact, explore and discover', async ({
    page,
  }) => {
    const slides = carousel(page, 'What we do').locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(3);
    // Not by their order on the page, which changes as they move.
    const slide = (number: number) => slides.and(page.getByLabel(`${number} of 3`));
    for (const [index, subject] of [
      /facility service standard/i,
      /manpower services.*industries/i,
      /next-generation leadership/i,
    ].entries())
      await expect.soft(slide(index + 1)).toContainText(subject);
    await expect.soft(slide(1).locator('a').first()).toHaveAttribute('href', /^\/contact\b/);
    await expect.soft(slide(2).locator('a').first()).toContainText(/explore/i);
    await expect.soft(slide(3).locator('a').first()).toContainText(/discover/i);
  });

  test('It has three feature blurbs', async ({ page }) => {
    const blurbs = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(blurbs.first().getByRole('listitem')).toHaveCount(3);
  });

  test('It has a block about the company with two progress bars', async ({ page }) => {
    const about = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('progressbar') });
    await expect(about.getByRole('progressbar')).toHaveCount(2);
    await expect(about.locator('a[href="/about-us"]')).toBeVisible();
  });

  test('It has a services block with all nine', { tag: '@S12' }, async ({ page }) => {
    const block = carousel(page, 'Our services');
    for (const path of Object.keys(services))
      await expect.soft(block.locator(`a[href="${path}"]`).first(), path).toBeAttached();
  });

  test('It has testimonials of three named customers', async ({ page }) => {
    const quotes = carousel(page, 'Customer testimonials').locator('figure');
    await expect(quotes).toHaveCount(3);
    for (const quote of await quotes.all()) await expect.soft(quote).toContainText(/[A-Z][a-z]+ [A-Z]\./);
  });

  test("It has a carousel of partners' logos", async ({ page }) => {
    const partners = carousel(page, 'Partners').locator('[aria-roledescription="slide"]');
    expect(await partners.count()).toBeGreaterThan(5);
    expect(new Set(await partners.allTextContents()).size).toBe(await partners.count());
  });

  test('It has an industries block with all six', async ({ page }) => {
    for (const path of Object.keys(industries))
      await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`).first(), path).toBeVisible();
  });

  test('It counts in numbers, and leads to how they are counted', { tag: '@S13' }, async ({ page }) => {
    const numbers = page.getByRole('main').getByRole('region').filter({ hasText: 'Happy Customers (+)' });
    await numbers.getByRole('link', { name: 'How we count' }).click();
    await expect(page).toHaveURL('/disclaimer#how-we-count');
    await expect(page.getByRole('heading', { name: 'How we count' })).toBeInViewport();
  });

  test('It shows the six newest posts in a carousel', { tag: ['@S26', '@own-service'] }, async ({ page }) => {
    const posts = carousel(page, 'Newest posts').getByRole('article');
    await expect(posts).toHaveCount(6);
    await expect(posts.first().locator('a')).toHaveAttribute('href', /^\/blogs\//);
  });

  test('It ends with a call to action', async ({ page }) => {
    const last = page.getByRole('main').getByRole('region').last();
    await expect(last.getByRole('link', { name: company.phone })).toBeVisible();
    await expect(last.locator('a[href^="/contact"]')).toBeVisible();
  });

  test('It has its blocks in the order of the specification', async ({ page }) => {
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
