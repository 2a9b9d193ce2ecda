import { screen } from '@testing-library/react';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import type { Hit } from './create-search.ts';
import { Marked } from './result-elements.tsx';
import { SearchPage } from './SearchPage.tsx';
import { type SearchPageData, searchHead } from './search-page-data.ts';

let data: SearchPageData;
jest.mock('react-router-dom', () => ({ ...jest.requireActual('react-router-dom'), useLoaderData: () => data }));

// jsdom does not know the element `search`, and React says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

it('shows the best match, then the others by section', () => {
  openPage([hit('Plumbing', 'Services', true), hit('Gardens', 'Services'), hit('Water', 'Blog'), hit('Tanks', 'Blog')]);
  expect(screen.getByText('4 results for “pipes”')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Best match ',
    'Services 1',
    'Blog 2',
    expect.anything(),
  ]);
});

it('says that it shows the best of many results', () => {
  openPage(Array.from({ length: 30 }, (_, index) => hit(`Pipe ${index}`, 'Blog')));
  expect(screen.getByText('The 30 best results for “pipes”')).toBeVisible();
});

it('says what cannot be searched just now', () => {
  openPage([hit('Plumbing', 'Services')], ['Blog posts cannot be searched just now.']);
  expect(screen.getByText('Blog posts cannot be searched just now.')).toBeVisible();
});

it('offers another try where the search could not be loaded', () => {
  data = { status: 'failed', query: 'pipes' };
  renderMenu(SearchPage);
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', '/search?q=pipes');
  expect(screen.getByRole('searchbox')).toHaveValue('pipes');
});

describe('marks', () => {
  it.each([
    ['Tall buildings: a Talll building', ['tal', 'build'], ['Tall', 'buildings', 'Talll', 'building']],
    ['Waterproof and water', ['water'], ['water']],
    ['<img src=x onerror="alert(1)"> & more', ['img'], ['img']],
  ])('of “%s” by %j are %j', (text, words, marks) => {
    renderMenu(() => <Marked text={text} words={words} />);
    expect(
      screen.getAllByText((_text, element) => element?.tagName === 'MARK').map((mark) => mark.textContent),
    ).toEqual(marks);
    expect(document.body).toHaveTextContent(text);
  });
});

describe('the head', () => {
  const headOf = (query: string) => searchHead({ status: 'failed', query });

  it('names the query in the title, a long one shortened', () => {
    expect(headOf('nal')).toEqual({ title: 'Search: nal' });
    expect(headOf('water '.repeat(30).trim())?.title).toHaveLength('Search: '.length + 40);
    expect(headOf(`${'a'.repeat(38)}😀b`)).toEqual({ title: `Search: ${'a'.repeat(38)}😀b` });
    expect(headOf(`${'a'.repeat(38)}😀bc`)).toEqual({ title: `Search: ${'a'.repeat(38)}😀…` });
  });

  it("takes the search page's head from the route table where there is no query", () => {
    expect(headOf('')).toEqual({});
  });
});

function openPage(hits: Hit[], absences: string[] = []) {
  data = { status: 'ready', result: { query: 'pipes', hits, absences } };
  renderMenu(SearchPage);
}

function hit(title: string, section: string, isBest?: true): Hit {
  return { path: `/${title}`, title, text: '', section, words: [], ...(isBest && { isBest }) };
}
