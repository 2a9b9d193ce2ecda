import { expect, test } from '@site/e2e';

test('leads from a post to its neighbours, to related posts and to a tag', async ({ site, page }) => {
  await site.open('/blogs/monsoon-checklist-for-housing-societies');
  const expectSameDocument = await site.markDocument();
  const next = page.getByRole('link', { name: /^Next post/ });
  const title = ((await next.textContent()) ?? '').replace(/^Next post\s*/, '');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: /^Previous post/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon checklist for housing societies');

  const related = page
    .getByRole('region', { name: 'Related posts' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();
  const relatedTitle = (await related.textContent()) ?? '';
  await related.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(relatedTitle);
  await expect(page).not.toHaveURL(/monsoon/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon checklist for housing societies');
  await page.getByRole('link', { name: 'checklists' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checklists');
  await expect(page.locator('main article')).toHaveCount(2);
  await expectSameDocument();
});

test('shows all topics side by side where they fit into two rows, and a part of them on a phone', async ({
  site,
  page,
}) => {
  const topics = page.getByRole('navigation', { name: 'Categories of posts' });
  const hospitals = topics.getByRole('link', { name: /^Hospitals/ });
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open('/blogs');
  await expect(hospitals).toBeVisible();
  await expect(topics.getByText('More topics')).toBeHidden();
  const rows = await topics
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
  expect(new Set(rows).size).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(hospitals).toBeHidden();
  await topics.getByText('More topics').click();
  await expect(hospitals).toBeVisible();
});
