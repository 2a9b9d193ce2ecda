import type { Toast } from '@site/host/shell-api';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

it('stacks at the top right, newest first, without a limit', async () => {
  const { shown, container } = await notify(
    ...Array.from({ length: 12 }, (_, index) => ({ kind: 'info', message: `Note ${index + 1}` }) as const),
  );
  expect(shown()).toEqual(Array.from({ length: 12 }, (_, index) => `Note ${12 - index}`));
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

it('stays for a second at least after the pointer has left', async () => {
  await notify({ kind: 'success', message: 'Sent.' });
  const left = (animation: { currentTime: number }) => {
    screen.getByRole('progressbar').getAnimations = () => [animation as Animation];
    fireEvent.mouseEnter(screen.getByText('Sent.'));
    fireEvent.mouseLeave(screen.getByText('Sent.'));
    return 5_000 - animation.currentTime;
  };
  fireEvent.animationEnd(screen.getByRole('status'));
  expect(left({ currentTime: 4_900 })).toBe(1_000);
  expect(left({ currentTime: 700 })).toBe(4_300);
});

it('disappears when tapped', async () => {
  const { shown, stored, finishFades } = await notify({ kind: 'error', message: 'Not sent.' });
  finishFades();
  fireEvent.click(screen.getByRole('alert'));
  expect(stored()).toEqual([]);
  finishFades();
  expect(shown()).toEqual([]);
});

it('has a button that closes it alone', async () => {
  const { shown, stored, finishFades } = await notify(
    { kind: 'error', message: 'Not sent.' },
    { kind: 'info', message: 'Later.' },
  );
  finishFades();
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close message' }));
  finishFades();
  expect(shown()).toEqual(['Later.']);
  expect(stored()).toEqual(['Later.']);
});

it('shows the newest of one key alone', async () => {
  const { shown, tell, finishFades } = await notify(
    { kind: 'error', message: 'Not sent.', key: 'enquiry' },
    { kind: 'info', message: 'Another matter.' },
  );
  finishFades();
  await tell((state) => state.notify({ kind: 'error', message: 'Again not sent.', key: 'enquiry' }));
  finishFades();
  expect(shown().sort()).toEqual(['Again not sent.', 'Another matter.']);
});

it('takes away the toast of a key', async () => {
  const { shown, tell, finishFades } = await notify({ kind: 'error', message: 'Not sent.', key: 'enquiry' });
  finishFades();
  await tell((state) => state.dismiss('enquiry'));
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
  const tell = (change: (state: SiteState) => void) => act(async () => change(store.getState()));
  await tell((state) => toasts.forEach(state.notify));
  const elements = () => [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  return {
    container,
    tell,
    stored: () => store.getState().toasts.map(({ message }) => message),
    shown: () => elements().map(({ textContent }) => textContent),
    finishFades: () => {
      for (const toast of elements()) fireEvent.animationEnd(toast);
    },
  };
}
