import { closeAfterTest } from '@site/testing/close-after-test';
import { bringIntoView } from '@site/ui/testing/view';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SiteRelease } from '../page-data.ts';
import type { FragmentState, Parts } from '../parts.ts';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { FragmentArea, PlacedFragments } from './FragmentArea.tsx';

const release: SiteRelease = {
  id: 'r1',
  parts: {},
  routes: [],
  documents: [],
  fragments: { Letters: { part: 'post', data: [], place: 'footer' }, News: { part: 'paper', data: [] } },
};
const placed = <PlacedFragments place="footer" />;
const onPage = <FragmentArea name="News" fallback={null} />;

it('shows only the fragments of its place', async () => {
  await open(placed);
  expect(screen.getAllByText(/it is/)).toHaveLength(1);
});

it('hydrates a fragment with the data that were served, and then shows newer data', async () => {
  const { become } = await open(onPage);
  const served = screen.getByText('Served it is');
  await become({ status: 'ready', Fragment: Text, data: 'Newer' });
  expect(served).toBeInTheDocument();
  expect(served).toHaveTextContent('Newer it is');
});

it('says above a served fragment that its code has failed, until the code arrives', async () => {
  const { become } = await open(onPage);
  const served = screen.getByText('Served it is');
  await become({ status: 'failed' });
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { name: '“News” is not responding yet' }),
  );
  expect(served).toBeInTheDocument();
  await become({ status: 'waiting' });
  expect(screen.getByRole('button', { name: 'Loading…' })).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('Loading…');
  await become({ status: 'ready', Fragment: Text, data: 'Served' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(served).toBeInTheDocument();
});

it('leads from a retry to the notice if it fails again, and to the heading of what comes', async () => {
  const { become } = await open(onPage, {});
  await become({ status: 'failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await become({ status: 'waiting' });
  expect(screen.getByRole('button')).toHaveFocus();
  await become({ status: 'failed' });
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await become({ status: 'waiting' });
  await become({ status: 'ready', Fragment: Heading, data: undefined });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Newest' })).toHaveFocus());
});

it('leaves the focus where somebody has put it while it loads', async () => {
  const { become } = await open(onPage, {});
  const field = document.body.appendChild(document.createElement('input'));
  closeAfterTest(() => field.remove());
  await become({ status: 'failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await become({ status: 'waiting' });
  await userEvent.click(field);
  await become({ status: 'ready', Fragment: Heading, data: undefined });
  expect(field).toHaveFocus();
});

it('says in place of a fragment that it has failed, where nothing was served', async () => {
  const { become } = await open(onPage, {});
  await become({ status: 'failed' });
  expect(screen.getByRole('heading', { name: '“News” could not be loaded' })).toBeVisible();
});

it('keeps served HTML silently in a place of the layout when code fails', async () => {
  const { become } = await open(placed);
  await become({ status: 'failed' });
  expect(screen.getByText('Served it is')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function Heading() {
  return <h3>Newest</h3>;
}

function Text({ data }: { data: unknown }) {
  return <p>{`${data}`} it is</p>;
}

/** Opens a page that was served with these fragments, near the view. */
async function open(area: ReactNode, fragments: Record<string, unknown> = { Letters: 'Served', News: 'Served' }) {
  const { enter } = bringIntoView();
  let state: FragmentState = { status: 'waiting' };
  const listeners = new Set<() => void>();
  const become = (next: FragmentState) =>
    act(async () => {
      state = next;
      for (const listener of listeners) listener();
    });
  const parts = {
    fragmentState: () => state,
    loadFragment: () =>
      new Promise<void>((resolve) => {
        listeners.add(() => state.status === 'ready' && resolve());
      }),
    retry: () => {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<Parts> as Parts; // all that is called
  const site = (own: Partial<SiteContext>) => (
    <SiteContextProvider
      value={{
        release,
        parts,
        store: createSiteStore(),
        page: { siteUrl: 'https://www.sevantra.example', absent: [], fragments },
        servedArea: (name) => (name in fragments ? '<p>Served it is</p>' : undefined),
        ...own,
      }}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', handle: { label: 'Home' }, element: area }])} />
    </SiteContextProvider>
  );
  const served = (name: string): FragmentState =>
    name in fragments ? { status: 'ready', Fragment: Text, data: fragments[name] } : { status: 'failed' };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site({ parts: { ...parts, fragmentState: served } }));
  const root = await act(async () => hydrateRoot(container, site({})));
  closeAfterTest(() => {
    act(() => root.unmount());
    container.remove();
  });
  await act(async () => enter());
  return { become };
}
