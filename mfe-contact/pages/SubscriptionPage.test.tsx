import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { maxLinkTokenLength } from '../contract/link-token.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';

it.each([
  ['confirm', 'Confirm subscription'],
  ['leave', 'Unsubscribe'],
])('shows a button before it follows the link: %s', (step, name) => {
  open(`?${step}=${step}.6b1f0c9e.0.sig_nature-1`);
  const form = screen.getByRole('button', { name }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ step, token: `${step}.6b1f0c9e.0.sig_nature-1` });
});

it.each([
  ['asked', 'Please check your inbox'],
  ['confirmed', 'Your subscription is confirmed'],
  ['unsubscribed', 'You are unsubscribed'],
])('says what is done: %s', (done, words) => {
  open(`?done=${done}`);
  expect(screen.getByText(words)).toBeVisible();
});

const tooLong = 'x'.repeat(maxLinkTokenLength + 1);

it.each(['', '?done=nonsense', '?done=toString', '?confirm=%3Cscript%3E', `?confirm=${tooLong}`, '?leave='])(
  'offers the form at %.20s',
  (query) => {
    open(query);
    expect(screen.getByRole('form', { name: 'Subscribe' })).toBeVisible();
    expect(screen.queryByText(/nonsense|<script/)).not.toBeInTheDocument();
  },
);

it('forgets the address of the form once the subscription is requested', () => {
  sessionStorage.setItem('draft:subscription', JSON.stringify({ emailId: 'asha@school.example' }));
  open('?done=asked');
  expect(sessionStorage).toHaveLength(0);
});

function open(query: string) {
  renderPage(SubscriptionPage, { path: `/subscription${query}` });
}
