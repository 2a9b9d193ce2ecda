import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says sorry in the words of the specification and leads home', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter });
  expect(screen.getByText('Oh...ho...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, Something Went Wrong.');
  expect(screen.getByText('The page you are looking for was moved, removed, renamed or never existed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});
