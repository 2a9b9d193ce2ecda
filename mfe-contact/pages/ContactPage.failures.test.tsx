import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { busyButton, field, fillIn, sendButton } from '../testing/contact-form.ts';
import { accepted, delayed, refused } from '../testing/fake-api.ts';
import { openContactPage } from './testing/open-contact-page.tsx';

it('puts the failure at the button, with focus on it', async () => {
  const { user, send } = openContactPage({ responses: [refused('The service has a bad day.')] });
  const words = await send('The service has a bad day.');
  expect(document.activeElement).toContainElement(words);
  await user.tab({ shift: true });
  expect(sendButton()).toHaveFocus();
});

it('shows one toast however often sending fails, and none after success', async () => {
  const { user, send, toasts } = openContactPage({ responses: [refused('First.'), refused('Second.'), accepted()] });
  await send('First.');
  await user.click(sendButton());
  await screen.findByText('Second.');
  expect(toasts).toMatchObject([{ kind: 'error', message: 'Second.' }]);
  await user.click(sendButton());
  await screen.findByText('SEV-7K3M-92QX');
  expect(toasts).toEqual([{ kind: 'success', message: 'Form submitted successfully' }]);
  expect(screen.queryByText('Second.')).not.toBeInTheDocument();
});

it('takes the toast away at an attempt that the form refuses itself', async () => {
  const { user, send, toasts } = openContactPage({ responses: [refused('Try later.')] });
  await send('Try later.');
  await user.clear(field('Email address'));
  await user.click(sendButton());
  expect(await screen.findByRole('link', { name: 'Email address' })).toBeVisible();
  expect(toasts).toEqual([]);
});

it('says in the toast what has failed to a visitor who has left the page', async () => {
  const { response, respond } = delayed(undefined);
  const { user, toasts, leave } = openContactPage({ responses: [() => response().then(refused('Try later.'))] });
  await fillIn(user);
  await user.click(sendButton());
  leave();
  await act(async () => respond());
  expect(toasts).toMatchObject([{ kind: 'error', message: 'Your enquiry was not sent: Try later.' }]);
});

it('treats answers without status success as failures', async () => {
  const { send } = openContactPage({ responses: [async () => ({ status: 'pending' })] });
  expect(await send('Your enquiry was not sent')).toBeVisible();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
});

it("shows the service's messages at their fields, and focuses a summary that links to them", async () => {
  const { user, send } = openContactPage({ responses: [refusedCompany] });
  expect(await send('Not this company.')).toBeVisible();
  const summary = screen.getByRole('link', { name: 'Subject' });
  expect(document.activeElement).toContainElement(summary);
  await user.click(summary);
  expect(field('Subject')).toHaveFocus();
});

it.each(['', ' II'])('sends a refused text again, with or without %j added to it', async (addition) => {
  const { user, send, sent } = openContactPage({ responses: [refusedCompany, accepted()] });
  await send('Not this company.');
  await fillIn(user, { Subject: addition });
  await user.click(sendButton());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
  expect(sent).toHaveLength(2);
});

it('gives up after 15 seconds', async () => {
  jest.useFakeTimers();
  const { sent } = openContactPage({ responses: [() => new Promise(() => {})] });
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTimeAsync(time).then(() => undefined) });
  await fillIn(user);
  await user.click(sendButton());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(sent).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(14_900));
  expect(busyButton()).toHaveAttribute('aria-disabled', 'true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/Our server did not answer within 15 seconds/)).toBeVisible();
  expect(screen.getByText('Your enquiry may not have reached us')).toBeVisible();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
  expect(field('Name')).toHaveValue('Asha Verma');
});

afterEach(() => jest.useRealTimers());

const refusedCompany = refused('Please check the fields.', {
  status: 422,
  fields: { companyName: 'Not this company.', source: 'Unknown.' },
});
