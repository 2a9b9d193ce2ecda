import { brand } from '@site/brand';
import { translate } from '@site/testing/translate';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { consentWording } from '../../contract/subscription.ts';
import { delayed, refused } from '../../testing/fake-api.ts';
import { waysToFill } from '../../testing/fill-by-script.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Subscribe } from './Subscribe.tsx';

const taken = { status: 'success', data: {} };

it('sends address, consent and page, says what comes next, and forgets the address', async () => {
  const { user, sent } = openFooter();
  await fillIn(user, ' asha@school.example');
  await user.click(button());
  expect((await screen.findByText('Please check your inbox')).closest('[tabindex]')).toHaveFocus();
  expect(sent).toEqual([
    {
      path: '/api/v1/subscriptions',
      body: { emailId: 'asha@school.example', consent: true, form_botcheck: '', source: '/education' },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it.each(waysToFill)('sends what stands in its fields after a program has set %s', async (_way, fill) => {
  const { user, sent } = openFooter();
  const address = screen.getByPlaceholderText('Email address');
  const consent = screen.getByRole('checkbox');
  if (!(address instanceof HTMLInputElement && consent instanceof HTMLInputElement)) throw new Error('No fields.');
  await act(async () => {
    fill(address, 'asha@school.example');
    consent.checked = true;
  });
  await user.click(button());
  expect(await screen.findByText('Please check your inbox')).toBeVisible();
  expect(sent).toMatchObject([{ body: { emailId: 'asha@school.example', consent: true } }]);
});

it('keeps an address that a program has filled in through a reload', async () => {
  const { user, leave } = openFooter();
  const address = screen.getByPlaceholderText('Email address');
  if (address instanceof HTMLInputElement) address.value = 'asha@school.example';
  await user.click(button());
  await screen.findByText('Please tick the box if you agree.');
  leave();
  openFooter();
  expect(screen.getByPlaceholderText('Email address')).toHaveValue('asha@school.example');
});

it('requires address and consent before sending', async () => {
  const { user, sent } = openFooter();
  await user.click(button());
  expect(screen.getByRole('textbox', { name: 'Send the notes to' })).toHaveAccessibleDescription(
    'Please enter email address.',
  );
  expect(screen.getByRole('textbox', { name: 'Send the notes to' })).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick the box if you agree.');
  expect(sent).toEqual([]);
});

it('announces what is wrong with an address that keeps the focus', async () => {
  const { user } = openFooter();
  await user.type(screen.getByPlaceholderText('Email address'), 'asha{Enter}');
  expect(screen.getByText('Please enter valid email address.').closest('[role="alert"]')).toBeVisible();
});

it('says on a translated page what is still wrong', async () => {
  const { user } = openFooter();
  translate(screen.getByRole('form'));
  await user.click(screen.getByRole('button', { name: 'SUBSCRIBE' }));
  expect(await screen.findByText('PLEASE ENTER EMAIL ADDRESS.')).toBeVisible();
  await user.type(screen.getByPlaceholderText('Email address'), 'asha');
  await user.click(screen.getByRole('button', { name: 'SUBSCRIBE' }));
  expect(await screen.findByText('PLEASE ENTER VALID EMAIL ADDRESS.')).toBeVisible();
  expect(screen.queryByText('PLEASE ENTER EMAIL ADDRESS.')).not.toBeInTheDocument();
});

it('says so when no subscription is accepted', async () => {
  const { user } = openFooter(async () => ({ status: 'pending' }));
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText('You are not subscribed yet')).toBeVisible();
});

it('sends once despite repeated presses', async () => {
  const { response, respond } = delayed(taken);
  const { user, sent } = openFooter(response);
  await fillIn(user);
  await user.dblClick(button());
  expect(sent).toHaveLength(1);
  await act(async () => respond());
  expect(await screen.findByText('Please check your inbox')).toBeVisible();
});

it('keeps what was typed when sending fails, and names phone and e-mail at the button', async () => {
  const { user } = openFooter(refused('Not now.'));
  await fillIn(user);
  await user.click(button());
  const notice = (await screen.findByText('Not now.')).closest('[tabindex]');
  expect(notice).toHaveFocus();
  expect(notice).toContainElement(screen.getByRole('link', { name: brand.phone.display }));
  expect(screen.getByPlaceholderText('Email address')).toHaveValue('asha@school.example');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.tab({ shift: true });
  expect(button()).toHaveFocus();
});

it.each([
  ['Please check your inbox', { kind: 'success', message: 'Please check your inbox' }, () => taken],
  ['Not now.', { kind: 'error', message: 'You are not subscribed yet: Not now.' }, refused('Not now.')],
] as const)('answers %p by a toast to a visitor who types elsewhere by now', async (words, toast, answer) => {
  const { response, respond } = delayed(undefined);
  const { user, toasts } = openFooter(() => response().then(answer), BesideSearch);
  await fillIn(user);
  await user.click(button());
  await user.click(screen.getByRole('searchbox'));
  await act(async () => respond());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(toasts).toMatchObject([toast]);
});

it('keeps the address through a reload, never the consent', async () => {
  const { user, leave } = openFooter();
  await fillIn(user);
  leave();
  openFooter();
  expect(screen.getByPlaceholderText('Email address')).toHaveValue('asha@school.example');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it.each(['/hi', '/hi/contact'])('offers no notes in English below the page in Hindi at %s', (path) => {
  openPage(Subscribe, { path });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('leaves the subscription page to the form that stands there', () => {
  openPage(Subscribe, { path: '/subscription' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('works as a plain form without JavaScript', () => {
  openFooter();
  const form = screen.getByRole('form', { name: 'Get our monthly email' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/subscription');
});

function openFooter(response: () => Promise<unknown> = async () => taken, Footer = Subscribe) {
  return openPage(Footer, { path: '/education', responses: [response] });
}

async function fillIn(user: UserEvent, address = 'asha@school.example') {
  await user.type(screen.getByPlaceholderText('Email address'), address);
  await user.click(screen.getByRole('checkbox', { name: consentWording }));
}

const button = () => screen.getByRole('button', { name: 'Subscribe' });

function BesideSearch() {
  return (
    <>
      <input type="search" />
      <Subscribe />
    </>
  );
}
