import { translate } from '@site/testing/translate';
import { bringIntoView, preferReducedMotion } from '@site/ui/testing/view';
import { act, render } from '@testing-library/react';
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
  expect(shownIn(container)).not.toHaveTextContent('1,000');
});

it('stands still under reduced motion', async () => {
  preferReducedMotion();
  const view = bringIntoView();
  const { container } = render(workers);
  await act(async () => view.enter());
  expect(shownIn(container)).toHaveTextContent('1,000');
});

it('counts for as many seconds as it is given', async () => {
  jest.useFakeTimers();
  const view = bringIntoView();
  const { container } = render(workers);
  await act(async () => view.enter());
  const shown = shownIn(container);
  act(() => jest.advanceTimersByTime(4_800));
  expect(shown).not.toHaveTextContent('1,000');
  act(() => jest.advanceTimersByTime(300));
  expect(shown).toHaveTextContent('1,000');
});

it('is at its value as soon as it leaves the view', async () => {
  const view = bringIntoView();
  const { container } = render(workers);
  await act(async () => view.enter());
  expect(shownIn(container)).not.toHaveTextContent('1,000');
  await act(async () => view.leave());
  expect(shownIn(container)).toHaveTextContent('1,000');
});

it('counts on a translated page, where its code arrives after the translation', async () => {
  const view = bringIntoView();
  const { container } = render(workers);
  translate(container);
  await act(async () => view.enter());
  expect(shownIn(container)).not.toHaveTextContent('1,000');
});

describe('the count', () => {
  it('runs from 0 to the value', () => {
    expect(shownAt(0, 1000, 5)).toBe(0);
    expect(shownAt(0.999, 1000, 5)).toBeLessThan(1000);
    expect(shownAt(1, 1000, 5)).toBe(1000);
  });

  it('changes only on full 100 ms ticks', () => {
    const shown = Array.from({ length: 501 }, (_, centiseconds) => shownAt(centiseconds / 500, 1000, 5));
    expect(shown.filter((number, place) => number !== shown[place - (place % 10)])).toEqual([]);
    expect(new Set(shown).size).toBe(51);
  });
});

/** The number that is seen; before it, hidden too, is the one that keeps its place. */
function shownIn(container: HTMLElement) {
  return [...container.querySelectorAll('[aria-hidden]')].at(-1) ?? null;
}
