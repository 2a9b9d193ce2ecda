import { expect, test } from '@site/journeys';
import { openMailServer } from '@site/service/testing/open-mail-server';
import { expectAccessible, expectAllAccessible } from '../../support/axe.ts';
import { smallPhone } from '../../support/phones.ts';
import { fillInFooter, followMail, footerForm, footerFormReady, showFooterForm } from '../../support/subscription.ts';
import { byFinger, byKeyboard, inLongRun, type Way } from '../support/ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

unsubscribes(inLongRun(byKeyboard), expectAccessible);

test.describe('on a phone', () => {
  test.use(smallPhone);
  unsubscribes(inLongRun(byFinger), expectAllAccessible);
});

function unsubscribes({ name, tag, press }: Way, expectAccessibleStop: typeof expectAccessible) {
  test(`unsubscribes where a mail program opens the link as a page, ${name}`, { tag }, async ({
    site,
    page,
    runOther,
  }) => {
    const mailbox = await openMailServer();
    const other = await runOther(`unsubscribe-${name.replaceAll(' ', '-')}`, {}, { SMTP_URL: mailbox.url });
    try {
      await site.open(`${other.url}/about-us`);
      await showFooterForm(page);
      await footerFormReady(page);
      await fillInFooter(page);
      await press(page, footerForm(page).getByRole('button', { name: 'Subscribe' }));
      await followMail(page, mailbox, 1, 'confirm', 'Confirm subscription');
      await expect(page.getByText('Your subscription is confirmed')).toBeVisible();
      await expect.poll(() => mailbox.received.length, { timeout: 15_000 }).toBe(2);

      const [, link = ''] = /List-Unsubscribe: <([^>]+)>/.exec(mailbox.received[1]?.text ?? '') ?? [];
      await page.goto(link);
      await expect(page).toHaveURL(/\/subscription\?leave=/);
      await site.waitUntilHydrated();
      await expectAccessibleStop(page, 'the question');
      await press(page, page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }));
      await expect(page.getByText('You are unsubscribed')).toBeVisible();
    } finally {
      await mailbox.close();
    }
  });
}
