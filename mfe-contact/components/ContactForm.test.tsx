import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, sendButton } from '../testing/contact-form.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Posted } from './usePosted.ts';

it('shows what is wrong with a form posted without JavaScript, until it is corrected', async () => {
  const [valid, explanation] = ['Please enter valid email address.', 'An @ is missing, as in name@company.in.'];
  const posted: Posted = {
    status: 'invalid',
    values: { fullName: '', emailId: 'asha', contactNumber: '', companyName: '', message: '', website: '' },
    errors: { emailId: `${valid}\n${explanation}` },
  };
  renderPage(() => <ContactForm posted={posted} />, { path: '/contact' });
  expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(`${valid} ${explanation}`);
  await userEvent.setup().type(screen.getByLabelText('Email address'), '@society.example');
  expect(screen.queryByText(valid)).not.toBeInTheDocument();
});

it('takes a new key for the same text on another page, which the service would refuse under the same one', async () => {
  const { api, sent } = fakeApi();
  const user = userEvent.setup();
  for (const source of ['/hi', '/hi/contact']) {
    const { unmount } = renderPage(() => <ContactForm source={source} />, { shell: { api } });
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByText('SEV-7K3M-92QX');
    unmount();
  }
  expect(sent.map(({ source }) => source)).toEqual(['/hi', '/hi/contact']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});
