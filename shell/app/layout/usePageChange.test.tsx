import { Link, useLocation } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { notify, ToastHost } from '../toasts/ToastHost.tsx';
import { usePageChange } from './usePageChange.ts';

it('takes away the toasts of errors at the next page, not at a place on the same one', async () => {
  const { follow } = await openWithToasts();
  await follow('A place on this page');
  await screen.findByText('#place');
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  await follow('Another page');
  await waitFor(() => expect(screen.getByText('Not sent.').closest('.Toastify__toast')).toHaveClass('exit'));
  expect(screen.getByText('Copied.')).toBeVisible();
});

it('opens the row that an address names, and the row that it lies in', async () => {
  const { follow } = await openWithToasts();
  await follow('A row in a row');
  await waitFor(() => expect(screen.getByText('The inner row').closest('details')).toHaveAttribute('open'));
  expect(screen.getByText('The outer row').closest('details')).toHaveAttribute('open');
});

async function openWithToasts() {
  const store = createSiteStore();
  // All that it reads.
  const parts = { subscribe: () => () => {} } as Partial<SiteContext['parts']> as SiteContext['parts'];
  const site = { store, parts, page: {} } as SiteContext;
  renderPage(
    () => (
      <SiteContextProvider value={site}>
        <Link to="#place">A place on this page</Link>
        <Link to="/another">Another page</Link>
        <Link to="#inner">A row in a row</Link>
        <details>
          <summary>The outer row</summary>
          <details id="inner">
            <summary>The inner row</summary>
          </details>
        </details>
        <ToastHost />
        <Changes />
      </SiteContextProvider>
    ),
    { path: '/contact' },
  );
  notify(store, { kind: 'error', message: 'Not sent.' });
  notify(store, { kind: 'success', message: 'Copied.' });
  fireEvent.animationEnd(await screen.findByRole('alert'));
  return {
    follow: (name: string) => userEvent.click(screen.getByRole('link', { name })),
  };
}

function Changes() {
  usePageChange();
  return <output>{useLocation().hash}</output>;
}
