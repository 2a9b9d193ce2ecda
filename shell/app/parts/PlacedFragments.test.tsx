import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SiteRelease } from '../page-data.ts';
import { SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { PlacedFragments } from './PlacedFragments.tsx';
import type { FragmentState, Parts } from './parts.ts';

it('shows only the fragments of its place', () => {
  show({ status: 'ready', Fragment: Letters, data: null });
  expect(screen.getByText('Letters here')).toBeVisible();
  expect(screen.getAllByText(/here/)).toHaveLength(1);
});

it('keeps served HTML silently when code fails', () => {
  show({ status: 'failed' }, '<p>Letters as they were served</p>');
  expect(screen.getByText('Letters as they were served')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps input the visitor has begun', () => {
  const { arrive } = show({ status: 'waiting' }, '<input aria-label="Address" />');
  act(() => screen.getByLabelText('Address').focus());
  arrive({ status: 'ready', Fragment: Letters, data: null });
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(screen.queryByText('Letters here')).not.toBeInTheDocument();
});

it('replaces served HTML when its code arrives', () => {
  const { arrive } = show(
    { status: 'waiting' },
    '<p>Letters as they were served</p><input type="checkbox" /><input />',
  );
  arrive({ status: 'ready', Fragment: Letters, data: null });
  expect(screen.getByText('Letters here')).toBeVisible();
  expect(screen.queryByText('Letters as they were served')).not.toBeInTheDocument();
});

function Letters() {
  return <p>Letters here</p>;
}

function show(first: FragmentState, served?: string) {
  let state = first;
  const listeners = new Set<() => void>();
  const release: SiteRelease = {
    id: 'r1',
    parts: {},
    routes: [],
    documents: [],
    fragments: { Letters: { part: 'post', data: [], place: 'footer' }, News: { part: 'paper', data: [] } },
  };
  const parts: Parts = {
    pageState: () => ({ status: 'failed' }),
    loadRoute: async () => undefined,
    loadPage: async () => undefined,
    headOf: () => undefined,
    fragmentState: () => state,
    fragmentSettled: () => undefined,
    loadFragment: () => {},
    retry: () => {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const page = { siteUrl: 'https://www.sevantra.example', absent: [], fragments: { Letters: null } };
  render(
    <SiteContextProvider value={{ release, parts, store: createSiteStore(), page, servedArea: () => served }}>
      <MemoryRouter>
        <PlacedFragments place="footer" />
      </MemoryRouter>
    </SiteContextProvider>,
  );
  return {
    arrive(next: FragmentState) {
      state = next;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}
