import { repeat } from './repeat.ts';

it('starts no round while one is going on, and stops after it', async () => {
  jest.useFakeTimers();
  const ends: (() => void)[] = [];
  const round = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = repeat(round, 1_000);
  await jest.advanceTimersByTimeAsync(3_500);
  expect(round).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(round).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5_000);
  expect([isStopped, round.mock.calls.length]).toEqual([false, 2]);
  ends[1]?.();
  await stopped;
  jest.useRealTimers();
});
