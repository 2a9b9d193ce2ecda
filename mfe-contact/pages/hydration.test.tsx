import { createBrowserRouter, Link, RouterProvider } from '@site/host/router';
import { type ShellApi, ShellProvider } from '@site/host/shell-api';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { readDraft } from '../data/drafts.ts';
import type { TypedEnquiry } from '../data/forms.ts';
import { enquiry, field, fillIn, sendButton } from '../testing/contact-form.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { ContactPage } from './ContactPage.tsx';
import { EnquiryLinkPage } from './EnquiryLinkPage.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';

it('keeps and sends text typed before hydration', async () => {
  const { api, sent } = fakeApi();
  const root = serve(site(api));
  field('Name').value = 'Typed early';
  field('Phone number').value = '+91 98765 43210';
  await act(async () => hydrateRoot(root, site(api)));
  expect(field('Name')).toHaveValue('Typed early');

  const user = userEvent.setup();
  const { Name: _name, 'Phone number': _phone, ...others } = enquiry;
  await fillIn(user, others);
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
  expect(sent).toMatchObject([{ body: { fullName: 'Typed early', contactNumber: '9876543210' } }]);
});

it('renders no draft, and shows it once hydrated', async () => {
  const { api } = fakeApi();
  sessionStorage.setItem('draft:enquiry', JSON.stringify({ fullName: 'Asha Verma', message: 'Two lifts.' }));
  const root = serve(site(api));
  expect(root.innerHTML).not.toContain('Asha');
  field('Message').value = 'Typed early';
  await act(async () => hydrateRoot(root, site(api)));
  expect(field('Name')).toHaveValue('Asha Verma');
  expect(field('Message')).toHaveValue('Typed early');
});

it('keeps a stored message, and what was typed before hydration below the message of a link', async () => {
  const { api } = fakeApi();
  history.replaceState(null, '', '/contact?message=Flats:+120.');
  sessionStorage.setItem('draft:enquiry', JSON.stringify({ message: 'Two lifts.' }));
  const root = serve(site(api));
  field('Message').value = 'Flats: 120. Three towers.';
  await act(async () => hydrateRoot(root, site(api)));
  expect(field('Message')).toHaveValue('Two lifts.\n\nFlats: 120. Three towers.');
});

it('keeps text typed before hydration though its visitor leaves at once', async () => {
  const { api } = fakeApi();
  const root = serve(site(api));
  field('Message').value = 'Typed early';
  await act(async () => hydrateRoot(root, site(api)));
  expect(readDraft('enquiry')).toMatchObject({ message: 'Typed early' });
});

describe('a form posted before hydration, after a link to a place on its page', () => {
  it('keeps a refused enquiry, and its messages until it is corrected', async () => {
    const message = 'Please enter valid email address.';
    await openPosted(ContactPage, { status: 'invalid', values, errors: { emailId: `${message}\nAn @ is missing.` } });
    expect(field('Name')).toHaveValue('Asha Verma');
    expect(field('Message')).toHaveValue(sampleEnquiry.message);
    expect(screen.getByRole('link', { name: 'Email address' })).toBeVisible();
    expect(field('Email address')).toHaveAccessibleDescription(`${message} An @ is missing.`);
    await userEvent.type(field('Email address'), '@society.example');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('keeps what was corrected before hydration where React renders the page anew', async () => {
    const { api } = fakeApi();
    const answer = { status: 'invalid', values, errors: {} };
    const root = serve(site(api, ContactPage, answer));
    field('Email address').value = 'asha@society.example';
    const served = field('Name');
    // As a translation does.
    screen.getByRole('heading', { level: 1 }).textContent = 'संपर्क करें';
    await act(async () => hydrateRoot(root, site(api, ContactPage, answer), { onRecoverableError: () => {} }));
    expect(field('Name')).not.toBe(served);
    expect(field('Name')).toHaveValue('Asha Verma');
    expect(field('Email address')).toHaveValue('asha@society.example');
  });

  it('keeps an enquiry that was not sent, and the reason', async () => {
    const failure = { title: 'Your enquiry was not sent', message: 'Try later.' };
    await openPosted(ContactPage, { status: 'failed', values, ...failure });
    expect(field('Name')).toHaveValue('Asha Verma');
    expect(screen.getByText('Try later.')).toBeVisible();
  });

  it('still offers to unsubscribe', async () => {
    await openPosted(SubscriptionPage, { step: 'unsubscribe', token: 'leave.6b1f0c9e', message: 'Try later.' });
    expect(screen.getByText('Try later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  });

  it('still asks the second question of an enquiry link', async () => {
    const enquiry = { reference: 'SEV-7K3M-92QX', fullName: 'Asha Verma' };
    const result = { outcome: 'asked', enquiry, people: ['meena@sevantra.example', 'ravi@sevantra.example'] };
    await openPosted(EnquiryLinkPage, { step: 'followed', action: 'mine', token: 'mine.6b1f0c9e', result });
    expect(screen.getByRole('button', { name: 'ravi@sevantra.example' })).toBeVisible();
  });

  /** Hydrates the page that answered the form, and follows such a link. */
  async function openPosted(Page: ComponentType, answer: object) {
    const WithLink = () => (
      <>
        <Link to="#main">Skip to content</Link>
        <Page />
      </>
    );
    const { api } = fakeApi();
    const root = serve(site(api, WithLink, answer));
    await act(async () => hydrateRoot(root, site(api, WithLink, answer)));
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  }

  const values: TypedEnquiry = { ...sampleEnquiry, emailId: 'asha', form_botcheck: '' };
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function serve(page: React.ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

function site(api: ShellApi['api'], Page: ComponentType = ContactPage, actionData?: object) {
  const shell: ShellApi = {
    api,
    notify: () => {},
    dismiss: () => {},
    routes: [],
    documents: [],
    FragmentArea: NoFragment,
  };
  const hydrationData = { actionData: { page: actionData } };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: Page }], { hydrationData });
  return (
    <ShellProvider value={shell}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
}

function NoFragment() {
  return null;
}
