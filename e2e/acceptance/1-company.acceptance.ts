import { expect, test } from '@site/e2e';
import { phone } from '../support/visit.ts';
import { company, companyPages, industries, services } from './company.ts';

test.describe('1. What the product does and for whom', () => {
  test("The company claims 30+ years for itself, and 50+ years for its people's experience together", {
    tag: '@S13',
  }, async ({ site, page }) => {
    await site.open('/about-us');
    const main = page.getByRole('main');
    await expect.soft(main.getByText(/30\+\syears/).first()).toBeVisible();
    await expect.soft(main.getByText(/50\+\syears/).first()).toContainText(/combined|together|between/);
  });

  test.describe('The header', () => {
    test.beforeEach(({ site }) => site.open('/about-us'));

    for (const width of [600, 768, 1280])
      test(`shows address, email and working hours in its top bar in a window ${width} px wide`, {
        tag: '@S51',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const header = page.getByRole('banner');
        await expect(header.getByText(company.place).first()).toBeInViewport();
        await expect(header.getByRole('link', { name: company.email }).first()).toBeInViewport();
        await expect(header.getByText(company.hours).first()).toBeInViewport();
      });

    test("leads to the contact page by 'Talk to us'", async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).click();
      await expect(page).toHaveURL('/contact');
    });

    test('leads home by its logo', async ({ page }) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Sevantra/ })
        .click();
      await expect(page).toHaveURL('/home');
    });

    test('shows a phone number that can be called', async ({ page }) => {
      const link = page.getByRole('banner').getByRole('link', { name: company.phone });
      await expect(link.first()).toHaveAttribute('href', 'tel:+911205550142');
    });

    test('opens the search by its button', { tag: '@S22' }, async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeFocused();
    });

    test("stays in view with its logo and 'Talk to us' while a page is scrolled", { tag: '@S51' }, async ({ page }) => {
      // A busy page may miss a turn of the wheel.
      const turnWheel = async () => {
        await page.mouse.wheel(0, 500);
        return page.evaluate(() => scrollY);
      };
      await expect.poll(turnWheel).toBeGreaterThan(600);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Sevantra/ })).toBeInViewport();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Talk to us' })).toBeInViewport();
    });

    test('leads by its menu to every page about the company, all services, all industries, blog and contact', {
      tag: '@S12',
    }, async ({ page }) => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const path of [...companyPages, ...Object.keys({ ...services, ...industries }), '/blogs', '/contact'])
        await expect.soft(menu.locator(`a[href="${path}"]`).first(), path).toBeAttached();
    });
  });

  test.describe('The search', () => {
    test('finds pages and posts by what they say', { tag: ['@S22', '@own-service'] }, async ({ site, page }) => {
      await site.open('/search?q=plumber');
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="/plumbing-services"]').first()).toBeVisible();
      await expect(main.locator('a[href^="/blogs/"]').first()).toBeVisible();
    });

    test('lists paramedic services among the others', { tag: '@S12' }, async ({ site, page }) => {
      await site.open('/search?q=paramedic');
      await expect(page.getByRole('main').locator('a[href^="/paramedic-services"]').first()).toBeVisible();
    });

    test('works without scripts, and so does its button', { tag: '@S22' }, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await page.goto('/about-us');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search/);
      await page.getByRole('main').getByRole('searchbox').fill('plumber');
      await page.getByRole('main').getByRole('searchbox').press('Enter');
      await expect(page.getByRole('main').locator('a[href^="/plumbing-services"]').first()).toBeVisible();
      await page.close();
    });
  });

  test.describe('The menu', () => {
    test('slides out under 1200 px by its toggle, and goes by its close button', async ({ site, page }) => {
      await page.setViewportSize({ width: 1199, height: 900 });
      await site.open('/');
      await page.getByRole('button', { name: /menu/i }).click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
      await menu.getByRole('button', { name: /close/i }).click();
      await expect(menu).toBeHidden();
    });

    test('is a bar without a toggle from 1200 px on', async ({ site, page }) => {
      await page.setViewportSize({ width: 1200, height: 900 });
      await site.open('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: /open menu|^menu$/i })).toBeHidden();
      await expect(header.getByRole('navigation').getByRole('link', { name: 'Services' })).toBeVisible();
    });

    test("holds 'Talk to us', phone number, address, email and hours below 600 px", { tag: '@S51' }, async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 599, height: 900 });
      await site.open('/about-us');
      await page.getByRole('button', { name: /menu/i }).click();
      const menu = page.getByRole('dialog');
      for (const name of ['Talk to us', company.phone, company.email])
        await expect.soft(menu.getByRole('link', { name })).toBeVisible();
      for (const text of [company.place, company.hours]) await expect.soft(menu.getByText(text)).toBeVisible();
    });
  });

  test.describe('The footer', () => {
    test.beforeEach(({ site }) => site.open('/about-us'));

    test('says what the company does, how to reach it and whose the site is', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      const about = footer.getByRole('paragraph').filter({ hasText: /.{60,}/ });
      await expect.soft(about.first()).toBeVisible();
      await expect.soft(footer.getByRole('link', { name: company.phone }).first()).toBeVisible();
      await expect.soft(footer.getByRole('link', { name: company.email }).first()).toBeVisible();
      await expect.soft(footer.getByText(company.place).first()).toBeVisible();
      await expect.soft(footer.getByText(/©|copyright/i).first()).toBeVisible();
    });

    test('leads to social profiles, which belong to nobody', { tag: '@S37' }, async ({ page }) => {
      const profiles = page.getByRole('contentinfo').getByRole('link', { name: /^Sevantra on / });
      expect(await profiles.count()).toBeGreaterThan(2);
      for (const profile of await profiles.all())
        await expect.soft(profile).toHaveAttribute('href', /^https:\/\/\w+\.example\//);
    });

    test('states registered office, CIN and grievance contact', { tag: '@S44' }, async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      for (const name of ['CIN', 'Registered office', 'Grievances'])
        await expect.soft(footer.getByRole('term').filter({ hasText: name })).toBeVisible();
      await expect(footer.getByRole('link', { name: /^grievance/ })).toHaveAttribute('href', /^mailto:/);
    });

    test('lists all services and industries', { tag: '@S12' }, async ({ page }) => {
      for (const path of Object.keys({ ...services, ...industries }))
        await expect.soft(page.getByRole('contentinfo').locator(`a[href="${path}"]`).first(), path).toBeVisible();
    });

    test('folds its lists on a phone, and opens one by its name', { tag: '@S51' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const list = page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' });
      await expect(list.getByRole('link', { name: 'Plumbing' })).toBeHidden();
      await list.getByRole('group').click();
      await expect(list.getByRole('link', { name: 'Plumbing' })).toBeVisible();
    });

    test('links the terms of services, the cookies policy and the disclaimer', async ({ page, request }) => {
      const footer = page.getByRole('contentinfo');
      for (const path of ['/terms-of-services', '/cookies-policy', '/disclaimer']) {
        await expect.soft(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible();
        expect.soft((await request.get(path)).status(), path).toBe(200);
      }
    });

    test('links a privacy policy', { tag: '@S8' }, async ({ page }) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy', exact: true }).click();
      await expect(page).toHaveURL('/privacy-policy');
      await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
    });

    test('links the brochure, a PDF, with its size and in a new tab', { tag: '@S29' }, async ({ page, request }) => {
      const link = page.getByRole('contentinfo').getByRole('link', { name: /brochure \(PDF, .+\)/i });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toBe('application/pdf');
    });

    test('scrolls to the top by its button', async ({ page }) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page
        .getByRole('button', { name: /top/i })
        .or(page.getByRole('link', { name: /top/i }))
        .first()
        .click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('takes an address for the notes and says so', { tag: ['@S23', '@sends', '@own-service'] }, async ({
      page,
    }) => {
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const field = footer.getByPlaceholder('Email address');
      await expect(field).toHaveAttribute('type', 'email');
      await field.fill('asha@school.example');
      await footer.getByRole('checkbox').check();
      const response = page.waitForResponse((response) => response.request().method() === 'POST');
      await footer.getByRole('button', { name: /subscribe/i }).click();
      // Before scripts run, the browser sends the form itself and is redirected to a page.
      expect((await response).status()).toBeLessThan(400);
      await expect(page.getByText(/^Please check your inbox/).first()).toBeVisible();
    });
  });

  test("The site follows the device's light or dark theme, and prints dark on white", { tag: '@S50' }, async ({
    site,
    page,
  }) => {
    await site.open('/about-us');
    const text = page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: /.{80,}/ });
    const brightness = () =>
      text.last().evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) return Number.NaN;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3 / 255;
      });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(brightness).toBeLessThan(0.4);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(brightness).toBeGreaterThan(0.6);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect.poll(brightness).toBeLessThan(0.4);
  });

  test.describe('On a phone', () => {
    test.use(phone);

    test("'Call' and 'Talk to us' come to the foot of the screen once the first view is left", {
      tag: '@S52',
    }, async ({ site, page }) => {
      await site.open('/plumbing-services');
      const bar = page.getByRole('navigation', { name: 'Call or talk to us' });
      await expect(bar).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+911205550142');
      await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
      await bar.getByRole('link', { name: 'Talk to us' }).tap();
      await expect(page).toHaveURL('/contact');
    });

    test("'Call' and 'Talk to us' are hidden while somebody types", { tag: '@S52' }, async ({ site, page }) => {
      await site.open('/contact');
      const message = page.getByRole('main').getByRole('textbox', { name: 'Message', exact: true });
      await message.scrollIntoViewIfNeeded();
      const bar = page.getByRole('navigation', { name: 'Call or talk to us' });
      await expect(bar).toBeVisible();
      await message.focus();
      await expect(bar).toBeHidden();
    });
  });
});
