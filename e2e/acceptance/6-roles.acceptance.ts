import { expect, test } from '@site/e2e';
import { pages } from './company.ts';

test.describe('6. Roles and permissions', () => {
  test('All pages are public, and none asks anybody to log in', async ({ request }) => {
    for (const path of ['/', '/home', ...pages]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
      expect.soft(await response.text(), path).not.toMatch(/log ?in\b|sign in|sign up|type="password"/i);
    }
  });
});
