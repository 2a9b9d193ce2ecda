import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterNextFrame } from '../browser/after-next-frame.ts';
import { TryAgain } from './TryAgain.tsx';

it('reloads the page without scripts', () => {
  document.body.innerHTML = renderToString(<TryAgain isBusy={false} onRetry={() => {}} />);
  expect(screen.getByText('Try again').closest('a')).toHaveAttribute('href', '');
});

it('asks in place once scripts are there', async () => {
  const onRetry = jest.fn();
  render(<TryAgain isBusy={false} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('asks by itself once the browser is online again, unless it is asking', () => {
  const onRetry = jest.fn();
  const { rerender } = render(<TryAgain isBusy={false} onRetry={onRetry} />);
  fireEvent.online(window);
  rerender(<TryAgain isBusy={true} onRetry={onRetry} />);
  fireEvent.online(window);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('then puts the focus on the heading of what has come, if it was in what has gone', async () => {
  render(<Comeback />);
  screen.getByRole('heading', { name: 'You are offline' }).focus();
  fireEvent.online(window);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Contact us' })).toHaveFocus());
});

it.each(['nowhere', 'elsewhere'])('then leaves the focus that is %s', async (place) => {
  render(<Comeback />);
  if (place === 'elsewhere') screen.getByRole('textbox').focus();
  const { activeElement } = document;
  fireEvent.online(window);
  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  await new Promise<void>(afterNextFrame);
  expect(activeElement).toHaveFocus();
});

function Comeback() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <input />
      {isThere && <h1>Contact us</h1>}
      {!isThere && (
        <div data-kind="error">
          <h1 tabIndex={-1}>You are offline</h1>
          <TryAgain isBusy={false} onRetry={() => setThere(true)} />
        </div>
      )}
    </>
  );
}
