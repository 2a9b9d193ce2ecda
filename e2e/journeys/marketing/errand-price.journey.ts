import { expect, test } from '@site/e2e';
import { services } from '../../support/routes.ts';
import { hitsOf } from '../../support/search.ts';

test.describe.configure({ mode: 'parallel' });

const pricePage = '/our-approach';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('learns what a plumber costs, asks for a quotation, and finds the numbers again on the way back', async ({
      page,
    }) => {
      await page.goto('/plumbing-services');
      await page.getByRole('link', { name: 'Estimate yours' }).click();
      await page.getByLabel('Flats or offices in the building').fill('200');
      await page.getByRole('button', { name: 'Work out the price' }).click();
      await expect(page.getByRole('status', { name: 'Estimated price' })).toContainText(
        /About ₹15,000 a month.*200 flats or offices at ₹75/,
      );
      await page.getByRole('link', { name: 'Get a quotation' }).click();
      await expect(page.getByRole('heading', { name: 'Send a Message' })).toBeInViewport();
      await expect(page.getByText('Your numbers are in the message below.')).toBeInViewport();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/200.*₹15,000 a month/);
      await page.goBack();
      await expect(page.getByLabel('Flats or offices in the building')).toHaveValue('200');
    });

    test('arranges a visit by a message that only wants completing', async ({ page }) => {
      await page.goto('/plumbing-services');
      await page.locator('main').getByRole('link', { name: 'Arrange a visit' }).first().click();
      const message = page.getByRole('textbox', { name: 'Message' });
      await expect(message).toHaveValue(/^Please arrange a visit\.\nType of building: \n/);
    });
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const)
  test(`says in the first view what each service costs and what is in it, ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of services) {
      await page.goto(path);
      const price = page.locator('main p', { hasText: /^From ₹[\d,]+ per [a-z ]+ with .+ and GST\. Estimate yours$/ });
      await expect.soft(price, path).toBeInViewport({ ratio: 1 });
    }
  });

test('finds prices, the brochure and what is not offered', async ({ page }) => {
  for (const query of ['price', 'cost', 'rate', 'quotation', 'kharcha'])
    expect((await hitsOf(query))[0], query).toBe(pricePage);
  expect((await hitsOf('brochure'))[0]).toMatch(/\.pdf$/);
  await page.goto('/search?q=pest+control');
  await expect(page.locator('main')).toContainText('We do not offer pest control');
});
