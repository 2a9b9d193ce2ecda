/** @jest-environment node */
import { watchHeartbeat } from './watch-heartbeat.ts';
import { heartbeatIntervalMs } from './worker-messages.ts';

it('tells how long a worker has stood still', () => {
  const { standstillMs, beat } = watch();
  jest.advanceTimersByTime(7 * heartbeatIntervalMs);
  expect(standstillMs()).toBe(6 * heartbeatIntervalMs);
  beat();
  jest.advanceTimersByTime(heartbeatIntervalMs);
  expect(standstillMs()).toBe(0);
});

it.each([-365, 365])('takes a clock that jumps by %i days for no standstill, and hides none', (days) => {
  const { standstillMs } = watch();
  jest.advanceTimersByTime(2 * heartbeatIntervalMs);
  jest.setSystemTime(Date.now() + days * 86_400_000);
  jest.advanceTimersByTime(2 * heartbeatIntervalMs);
  expect(standstillMs()).toBe(3 * heartbeatIntervalMs);
});

afterEach(() => jest.useRealTimers());

/** A worker that beats only when told to. */
function watch() {
  jest.useFakeTimers();
  const cells = new Int32Array(3);
  let standstillMs = 0;
  watchHeartbeat(cells, ({ wallMs }) => {
    standstillMs = wallMs;
  });
  return { standstillMs: () => standstillMs, beat: () => Atomics.add(cells, 0, 1) };
}
