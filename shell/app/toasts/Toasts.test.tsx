import type { Toast } from '@site/host/services';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { Toasts } from './Toasts.tsx';

it.each(['error', 'info', 'success', 'warning'] as const)('shows a toast of the kind %s', async (kind) => {
  const { shown } = await notify({ kind, message: 'The gate is open.' });
  expect(shown()).toEqual(['The gate is open.']);
});

it('stacks at the top right, newest first, without a limit', async () => {
  const { shown, container } = await notify(
    ...Array.from({ length: 12 }, (_, place) => ({ kind: 'info', message: `Note ${place + 1}` }) as const),
  );
  expect(shown()).toEqual(Array.from({ length: 12 }, (_, place) => `Note ${12 - place}`));
  expect(container.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

it('disappears after five seconds, except for errors', async () => {
  await notify({ kind: 'success', message: 'Sent.' });
  // The library closes a toast when its bar's animation ends.
  expect(screen.getByRole('progressbar')).toHaveStyle({ animationDuration: '5000ms' });
  await notify({ kind: 'error', message: 'Not sent.' });
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

it('pauses its five seconds under the pointer', async () => {
  await notify({ kind: 'success', message: 'Sent.' });
  const bar = screen.getByRole('progressbar');
  fireEvent.mouseEnter(screen.getByText('Sent.'));
  expect(bar).toHaveStyle({ animationPlayState: 'paused', animationDuration: '5000ms' });
  fireEvent.mouseLeave(screen.getByText('Sent.'));
  expect(bar).toHaveStyle({ animationPlayState: 'running', animationDuration: '5000ms' });
});

it('disappears when tapped', async () => {
  const { shown } = await notify({ kind: 'error', message: 'Not sent.' });
  const toast = screen.getByRole('alert');
  fireEvent.animationEnd(toast);
  fireEvent.click(toast);
  fireEvent.animationEnd(toast);
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
  await act(async () => {
    for (const toast of toasts) store.getState().notify(toast);
  });
  return {
    container,
    shown: () =>
      [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map(({ textContent }) => textContent),
  };
}
