import { act, screen } from '@testing-library/react';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { readDraft } from '../data/drafts.ts';
import { contactForm, type FormDefinition, quoteRequest } from '../data/forms.ts';
import { hindiForm } from '../data/texts/hindi.ts';
import { HindiContactForm } from '../fragments/HindiContactForm.tsx';
import { QuoteForm } from '../fragments/QuoteForm/QuoteForm.tsx';
import { ContactPage } from '../pages/ContactPage.tsx';
import { refused } from '../testing/fake-api.ts';
import { waysToFill } from '../testing/fill-by-script.ts';
import { openPage } from '../testing/open-page.tsx';

describe.each([
  ['contact form', ContactPage, contactForm, 'Send message'],
  ['form in Hindi', HindiContactForm, hindiForm, hindiForm.texts.button.children],
  ['quote form', QuoteForm, quoteRequest, 'Get a quotation'],
])('the %s', (_form, Page, definition, button) => {
  it.each(waysToFill)('sends what stands in its fields after a program has set %s', async (_way, fill) => {
    const { user, sent } = openPage(Page);
    await act(async () => fillAll(definition, fill));
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
    expect(sent).toMatchObject([{ body: { ...values, contactNumber: '9876543210' } }]);
  });

  it.each(waysToFill)(
    'keeps it, tidied and counted, where sending fails after a program has set %s',
    async (_way, fill) => {
      const { user } = openPage(Page, { responses: [refused('Not now.', { code: 'down' })] });
      await act(async () => fillAll(definition, fill));
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByText(definition.texts.failure.notSent);
      const phone = definition.fields.find(({ question }) => question === 'contactNumber');
      expect(document.getElementById(phone?.id ?? '')).toHaveValue('9876543210');
      expect(Object.values(readDraft(definition.name))).toContain('Two taps leak.');
      expect(screen.getByText((text) => /14\b/.test(text) && text.includes('4,000'))).toBeVisible();
    },
  );

  it.each(waysToFill)('refuses fields that a program has emptied by setting %s', async (_way, fill) => {
    const { user, sent } = openPage(Page);
    await act(async () => fillAll(definition, fill));
    await act(async () => fillAll(definition, (control) => fill(control, '')));
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByText(definition.texts.failure.notSent);
    expect(sent).toEqual([]);
  });
});

it('leads from the form in Hindi to the privacy policy in Hindi', () => {
  openPage(HindiContactForm);
  const link = screen.getByRole('link', { name: hindiForm.texts.privacy[1] });
  expect(link).toHaveAttribute('href', '/hi/privacy-policy');
});

const values = { ...sampleEnquiry, contactNumber: '+91 98765 43210', message: 'Two taps leak.' };

function fillAll(
  { fields }: FormDefinition,
  fill: (control: HTMLInputElement | HTMLTextAreaElement, text: string) => void,
) {
  for (const { id, question } of fields) {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) fill(control, values[question]);
  }
}
