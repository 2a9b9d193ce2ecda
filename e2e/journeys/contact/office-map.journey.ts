import { expect, test } from '@site/journeys';

test('loads the real map at a press, and nothing from its host before', async ({ site, page, pageErrors }) => {
  pageErrors.allow(/request to another host: https:\/\/www\.openstreetmap\.org/);
  const asked: string[] = [];
  await page.context().route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Sector 62' });
  });
  await site.open('/contact');
  const button = page.getByRole('button', { name: 'Show the map' });
  await button.scrollIntoViewIfNeeded();
  const drawing = await page.getByRole('region', { name: 'Our office in Noida' }).locator('picture').boundingBox();
  expect(asked).toEqual([]);
  await button.click();
  const frame = page.locator('iframe[title="Map of our office in Noida"]');
  await expect(frame.contentFrame().getByText('Sector 62')).toBeVisible();
  expect(await frame.boundingBox()).toEqual(drawing);
  await expect(frame).toBeFocused();
});
