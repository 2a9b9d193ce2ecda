import { expect, noScripts, type RunOther, test } from '@site/e2e';
import { type MailServer, openMailServer } from '@site/service/testing/open-mail-server';
import { hitsOf } from '../../support/search.ts';
import {
  fillInFooter,
  fillInSubscription,
  followMail,
  footerForm,
  footerFormReady,
} from '../../support/subscription.ts';

test('subscribes in the footer, confirms by mail and unsubscribes where a mail program opens the link as a page', {
  tag: '@long',
}, async ({ site, page, runOther }) => {
  await withMail(runOther, 'subscribe', async (url, mailbox) => {
    await site.open(`${url}/plumbing-services`);
    await footerForm(page).scrollIntoViewIfNeeded();
    await footerFormReady(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await expect(footerForm(page).getByText('Please enter email address.')).toBeVisible();
    await fillInFooter(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('contentinfo').getByText('Please check your inbox')).toBeVisible();
    await expect(page).toHaveURL(`${url}/plumbing-services`);

    await followMail(page, mailbox, 1, 'confirm', 'Confirm subscription');
    await expect(page.getByText('Your subscription is confirmed')).toBeVisible();
    await expect.poll(() => mailbox.received.length, { timeout: 15_000 }).toBe(2);
    const [, link = ''] = /List-Unsubscribe: <([^>]+)>/.exec(mailbox.received[1]?.text ?? '') ?? [];
    await page.goto(link);
    await expect(page).toHaveURL(/\/subscription\?leave=/);
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
  });
});

test('finds the page to subscribe on by the words of visitors', async () => {
  for (const query of ['newsletter', 'monthly email', 'subscribe', 'unsubscribe'])
    expect((await hitsOf(query))[0], query).toBe('/subscription');
});

test('keeps the footer form through a navigation', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeFocused();
  await footerForm(page).scrollIntoViewIfNeeded();
  await footerFormReady(page);
  await expect(footerForm(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use(noScripts);

  test('subscribes, confirms and unsubscribes without scripts', { tag: '@long' }, async ({ page, runOther }) => {
    await withMail(runOther, 'subscribe-plain', async (url, mailbox) => {
      await page.goto(`${url}/about-us`);
      await footerForm(page).getByLabel('Send the notes to').fill('asha');
      await footerForm(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('main').getByText('Please enter valid email address.')).toBeVisible();
      await expect(page.getByRole('form')).toHaveCount(1);
      await expect(page.getByLabel('Send the notes to')).toHaveValue('asha');
      await fillInSubscription(page.getByRole('form'));
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('main').getByText('Please check your inbox')).toBeVisible();
      await followMail(page, mailbox, 1, 'confirm', 'Confirm subscription');
      await expect(page.getByText('Your subscription is confirmed')).toBeVisible();
      await followMail(page, mailbox, 2, 'leave', 'Unsubscribe');
      await expect(page.getByText('You are unsubscribed')).toBeVisible();
    });
  });
});

test('says that a link has expired, on a complete page', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/subscription?confirm=confirm.made.0.up');
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('This link is no longer valid. Please subscribe again.')).toBeVisible();
});

async function withMail(
  runOther: RunOther,
  channel: string,
  visit: (url: string, mailbox: MailServer) => Promise<void>,
) {
  const mailbox = await openMailServer();
  const site = await runOther(channel, {}, { SMTP_URL: mailbox.url });
  try {
    await visit(site.url, mailbox);
  } finally {
    await mailbox.close();
  }
}
