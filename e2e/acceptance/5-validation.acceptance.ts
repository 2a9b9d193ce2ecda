import { expect, test } from '@site/e2e';
import { enquiryByLabel } from '../support/enquiry.ts';
import { field, fillIn, sendButton, success } from './enquiry.ts';

const required = {
  Name: 'Please enter name.',
  'Email address': 'Please enter email address.',
  'Phone number': 'Please enter phone number.',
  Subject: 'Please enter company name.',
  Message: 'Please enter message.',
};

test.describe('5. Validation rules', () => {
  test.describe('The contact form', () => {
    test.beforeEach(({ site }) => site.open('/contact'));

    test('says nothing about a field before it is touched', { tag: '@S33' }, async ({ page }) => {
      for (const message of Object.values(required)) await expect.soft(page.getByText(message)).toBeHidden();
    });

    for (const [label, message] of Object.entries(required))
      test(`says '${message}' once ${label} is touched`, async ({ page }) => {
        await field(page, label).focus();
        await field(page, label).blur();
        await expect(page.getByRole('main').getByText(message)).toBeVisible();
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
      });

    test('does not announce the message of a field again at each key', { tag: '@S33' }, async ({ page }) => {
      await field(page, 'Name').focus();
      await field(page, 'Name').blur();
      const isAnnounced = (element: Element) => element.closest('[aria-live], [role=alert], [role=status]') !== null;
      expect(await page.getByText(required.Name).evaluate(isAnnounced)).toBe(false);
    });

    test('says what is missing in a field that was edited', async ({ page }) => {
      await field(page, 'Name').pressSequentially('A');
      await field(page, 'Name').press('Backspace');
      await expect(page.getByText(required.Name)).toBeVisible();
    });

    test('takes a message away once the field is valid', async ({ page }) => {
      await field(page, 'Name').focus();
      await field(page, 'Name').blur();
      await expect(page.getByText(required.Name)).toBeVisible();
      await field(page, 'Name').fill('Asha');
      await expect(page.getByText(required.Name)).toBeHidden();
    });

    test('marks all fields as touched on submit', async ({ page }) => {
      await sendButton(page).click();
      for (const [label, message] of Object.entries(required))
        await expect.soft(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    });

    for (const address of ['asha', 'asha@', '@school.example'])
      test(`says 'Please enter valid email address.' of ${address}`, { tag: '@S3' }, async ({ page }) => {
        await field(page, 'Email address').fill(address);
        await field(page, 'Email address').blur();
        await expect(page.getByText('Please enter valid email address.')).toBeVisible();
      });

    test("says 'Please enter valid phone number.' of nine digits, and how many were typed", async ({ page }) => {
      await field(page, 'Phone number').fill('987654321');
      await field(page, 'Phone number').blur();
      await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/Please enter valid phone number\./);
      await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/Ten digits; you typed 9/);
    });

    test('limits the phone number to 10 characters', { tag: '@S5' }, async ({ page }) => {
      await expect(field(page, 'Phone number')).toHaveAttribute('maxlength', '10');
      await field(page, 'Phone number').pressSequentially('987654321012');
      await expect(field(page, 'Phone number')).toHaveValue('9876543210');
    });

    for (const [what, number] of [
      ['+91 and spaces', '+91 98765 43210'],
      ['Devanagari digits', '९८७६५४३२१०'],
    ] as const)
      test(`makes ten digits of a pasted number with ${what}`, { tag: '@S5' }, async ({ page }) => {
        await field(page, 'Message').fill(number);
        await field(page, 'Message').press('Control+A');
        await field(page, 'Message').press('Control+C');
        await field(page, 'Phone number').press('Control+V');
        await expect(field(page, 'Phone number')).toHaveValue('9876543210');
      });

    test('makes ten digits of a number that is typed with +91', { tag: '@S5' }, async ({ page }) => {
      await field(page, 'Phone number').pressSequentially('+91 98765 43210');
      await expect(field(page, 'Phone number')).toHaveValue('9876543210');
    });

    test('keeps a longer number that a script sets, and says what is wrong', { tag: '@S5' }, async ({ page }) => {
      await field(page, 'Phone number').evaluate((input: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '98765432101');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await field(page, 'Phone number').focus();
      await field(page, 'Phone number').blur();
      await expect(field(page, 'Phone number')).toHaveValue('98765432101');
      await expect(page.getByText('Please enter valid phone number.')).toBeVisible();
    });

    test('sends nothing while a field is invalid', async ({ site, page }) => {
      const { requests: sent } = await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page, { ...enquiryByLabel, 'Phone number': '12345' });
      await sendButton(page).click();
      // Not the field's message, which is there since the field was left.
      await expect(page.locator(':focus').getByRole('link', { name: 'Phone number' })).toBeVisible();
      expect(sent).toEqual([]);
    });

    test('focuses a summary of what is missing, with links to the fields', async ({ page }) => {
      await sendButton(page).click();
      const link = page.locator(':focus').getByRole('link', { name: 'Phone number' });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(field(page, 'Phone number')).toBeFocused();
    });

    test('takes an invisible text for an empty one', { tag: '@S31' }, async ({ page }) => {
      await field(page, 'Name').fill('\u200B');
      await field(page, 'Name').blur();
      await expect(page.getByText(required.Name)).toBeVisible();
    });

    test('says where a name ends at 100, an address at 254, a subject at 150 and a message at 4,000 characters', {
      tag: '@S31',
    }, async ({ page }) => {
      const limits = { Name: 100, 'Email address': 254, Subject: 150, Message: 4000 };
      for (const [label, limit] of Object.entries(limits)) {
        await field(page, label).fill('a'.repeat(limit + 1));
        await field(page, label).blur();
        const shown = new RegExp(`\\b${limit.toLocaleString('en').replace(',', ',?')}\\b`);
        await expect.soft(page.getByText(shown).first()).toBeVisible();
      }
    });
  });

  test('The hidden quote form requires name, email and message; its email is an email input', { tag: '@S24' }, async ({
    site,
    page,
  }) => {
    await site.open('/education');
    const control = (name: string) => page.locator(`form [name="form_${name}"]`);
    for (const name of ['name', 'email', 'message']) await expect.soft(control(name), name).toHaveAttribute('required');
    for (const name of ['phone', 'subject']) await expect.soft(control(name), name).not.toHaveAttribute('required');
    await expect(control('email')).toHaveAttribute('type', 'email');
  });

  for (const [what, lacking] of [
    ['an address of the right form', 'address'],
    ['consent', 'consent'],
  ] as const)
    test(`A subscription needs ${what}`, { tag: '@S23' }, async ({ site, page }) => {
      await site.open('/contact');
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      // Until its scripts arrive the form posts to a page of its own, and it goes on to do so once somebody has begun to fill it in.
      await expect(page.locator('[data-fragment="Subscribe"] > [data-live]')).toBeAttached();
      await footer.getByPlaceholder('Email address').fill(lacking === 'address' ? 'asha' : 'asha@school.example');
      if (lacking !== 'consent') await footer.getByRole('checkbox').check();
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await footer.getByRole('button', { name: /subscribe/i }).click();
      const missing = lacking === 'address' ? footer.getByPlaceholder('Email address') : footer.getByRole('checkbox');
      await expect(missing).toBeFocused();
      expect(sent).toEqual([]);
    });
});
