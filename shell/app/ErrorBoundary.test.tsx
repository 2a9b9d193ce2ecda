import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

it('shows the fallback in place of what failed, until it is tried again', () => {
  const onFailure = jest.fn();
  const fallback = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  open(
    <ErrorBoundary fallback={fallback} onFailure={onFailure}>
      <Bar />
    </ErrorBoundary>,
  );
  press('Fail');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(onFailure).toHaveBeenCalledTimes(1);
  press('Again');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

it('removes an area that failed and has no fallback', () => {
  open(
    <ErrorBoundary>
      <Bar />
    </ErrorBoundary>,
  );
  press('Fail');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
});

describe('where somebody else has taken away an element', () => {
  const onFailure = jest.fn();

  beforeEach(() => {
    onFailure.mockClear();
    open(
      <ErrorBoundary fallback={() => 'It failed.'} onFailure={onFailure}>
        <Bar />
      </ErrorBoundary>,
    );
    press('Toggle message');
    screen.getByText('A message').remove();
  });

  it('draws its area anew, without a word', () => {
    press('Toggle message');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(onFailure).not.toHaveBeenCalled();
    press('Toggle message');
    expect(screen.getByText('A message')).toBeInTheDocument();
  });

  it('gives up an area if an element disappears again at once', () => {
    press('Toggle message');
    press('Toggle message');
    screen.getByText('A message').remove();
    press('Toggle message');
    expect(screen.getByText('It failed.')).toBeInTheDocument();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('draws an area anew once more if an element disappears later', () => {
    press('Toggle message');
    press('Toggle message');
    screen.getByText('A message').remove();
    const later = performance.now() + 1_500;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    press('Toggle message');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

function Bar() {
  const [hasFailed, setFailed] = useState(false);
  const [hasMessage, setMessage] = useState(false);
  if (hasFailed) throw new Error('The bar fails.');
  return (
    <header>
      {hasMessage && <p>A message</p>}
      <button type="button" onClick={() => setMessage(!hasMessage)}>
        Toggle message
      </button>
      <button type="button" onClick={() => setFailed(true)}>
        Fail
      </button>
    </header>
  );
}

function open(area: ReactNode) {
  render(
    <>
      {area}
      <main>The page</main>
    </>,
  );
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}
