import type { Page, Request } from '@playwright/test';
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

/** Answers the enquiries of this page in the service's place, and keeps what was sent. */
export async function mockEnquiries(page: Page, status: number, json: unknown): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route('**/api/v1/generalEnquiry', (route) => {
    sent.push(route.request());
    return route.fulfill({ status, json });
  });
  return sent;
}

export const success = { status: 'success' };
export const failure = { status: 'error', error: { code: 'busy', message: 'Our desk is full. Please call.' } };
