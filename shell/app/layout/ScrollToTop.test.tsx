import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './ScrollToTop.tsx';

it('leads to the top before the scripts come', () => {
  render(<ScrollToTop />);
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});

it('scrolls up and leaves the address as it is', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<ScrollToTop />);
  await userEvent.click(screen.getByRole('link', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(location.hash).toBe('');
});
