/** @jest-environment node */
import { watchHeartbeat } from './watch-heartbeat.ts';
import { heartbeatIntervalMs } from './worker-messages.ts';

const timeoutMs = 4 * heartbeatIntervalMs;

it('tells of a worker that stands still', () => {
  const { onStandstill } = watch();
  jest.advanceTimersByTime(7 * heartbeatIntervalMs);
  expect(onStandstill).toHaveBeenCalled();
});

it.each([-365, 365])('takes a clock that jumps by %i days for no standstill, and hides none', (days) => {
  const { onStandstill, beat } = watch();
  jest.advanceTimersByTime(2 * heartbeatIntervalMs);
  jest.setSystemTime(Date.now() + days * 86_400_000);
  jest.advanceTimersByTime(heartbeatIntervalMs);
  beat();
  expect(onStandstill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(7 * heartbeatIntervalMs);
  expect(onStandstill).toHaveBeenCalled();
});

afterEach(() => jest.useRealTimers());

/** A worker that beats only when told to. */
function watch() {
  jest.useFakeTimers();
  let beats = 0;
  const onStandstill = jest.fn();
  watchHeartbeat(() => beats, timeoutMs, onStandstill);
  return { onStandstill, beat: () => (beats += 1) };
}
