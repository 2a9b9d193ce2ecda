import type { Toast } from '@site/host/services';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { Toasts } from './Toasts.tsx';

it.each(['error', 'info', 'success', 'warning'] as const)('shows a toast of the kind %s', async (kind) => {
  const { shown } = await notify({ kind, message: 'The gate is open.' });
  expect(shown()).toEqual(['The gate is open.']);
});

it('stands at the top right, the newest on top, as many as there are', async () => {
  const { shown, container } = await notify(
    ...Array.from({ length: 12 }, (_, place) => ({ kind: 'info', message: `Note ${place + 1}` }) as const),
  );
  expect(shown()).toEqual(Array.from({ length: 12 }, (_, place) => `Note ${12 - place}`));
  expect(container.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

it('goes after five seconds, but an error not before it is closed', async () => {
  await notify({ kind: 'success', message: 'Sent.' });
  // The library ends a toast with the animation of its bar.
  expect(screen.getByRole('progressbar')).toHaveStyle({ animationDuration: '5000ms' });
  await notify({ kind: 'error', message: 'Not sent.' });
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

it('waits while the pointer is on it, and then stays for the rest of its five seconds', async () => {
  await notify({ kind: 'success', message: 'Sent.' });
  const bar = screen.getByRole('progressbar');
  fireEvent.mouseEnter(screen.getByText('Sent.'));
  expect(bar).toHaveStyle({ animationPlayState: 'paused', animationDuration: '5000ms' });
  fireEvent.mouseLeave(screen.getByText('Sent.'));
  expect(bar).toHaveStyle({ animationPlayState: 'running', animationDuration: '5000ms' });
});

it('goes when it is tapped', async () => {
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
