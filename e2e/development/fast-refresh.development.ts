import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@site/e2e';
import { devToolsInvitation } from '../journeys/support/known-console-lines.ts';
import { test } from './development-test.ts';

const form = 'mfe-contact/components/ContactForm.tsx';
const intro = '<p>{intro}</p>';

test('shows a saved component and keeps what was typed, also once it is released', async ({
  site,
  page,
  pageErrors,
  repository,
}) => {
  // The script of a hot update is asked for with the integrity of a chunk, which it has not.
  pageErrors.allow(devToolsInvitation, /Error parsing 'integrity' attribute \('undefined'\)/);
  await site.open('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
  const expectNoReload = await site.markDocument();

  await change(repository, form, intro, '<p>Saved a moment ago</p>');
  await expect(page.getByText('Saved a moment ago')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/contact')).text(), { timeout: 60_000 })
    .toContain('Saved a moment ago');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await expectNoReload();
});

async function change(repository: string, file: string, from: string, to: string) {
  const source = path.join(repository, file);
  const text = await readFile(source, 'utf8');
  await writeFile(source, text.replace(from, to));
}
