import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginPost } from '@site/service/testing/http';

/** A whole enquiry, as the API takes it and as forms post it. */
export const enquiry = {
  fullName: 'Asha Verma',
  emailId: 'asha@school.example',
  contactNumber: '9876543210',
  companyName: 'Verma Public School',
  message: 'Two taps leak on the second floor.\nPlease call before noon.',
};

/** The enquiry by the labels on screen. */
export const enquiryByLabel = {
  Name: enquiry.fullName,
  'Email address': enquiry.emailId,
  'Phone number': enquiry.contactNumber,
  Subject: enquiry.companyName,
  Message: enquiry.message,
};

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

/** Sends the first part of an enquiry's request. Returns a function that sends the rest. */
export function beginEnquiry(site: string) {
  return beginPost(`${site}/api/v1/generalEnquiry`, { origin: site, 'idempotency-key': randomUUID() }, enquiry);
}
