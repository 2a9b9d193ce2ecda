import { ForgettingStore } from './forgetting-store.ts';

const windowMs = 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts a visitor within the window and restarts after it', () => {
  const store = new ForgettingStore();
  expect([count(store, 'a'), count(store, 'a')]).toEqual([1, 2]);
  jest.advanceTimersByTime(windowMs);
  expect(count(store, 'a')).toBe(1);
});

it('forgets a visitor who does not return', () => {
  const store = new ForgettingStore();
  count(store, 'a');
  jest.advanceTimersByTime(windowMs / 2);
  count(store, 'b');
  jest.advanceTimersByTime(windowMs / 2);
  expect(store.size).toBe(1);
  jest.advanceTimersByTime(windowMs / 2);
  expect(store.size).toBe(0);
});

it('forgets a visitor in time though the clock is put back by a year', () => {
  const store = new ForgettingStore();
  count(store, 'a');
  jest.setSystemTime(Date.now() - 365 * 86_400_000);
  jest.advanceTimersByTime(windowMs);
  expect(store.size).toBe(0);
  expect(count(store, 'a')).toBe(1);
});

it('remembers a limited number of visitors', () => {
  const store = new ForgettingStore();
  for (let visitor = 0; visitor <= 100_000; visitor++) count(store, String(visitor));
  expect(store.size).toBe(100_000);
});

function count(store: ForgettingStore, key: string): number {
  let current = 0;
  store.incr(key, (_error, result) => (current = result.current), windowMs);
  return current;
}
