import { translate } from '@site/testing/translate';
import { bringIntoView, preferReducedMotion } from '@site/ui/testing/view';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Counter } from './Counters.tsx';
import { shownAt } from './CountUpFrame.tsx';

afterEach(() => jest.useRealTimers());

const workers = <Counter value={1000} title="Professional Workers" seconds={5} />;

it('serves the final value in the HTML', () => {
  expect(renderToString(workers)).toContain('1,000');
});

it('keeps the final value for screen readers while it counts', async () => {
  const view = bringIntoView();
  const { container } = render(workers);
  await act(async () => view.enter());
  expect(container.querySelector('.visually-hidden')).toHaveTextContent('1,000');
  expect(screen.getByTestId('shown')).not.toHaveTextContent('1,000');
});

it('stands still under reduced motion', async () => {
  preferReducedMotion();
  const view = bringIntoView();
  render(workers);
  await act(async () => view.enter());
  expect(screen.getByTestId('shown')).toHaveTextContent('1,000');
});

it('takes two seconds by default', async () => {
  jest.useFakeTimers();
  const view = bringIntoView();
  render(<Counter value={1000} title="Industries" />);
  await act(async () => view.enter());
  const shown = screen.getByTestId('shown');
  act(() => jest.advanceTimersByTime(1_900));
  expect(shown).not.toHaveTextContent('1,000');
  act(() => jest.advanceTimersByTime(200));
  expect(shown).toHaveTextContent('1,000');
});

it('counts on a translated page, where its code arrives after the translation', async () => {
  const view = bringIntoView();
  const { container } = render(workers);
  translate(container);
  await act(async () => view.enter());
  expect(screen.getByTestId('shown')).not.toHaveTextContent('1,000');
});

describe('the count', () => {
  it('runs from 0 to the value', () => {
    expect(shownAt(0, 1000, 5)).toBe(0);
    expect(shownAt(4_999, 1000, 5)).toBe(999);
    expect(shownAt(5_000, 1000, 5)).toBe(1000);
  });

  it('changes only on full 100 ms ticks', () => {
    expect(shownAt(199, 1000, 5)).toBe(shownAt(100, 1000, 5));
    expect(shownAt(200, 1000, 5)).toBeGreaterThan(shownAt(100, 1000, 5));
  });

  it('is at most five percent, or one, below the value after a second, however long it takes', () => {
    expect(shownAt(1_000, 1000, 5)).toBe(968);
    expect(shownAt(1_000, 50, 9)).toBe(48);
    expect(shownAt(1_000, 20, 9)).toBe(19);
  });
});
