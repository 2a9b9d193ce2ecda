import { createSingleFlight } from './single-flight.ts';

it('does work once for all concurrent callers', async () => {
  const once = createSingleFlight<number>();
  const work = jest.fn(async () => 7);
  expect(await Promise.all([once('a', work), once('a', work)])).toEqual([7, 7]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('repeats the work after a failure', async () => {
  const once = createSingleFlight<number>();
  const failing = async () => {
    throw new Error('down');
  };
  await expect(once('a', failing)).rejects.toThrow('down');
  expect(await once('a', async () => 7)).toBe(7);
});
