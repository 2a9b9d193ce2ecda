import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './ScrollToTop.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('leads to the top before scripts load', () => {
  renderMenu(ScrollToTop);
  expect(screen.getByText('Back to top')).toHaveAttribute('href', '#top');
});

it.each(['click', 'Enter', 'space'])('is a button that scrolls up by %s and keeps the address clean', async (way) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  renderMenu(ScrollToTop);
  const button = screen.getByRole('button', { name: 'Back to top' });
  button.focus();
  if (way === 'click') await userEvent.click(button);
  else await userEvent.keyboard(way === 'Enter' ? '{Enter}' : ' ');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(location.hash).toBe('');
});
