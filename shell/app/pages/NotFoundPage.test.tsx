import { screen, within } from '@testing-library/react';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

// jsdom does not know the element `search`, and React says so.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((line) => expect(line).toContain('is unrecognized in this browser'));
});

it('says sorry in the words of the specification and leads home', () => {
  renderMenu(NotFoundPage);
  expect(screen.getByText('Oh...ho...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, Something Went Wrong.');
  expect(screen.getByText('The page you are looking for was moved, removed, renamed or never existed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});

it('offers the search, which needs no scripts, and pages to go on to', () => {
  renderMenu(NotFoundPage);
  const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  const ways = within(screen.getByRole('navigation', { name: 'Or go on from here' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Services']);
});
