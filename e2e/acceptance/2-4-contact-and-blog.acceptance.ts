import type { Request } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { listedPost, openList, openPost, titles, wholePost } from './blog.ts';
import { company } from './company.ts';
import { field, sendButton } from './enquiry.ts';

test.describe('Contact page', () => {
  test.beforeEach(({ site }) => site.open('/contact'));

  test('It lists phone, email and postal address', async ({ page }) => {
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('link', { name: company.phone }).first()).toHaveAttribute('href', /^tel:/);
    await expect.soft(main.getByRole('link', { name: company.email }).first()).toHaveAttribute('href', /^mailto:/);
    await expect.soft(main.getByText(company.place).first()).toBeVisible();
  });

  test("It has a form 'Send a Message' with five fields and a button", async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { name: 'Send a Message' })).toBeVisible();
    for (const label of ['Name', 'Email address', 'Phone number', 'Subject', 'Message'])
      await expect.soft(field(page, label), label).toBeVisible();
    await expect(sendButton(page)).toBeVisible();
  });

  test("The field 'Subject' asks for the company or society", { tag: '@S4' }, async ({ page }) => {
    await expect(field(page, 'Subject')).toHaveAccessibleDescription(/Your company or society/);
  });

  test('It shows a map of the office, and leads to directions', { tag: '@S30' }, async ({ page }) => {
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('img', { name: /map|office/i }).first()).toBeVisible();
    await expect.soft(main.getByRole('link', { name: /directions/i }).first()).toHaveAttribute('href', /^https:/);
  });

  test("It asks another host for a map only at a press on 'Show the map'", { tag: '@S30' }, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/another host/, /openstreetmap/);
    let requests = 0;
    await page.route(/openstreetmap\.org/, (route) => {
      requests++;
      return route.fulfill({ contentType: 'text/html', body: 'A map' });
    });
    const button = page.getByRole('main').getByRole('button', { name: 'Show the map' });
    await button.scrollIntoViewIfNeeded();
    expect(requests).toBe(0);
    await button.click();
    await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', /openstreetmap\.org/);
    await expect(page.frameLocator('main iframe').getByText('A map')).toBeVisible();
  });
});

test.describe('Blogs list', () => {
  test.beforeEach(({ site }) => site.open('/blogs'));

  test("Cards show picture, day and month, 'by Admin', title and excerpt", { tag: '@own-service' }, async ({
    page,
  }) => {
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

  test('It shows ten posts a page, and all others on further pages', { tag: ['@S26', '@own-service'] }, async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(10);
    const titles = new Set<string>();
    for (let number = 1; number <= Math.ceil(data.length / 10); number++) {
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^(page )?${number}$`, 'i') });
      if (number > 1) await link.click();
      // Not by the number of cards, which is the same on most pages.
      if (data.length > 10) await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(cards).toHaveCount(Math.min(10, data.length - 10 * (number - 1)));
      for (const title of await cards.getByRole('heading').allInnerTexts()) titles.add(title);
    }
    expect(titles.size).toBe(data.length);
  });

  for (const width of [360, 768, 1280])
    test(`Pictures are 258 px high in a window ${width} px wide`, { tag: '@own-service' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const pictures = page.getByRole('main').getByRole('article').getByRole('img');
      const heights = () => pictures.evaluateAll((all) => [...new Set(all.map((image) => image.clientHeight))]);
      await expect.poll(heights).toEqual([258]);
    });

  test('Cards stand in two columns', async ({ page }) => {
    const lefts = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
    expect(new Set(lefts).size).toBe(2);
  });

  test('Titles are limited to two lines and excerpts to three', async ({ site, page }) => {
    const long = 'Words enough to fill more lines than a card has room for. '.repeat(12);
    await openList(site, page, [{ ...listedPost, title: long, content: `<p>${long}</p>` }]);
    const card = page.getByRole('main').getByRole('article').filter({ hasText: long.trim() });
    const lines = (element: Element) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
    await expect.poll(() => card.getByRole('heading').evaluate(lines)).toBe(2);
    await expect.poll(() => card.getByText(long.trim()).last().evaluate(lines)).toBe(3);
  });

  test('Category names stand on a card with commas between them', async ({ site, page }) => {
    await openList(site, page, [listedPost]);
    await expect(
      page
        .getByRole('main')
        .getByRole('article')
        .getByText(/^Roofs,\sRain$/),
    ).toBeVisible();
  });

  test('The day of a post is that in India', { tag: '@S36' }, async ({ site, page }) => {
    await openList(site, page, [{ ...listedPost, published: '2026-05-31T20:00:00Z' }]);
    await expect(
      page
        .getByRole('main')
        .getByRole('article')
        .getByText(/^1\sJune$/),
    ).toBeVisible();
  });
});

test.describe('Blog detail', () => {
  test('Its banner has the featured image behind the title, categories and author, and the breadcrumb Home, Blogs, post', {
    tag: ['@S35', '@S46', '@own-service'],
  }, async ({ site, page, request }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const post = (await (await request.get(`/api/v1/blogsBySlug/${data[0].slug}`)).json()).data;
    await site.open(`/blogs/${data[0].slug}`);
    const main = page.getByRole('main');
    await expect
      .soft(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'))
      .toHaveText(['Home', 'Blogs', post.title]);
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect.soft(main.getByRole('heading', { name: post.title })).toHaveCount(1);
    const picture = main.getByRole('img').first();
    await expect.soft(picture).toHaveAttribute('src', /\/uploads\//);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [ground, title] = await Promise.all([
        picture.boundingBox(),
        main.getByRole('heading', { level: 1 }).boundingBox(),
      ]);
      expect.soft(ground?.width, `as wide as the window at ${width} px`).toBe(width);
      expect.soft((ground?.y ?? 0) + (ground?.height ?? 0)).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    }
    const body = main.getByRole('article').first();
    await expect.soft(body.getByText('by Admin')).toHaveCount(0);
    const facts = [main.getByText('by Admin').first()].concat(
      post.categories.map(({ categoryName }: { categoryName: string }) =>
        main.getByRole('link', { name: categoryName, exact: true }).first(),
      ),
    );
    const top = (await body.boundingBox())?.y ?? 0;
    for (const fact of facts) expect.soft((await fact.boundingBox())?.y, String(fact)).toBeLessThan(top);
    const names = post.categories.map(({ categoryName }: { categoryName: string }) => categoryName).join(', ');
    await expect.soft(body.getByText(`Categories: ${names}`)).toBeVisible();
  });

  test('It shows the description as HTML', async ({ site, page }) => {
    await openPost(site, page, wholePost);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Rain' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('emphasis').filter({ hasText: 'pours' })).toBeVisible();
  });

  test('It leaves out of the description whatever could run', { tag: '@S20' }, async ({ site, page, pageErrors }) => {
    // Chromium reports a handler while the description is parsed, before it is left out.
    pageErrors.allow(/inline event handler/);
    const description = '<p>Words</p><script>window.hit = 1</script><b onclick="window.hit = 1">bold</b>';
    await openPost(site, page, { ...wholePost, description });
    const body = page.getByRole('main').getByRole('article').first();
    await expect(body.getByText('Words', { exact: true })).toBeVisible();
    await expect(body.getByText('bold', { exact: true })).toBeVisible();
    await expect(body.locator('script, [onclick]')).toHaveCount(0);
  });

  test('It shows categories and tags with commas between them, and needs no more than the specified fields', {
    tag: '@S45',
  }, async ({ site, page }) => {
    await openPost(site, page, wholePost);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: wholePost.title })).toBeVisible();
    await expect(main.getByText(/Roofs,\s*Rain/).first()).toBeVisible();
    await expect(main.getByText(/monsoon,\s*terraces/).first()).toBeVisible();
  });

  test('It appears only once the post has loaded', async ({ site, page }) => {
    await site.open('/blogs');
    const title = (await titles(page).first().textContent()) ?? '';
    const resume = await site.pauseApi('blogsBySlug/*');
    const requested = page.waitForRequest('**/api/v1/blogsBySlug/*');
    await titles(page).first().click();
    await requested;
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    resume();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('An older post never overwrites the one asked for after it', { tag: '@S21' }, async ({ site, page }) => {
    await site.open('/blogs');
    const [older, newer] = [titles(page).nth(0), titles(page).nth(1)];
    const title = (await newer.textContent()) ?? '';
    const slug = (await older.getAttribute('href'))?.split('/').at(-1);
    const resume = await site.pauseApi(`blogsBySlug/${slug}`);
    const isOlder = (request: Request) => request.url().endsWith(`/blogsBySlug/${slug}`);
    // Either it is answered too late, or it was aborted.
    const over = Promise.race([
      page.waitForEvent('requestfinished', isOlder),
      page.waitForEvent('requestfailed', isOlder),
    ]);
    await older.click();
    await newer.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    resume();
    await over;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('The post is asked for by its slug, again whenever the slug changes', async ({ site, page }) => {
    await site.open('/blogs');
    for (const index of [0, 1]) {
      const title = titles(page).nth(index);
      const slug = (await title.getAttribute('href'))?.split('/').at(-1);
      const requested = page.waitForRequest(`**/api/v1/blogsBySlug/${slug}`);
      await title.click();
      expect((await requested).method()).toBe('GET');
      await expect(page).toHaveURL(`/blogs/${slug}`);
      await page.goBack();
      // The address changes first, while the post and its related posts are still there.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    }
  });
});
