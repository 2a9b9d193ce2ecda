import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { PartArea } from './PartArea.tsx';

jest.mock('./FailedArea.tsx', () => ({ FailedArea: () => 'It failed.' }));
jest.mock('./note-failure.ts');

const ran: string[] = [];

it('says whose code runs, also after a fragment of another part', () => {
  renderToString(
    inSite(
      <PartArea area="page" part="offers">
        <PartArea area="NewestPosts" part="news">
          <Note text="newest posts" />
        </PartArea>
        <Note text="rest of the page" />
      </PartArea>,
    ),
  );
  expect(ran).toEqual(['offers', 'news', 'newest posts', 'offers', 'rest of the page', 'shell']);
});

it('tries a page that failed again for another query', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const page = (query: string) =>
    inSite(
      <PartArea area="page" part="news" query={query}>
        <OddPages query={query} />
      </PartArea>,
    );
  const { rerender } = render(page('?page=2'));
  expect(screen.getByText('It failed.')).toBeVisible();
  rerender(page('?page=3'));
  expect(screen.getByText('Posts of ?page=3')).toBeVisible();
});

function inSite(children: ReactNode) {
  const site = { release: { parts: {} }, parts: { entering: (part: string) => ran.push(part) } };
  return (
    <SiteContextProvider value={site as unknown as SiteContext /* all that is read */}>{children}</SiteContextProvider>
  );
}

function Note({ text }: { text: string }) {
  ran.push(text);
  return null;
}

function OddPages({ query }: { query: string }) {
  if (query === '?page=2') throw new Error('No such page of posts.');
  return <p>Posts of {query}</p>;
}
