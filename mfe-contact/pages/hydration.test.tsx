import { createBrowserRouter, RouterProvider } from '@site/host/router';
import { ServicesProvider, type SiteServices } from '@site/host/services';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ContactPage } from './ContactPage.tsx';
import { field, sendButton } from './testing/open-contact-page.tsx';

test('keeps and sends text typed before hydration', async () => {
  const sent: unknown[] = [];
  const root = serve(site(sent));
  field('Name').value = 'Typed early';
  field('Phone number').value = '+91 98765 43210';
  await act(async () => hydrateRoot(root, site(sent)));
  expect(field('Name')).toHaveValue('Typed early');

  const user = userEvent.setup();
  await user.type(field('Email address'), 'asha@society.example');
  await user.type(field('Subject (company name)'), 'Lotus');
  await user.type(field('Message'), 'Hello.');
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ fullName: 'Typed early', contactNumber: '9876543210' })]);
});

function serve(page: React.ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

function site(sent: unknown[]) {
  const services: SiteServices = {
    api: {
      get: async (_path, { parse }) => parse(undefined),
      post: async (_path, body, { parse }) => {
        sent.push(body);
        return parse({ status: 'success', data: { reference: 'SEV-7K3M-92QX' } });
      },
    },
    notify: () => {},
    dismiss: () => {},
    routes: [],
    documents: [],
    FragmentArea: NoFragment,
  };
  const router = createBrowserRouter([{ path: '*', Component: ContactPage }]);
  return (
    <ServicesProvider value={services}>
      <RouterProvider router={router} />
    </ServicesProvider>
  );
}

function NoFragment() {
  return null;
}
