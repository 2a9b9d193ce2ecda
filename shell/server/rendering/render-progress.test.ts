/** @jest-environment node */
import { createRenderProgress, type RenderProgress, stepMs, watchProgress, writeProgress } from './render-progress.ts';

it('tells how long a thread has been in a phase', () => {
  const { progress, write } = watch();
  jest.advanceTimersByTime(7 * stepMs);
  expect(progress()).toMatchObject({ phase: 'waiting', wallMs: 7 * stepMs });
  write('loading', 1);
  jest.advanceTimersByTime(stepMs);
  expect(progress()).toMatchObject({ phase: 'loading', part: 1, wallMs: 0 });
});

it('times each part that is loaded by itself, and a page as a whole', () => {
  const { progress, write } = watch();
  for (const part of [1, 2]) {
    write('loading', part);
    jest.advanceTimersByTime(3 * stepMs);
    expect(progress()).toMatchObject({ part, wallMs: 2 * stepMs });
  }
  for (const part of [1, 2]) {
    write('rendering', part);
    jest.advanceTimersByTime(3 * stepMs);
  }
  expect(progress()).toMatchObject({ phase: 'rendering', part: 2, wallMs: 5 * stepMs });
});

it.each([-365, 365])('is not misled by a clock that jumps by %i days', (days) => {
  const { progress } = watch();
  jest.advanceTimersByTime(2 * stepMs);
  jest.setSystemTime(Date.now() + days * 86_400_000);
  jest.advanceTimersByTime(2 * stepMs);
  expect(progress()).toMatchObject({ wallMs: 4 * stepMs });
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
