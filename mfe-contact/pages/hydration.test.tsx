import { createBrowserRouter, RouterProvider } from '@site/host/router';
import { type ShellApi, ShellProvider } from '@site/host/shell-api';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { field, fillIn, sendButton } from '../testing/contact-form.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { ContactPage } from './ContactPage.tsx';

it('keeps and sends text typed before hydration', async () => {
  const { api, sent } = fakeApi();
  const root = serve(site(api));
  field('Name').value = 'Typed early';
  field('Phone number').value = '+91 98765 43210';
  await act(async () => hydrateRoot(root, site(api)));
  expect(field('Name')).toHaveValue('Typed early');

  const user = userEvent.setup();
  await fillIn(user, {
    'Email address': 'asha@society.example',
    Subject: 'Lotus',
    Message: 'Hello.',
  });
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

afterEach(() => document.body.replaceChildren());

function serve(page: React.ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

function site(api: ShellApi['api']) {
  const shell: ShellApi = {
    api,
    notify: () => {},
    dismiss: () => {},
    routes: [],
    documents: [],
    FragmentArea: NoFragment,
  };
  const router = createBrowserRouter([{ path: '*', Component: ContactPage }]);
  return (
    <ShellProvider value={shell}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
}

function NoFragment() {
  return null;
}
