import { expect, test } from '@site/journeys';
import { pauseRequests } from '../support/pause-requests.ts';
import { company, industries, pages, services } from './company.ts';

test.describe('2. Screens and routes', () => {
  test.describe('as served', () => {
    // Twice as quick, and nothing that is asked for here comes by script.
    test.use({ javaScriptEnabled: false });

    test('every page has header, footer and one heading', async ({ page }) => {
      for (const path of ['/', '/home', ...pages, '/404']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.soft(page.getByRole('banner'), path).toBeVisible();
        await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      }
    });

    test('every page but home has a breadcrumb from Home to its title', async ({ page }) => {
      for (const path of [...pages, '/404']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect.soft(breadcrumb.getByRole('link').first(), path).toHaveText('Home');
        await expect.soft(breadcrumb.getByRole('link').first(), path).toHaveAttribute('href', '/home');
        await expect.soft(breadcrumb.getByRole('listitem'), path).toHaveCount(path in services ? 3 : 2);
        if (path in services) await expect.soft(breadcrumb.getByRole('link').last(), path).toHaveText('Services');
      }
    });
  });

  test('home has no breadcrumb', async ({ site, page }) => {
    await site.open('/');
    await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toHaveCount(0);
  });

  test("'' and home are the home page, with one canonical address", async ({ page }) => {
    for (const path of ['/', '/home']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
    }
  });

  test('navigating scrolls to the top', async ({ site, page }) => {
    await site.open('/about-us');
    await page.getByRole('contentinfo').locator('a[href="/plumbing-services"]').click();
    await expect(page).toHaveURL('/plumbing-services');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('an unknown path answers 404 and becomes /404', async ({ page }) => {
    const answer = await page.goto('/plumbing-servces');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('plumbing servces');
  });

  test('/404 says what went wrong, and leads home by its button', async ({ page }) => {
    const answer = await page.goto('/404');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const text of [
      'Oh...ho...',
      'Sorry, Something Went Wrong.',
      'The page you are looking for was moved, removed, renamed or never existed.',
    ])
      await expect.soft(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('shows a loader of four dots until the load event', async ({ page }) => {
    const resume = await pauseRequests(page, /favicon|manifest|\.(?:avif|webp|jpg|png|svg)/);
    await page.goto('/about-us', { waitUntil: 'commit' });
    const loader = page.locator('div[data-chrome][aria-hidden="true"]');
    await expect(loader).toHaveCount(1);
    const { x, y, width, height } = (await loader.boundingBox()) ?? {};
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
    resume();
    await expect(loader).toHaveCount(0);
  });

  test('about-us describes the company in five paragraphs', async ({ site, page }) => {
    await site.open('/about-us');
    expect(
      await page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: /.{80,}/ })
        .count(),
    ).toBeGreaterThanOrEqual(5);
  });

  test('our-vision states mission, vision and principles, and 30+ years', async ({ site, page }) => {
    await site.open('/our-vision');
    const main = page.getByRole('main');
    for (const name of [/mission/i, /vision/i, /principles/i])
      await expect.soft(main.getByRole('heading', { name, level: 2 }).first()).toBeVisible();
    await expect.soft(main.getByText(/30\+\syears/).first()).toBeVisible();
  });

  test('our-leadership introduces two leaders with photo, title and biography', async ({ site, page }) => {
    await site.open('/our-leadership');
    const main = page.getByRole('main');
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
  });

  test('sevantra-value states values, 30+ years and a list of services', async ({ site, page }) => {
    await site.open('/sevantra-value');
    const main = page.getByRole('main');
    await expect.soft(main.getByText(/30\+\syears/).first()).toBeVisible();
    for (const path of Object.keys(services))
      await expect.soft(main.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  });

  test('our-approach describes four subjects', async ({ site, page }) => {
    await site.open('/our-approach');
    for (const name of [
      /paramedic|medical/i,
      /^effective operations/i,
      /cost.effective operations/i,
      /optimum.*resource/i,
    ])
      await expect.soft(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  });

  test("our-approach has 'Contact Us Now' and 'Download Our Brochure' in a new tab", async ({ site, page }) => {
    await site.open('/our-approach');
    const main = page.getByRole('main');
    const brochure = main.getByRole('link', { name: /^Download Our Brochure \(PDF, .+\)/ });
    await expect(brochure).toHaveAttribute('target', '_blank');
    await expect(brochure).toHaveAttribute('rel', /noopener/);
    await expect(brochure).toHaveAttribute('href', /\.pdf$/);
    await main.getByRole('link', { name: 'Contact Us Now' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('investors-relationship tells of the investment and how it helps growth', async ({ site, page }) => {
    await site.open('/investors-relationship');
    const main = page.getByRole('main');
    await expect.soft(main.getByText(/national investor/i).first()).toBeVisible();
    await expect.soft(main.getByText(/six\smonths|6.month/i).first()).toBeVisible();
    await expect.soft(main.getByText(/working.capital/i).first()).toBeVisible();
    await expect.soft(main.getByText(/grow/i).first()).toBeVisible();
  });

  test('services shows a grid of eight cards, then paramedic services', async ({ site, page }) => {
    await site.open('/services');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(8);
    await expect(cards.locator('a[href="/paramedic-services"]')).toHaveCount(0);
    await expect(main.locator('a[href="/paramedic-services"]').first()).toBeVisible();
  });

  test('services has a phone call-to-action and a discover-more button to contact', async ({ site, page }) => {
    await site.open('/services');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: company.phone }).first()).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: /discover more/i })).toHaveAttribute('href', '/contact');
  });

  test('industries shows six cards with the service of each', async ({ site, page }) => {
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

  test('/test shows four steps in a carousel that loops by its arrows', async ({ site, page }) => {
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

  test('/test is in no menu, sitemap or search', async ({ site, page, request }) => {
    await site.open('/test');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('a[href="/test"]')).toHaveCount(0);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/test<');
    expect(await (await request.get('/search?q=esim')).text()).not.toContain('href="/test"');
  });
});
