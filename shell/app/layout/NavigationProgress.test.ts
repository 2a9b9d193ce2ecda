import { act, renderHook } from '@testing-library/react';
import { useProgressPhase } from './NavigationProgress.tsx';

afterEach(() => jest.useRealTimers());

it('stays for the minimum when the page arrives at once, then closes fast', () => {
  const { phase, wait, finish } = startLoading();
  wait(50);
  finish();
  wait(249);
  expect(phase().status).toBe('running');
  wait(1);
  expect(phase()).toEqual({ status: 'closing', pace: 'fast' });
  wait(600);
  expect(phase().status).toBe('closing');
  wait(1);
  expect(phase().status).toBe('idle');
});

it('closes at normal pace after longer waits', () => {
  const { phase, wait, finish } = startLoading();
  wait(2000);
  finish();
  wait(0);
  expect(phase()).toEqual({ status: 'closing', pace: 'normal' });
  wait(1000);
  expect(phase().status).toBe('closing');
  wait(1);
  expect(phase().status).toBe('idle');
});

it('shows progress at once, and for as long as the page takes', () => {
  const { phase, wait } = startLoading();
  expect(phase().status).toBe('running');
  wait(60_000);
  expect(phase().status).toBe('running');
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
