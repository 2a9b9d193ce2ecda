import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  performance.mark = jest.fn();
});

function Bar() {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) throw new Error('NotFoundError');
  return (
    <header>
      <input aria-label="Search" />
      <button type="button" onClick={() => setFailed(true)}>
        Fail
      </button>
    </header>
  );
}

function open(boundary: { selector?: string; onError?: () => void } = {}) {
  render(
    <>
      <ErrorBoundary {...boundary}>
        <Bar />
      </ErrorBoundary>
      <main>The page</main>
    </>,
  );
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'plumber' } });
}

it('leaves on the page what failed, as it stood, with what was typed', () => {
  open({ selector: 'header' });
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveValue('plumber');
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('takes away what has no place on the page without its code, and says so', () => {
  const onError = jest.fn();
  open({ onError });
  act(() => screen.getByRole('button').click());
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
});
