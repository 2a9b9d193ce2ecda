import { expect, test } from '@site/e2e';
import { loader, pauseRequests } from '../support/visit.ts';
import { company, industries, pages, services } from './company.ts';

/** Files that a page may still load while it shows its loader. */
const pictures = /favicon|manifest|\.(?:avif|webp|jpg|png|svg)/;

test.describe('2. Screens and routes', () => {
  test.describe(() => {
    // Twice as fast, and nothing that is tested here needs scripts.
    test.use({ javaScriptEnabled: false });

    test('Every page has header and footer', async ({ page }) => {
      for (const path of ['/', '/home', ...pages, '/404']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.soft(page.getByRole('banner'), path).toBeVisible();
        await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      }
    });

    test('Each of the nine services and six industries has a page of its own', async ({ page }) => {
      for (const [path, name] of Object.entries({ ...services, ...industries })) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toContainText(name);
      }
    });

    test('Every page but home has a breadcrumb: Home, which leads to /home, then its title', { tag: '@S35' }, async ({
      page,
    }) => {
      for (const path of pages.filter((path) => !(path in services))) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect.soft(breadcrumb.getByRole('link').first(), path).toHaveText('Home');
        await expect.soft(breadcrumb.getByRole('link').first(), path).toHaveAttribute('href', '/home');
        await expect.soft(breadcrumb.getByRole('listitem'), path).toHaveCount(2);
      }
    });

    test('Service pages have the breadcrumb Home, Services, page', { tag: '@S35' }, async ({ page }) => {
      for (const path of Object.keys(services)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect.soft(breadcrumb.getByRole('link'), path).toHaveText(['Home', 'Services']);
        await expect.soft(breadcrumb.getByRole('listitem'), path).toHaveCount(3);
      }
    });

    test('The not-found page has the breadcrumb Home, Page not found', { tag: '@S35' }, async ({ page }) => {
      await page.goto('/404');
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Page not found']);
    });

    test('No loader is shown without scripts', { tag: '@S11' }, async ({ page }) => {
      await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
      await expect(page.locator(loader)).toBeAttached();
      await expect(page.locator(loader)).toBeHidden();
    });

    test("'Back to Home' leads home without scripts", { tag: '@S9' }, async ({ page }) => {
      await page.goto('/plumbing-servces');
      await page.getByRole('button', { name: 'Back to Home' }).click();
      // The browser adds a question mark when it sends a form without fields.
      await expect(page).toHaveURL(/\/home\??$/);
    });
  });

  test('Home has no breadcrumb', async ({ site, page }) => {
    await site.open('/');
    await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toHaveCount(0);
  });

  test('Both / and /home are the home page, and / is its canonical address', { tag: '@S10' }, async ({ page }) => {
    for (const path of ['/', '/home']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
    }
  });

  test('Navigating scrolls to the top', async ({ site, page }) => {
    await site.open('/about-us');
    await page.getByRole('contentinfo').locator('a[href="/plumbing-services"]').click();
    await expect(page).toHaveURL('/plumbing-services');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('An unknown path answers 404, becomes /404 and is searched for', { tag: '@S9' }, async ({ page }) => {
    const response = await page.goto('/plumbing-servces');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('plumbing servces');
  });

  test("/404 says sorry in the specification's words, and leads home by 'Back to Home'", { tag: '@S9' }, async ({
    site,
    page,
  }) => {
    const response = await page.goto('/404');
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const text of [
      'Oh...ho...',
      'Sorry, Something Went Wrong.',
      'The page you are looking for was moved, removed, renamed or never existed.',
    ])
      await expect.soft(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    // Before that, the browser sends the form itself and adds a question mark to the address.
    await site.waitUntilHydrated();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('A full-screen loader of four dots is shown until the load event, and hides nothing', { tag: '@S11' }, async ({
    site,
    page,
  }) => {
    const resume = await pauseRequests(page, pictures);
    // Three seconds after they have run, the loader goes even if something is still loading.
    const resumeScripts = await site.pauseScripts();
    await page.goto('/about-us', { waitUntil: 'commit' });
    await expect(page.locator(loader)).toHaveCount(1);
    // Polled, because its styles may come after its element.
    await expect.poll(() => page.locator(loader).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
    await expect(page.locator(loader).locator('span, i')).toHaveCount(4);
    // A click goes through it to the link below: Playwright refuses to click what another element covers.
    await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).click({ trial: true });
    resume();
    resumeScripts();
    await expect(page.locator(loader)).toHaveCount(0);
  });

  test('The loader goes after three seconds although the page still loads', { tag: '@S11' }, async ({ page }) => {
    const resume = await pauseRequests(page, pictures);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await expect(page.locator(loader)).toHaveCount(1);
    await expect(page.locator(loader)).toHaveCount(0);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    resume();
  });

  test('/about-us describes the company in five paragraphs', async ({ site, page }) => {
    await site.open('/about-us');
    expect(
      await page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: /.{80,}/ })
        .count(),
    ).toBeGreaterThanOrEqual(5);
  });

  test('/our-vision states mission, vision and principles, and 30+ years', async ({ site, page }) => {
    await site.open('/our-vision');
    const main = page.getByRole('main');
    for (const name of [/mission/i, /vision/i, /principles/i])
      await expect.soft(main.getByRole('heading', { name, level: 2 }).first()).toBeVisible();
    await expect.soft(main.getByText(/30\+\syears/).first()).toBeVisible();
  });

  test('/our-leadership opens with an introduction, then two leaders with portrait, title and biography', async ({
    site,
    page,
  }) => {
    await site.open('/our-leadership');
    const main = page.getByRole('main');
    const texts = main.getByRole('paragraph').filter({ hasText: /.{60,}/ });
    await expect.soft(texts.first()).toBeVisible();
    for (const title of [/Managing Director/, /Associate Director/]) {
      const profile = main
        .locator('section')
        .filter({ hasText: title, has: page.getByRole('img') })
        .last();
      await expect.soft(profile.getByRole('img')).toBeVisible();
      await expect.soft(profile.getByRole('heading')).toBeVisible();
      await expect
        .soft(
          profile
            .getByRole('paragraph')
            .filter({ hasText: /.{100,}/ })
            .first(),
        )
        .toBeVisible();
    }
    await expect(main.locator('section section')).toHaveCount(2);
  });

  test('/sevantra-value states values, 30+ years and a list of services', async ({ site, page }) => {
    await site.open('/sevantra-value');
    const main = page.getByRole('main');
    await expect.soft(main.getByText(/30\+\syears/).first()).toBeVisible();
    for (const path of Object.keys(services))
      await expect.soft(main.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  });

  test('/our-approach describes paramedic and medical services, effective operations, cost-effective operations and optimum resource use', async ({
    site,
    page,
  }) => {
    await site.open('/our-approach');
    for (const name of [
      /paramedic|medical/i,
      /^effective operations/i,
      /cost.effective operations/i,
      /optimum.*resource/i,
    ])
      await expect.soft(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  });

  test('/our-approach keeps material for reference below rows that open', { tag: '@S51' }, async ({ site, page }) => {
    await site.open('/our-approach');
    const closed = page.getByRole('main').locator('details:not([open]) > summary:visible');
    expect(await closed.count()).toBeGreaterThan(2);
    const name = (await closed.first().textContent()) ?? '';
    await closed.first().click();
    await expect(page.getByRole('main').locator('details[open] > summary').filter({ hasText: name })).toBeVisible();
  });

  test("/our-approach has 'Contact Us Now', and 'Download Our Brochure' in a new tab, with its size beside it", {
    tag: '@S29',
  }, async ({ site, page }) => {
    await site.open('/our-approach');
    const main = page.getByRole('main');
    const brochure = main.getByRole('link', { name: 'Download Our Brochure', exact: true });
    await expect(brochure).toHaveText(/^Download Our Brochure$/);
    await expect(brochure).toHaveAccessibleDescription(/^\(PDF,\s.+\), opens in a new tab$/);
    await expect(brochure).toHaveAttribute('target', '_blank');
    await expect(brochure).toHaveAttribute('rel', /noopener/);
    await expect(brochure).toHaveAttribute('href', /\.pdf$/);
    await main.getByRole('link', { name: 'Contact Us Now' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('/investors-relationship says that a national investor funds six months of working capital, and how it helps growth', async ({
    site,
    page,
  }) => {
    await site.open('/investors-relationship');
    const main = page.getByRole('main');
    await expect.soft(main.getByText(/national investor/i).first()).toBeVisible();
    await expect.soft(main.getByText(/six\smonths|6.month/i).first()).toBeVisible();
    await expect.soft(main.getByText(/working.capital/i).first()).toBeVisible();
    await expect.soft(main.getByText(/grow/i).first()).toBeVisible();
  });

  test('/services shows a grid of eight cards, then paramedic services', { tag: '@S12' }, async ({ site, page }) => {
    await site.open('/services');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(8);
    await expect(cards.locator('a[href="/paramedic-services"]')).toHaveCount(0);
    await expect(main.locator('a[href="/paramedic-services"]').first()).toBeVisible();
  });

  test('/services has a phone call-to-action and a discover-more button to contact', async ({ site, page }) => {
    await site.open('/services');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: company.phone }).first()).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: /discover more/i })).toHaveAttribute('href', '/contact');
  });

  test('/industries shows six cards with the service of each', async ({ site, page }) => {
    await site.open('/industries');
    const words = {
      '/commercials': /housekeeping/i,
      '/corporate': /pantry/i,
      '/residential': /paramedic/i,
      '/healthcare': /paramedic/i,
      '/education': /plumbing/i,
      '/event': /manpower and housekeeping/i,
    };
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(6);
    for (const [path, service] of Object.entries(words))
      await expect
        .soft(cards.filter({ has: page.locator(`a[href="${path}"]`) }).filter({ hasText: service }), path)
        .toHaveCount(1);
    expect(Object.keys(words)).toEqual(Object.keys(industries));
  });

  for (const [path, length] of [
    ['/cookies-policy', 2000],
    ['/disclaimer', 2000],
    ['/terms-of-services', 4000],
  ] as const)
    test(`${path} is a long legal text`, async ({ page }) => {
      await page.goto(path);
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(length);
    });

  test('/test shows Select Country, Choose Plan, Make Payment and Activate your eSIM, which loop by their arrows', {
    tag: '@S14',
  }, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/test');
    const carousel = page.getByRole('main').getByRole('region').first();
    for (const step of ['Select Country', 'Choose Plan', 'Make Payment', 'Activate your eSIM'])
      await expect.soft(carousel.getByText(step).first()).toBeAttached();
    for (const step of ['Choose Plan', 'Make Payment', 'Activate your eSIM', 'Select Country']) {
      await carousel.getByRole('button', { name: /next/i }).click();
      await expect(carousel.getByText(step).first()).toBeInViewport();
    }
  });

  test('/test has no dots: its buttons are pause, previous and next', { tag: '@S15' }, async ({ site, page }) => {
    await site.open('/test');
    const buttons = page.getByRole('main').getByRole('region').first().getByRole('button');
    await expect(buttons).toHaveCount(3);
    for (const [index, name] of [/pause/i, /previous/i, /next/i].entries())
      await expect.soft(buttons.nth(index)).toHaveAccessibleName(name);
  });

  test('/test is in no menu, sitemap or search', { tag: '@S14' }, async ({ site, page, request }) => {
    await site.open('/test');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('a[href="/test"]')).toHaveCount(0);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/test<');
    expect(await (await request.get('/search?q=esim')).text()).not.toContain('href="/test"');
  });
});
