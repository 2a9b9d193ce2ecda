import { screen, within } from '@testing-library/react';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says sorry in the words of the specification and leads home', () => {
  renderMenu(NotFoundPage);
  expect(screen.getByText('Oh...ho...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, Something Went Wrong.');
  expect(screen.getByText('The page you are looking for was moved, removed, renamed or never existed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});

it('offers the search and the pages of the menu', () => {
  renderMenu(NotFoundPage);
  expect(screen.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search');
  const ways = within(screen.getByRole('navigation', { name: 'Or go on from here' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['About us', 'Services']);
});
