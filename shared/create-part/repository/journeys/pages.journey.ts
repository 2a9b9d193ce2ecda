import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Written by the build, with the part's addresses. */
const { table } = JSON.parse(readFileSync('dist/part.json', 'utf8'));
const routes: { path: string; title: string }[] = table.routes;

for (const { path, title } of routes.filter((route) => !route.path.includes(':')))
  test(`shows ${path}, and hydrates it without a word in the console`, async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect.poll(() => page.title()).toContain(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(lines).toEqual([]);
  });
