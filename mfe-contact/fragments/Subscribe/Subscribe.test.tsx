import { ApiError } from '@site/contracts/api';
import { translate } from '@site/testing/translate';
import { act, screen } from '@testing-library/react';
import { consentWording } from '../../contract/subscription.ts';
import { delayed, refused } from '../../testing/fake-api.ts';
import { openFragment } from '../testing/open-fragment.tsx';
import { Subscribe } from './Subscribe.tsx';

const taken = { status: 'success', data: {} };

it('sends address, consent and page, and says what comes next', async () => {
  const { user, sent } = openFragment(Subscribe, async () => taken);
  await user.type(screen.getByPlaceholderText('Email address'), ' asha@school.example');
  await user.click(screen.getByRole('checkbox', { name: consentWording }));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect((await screen.findByText('Please check your inbox')).closest('[tabindex]')).toHaveFocus();
  expect(sent).toEqual([
    {
      path: '/api/v1/subscriptions',
      body: { emailId: 'asha@school.example', consent: true, website: '', source: '/education' },
    },
  ]);
});

it('requires address and consent before sending', async () => {
  const { user, sent } = openFragment(Subscribe, async () => taken);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByRole('textbox', { name: 'Send the notes to' })).toHaveAccessibleDescription(
    'Please enter email address.',
  );
  expect(screen.getByRole('textbox', { name: 'Send the notes to' })).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick the box if you agree.');
  expect(sent).toEqual([]);
});

it('announces what is wrong with an address that keeps the focus', async () => {
  const { user } = openFragment(Subscribe, async () => taken);
  await user.type(screen.getByPlaceholderText('Email address'), 'asha{Enter}');
  expect(screen.getByText('Please enter valid email address.').closest('[role="alert"]')).toBeVisible();
});

it('says on a translated page what is still wrong', async () => {
  const { user } = openFragment(Subscribe, async () => taken);
  translate(screen.getByRole('form'));
  await user.click(screen.getByRole('button', { name: 'SUBSCRIBE' }));
  expect(await screen.findByText('PLEASE ENTER EMAIL ADDRESS.')).toBeVisible();
  await user.type(screen.getByPlaceholderText('Email address'), 'asha');
  await user.click(screen.getByRole('button', { name: 'SUBSCRIBE' }));
  expect(await screen.findByText('PLEASE ENTER VALID EMAIL ADDRESS.')).toBeVisible();
  expect(screen.queryByText('PLEASE ENTER EMAIL ADDRESS.')).not.toBeInTheDocument();
});

it('says so when no subscription is accepted', async () => {
  const { user } = openFragment(Subscribe, async () => ({ status: 'pending' }));
  await user.type(screen.getByPlaceholderText('Email address'), 'asha@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('You are not subscribed yet')).toBeVisible();
});

it('sends once despite repeated presses', async () => {
  const { response, respond } = delayed(taken);
  const { user, sent } = openFragment(Subscribe, response);
  await user.type(screen.getByPlaceholderText('Email address'), 'asha@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
  expect(sent).toHaveLength(1);
  await act(async () => respond());
  expect(await screen.findByText('Please check your inbox')).toBeVisible();
});

it('keeps what was typed when sending fails, and names phone and e-mail at the button', async () => {
  const { user } = openFragment(Subscribe, () => Promise.reject(new ApiError('refused', 'Not now.', { status: 503 })));
  await user.type(screen.getByPlaceholderText('Email address'), 'asha@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const notice = (await screen.findByText('Not now.')).closest('[tabindex]');
  expect(notice).toHaveFocus();
  expect(notice).toContainElement(screen.getByRole('link', { name: '+91 120 555 0142' }));
  expect(screen.getByPlaceholderText('Email address')).toHaveValue('asha@school.example');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
});

it.each([
  ['Please check your inbox', { kind: 'success', message: 'Please check your inbox' }, () => taken],
  ['Not now.', { kind: 'error', message: 'You are not subscribed yet: Not now.' }, refused('Not now.')],
] as const)('answers %p by a toast to a visitor who types elsewhere by now', async (words, toast, answer) => {
  const { response, respond } = delayed(undefined);
  const { user, toasts } = openFragment(BesideSearch, () => response().then(answer));
  await user.type(screen.getByPlaceholderText('Email address'), 'asha@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await user.click(screen.getByRole('searchbox'));
  await act(async () => respond());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(toasts).toMatchObject([toast]);
});

it('keeps the address through a reload, never the consent', async () => {
  const { user, leave } = openFragment(Subscribe, async () => taken);
  await user.type(screen.getByPlaceholderText('Email address'), 'asha@school.example');
  await user.click(screen.getByRole('checkbox'));
  leave();
  openFragment(Subscribe, async () => taken);
  expect(screen.getByPlaceholderText('Email address')).toHaveValue('asha@school.example');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('forgets the address once it is subscribed', async () => {
  const { user } = openFragment(Subscribe, async () => taken);
  await user.type(screen.getByPlaceholderText('Email address'), 'asha@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Please check your inbox');
  expect(sessionStorage).toHaveLength(0);
});

it('leaves the subscription page to the form that stands there', () => {
  openFragment(Subscribe, async () => taken, '/subscription');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('works as a plain form without JavaScript', () => {
  openFragment(Subscribe, async () => taken);
  const form = screen.getByRole('form', { name: 'Notes on running a building' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/subscription');
});

function BesideSearch() {
  return (
    <>
      <input type="search" />
      <Subscribe />
    </>
  );
}
