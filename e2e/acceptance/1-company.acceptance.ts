import { expect, test } from '@site/journeys';
import { company, industries, services } from './company.ts';

test.describe('1. What the product does and for whom', () => {
  test.describe('header', () => {
    test.beforeEach(({ site }) => site.open('/about-us'));

    for (const width of [600, 768, 1280]) {
      test(`shows address, email and working hours in its top bar, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const header = page.getByRole('banner');
        await expect(header.getByText(company.place).first()).toBeInViewport();
        await expect(header.getByRole('link', { name: company.email }).first()).toBeInViewport();
        await expect(header.getByText(company.hours).first()).toBeInViewport();
      });
    }

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

    test('opens the search by its button', async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeFocused();
    });

    test('is sticky', async ({ page }) => {
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Sevantra/ })).toBeInViewport();
    });
  });

  test('search and its button work without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await page.close();
  });

  test('under 1200 px a menu slides out by its toggle and goes by its close button', async ({ site, page }) => {
    await page.setViewportSize({ width: 1199, height: 900 });
    await site.open('/');
    await page.getByRole('button', { name: /menu/i }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
    await menu.getByRole('button', { name: /close/i }).click();
    await expect(menu).toBeHidden();
  });

  test('from 1200 px on there is a menu bar and no toggle', async ({ site, page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await site.open('/');
    await expect(page.getByRole('banner').getByRole('button', { name: /open menu|^menu$/i })).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Services' }),
    ).toBeVisible();
  });

  test.describe('footer', () => {
    test.beforeEach(({ site }) => site.open('/about-us'));

    test('tells about the company, its social profiles and how to reach it', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await expect
        .soft(
          footer
            .getByRole('paragraph')
            .filter({ hasText: /.{60,}/ })
            .first(),
        )
        .toBeVisible();
      await expect.soft(footer.getByRole('link', { name: /linkedin/i })).toHaveAttribute('href', /\.example/);
      await expect.soft(footer.getByRole('link', { name: company.phone }).first()).toBeVisible();
      await expect.soft(footer.getByRole('link', { name: company.email }).first()).toBeVisible();
      await expect.soft(footer.getByText(company.place).first()).toBeVisible();
      await expect.soft(footer.getByText(/©|copyright/i).first()).toBeVisible();
    });

    test('lists all services and industries', async ({ page }) => {
      for (const path of Object.keys({ ...services, ...industries }))
        await expect.soft(page.getByRole('contentinfo').locator(`a[href="${path}"]`).first(), path).toBeVisible();
    });

    test('links the legal texts, which are there', async ({ page, request }) => {
      const footer = page.getByRole('contentinfo');
      for (const path of ['/privacy-policy', '/terms-of-services', '/cookies-policy', '/disclaimer']) {
        await expect.soft(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible();
        expect.soft((await request.get(path)).status(), path).toBe(200);
      }
    });

    test('links the brochure, a PDF, in a new tab', async ({ page, request }) => {
      const link = page.getByRole('contentinfo').getByRole('link', { name: /brochure \(PDF, .+\)/i });
      await expect(link).toHaveAttribute('target', '_blank');
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
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

    test('takes an address for the notes and says so', { tag: ['@sends', '@own-service'] }, async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const field = footer.getByPlaceholder('Email address');
      await expect(field).toHaveAttribute('type', 'email');
      await field.fill('asha@school.example');
      await footer.getByRole('checkbox').check();
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await footer.getByRole('button', { name: /subscribe/i }).click();
      // Before scripts run, the browser sends the form itself and is led to a page.
      expect((await answer).status()).toBeLessThan(400);
      await expect(page.getByText(/inbox/i).first()).toBeVisible();
    });
  });

  test("claims 30+ years for the company, 50+ years for its people's experience together", async ({ site, page }) => {
    await site.open('/about-us');
    await expect
      .soft(
        page
          .getByRole('main')
          .getByText(/30\+\syears/)
          .first(),
      )
      .toBeVisible();
    await expect
      .soft(
        page
          .getByRole('main')
          .getByText(/50\+\syears/)
          .first(),
      )
      .toContainText(/combined|together|between/);
  });
});
