import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { markPartFailed } from '../mark-part-failed.ts';
import type { Parts } from '../parts.ts';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { PartArea } from './PartArea.tsx';

jest.mock('./FailedArea.tsx', () => ({ FailedArea: () => 'It failed.' }));
jest.mock('../mark-part-failed.ts');

const ran: string[] = [];

it('names the part whose code runs, also after a fragment of another part', () => {
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

describe('a page that fails for one query', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

  it('tries a page that fails for one query again for another query', () => {
    const { rerender } = render(postsPage('?page=2'));
    expect(screen.getByText('It failed.')).toBeVisible();
    rerender(postsPage('?page=3'));
    expect(screen.getByText('Posts of ?page=3')).toBeVisible();
  });

  it('counts a page that fails for several queries as one failure', () => {
    const { rerender } = render(postsPage('?page=1'));
    jest.mocked(markPartFailed).mockClear();
    rerender(postsPage('?page=2'));
    expect(screen.getByText('It failed.')).toBeVisible();
    expect(markPartFailed).toHaveBeenCalledTimes(1);
  });
});

function postsPage(query: string) {
  return inSite(
    <PartArea area="page" part="news" query={query}>
      <OddPages query={query} />
    </PartArea>,
  );
}

function inSite(children: ReactNode) {
  const parts: Partial<Parts> = { onPartEntered: (part) => ran.push(part) };
  const release = { id: 'r1', parts: {}, routes: [], documents: [], fragments: {} };
  const site: Partial<SiteContext> = { release, parts: parts as Parts };
  return <SiteContextProvider value={site as SiteContext /* all that is read */}>{children}</SiteContextProvider>;
}

function Note({ text }: { text: string }) {
  ran.push(text);
  return null;
}

function OddPages({ query }: { query: string }) {
  if (query === '?page=2') throw new Error('No such page of posts.');
  return <p>Posts of {query}</p>;
}
