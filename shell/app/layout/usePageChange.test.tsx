import { Link, useLocation } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { usePageChange } from './usePageChange.ts';

it('takes away the toasts of errors at the next page, not at a place on the same one', async () => {
  const { follow, shown } = openWithToasts();
  await follow('A place on this page');
  await screen.findByText('#place');
  expect(shown()).toEqual(['Not sent.', 'Copied.']);
  await follow('Another page');
  await waitFor(() => expect(shown()).toEqual(['Copied.']));
});

function openWithToasts() {
  const store = createSiteStore();
  // All that it reads.
  const parts = { subscribe: () => () => {} } as Partial<SiteContext['parts']> as SiteContext['parts'];
  const site = { store, parts, page: {} } as SiteContext;
  renderPage(
    () => (
      <SiteContextProvider value={site}>
        <Link to="#place">A place on this page</Link>
        <Link to="/another">Another page</Link>
        <Changes />
      </SiteContextProvider>
    ),
    { path: '/contact' },
  );
  act(() => {
    store.getState().notify({ kind: 'error', message: 'Not sent.' });
    store.getState().notify({ kind: 'success', message: 'Copied.' });
  });
  return {
    follow: (name: string) => userEvent.click(screen.getByRole('link', { name })),
    shown: () => store.getState().toasts.map(({ message }) => message),
  };
}

function Changes() {
  usePageChange();
  return <output>{useLocation().hash}</output>;
}
