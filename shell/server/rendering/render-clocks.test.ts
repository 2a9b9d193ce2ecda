/** @jest-environment node */
import { createRenderProgress, type RenderProgress, tickMs, watchProgress, writeProgress } from './render-clocks.ts';

it('measures how long a thread has been in a phase', () => {
  const { progress, write } = watch();
  jest.advanceTimersByTime(7 * tickMs);
  expect(progress()).toMatchObject({ phase: 'waiting', elapsedMs: 7 * tickMs });
  write('loading', 1);
  jest.advanceTimersByTime(tickMs);
  expect(progress()).toMatchObject({ phase: 'loading', part: 1, elapsedMs: 0 });
});

it('times each part that is loaded by itself, and a page as a whole', () => {
  const { progress, write } = watch();
  for (const part of [1, 2]) {
    write('loading', part);
    jest.advanceTimersByTime(3 * tickMs);
    expect(progress()).toMatchObject({ part, elapsedMs: 2 * tickMs });
  }
  for (const part of [1, 2]) {
    write('rendering', part);
    jest.advanceTimersByTime(3 * tickMs);
  }
  expect(progress()).toMatchObject({ phase: 'rendering', part: 2, elapsedMs: 5 * tickMs });
});

it.each([-365, 365])('is not misled by a clock that jumps by %i days', (days) => {
  const { progress } = watch();
  jest.advanceTimersByTime(2 * tickMs);
  jest.setSystemTime(Date.now() + days * 86_400_000);
  jest.advanceTimersByTime(2 * tickMs);
  expect(progress()).toMatchObject({ elapsedMs: 4 * tickMs });
});

afterEach(() => jest.useRealTimers());

function watch() {
  jest.useFakeTimers();
  const cells = createRenderProgress();
  let last: RenderProgress | undefined;
  watchProgress(cells, (progress) => {
    last = progress;
  });
  return {
    progress: () => last,
    write: (phase: RenderProgress['phase'], part: number) => writeProgress(cells, phase, part),
  };
}
