import type { Page } from '@playwright/test';
import { enquiryByLabel } from '../../support/enquiry.ts';

export const reference = /SEV-[0-9A-Z]{4}-[0-9A-Z]{4}/;

export async function fillIn(page: Page, values: Partial<typeof enquiryByLabel> = enquiryByLabel): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** The values in the form, by label. */
export async function typed(page: Page): Promise<Record<string, string>> {
  const entries = Object.keys(enquiryByLabel).map(
    async (label) => [label, await field(page, label).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export function field(page: Page, label: string) {
  return page.getByRole('form').or(page.locator('main form')).first().getByLabel(label, { exact: true });
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send message' });
}

/** Idempotency keys of the enquiries sent. */
export function watchKeys(page: Page): () => string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generalEnquiry')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return () => keys;
}
