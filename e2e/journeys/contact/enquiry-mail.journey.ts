import { expect, test } from '@site/journeys';
import { openMailServer } from '@site/service/testing/open-mail-server';
import { enquiryByLabel } from '../../support/enquiry.ts';
import { fillIn, reference, sendButton } from '../support/enquiry.ts';

test('mails an enquiry from the form to the office, and acknowledges it to the sender', { tag: '@long' }, async ({
  site,
  page,
  runOther,
}) => {
  const mailbox = await openMailServer();
  const other = await runOther(
    'enquiry-mail',
    {},
    { SMTP_URL: mailbox.url, ACKNOWLEDGE: 'yes', ENQUIRY_MAIL_TO: 'desk@sevantra.example' },
  );
  try {
    await site.open(`${other.url}/contact`);
    await fillIn(page);
    await sendButton(page).click();
    const shown = (await page.locator('[data-kind="success"] strong').textContent()) ?? '';
    expect(shown).toMatch(reference);
    await expect
      .poll(() => mailbox.received.flatMap(({ to }) => to).sort(), { timeout: 15_000 })
      .toEqual([enquiryByLabel['Email address'], 'desk@sevantra.example']);
    for (const mail of mailbox.received) expect(mail.text).toContain(shown);
    const [toDesk] = mailbox.received.filter(({ to }) => to[0]?.startsWith('desk'));
    expect(toDesk?.text).toContain('Two taps leak on the second floor.');
  } finally {
    await mailbox.close();
  }
});
