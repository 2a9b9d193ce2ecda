import { poll } from './poll.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('starts no run while one is going on, and stops after it', async () => {
  const { work, finish, stop } = open();
  await jest.advanceTimersByTimeAsync(3_500);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  const onStopped = jest.fn();
  const stopped = stop().then(onStopped);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([onStopped.mock.calls.length, work.mock.calls.length]).toEqual([0, 2]);
  finish();
  await stopped;
});

it('runs once more for all calls during a run', async () => {
  const { work, finish, runNow } = open();
  void runNow();
  void runNow();
  void runNow();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('reports a lasting failure once, and again after a success', async () => {
  const failures = ['down', 'down', 'down', undefined, 'down', 'full'];
  const onFailure = jest.fn();
  const work = async () => {
    const failure = failures.shift();
    if (failure) throw new Error(failure);
  };
  const { stop } = poll(work, { intervalMs: 1_000, onFailure });
  await jest.advanceTimersByTimeAsync(6_000);
  expect(onFailure.mock.calls.map(([error]) => error.message)).toEqual(['down', 'down', 'full']);
  await stop();
});

it('reports a run that takes longer than a minute, once', async () => {
  const { finish, onFailure } = open();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ name: 'StillRunning' })]]);
  finish();
});

function open() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const onFailure = jest.fn();
  return { work, onFailure, finish: () => ends.shift()?.(), ...poll(work, { intervalMs: 1_000, onFailure }) };
}
