import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepted, field, fillIn, openContactPage, refused, sendButton } from './testing/open-contact-page.tsx';

test('shows and focuses the reference after sending, and empties the form', async () => {
  const { user, toasts } = openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  const reference = await screen.findByText('SEV-7K3M-92QX');
  expect(document.activeElement).toContainElement(reference);
  expect(document.activeElement).toHaveTextContent('Form submitted successfully');
  expect(toasts).toEqual([{ kind: 'success', message: 'Form submitted successfully' }]);
  expect(field('Name')).toHaveValue('');
  expect(field('Message')).toHaveValue('');
  expect(screen.queryByText(/^Please enter/)).not.toBeInTheDocument();
});

test('keeps what was typed when sending fails, and names phone and e-mail', async () => {
  const { user, toasts } = openContactPage({ answers: [refused('The service has a bad day.')] });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText('The service has a bad day.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '+91 120 555 0142' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'hello@sevantra.example' })).toHaveLength(2);
  expect(field('Name')).toHaveValue('Asha Verma');
  expect(field('Message')).toHaveValue('Two lifts, one tank.');
  expect(toasts).toEqual([{ kind: 'error', message: 'The service has a bad day.' }]);
});

test('treats answers without status success as failures', async () => {
  const { user } = openContactPage({ answers: [async () => ({ status: 'pending' })] });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText('Your enquiry could not be sent. Please try again.')).toBeVisible();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
});

test("keeps the button's name and focus while sending, and sends once", async () => {
  const { user, sent } = openContactPage({ answers: [() => new Promise(() => {})] });
  await fillIn(user);
  await user.dblClick(sendButton());
  await user.click(sendButton());
  await user.type(field('Name'), '{Enter}');
  expect(sent).toHaveLength(1);
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(sendButton()).toBeEnabled();
});

test('keeps the key when the same enquiry is sent again', async () => {
  const { user, sent } = openContactPage({ answers: [refused('Try later.'), accepted()] });
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByText('Try later.');
  await user.click(sendButton());
  await screen.findByText('SEV-7K3M-92QX');
  expect(sent[0]?.key).toMatch(/^[\w-]{8,100}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('takes a new key for changed text', async () => {
  const { user, sent } = openContactPage({ answers: [refused('Try later.')] });
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByText('Try later.');
  await user.type(field('Message'), ' And a garden.');
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('takes a new key for the same text after a success', async () => {
  const { user, sent } = openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByText('SEV-7K3M-92QX');
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("shows the service's messages at their fields and focuses the first", async () => {
  const { user } = openContactPage({
    answers: [
      refused('Please check the fields.', {
        status: 422,
        fields: { companyName: 'Not this company.', source: 'Unknown.' },
      }),
    ],
  });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText('Not this company.')).toBeVisible();
  expect(field('Subject (company name)')).toHaveFocus();
});

test('sends a refused field once corrected', async () => {
  const { user } = openContactPage({
    answers: [
      refused('Please check the fields.', { status: 422, fields: { companyName: 'Not this company.' } }),
      accepted(),
    ],
  });
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByText('Not this company.');
  await user.type(field('Subject (company name)'), ' II');
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
});

test('fetches the token once, at the first focus in the form', async () => {
  const { user, tokens } = openContactPage();
  expect(tokens).toEqual([]);
  await user.click(field('Name'));
  await user.click(field('Message'));
  expect(tokens).toEqual(['/api/v1/csrf']);
});

test('stores the token of a service on another origin as a cookie', async () => {
  const { user } = openContactPage({ token: async () => ({ status: 'success', data: { token: 'random.signature' } }) });
  await user.click(field('Name'));
  expect(document.cookie).toBe('XSRF-TOKEN=random.signature');
});

test('sends without a token when fetching fails', async () => {
  const { user } = openContactPage({ token: () => Promise.reject(new Error('no token today')) });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
});

test('renews an expired token, keeps the key', async () => {
  const { user, sent, tokens } = openContactPage({
    answers: [refused('Too old.', { status: 403, code: 'token_invalid' }), accepted()],
  });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
  expect(tokens).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('gives up after 15 seconds', async () => {
  jest.useFakeTimers();
  const { sent } = openContactPage({ answers: [() => new Promise(() => {})] });
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTimeAsync(time).then(() => undefined) });
  await fillIn(user);
  await user.click(sendButton());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(sent).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(14_900));
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/No answer came within 15 seconds/)).toBeVisible();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
  expect(field('Name')).toHaveValue('Asha Verma');
});

afterEach(() => jest.useRealTimers());
