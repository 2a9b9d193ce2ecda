import { ServicesProvider } from '@site/host/services';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { AskServer } from '../ask-server.ts';
import { createSearch, type Search } from '../create-search.ts';
import { SearchDialog } from '../SearchDialog.tsx';
import { sampleIndex } from './sample-index.ts';

// jsdom has no layout, so it cannot scroll either.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }));

/** For tests: the open search, by default over an index that has come and a server that never answers. */
export async function openDialog(load: () => Promise<Search> = ready, ask: AskServer = () => new Promise(() => {})) {
  const onClose = jest.fn();
  render(
    <ServicesProvider value={services}>
      <MemoryRouter>
        <SearchDialog onClose={onClose} load={load} ask={ask} />
        <Address />
      </MemoryRouter>
    </ServicesProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Search' })).toHaveAttribute('open');
  return { onClose };
}

export async function ready(): Promise<Search> {
  return createSearch(sampleIndex);
}

export function field() {
  return screen.getByRole('combobox', { name: 'What are you looking for?' });
}

export function chosenOption() {
  return screen.queryAllByRole('option', { selected: true })[0];
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const route = { title: '', description: '', page: 'TextPage', part: 'marketing', trail: [] };
const services = {
  api: { get: neverAsked, post: neverAsked },
  notify: () => {},
  dismiss: () => {},
  documents: [],
  FragmentArea: () => null,
  routes: [
    {
      ...route,
      path: '/services',
      label: 'Services',
      menus: [{ group: 'main', order: 1, label: 'Services', opens: 'services' }],
    },
    {
      ...route,
      path: '/plumbing-services',
      label: 'Plumbing',
      menus: [{ group: 'services', order: 1, label: 'Plumbing' }],
    },
  ],
};

async function neverAsked(path: string): Promise<never> {
  throw new Error(`The search asked a service for ${path}.`);
}
