import { createBrowserRouter, RouterProvider } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { render, screen } from '@testing-library/react';
import { maxLinkTokenLength } from '../contract/link-token.ts';
import type { YourDataView } from '../data/your-data-view.ts';
import { YourDataPage } from './YourDataPage.tsx';

const token = 'stored-data.6b1f0c9e.0.sig_nature-1';

it('asks for reference and address by a form that needs no scripts', () => {
  open();
  const form = screen.getByRole('form', { name: 'Ask for your link' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ step: 'request', reference: '', emailId: '' });
});

it('keeps what was typed, with the message at its field', () => {
  const errors = { reference: 'Please enter the reference as in SEV-7K3M-92QX.' };
  answer({ step: 'request', reference: 'seven', emailId: 'asha@school.example', errors });
  expect(screen.getByLabelText('Email address')).toHaveValue('asha@school.example');
  expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription(/^Please enter the reference as in/);
});

it('does not say whether the pair exists', () => {
  open('?sent=yes');
  expect(screen.getByText(/^If we have an enquiry with this reference from this address/)).toBeVisible();
});

it('shows a button before it follows the link', () => {
  open(`?link=${token}`);
  const form = screen.getByRole('button', { name: 'Show my data' }).closest('form');
  expect(form).toHaveFormValues({ step: 'show', token });
});

it.each(['?link=', '?link=%3Cscript%3E', `?link=${'x'.repeat(maxLinkTokenLength + 1)}`])(
  'offers the form where a link is incomplete: %.20s',
  (query) => {
    open(query);
    expect(screen.getByRole('button', { name: 'Email me the link' })).toBeVisible();
  },
);

it('shows what is stored, and offers to erase it and to unsubscribe', () => {
  const enquiry = [{ label: 'Privacy notice', text: 'that of 30 November 2026' }];
  const subscription = {
    entries: [{ label: 'You agreed to', text: 'Notes.' }],
    unsubscribe: '/subscription?leave=a.b',
  };
  const stored = { outcome: 'shown', reference: 'SEV-7K3M-92QX', enquiry, subscription } as const;
  answer({ step: 'stored', token, stored });
  expect(screen.getByText('Privacy notice').nextElementSibling).toHaveTextContent('that of 30 November 2026');
  const form = screen.getByRole('button', { name: 'Erase this enquiry' }).closest('form');
  expect(form).toHaveFormValues({ step: 'erase', token });
  expect(screen.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute('href', '/subscription?leave=a.b');
});

it('says that a link is used up, and offers nothing', () => {
  answer({ step: 'over', message: 'This link has expired, or its enquiry has been erased.' });
  expect(screen.getByText('This link is used up')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function open(query = '') {
  renderPage(YourDataPage, { path: `/your-data${query}` });
}

/** The page as it answers a posted form. */
function answer(view: YourDataView) {
  const hydrationData = { actionData: { page: view } };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: YourDataPage }], { hydrationData });
  render(<RouterProvider router={router} />);
}
