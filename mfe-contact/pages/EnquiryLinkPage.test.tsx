import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { maxLinkTokenLength } from '../contract/link-token.ts';
import { EnquiryLinkPage } from './EnquiryLinkPage.tsx';

it.each([
  ['answered', 'Mark as answered'],
  ['not-spam', 'Not spam'],
  ['erase', 'Continue'],
])('shows a button before it follows the link: %s', (step, name) => {
  open(`?${step}=${step}.6b1f0c9e.0.who.sig_nature-1`);
  const form = screen.getByRole('button', { name }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ step, token: `${step}.6b1f0c9e.0.who.sig_nature-1` });
});

const tooLong = 'x'.repeat(maxLinkTokenLength + 1);

it.each(['', '?answered=', '?answered=%3Cscript%3E', `?answered=${tooLong}`, '?other=a.b'])(
  'says that a link is incomplete: %.20s',
  (query) => {
    open(query);
    expect(screen.getByText('This link is incomplete')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

function open(query: string) {
  renderPage(EnquiryLinkPage, { path: `/enquiry${query}` });
}
