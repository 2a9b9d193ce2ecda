import { translate } from '@site/testing/translate';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { FailedArea } from './FailedArea.tsx';

it.each([
  ['page', 1, 'This page could not be loaded'],
  ['RecentPosts', 2, '“Recent posts” could not be loaded'],
] as const)('says what is missing in the heading of a %s', async (area, level, title) => {
  await fail(area);
  expect(screen.getByRole('heading', { level })).toHaveTextContent(title);
});

it.each([
  ['/a-letter', ['Home', 'Letters', 'A letter']],
  ['/', []],
])('keeps the breadcrumb of %s', async (path, crumbs) => {
  await fail('page', path);
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(crumbs);
});

it('says that the device has no connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail('page');
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

it('says on a translated page too that the device has no connection', async () => {
  await fail('page');
  translate(screen.getByRole('heading', { level: 1 }).parentElement ?? undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText('PLEASE CHECK YOUR CONNECTION AND')).toBeVisible();
});

it('tries again by itself once the device is online again, and blames nobody meanwhile', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(<Retried />);
  onLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Loading…' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

it('keeps the focus at its heading when the page throws again after a retry', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const notice = (retry: () => void) => <FailedArea area="page" part="paper" isWaiting={false} onRetry={retry} />;
  await show(
    <main>
      <ErrorBoundary fallback={notice}>
        <Broken />
      </ErrorBoundary>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

function fail(area: string, path?: string) {
  return show(<FailedArea area={area} part="paper" isWaiting={false} onRetry={() => {}} />, path);
}

async function show(element: ReactNode, path = '/a-letter') {
  const handle = { path, trail: [{ label: 'Letters' }], label: 'A letter' };
  const site = { store: createSiteStore(), servedArea: () => undefined } as Partial<SiteContext>;
  // Waits until its picture has loaded.
  await act(async () => {
    render(
      <SiteContextProvider value={site as SiteContext /* all that it reads */}>
        <RouterProvider router={createMemoryRouter([{ path: '*', handle, element }])} />
      </SiteContextProvider>,
    );
  });
}

function Retried() {
  const [isWaiting, setWaiting] = useState(false);
  return <FailedArea area="page" part="paper" isWaiting={isWaiting} onRetry={() => setWaiting(true)} />;
}

function Broken(): never {
  throw new Error('It does not work.');
}
