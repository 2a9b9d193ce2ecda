import { expect, noScripts, test } from '@site/e2e';
import { openMailServer } from '@site/service/testing/open-mail-server';
import { fillIn, sendButton } from '../support/enquiry.ts';

test.use(noScripts);

test('answers an enquiry from its mail without a terminal, and erases it after a second question', async ({
  page,
  runOther,
}) => {
  const mailbox = await openMailServer();
  try {
    const { url } = await runOther('errand-desk', {}, { SMTP_URL: mailbox.url });
    await page.goto(`${url}/contact`);
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => mailbox.received.length, { timeout: 15_000 }).toBe(1);
    const linkFor = (action: string) =>
      new RegExp(`http://\\S+/enquiry\\?${action}=\\S+`).exec(mailbox.received[0]?.text ?? '')?.[0] ?? '';
    const main = page.getByRole('main');

    await page.goto(linkFor('answered'));
    await expect(main).not.toContainText('Asha Verma');
    await main.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(main.getByRole('heading', { name: 'The enquiry is marked as answered' })).toBeVisible();
    await expect(main).toContainText('Asha Verma');
    await page.goto(linkFor('spam'));
    await main.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(main).toContainText(/marked it as answered on /);

    await page.goto(linkFor('erase'));
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByRole('heading', { name: 'Erase it for good?' })).toBeVisible();
    await main.getByRole('button', { name: 'Erase for good' }).click();
    await expect(main.getByRole('heading', { name: 'The enquiry is erased' })).toBeVisible();
  } finally {
    await mailbox.close();
  }
});
