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
  pageErrors.allow(devToolsInvitation);
  await site.open('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
  const expectNoReload = await site.markDocument();

  const restore = await change(repository, form, intro, '<p>Saved a moment ago</p>');
  await expect(page.getByText('Saved a moment ago')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/contact')).text(), { timeout: 60_000 })
    .toContain('Saved a moment ago');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await expectNoReload();
  await restore();
});

test('shows the last of several saves in a row, and keeps what was typed', async ({
  site,
  page,
  pageErrors,
  repository,
}) => {
  pageErrors.allow(devToolsInvitation);
  await site.open('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
  const expectNoReload = await site.markDocument();

  // Each is saved as soon as the one before is shown, while that one is still being built for the server.
  const restore = await change(repository, form, '{intro}', 'Saved first');
  await expect(page.getByText('Saved first')).toBeVisible();
  for (const [from, to] of [
    ['Saved first', 'Saved second'],
    ['Saved second', 'Saved third'],
  ] as const) {
    await change(repository, form, from, to);
    await expect(page.getByText(to)).toBeVisible();
  }
  await expect
    .poll(async () => (await page.request.get('/contact')).text(), { timeout: 60_000 })
    .toContain('Saved third');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await expectNoReload();
  await change(repository, form, 'Saved third', 'Saved before this page was opened');
  await page.reload();
  await expect(page.getByText('Saved before this page was opened')).toBeVisible();
  await restore();
});

test('says on first load where a component threw on the server, until that is mended', async ({
  site,
  page,
  pageErrors,
  repository,
}) => {
  pageErrors.allow(devToolsInvitation, /503 \(Service Unavailable\)/);
  const mend = await change(repository, form, 'useDeletePostedDraft(posted);', "throw new Error('thrown on purpose');");
  await expect.poll(async () => (await page.request.get('/contact')).status(), { timeout: 60_000 }).toBe(503);
  await page.goto('/contact');
  const panel = page.getByRole('alert').filter({ hasText: 'An error on the server' });
  await expect(panel).toContainText('thrown on purpose');
  await expect(panel).toContainText(/components\/ContactForm\.tsx:\d+/);

  await mend();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(panel).toBeHidden();
  await site.waitUntilHydrated();
});

/** Returns a function that saves the file as it was. */
async function change(repository: string, file: string, from: string, to: string) {
  const source = path.join(repository, file);
  const text = await readFile(source, 'utf8');
  await writeFile(source, text.replace(from, to));
  return () => writeFile(source, text);
}
