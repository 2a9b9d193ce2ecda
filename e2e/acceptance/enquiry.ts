import type { Page } from '@playwright/test';
import { enquiryByLabel } from '../support/enquiry.ts';

export function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true });
}

export function sendButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^send/i });
}

export async function fillIn(page: Page, values: Partial<typeof enquiryByLabel> = enquiryByLabel): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Responses of the service, as JSON. */
export const success = { status: 'success' };
export const failure = { status: 'error', error: { code: 'busy', message: 'Our desk is full. Please call.' } };
