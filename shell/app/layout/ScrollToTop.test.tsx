import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './ScrollToTop.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('leads to the top before scripts load', () => {
  renderMenu(ScrollToTop);
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});

it('scrolls up and keeps the address clean', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  renderMenu(ScrollToTop);
  await userEvent.click(screen.getByRole('link', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(location.hash).toBe('');
});
