import { Link, useLocation } from '@site/host/router';
import { renderPage, sampleRoute } from '@site/host/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import { showHead, shownHead, usePageChange } from './usePageChange.ts';

const page = {
  title: 'Plumbing',
  description: 'Pipes and pumps.',
  canonical: 'https://site.example/plumbing',
  language: 'en-IN',
} as const;

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="Welcome."><link rel="canonical" href="https://site.example/">';
});

it('removes the canonical address on the 404 page and restores it', () => {
  showHead({ ...page, canonical: undefined });
  expect(headNow().canonical).toBeUndefined();
  showHead(page);
  expect(headNow()).toEqual(page);
});

describe('the head after a navigation', () => {
  it('reads title, description and address from data', () => {
    const head = { title: 'Water tanks', description: 'How a tank is cleaned.', canonical: '/blogs/water-tanks' };
    expect(shownHead(route('/blogs/:slug'), head, at('/blogs/water-tanks'))).toEqual({
      title: 'Water tanks | Sevantra',
      description: 'How a tank is cleaned.',
      language: 'en-IN',
      canonical: 'https://site.example/blogs/water-tanks',
    });
  });

  it('falls back to route table, canonical included', () => {
    expect(shownHead({ ...route('/home'), canonical: '/' }, undefined, at('/home'))).toEqual({
      title: 'Title of /home | Sevantra',
      description: 'Description of /home',
      language: 'en-IN',
      canonical: 'https://site.example/',
    });
  });

  it('uses requested address when data are missing', () => {
    expect(shownHead(route('/blogs/:slug'), undefined, at('/blogs/water-tanks')).canonical).toBe(
      'https://site.example/blogs/water-tanks',
    );
  });

  it('gives the 404 page no address', () => {
    expect(shownHead(route('/404'), undefined, at('/404')).canonical).toBeUndefined();
  });
});

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

function headNow() {
  const [canonical, ...others] = document.querySelectorAll('link[rel=canonical]');
  expect(others).toEqual([]);
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: canonical?.getAttribute('href') ?? undefined,
  };
}

function at(path: string): URL {
  return new URL(path, 'https://site.example');
}

function route(path: string) {
  return sampleRoute(path, { part: 'blog', title: `Title of ${path}`, description: `Description of ${path}` });
}
