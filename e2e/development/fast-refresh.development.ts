import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@site/e2e';
import { devToolsInvitation } from '../support/page-errors.ts';
import { test } from './development-test.ts';

const form = 'mfe-contact/components/ContactForm.tsx';

for (const { what, saves } of [
  { what: 'a saved component', saves: ['Saved a moment ago'] },
  // Each is saved as soon as the one before is shown, while that one is still being built for the server.
  { what: 'the last of several saves in a row', saves: ['Saved first', 'Saved second', 'Saved third'] },
])
  test(`shows ${what} and keeps what was typed, also once it is released`, async ({
    site,
    page,
    pageErrors,
    repository,
  }) => {
    pageErrors.allow(devToolsInvitation);
    await site.open('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
    const expectNoReload = await site.markDocument();

    const restores = [];
    for (const [index, words] of saves.entries()) {
      restores.push(await change(repository, form, saves[index - 1] ?? '{intro}', words));
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect
      .poll(async () => (await page.request.get('/contact')).text(), { timeout: 60_000 })
      .toContain(saves.at(-1));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
    await expectNoReload();
    // A page of the next test must not be opened between this build and its release.
    await restores[0]?.();
    await expect
      .poll(async () => (await page.request.get('/contact')).text(), { timeout: 60_000 })
      .not.toContain(saves.at(-1));
  });

test('shows what was saved just before the page was opened', async ({ page, pageErrors, repository }) => {
  // Where there is no update from the build that this page has, it reloads with the release.
  pageErrors.allow(devToolsInvitation, /404 \(Not Found\) \(\S+\/_\/hot\//);
  const restore = await change(repository, form, '{intro}', 'Saved before this page was opened');
  await page.goto('/contact');
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
  const mend = await change(
    repository,
    form,
    'const enquiry = useEnquiry(definition, { source, start });',
    "throw new Error('thrown on purpose');",
  );
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
