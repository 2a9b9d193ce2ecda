import { noteCampaign } from '@site/host/campaign';
import { act, screen } from '@testing-library/react';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { busyButton, field, fillIn, sendButton } from '../testing/contact-form.ts';
import { accepted, delayed, refused } from '../testing/fake-api.ts';
import { openPage } from '../testing/open-page.tsx';
import { ContactPage } from './ContactPage.tsx';
import { openContactPage } from './testing/open-contact-page.tsx';

it('sends the fields that were typed, with the page as its source', async () => {
  const { send, sent } = openContactPage();
  await send();
  expect(sent[0]?.body).toEqual(sampleEnquiry);
  expect(sent[0]?.source).toBe('/contact');
});

it('says which campaign has led to the first page', async () => {
  const campaign = 'utm_source=google&utm_medium=&utm_campaign=noida';
  history.replaceState(null, '', `/?gclid=x&${campaign}`);
  noteCampaign();
  history.replaceState(null, '', '/contact');
  const { send, sent } = openContactPage();
  await send();
  expect(sent[0]?.campaign).toBe(campaign);
  sessionStorage.clear();
});

it('shows and focuses the reference after sending, and empties the form', async () => {
  const { send, toasts } = openContactPage();
  const reference = await send();
  expect(document.activeElement).toContainElement(reference);
  const whatsapp = screen.getByRole('link', { name: 'message us on WhatsApp' });
  expect(whatsapp).toHaveAttribute('href', expect.stringContaining('SEV-7K3M-92QX'));
  expect(document.activeElement).toHaveTextContent('Form submitted successfully');
  expect(screen.getByText(/^Within one working day,/)).toHaveTextContent(/, Mon - Sat 9:00 am to 6:00 pm, someone/);
  expect(toasts).toEqual([{ kind: 'success', message: 'Form submitted successfully' }]);
  expect(field('Name')).toHaveValue('');
  expect(field('Message')).toHaveValue('');
  expect(screen.queryByText(/^Please enter/)).not.toBeInTheDocument();
});

it('says until when the office calls, where the service tells', async () => {
  const data = { reference: 'SEV-7K3M-92QX', callBy: '2030-01-01T12:30:00.000Z' }; // a Tuesday
  const { send } = openContactPage({ responses: [async () => ({ status: 'success', data })] });
  await send();
  expect(screen.getByText(/^We will call you by/).parentElement).toHaveTextContent('We will call you by Tuesday 6 pm.');
});

it.each([
  ['Form submitted successfully', 'SEV-7K3M-92QX', accepted()],
  ['Your enquiry was not sent: Not now.', 'Not now.', refused('Not now.')],
  [
    'Your enquiry was not sent: Not this company.',
    'Not this company.',
    refused('Not this company.', { status: 422, fields: { companyName: 'Not this company.' } }),
  ],
])('leaves the focus of a visitor who types elsewhere: %s', async (toast, words, answer) => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { response, respond } = delayed(undefined);
  const { user, toasts } = openPage(BesideSearch, { path: '/contact', responses: [() => response().then(answer)] });
  await fillIn(user);
  await user.click(sendButton());
  await user.click(screen.getByRole('searchbox'));
  await act(async () => respond());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
  expect(toasts).toMatchObject([{ message: toast }]);
});

it('moves the focus of a visitor who has pressed the button from outside the form', async () => {
  const { user } = openPage(BesideSearch, { path: '/contact' });
  await fillIn(user);
  await user.click(screen.getByRole('searchbox'));
  await user.click(sendButton());
  const reference = await screen.findByText('SEV-7K3M-92QX');
  expect(document.activeElement).toContainElement(reference);
});

it('titles the form below the thanks as one for another message, and asks for nothing there', async () => {
  const { user } = openContactPage();
  expect(screen.getByText(/^Please fill in every field/)).toBeVisible();
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByRole('heading', { name: 'Send another message' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toContainElement(sendButton());
  expect(screen.queryByText(/^Please fill in every field/)).not.toBeInTheDocument();
});

it.each([{}, { data: {} }, { data: null }, { data: { reference: '' } }, { message: 'Thank you' }])(
  'thanks without a reference for a bare success: %j',
  async (rest) => {
    const { send, sent, toasts } = openContactPage({ responses: [async () => ({ status: 'success', ...rest })] });
    expect(await send('Form submitted successfully')).toBeVisible();
    expect(screen.queryByText(/reference/)).not.toBeInTheDocument();
    expect(toasts).toEqual([{ kind: 'success', message: 'Form submitted successfully' }]);
    expect(field('Name')).toHaveValue('');
    expect(sent).toHaveLength(1);
  },
);

it("shows a spinner in the button's place, keeps its focus and sends once", async () => {
  const { user, sent } = openContactPage({ responses: [() => new Promise(() => {})] });
  await fillIn(user);
  await user.dblClick(sendButton());
  await user.click(busyButton());
  await user.type(field('Name'), '{Enter}');
  expect(sent).toHaveLength(1);
  expect(busyButton()).toHaveAttribute('aria-disabled', 'true');
  expect(busyButton()).toBeEnabled();
  expect(field('Message')).toHaveValue(sampleEnquiry.message);
  expect(field('Message')).toHaveAttribute('readonly');
});

function BesideSearch() {
  return (
    <>
      <input type="search" />
      <ContactPage />
    </>
  );
}
