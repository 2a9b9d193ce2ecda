import { expect, test } from '@site/journeys';
import { company } from './company.ts';
import { field, sendButton } from './enquiry.ts';

test.describe('2. Contact page', () => {
  test.beforeEach(({ site }) => site.open('/contact'));

  test('lists phone, email and postal address', async ({ page }) => {
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('link', { name: company.phone }).first()).toHaveAttribute('href', /^tel:/);
    await expect.soft(main.getByRole('link', { name: company.email }).first()).toHaveAttribute('href', /^mailto:/);
    await expect.soft(main.getByText(company.place).first()).toBeVisible();
  });

  test("has a form 'Send a Message' with five fields and a button", async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { name: 'Send a Message' })).toBeVisible();
    for (const label of ['Name', 'Email address', 'Phone number', 'Subject', 'Message'])
      await expect.soft(field(page, label), label).toBeVisible();
    await expect(sendButton(page)).toBeVisible();
  });

  test("hints below 'Subject' at the company or society", async ({ page }) => {
    await expect(field(page, 'Subject')).toHaveAccessibleDescription(/Your company or society/);
  });

  test('shows a drawn map of the office, and directions', async ({ page }) => {
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('img', { name: /map|office/i }).first()).toBeVisible();
    await expect.soft(main.getByRole('link', { name: /directions/i }).first()).toHaveAttribute('href', /^https:/);
  });

  test("loads a real map at a press on 'Show the map'", async ({ page, pageErrors }) => {
    pageErrors.allow(/another host/, /openstreetmap/);
    await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
    await page.getByRole('main').getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', /openstreetmap\.org/);
    await expect(page.frameLocator('main iframe').getByText('A map')).toBeVisible();
  });
});

test.describe('2. Blogs list', () => {
  test.beforeEach(({ site }) => site.open('/blogs'));

  test('shows cards with date, author, categories, title and excerpt', { tag: '@own-service' }, async ({ page }) => {
    const card = page.getByRole('main').getByRole('article').first();
    await expect.soft(card.getByRole('img')).toBeVisible();
    await expect
      .soft(
        card.getByText(
          /\d{1,2}\s(January|February|March|April|May|June|July|August|September|October|November|December)/,
        ),
      )
      .toBeVisible();
    await expect.soft(card.getByText('by Admin')).toBeVisible();
    await expect.soft(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/blogs\/[a-z0-9-]+$/);
    await expect.soft(card.getByRole('paragraph').last()).toBeVisible();
  });

  test('shows ten posts a page, and all others on further pages', { tag: '@own-service' }, async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(10);
    const titles = new Set<string>();
    for (let number = 1; number <= Math.ceil(data.length / 10); number++) {
      if (number > 1)
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^(page )?${number}$`, 'i') })
          .click();
      await expect.poll(() => cards.count()).toBe(Math.min(10, data.length - 10 * (number - 1)));
      for (const title of await cards.getByRole('heading').allInnerTexts()) titles.add(title);
    }
    expect(titles.size).toBe(data.length);
  });

  for (const width of [360, 768, 1280])
    test(`shows pictures 258 px high, ${width} px wide`, { tag: '@own-service' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page
        .getByRole('main')
        .getByRole('article')
        .getByRole('img')
        .evaluateAll((all) => all.map((image) => image.clientHeight));
      expect(new Set(heights)).toEqual(new Set([258]));
    });

  test('is in two columns', async ({ page }) => {
    const lefts = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
    expect(new Set(lefts).size).toBe(2);
  });

  test('limits titles to two lines and excerpts to three', async ({ site, page }) => {
    const long = 'Words enough to fill more lines than a card has room for. '.repeat(12);
    const post = {
      slug: 'long',
      title: long,
      content: `<p>${long}</p>`,
      featuredImage: '',
      published: '2026-06-01',
      categories: [],
    };
    await page.route('**/api/v1/blogsList', (route) => route.fulfill({ json: { data: [post] } }));
    await site.open('/about-us');
    await page.getByRole('banner').locator('a[href="/blogs"]:visible').first().click();
    const card = page.getByRole('main').getByRole('article').filter({ hasText: long.trim() });
    await expect(page).toHaveURL('/blogs');
    const lines = (element: Element) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(await card.getByRole('heading').evaluate(lines)).toBe(2);
    expect(await card.getByText(long.trim()).last().evaluate(lines)).toBe(3);
  });
});

test.describe('2. Blog detail', () => {
  test('shows banner, breadcrumb, categories, title, text and tags', { tag: '@own-service' }, async ({
    site,
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const post = (await (await request.get(`/api/v1/blogsBySlug/${data[0].slug}`)).json()).data;
    await site.open(`/blogs/${data[0].slug}`);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('navigation', { name: /breadcrumb/i })).toContainText(/Home.*Blogs/s);
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(post.title);
    for (const { categoryName } of post.categories)
      await expect.soft(main.getByText(categoryName).first()).toBeVisible();
    for (const { tagName } of post.tags) await expect.soft(main.getByText(tagName).first()).toBeVisible();
  });

  test('draws the description as HTML', async ({ site, page }) => {
    await page.route('**/api/v1/blogsBySlug/*', (route) =>
      route.fulfill({
        json: {
          data: {
            title: 'A roof in June',
            description: '<h2>Rain</h2><p>It <em>pours</em>.</p><script>window.hit = 1</script>',
            featuredImage: '',
            categories: [{ categoryName: 'Roofs' }, { categoryName: 'Rain' }],
            tags: [{ tagName: 'monsoon' }, { tagName: 'terraces' }],
          },
        },
      }),
    );
    await site.open('/blogs');
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Rain' })).toBeVisible();
    await expect(main.locator('em', { hasText: 'pours' })).toBeVisible();
    await expect(main.getByText(/Roofs,\s*Rain/).first()).toBeVisible();
    await expect(main.getByText(/monsoon,\s*terraces/).first()).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('is loaded again whenever the slug changes', async ({ site, page }) => {
    await site.open('/blogs');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/blogsBySlug/') && asked.push(request.url()));
    const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    for (const index of [0, 1]) {
      await links.nth(index).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^blogs?$/i);
      await expect(page).toHaveURL(/\/blogs\/.+/);
      await page.goBack();
      await expect(page).toHaveURL('/blogs');
    }
    expect(new Set(asked).size).toBe(2);
  });
});
