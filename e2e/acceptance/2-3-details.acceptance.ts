import { expect, test } from '@site/e2e';
import { company, industries, services } from './company.ts';

test.describe('Service detail pages', () => {
  for (const path of Object.keys(services))
    test(`${path} has a sidebar of offerings and phone, image, description, two points, 'Sevantra Benefits' and three questions`, async ({
      site,
      page,
    }) => {
      await site.open(path);
      const main = page.getByRole('main');
      const sidebar = main.getByRole('complementary');
      expect.soft(await sidebar.getByRole('list').first().getByRole('listitem').count()).toBeGreaterThan(2);
      await expect.soft(sidebar.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
      await expect.soft(main.getByRole('img').first()).toBeVisible();
      const texts = main.getByRole('paragraph').filter({ hasText: /.{60,}/ });
      await expect.soft(texts.first()).toBeVisible();
      const titles = main.locator('article h2:not(aside *)');
      await expect.soft(titles.nth(2)).toHaveText('Sevantra Benefits');
      const benefits = main.getByRole('region', { name: 'Sevantra Benefits' }).getByRole('listitem');
      expect.soft(await benefits.count()).toBeGreaterThan(2);
      await expect.soft(main.locator('details')).toHaveCount(3);
      await expect.soft(main.locator('details').first()).toHaveAttribute('open');
      await expect.soft(main.locator('details[open]')).toHaveCount(1);
    });

  test('The sidebar stays in view beside the content on wide screens', async ({ site, page }) => {
    await site.open('/plumbing-services');
    const sidebar = page.getByRole('main').getByRole('complementary');
    const [side, text] = [
      await sidebar.boundingBox(),
      await page.getByRole('heading', { name: 'Sevantra Benefits' }).boundingBox(),
    ];
    const right = (side?.x ?? 0) + (side?.width ?? 0);
    expect((text?.x ?? 0) >= right || (text?.x ?? 0) + (text?.width ?? 0) <= (side?.x ?? 0)).toBe(true);
    await page.getByRole('heading', { name: 'Sevantra Benefits' }).scrollIntoViewIfNeeded();
    await expect(sidebar.getByRole('link', { name: company.phone })).toBeInViewport();
  });
});

const benefits = {
  '/education': [
    /energy efficiency/i,
    /sustainable solutions/i,
    /cost.effective/i,
    /expertise and experience/i,
    /peace of mind/i,
  ],
  '/event': [/wide range of skills and scalability/i, /event safety/i, /reputation management/i, /cost.effective/i],
};

const boxes = {
  '/education': ['Improved safety', 'Bespoke solutions', 'Scheduled maintenance'],
  '/event': ['Flexibility', 'Timesaving', 'Cost-effective'],
};

test.describe('Industry detail pages', () => {
  for (const path of Object.keys(industries))
    test(`${path} has a case study, benefits, three feature boxes and a phone number to call`, async ({
      site,
      page,
    }) => {
      await site.open(path);
      const main = page.getByRole('main');
      await expect.soft(main.getByText(/case study/i).first()).toBeVisible();
      await expect.soft(main.getByRole('heading', { name: 'Problem statement' })).toBeVisible();
      await expect.soft(main.getByRole('heading', { name: 'Solution', exact: true })).toBeVisible();
      await expect.soft(main.getByRole('heading', { name: 'Benefits', exact: true })).toBeVisible();
      await expect.soft(main.getByRole('list', { name: 'Features' }).getByRole('heading')).toHaveCount(3);
      await expect.soft(main.getByRole('link', { name: company.phone }).last()).toHaveAttribute('href', /^tel:/);
    });

  for (const path of Object.keys(industries))
    test(`${path} has a request-a-free-quote form that is hidden and inactive`, { tag: '@S24' }, async ({
      site,
      page,
    }) => {
      await site.open(path);
      const controls = page.locator('main form [name^="form_"]');
      await expect(controls).toHaveCount(6);
      for (const control of await controls.all()) {
        await expect.soft(control).toBeHidden();
        await expect.soft(control).toBeDisabled();
      }
      await expect(page.locator('[hidden][inert]').filter({ has: page.locator('[name="form_name"]') })).toHaveCount(1);
    });

  for (const [path, titles] of Object.entries(benefits))
    test(`${path} lists its ${titles.length} benefits`, async ({ site, page }) => {
      await site.open(path);
      for (const title of titles) await expect.soft(page.getByRole('main').getByText(title).first()).toBeVisible();
    });

  for (const [path, titles] of Object.entries(boxes))
    test(`${path} has the feature boxes ${titles.join(', ')}`, async ({ site, page }) => {
      await site.open(path);
      await expect(page.getByRole('list', { name: 'Features' }).getByRole('heading')).toHaveText(titles);
    });

  for (const [path, count] of [
    ['/education', 5],
    ['/event', 3],
  ] as const)
    test(`${path} has ${count} advantages`, async ({ site, page }) => {
      await site.open(path);
      const advantages = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Advantages' }) });
      await expect(advantages.last().getByRole('listitem')).toHaveCount(count);
    });

  for (const path of ['/education', '/event'])
    test(`${path} has a side box 'Commercial Waste Services in your Area / Need help? Talk to an expert' with a phone number`, {
      tag: '@S43',
    }, async ({ site, page }) => {
      await site.open(path);
      const box = page.getByRole('complementary').filter({ hasText: 'Commercial Waste Services in your Area' });
      await expect(box).toContainText('Need help? Talk to an expert');
      await expect(box.getByRole('link', { name: company.phone })).toBeVisible();
    });
});
