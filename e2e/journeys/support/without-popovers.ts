import type { Page } from '@playwright/test';

/** Makes style sheets treat the browser as one without popovers. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    // A changed sheet no longer has the hash that the page or its policy names, and a prefetched page would bypass this route.
    const body = text
      .replace(/ integrity="[^"]+"/g, '')
      .replaceAll('selector(:popover-open)', 'selector(:never-known)');
    const { 'speculation-rules': _rules, 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers, body });
  });
}
