import type { Toast } from '@site/host/shell-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore, type SiteState } from '../site-store.ts';
import { Toasts } from './Toasts.tsx';

// jsdom runs no animations.
beforeAll(() => {
  Element.prototype.getAnimations = () => [];
});

it.each(['error', 'info', 'success', 'warning'] as const)('shows a toast of the kind %s', async (kind) => {
  const { shown } = await notify({ kind, message: 'The gate is open.' });
  expect(shown()).toEqual(['The gate is open.']);
});

it('is in the language of the page that shows it', async () => {
  document.documentElement.lang = 'hi';
  await notify({ kind: 'error', message: 'आपका संदेश नहीं जा पाया' });
  document.documentElement.lang = 'en-IN';
  expect(screen.getByText('आपका संदेश नहीं जा पाया')).toHaveAttribute('lang', 'hi');
});

it('stacks at the top right, newest first, without a limit', async () => {
  const { shown, container } = await notify(
    ...Array.from({ length: 12 }, (_, index) => ({ kind: 'info', message: `Note ${index + 1}` }) as const),
  );
  expect(shown()).toEqual(Array.from({ length: 12 }, (_, index) => `Note ${12 - index}`));
  expect(container.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

it('takes away the toast of a key', async () => {
  const { shown, change, finishFades } = await notify({ kind: 'error', message: 'Not sent.', key: 'enquiry' });
  finishFades();
  await change((state) => state.dismiss('enquiry'));
  finishFades();
  expect(shown()).toEqual([]);
});

async function notify(...toasts: Toast[]) {
  const store = createSiteStore();
  const site = { store } as SiteContext; // all that toasts read of it
  const { container } = render(
    <SiteContextProvider value={site}>
      <Toasts />
    </SiteContextProvider>,
  );
  const change = (action: (state: SiteState) => void) => act(async () => action(store.getState()));
  await change((state) => toasts.forEach(state.notify));
  const elements = () => [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  return {
    container,
    change,
    shown: () => elements().map(({ textContent }) => textContent),
    finishFades: () => {
      for (const toast of elements()) fireEvent.animationEnd(toast);
    },
  };
}
