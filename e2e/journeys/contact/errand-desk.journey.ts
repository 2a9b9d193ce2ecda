import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, noScripts, test } from '@site/e2e';
import { isRemoteSite } from '../../support/address.ts';
import { fillIn, reference, sendButton } from '../../support/enquiry.ts';
import { mailsIn } from '../../support/outbox.ts';
import { releasesDir } from '../../support/part-build.ts';

test.skip(isRemoteSite, 'needs more than an address');
test.use(noScripts);

test('answers an enquiry from its mail without a terminal, and erases it after a second question', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();
  const main = page.getByRole('main');

  const mail = await mailFor(page);
  const linkFor = (action: string) => new RegExp(`http://\\S+/enquiry\\?${action}=\\S+`).exec(mail)?.[0] ?? '';
  await page.goto(linkFor('answered'));
  await expect(main).not.toContainText('Asha Verma');
  await main.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(main.getByRole('heading', { name: 'The enquiry is marked as answered' })).toBeVisible();
  await expect(main).toContainText('Asha Verma');

  await page.goto(linkFor('erase'));
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('heading', { name: 'Erase it for good?' })).toBeVisible();
  await main.getByRole('button', { name: 'Erase for good' }).click();
  await expect(main.getByRole('heading', { name: 'The enquiry is erased' })).toBeVisible();
});

/** The mail about the enquiry that was just sent. The site has no mail server and writes its mails to a folder. */
async function mailFor(page: Page): Promise<string> {
  const shown = page.locator('[data-kind="success"] strong');
  await expect(shown).toHaveText(reference);
  const sent = (await shown.textContent()) ?? '';
  const find = async () =>
    (await mailsIn(path.join(releasesDir(), '../data'))).find(
      (mail) => mail.includes(sent) && mail.includes('For our sales desk'),
    ) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
