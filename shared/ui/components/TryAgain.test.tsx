import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TryAgain } from './TryAgain.tsx';

it('loads the page anew without scripts', () => {
  document.body.innerHTML = renderToString(<TryAgain isBusy={false} onRetry={() => {}} />);
  expect(screen.getByText('Try again').closest('a')).toHaveAttribute('href', '');
});

it('asks in place once scripts are there', async () => {
  const onRetry = jest.fn();
  render(<TryAgain isBusy={false} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
