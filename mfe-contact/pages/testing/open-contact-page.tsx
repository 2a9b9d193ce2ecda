import { screen } from '@testing-library/react';
import { fillIn, sendButton } from '../../testing/contact-form.ts';
import { type Arrangement, openPage } from '../../testing/open-page.tsx';
import { ContactPage } from '../ContactPage.tsx';

/** For tests: the contact page. `send` sends a whole enquiry, and waits until the page says so or, with other words, why not. */
export function openContactPage({ path = '/contact', ...arrangement }: Arrangement = {}) {
  const opened = openPage(ContactPage, { path, ...arrangement });
  return {
    ...opened,
    async send(words = 'SEV-7K3M-92QX') {
      await fillIn(opened.user);
      await opened.user.click(sendButton());
      return screen.findByText(words);
    },
  };
}
