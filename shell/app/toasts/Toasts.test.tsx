import type { Toast } from '@site/host/shell-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { dismiss, notify, ToastHost } from './ToastHost.tsx';

// jsdom runs no animations.
beforeAll(() => {
  Element.prototype.getAnimations = () => [];
});

it.each(['error', 'info', 'success', 'warning'] as const)('shows a toast of the kind %s', async (kind) => {
  const { toasts } = await open({ kind, message: 'The gate is open.' });
  expect(toasts()).toEqual(['The gate is open.']);
});

it('says a toast in the language of the page that shows it', async () => {
  document.documentElement.lang = 'hi';
  await open({ kind: 'error', message: 'आपका संदेश नहीं जा पाया' });
  document.documentElement.lang = 'en-IN';
  expect(screen.getByText('आपका संदेश नहीं जा पाया')).toHaveAttribute('lang', 'hi');
});

it('stacks at the top right, newest first, without a limit', async () => {
  const { toasts, container } = await open(
    ...Array.from({ length: 12 }, (_, index) => ({ kind: 'info', message: `Note ${index + 1}` }) as const),
  );
  expect(toasts()).toEqual(Array.from({ length: 12 }, (_, index) => `Note ${12 - index}`));
  expect(container.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

it('replaces an error by one with the same words, and stacks one with other words', async () => {
  const { toasts, add, finishFades } = await open(error('Not sent.'), error('No such page.'));
  finishFades();
  await add(error('Not sent.'));
  finishFades();
  expect(toasts()).toEqual(['Not sent.', 'No such page.']);
});

it('stacks two successes with the same words', async () => {
  const success = { kind: 'success', message: 'Sent.' } as const;
  const { toasts } = await open(success, success);
  expect(toasts()).toEqual(['Sent.', 'Sent.']);
});

it('shows an error again whose toast a new attempt has just taken away', async () => {
  const { toasts, add, finishFades } = await open(error('Not sent.'));
  finishFades();
  await act(async () => dismiss('Not sent.'));
  await add(error('Not sent.'));
  finishFades();
  expect(toasts()).toEqual(['Not sent.']);
});

it('takes away the error of these words, and no other', async () => {
  const { toasts, finishFades } = await open(error('Not sent.'), error('No such page.'));
  finishFades();
  await act(async () => dismiss('Not sent.'));
  finishFades();
  expect(toasts()).toEqual(['No such page.']);
});

it('takes away an error that is dismissed while the code of the toasts loads', async () => {
  const { toasts, finishFades } = openEmpty((store) => {
    notify(store, error('Not sent.'));
    dismiss('Not sent.');
  });
  await act(async () => {});
  finishFades();
  expect(toasts()).toEqual([]);
});

function error(message: string): Toast {
  return { kind: 'error', message };
}

async function open(...first: Toast[]) {
  const opened = openEmpty();
  await opened.add(...first);
  return opened;
}

function openEmpty(begin: (store: ReturnType<typeof createSiteStore>) => void = () => undefined) {
  const store = createSiteStore();
  const site = { store } as SiteContext; // all that toasts read of it
  const { container } = render(
    <SiteContextProvider value={site}>
      <ToastHost />
    </SiteContextProvider>,
  );
  begin(store);
  const elements = () => [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  return {
    container,
    add: (...toasts: Toast[]) =>
      act(async () => {
        for (const toast of toasts) notify(store, toast);
      }),
    toasts: () => elements().map(({ textContent }) => textContent),
    finishFades: () => {
      for (const toast of elements()) fireEvent.animationEnd(toast);
    },
  };
}
