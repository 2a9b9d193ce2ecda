import { act, renderHook } from '@testing-library/react';
import { minProgressMs, progressCloseMs, useProgressPhase } from './NavigationProgress.tsx';

afterEach(() => jest.useRealTimers());

it('shows page loading immediately', () => {
  expect(startLoading().phase().status).toBe('running');
});

it('stays for the minimum when the page arrives at once, then closes fast', () => {
  const { phase, wait, finish } = startLoading();
  wait(50);
  finish();
  wait(minProgressMs - 51);
  expect(phase().status).toBe('running');
  wait(1);
  expect(phase()).toEqual({ status: 'closing', pace: 'fast' });
  wait(progressCloseMs.fast);
  expect(phase().status).toBe('idle');
});

it('closes at normal pace after longer waits', () => {
  const { phase, wait, finish } = startLoading();
  wait(2000);
  finish();
  wait(0);
  expect(phase()).toEqual({ status: 'closing', pace: 'normal' });
  wait(progressCloseMs.normal - 1);
  expect(phase().status).toBe('closing');
  wait(1);
  expect(phase().status).toBe('idle');
});

it('runs as long as the page takes', () => {
  const { phase, wait } = startLoading();
  wait(60_000);
  expect(phase().status).toBe('running');
});

it('keeps the times of the specification', () => {
  expect([minProgressMs, progressCloseMs]).toEqual([300, { normal: 1001, fast: 601 }]);
});

function startLoading() {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ isLoading }) => useProgressPhase(isLoading), {
    initialProps: { isLoading: true },
  });
  return {
    phase: () => result.current,
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    finish: () => rerender({ isLoading: false }),
  };
}
