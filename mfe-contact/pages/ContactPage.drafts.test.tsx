import { visitPath } from '@site/brand/contact-links';
import { Link, useLocation } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { visitMessage } from '../data/texts/english.ts';
import { enquiry, field, fillIn, sendButton } from '../testing/contact-form.ts';
import { accepted, refused } from '../testing/fake-api.ts';
import { ContactPage } from './ContactPage.tsx';
import { openContactPage } from './testing/open-contact-page.tsx';

const message = 'Please send a quotation. Flats: 120. About ₹9,000 a month.';
const quotation = { message, path: `/contact?${new URLSearchParams({ message })}` };

it('keeps what was typed while its visitor is on another page', async () => {
  await typeAndLeave(enquiry);
  openContactPage();
  for (const [label, text] of Object.entries(enquiry)) expect(field(label)).toHaveValue(text);
  expect(screen.getByText(`${sampleEnquiry.message.length} of 4,000 characters`)).toBeVisible();
});

it('complains about no half-typed field on coming back', async () => {
  await typeAndLeave({ 'Email address': 'asha@' });
  openContactPage();
  expect(field('Email address')).toHaveValue('asha@');
  expect(screen.queryByText(/^Please enter/)).not.toBeInTheDocument();
});

it('sends the text that it restored', async () => {
  await typeAndLeave(enquiry);
  const { user, sent } = openContactPage();
  await user.click(sendButton());
  await screen.findByText('SEV-7K3M-92QX');
  expect(sent).toMatchObject([{ body: { fullName: 'Asha Verma', message: sampleEnquiry.message } }]);
});

it('forgets the text once it is sent', async () => {
  const { send, leave } = openContactPage();
  await send();
  leave();
  openContactPage();
  expect(field('Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('forgets a text posted without scripts, and keeps what is typed under its thanks', async () => {
  await typeAndLeave(enquiry);
  const { user, leave } = openContactPage({ path: thanks });
  expect(field('Name')).toHaveValue('');
  await fillIn(user, { Name: 'Ravi Kumar' });
  leave();
  openContactPage({ path: thanks });
  expect(field('Name')).toHaveValue('Ravi Kumar');
});

it('forgets a quote posted without scripts, and keeps what was typed into the contact form', () => {
  for (const form of ['enquiry', 'quote'])
    sessionStorage.setItem(`draft:${form}`, JSON.stringify({ fullName: 'Asha Verma' }));
  openContactPage({ path: `${thanks}&kind=quote` });
  expect(field('Name')).toHaveValue('Asha Verma');
  expect(sessionStorage.getItem('draft:quote')).toBeNull();
});

it('forgets a text that was deleted', async () => {
  const { user } = openContactPage();
  await fillIn(user, { Name: 'Asha Verma' });
  expect(sessionStorage).toHaveLength(1);
  await user.clear(field('Name'));
  expect(sessionStorage).toHaveLength(0);
});

it('stops typing at ten digits of a restored number', async () => {
  await typeAndLeave({ 'Phone number': '9876543210' });
  const { user } = openContactPage();
  await user.type(field('Phone number'), '9');
  expect(field('Phone number')).toHaveValue('9876543210');
});

it('works where the browser refuses storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
  const { user, send } = openContactPage({ responses: [refused('Try later.'), accepted()] });
  await send('Try later.');
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
});

it('begins with the message of a link, which the visitor can change and send', async () => {
  openContactPage({ path: quotation.path });
  expect(field('Message')).toHaveValue(quotation.message);
  expect(screen.getByText('Your numbers are in the message below.')).toBeVisible();
});

it('keeps what was added to the message of a link, on other pages with the form too', async () => {
  await typeAndLeave({ Message: ' We have 3 towers.' }, quotation.path);
  await typeAndLeave({ Name: 'Asha Verma' });
  openContactPage({ path: quotation.path });
  expect(field('Message')).toHaveValue(`${quotation.message} We have 3 towers.`);
});

it('adds the message of another link below what was typed, and keeps the other fields', async () => {
  await typeAndLeave({ Name: 'Asha Verma', Message: ' We have 3 towers.' }, quotation.path);
  openContactPage({ path: '/contact?message=Please+call.' });
  expect(field('Message')).toHaveValue(`${quotation.message} We have 3 towers.\n\nPlease call.`);
  expect(field('Name')).toHaveValue('Asha Verma');
});

it('adds the quotation of a second service to that of the first, each once', async () => {
  const both = `${quotation.message}\n\nPlease send a quotation. Lifts: 4.`;
  const second = '/contact?message=Please+send+a+quotation.+Lifts:+4.';
  for (const path of [quotation.path, second, quotation.path]) openContactPage({ path }).leave();
  openContactPage({ path: second });
  expect(field('Message')).toHaveValue(both);
});

it('adds no quotation again that its visitor has changed', async () => {
  const { user, leave } = openContactPage({ path: quotation.path });
  await user.clear(field('Message'));
  await user.type(field('Message'), 'For 140 flats, please.');
  leave();
  openContactPage({ path: quotation.path });
  expect(field('Message')).toHaveValue('For 140 flats, please.');
});

it.each([
  ['keeps the quotation of a link on another page', quotation.path, '/contact', quotation.message],
  ['keeps the quotation of a link where another asks for a visit', quotation.path, visitPath, quotation.message],
  ['takes no template that nobody typed to another page', visitPath, '/contact', ''],
])('%s', async (_what, first, second, message) => {
  await typeAndLeave({ Name: 'Asha Verma' }, first);
  openContactPage({ path: second });
  expect(field('Message')).toHaveValue(message);
  expect(field('Name')).toHaveValue('Asha Verma');
});

it('begins with a template for a visit, which the visitor can complete and send', async () => {
  const { user, sent } = openContactPage({ path: visitPath });
  await fillIn(user, { ...enquiry, Message: '10 and 12 December' });
  expect(screen.getByText('We have started the message for you. Please complete it.')).toBeVisible();
  await user.click(sendButton());
  await screen.findByText('SEV-7K3M-92QX');
  expect(screen.queryByText(/have started the message/)).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ body: { message: `${visitMessage}10 and 12 December` } }]);
});

it('keeps a typed message instead of the template for a visit', async () => {
  await typeAndLeave(enquiry);
  openContactPage({ path: visitPath });
  expect(field('Message')).toHaveValue(sampleEnquiry.message);
});

it.each([
  ['begins with the template for a visit', '/contact', '', visitMessage],
  ['keeps the quotation of another link', quotation.path, '', quotation.message],
  ['keeps a typed message', '/contact', 'Two lifts.', 'Two lifts.'],
])('%s, and keeps the other fields, once a link on the page asks for a visit', async (_what, path, typed, message) => {
  const { user, followLink } = openWithVisitLink(path);
  await fillIn(user, { Name: 'Asha Verma', Message: typed });
  await followLink();
  expect(field('Message')).toHaveValue(message);
  expect(field('Name')).toHaveValue('Asha Verma');
});

it.each(['<b>Pay</b>', 'Pay at https://example.com', 'a@example.com', 'a'.repeat(501)])(
  'ignores what a link must not write: %.30s',
  (message) => {
    openContactPage({ path: `/contact?${new URLSearchParams({ message })}` });
    expect(field('Message')).toHaveValue('');
  },
);

const thanks = '/contact?sent=SEV-7K3M-92QX';

async function typeAndLeave(texts: Record<string, string>, path?: string) {
  const { user, leave } = openContactPage({ path });
  await fillIn(user, texts);
  leave();
}

/** Like the link in the search dialog, which opens over the page. */
function openWithVisitLink(path: string) {
  renderPage(
    () => (
      <>
        <Link to={visitPath}>Arrange a visit</Link>
        <output>{useLocation().search}</output>
        <ContactPage />
      </>
    ),
    { path },
  );
  const user = userEvent.setup();
  return {
    user,
    async followLink() {
      await user.click(screen.getByRole('link', { name: 'Arrange a visit' }));
      await screen.findByText('?for=visit');
    },
  };
}
