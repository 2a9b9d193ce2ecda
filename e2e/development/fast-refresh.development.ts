import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@site/e2e';
import { devToolsInvitation } from '../journeys/support/known-console-lines.ts';
import { test } from './development-test.ts';

test('shows a saved component at once and keeps what was typed, also once it is released', async ({
  site,
  page,
  pageErrors,
  repository,
}) => {
  pageErrors.allow(devToolsInvitation);
  await site.open('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');

  await save(repository, 'mfe-contact/components/ContactForm.tsx', 'Send message', 'Dispatch message');
  await expect(page.getByRole('button', { name: 'Dispatch message' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');

  await expect
    .poll(async () => (await page.request.get('/contact')).text(), { timeout: 60_000 })
    .toContain('Dispatch message');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});

async function save(repository: string, file: string, from: string, to: string) {
  const source = path.join(repository, file);
  await writeFile(source, (await readFile(source, 'utf8')).replace(from, to));
}
