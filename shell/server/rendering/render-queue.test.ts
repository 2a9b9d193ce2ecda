import { SiteBusy } from '../site-busy.ts';
import { laneOf, type RenderEvent, RenderQueue } from './render-queue.ts';

afterEach(() => jest.useRealTimers());

describe('pages that wait for a thread', () => {
  it('begin one of a route at a time, however many wait on it', async () => {
    const { enter, release, started } = openQueue();
    for (const name of ['crowd 1', 'crowd 2', 'crowd 3']) await enter('/crowd', name);
    for (const name of ['one', 'two', 'three']) await enter(`/${name}`, name);
    expect(started).toEqual(['crowd 1', 'one', 'two']);
    for (const name of ['crowd 1', 'one', 'two', 'crowd 2']) await release(name);
    expect(started.slice(3)).toEqual(['crowd 2', 'three', 'crowd 3']);
  });

  it('run while forms wait for their service', async () => {
    const { enter, started } = openQueue();
    for (let number = 0; number < 100; number += 1) await enter(laneOf('POST', undefined), 'form');
    await enter('/search', 'search');
    expect(started).toEqual(['form', 'search']);
  });

  it('are rejected beyond the limit, those of that route only', async () => {
    const { enter, started, rejected } = openQueue();
    for (let number = 0; number < 301; number += 1) await enter('/crowd', 'crowd');
    const before = rejected.length;
    await enter('/other', 'other');
    expect([before, rejected.length]).toEqual([50, 50]);
    expect(rejected[0]).toBeInstanceOf(SiteBusy);
    expect(started).toContain('other');
  });

  it('are rejected after too long a wait, and are not rendered later', async () => {
    jest.useFakeTimers();
    const { enter, release, started, rejected } = openQueue({ maxConcurrency: 1 });
    await enter('/page', 'started');
    await enter('/page', 'late');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rejected).toEqual([expect.any(SiteBusy)]);
    await release('started');
    expect(started).toEqual(['started']);
  });

  it('may wait for longer while the first threads start', async () => {
    jest.useFakeTimers();
    const { queue, enter, started, rejected } = openQueue({ maxConcurrency: 1, isOpen: false });
    await enter('/page', 'first');
    await enter('/page', 'second');
    await jest.advanceTimersByTimeAsync(10_000);
    expect([started, rejected]).toEqual([[], []]);
    queue.open();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([started, rejected]).toEqual([['first'], [expect.any(SiteBusy)]]);
  });

  it('are rejected once the queue is closed, as are all later ones', async () => {
    const { queue, enter, rejected } = openQueue({ maxConcurrency: 1 });
    await enter('/page', 'started');
    await enter('/page', 'waiting');
    queue.close();
    await enter('/page', 'new');
    expect(rejected).toEqual([expect.any(SiteBusy), expect.any(SiteBusy)]);
  });

  it('are counted: queued, started, finished and rejected', async () => {
    jest.useFakeTimers();
    const { enter, release, events } = openQueue({ maxConcurrency: 1 });
    await enter('/page', 'first');
    await enter('/page', 'second');
    await jest.advanceTimersByTimeAsync(300);
    await release('first');
    await enter('/page', 'third');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(events).toEqual([
      { kind: 'queued' },
      { kind: 'started', waitMs: 0 },
      { kind: 'queued' },
      { kind: 'finished', renderMs: 300 },
      { kind: 'started', waitMs: 300 },
      { kind: 'queued' },
      { kind: 'rejected' },
    ]);
  });
});

function openQueue({ maxConcurrency = 3, isOpen = true } = {}) {
  const events: RenderEvent[] = [];
  const started: string[] = [];
  const rejected: unknown[] = [];
  const releases = new Map<string, () => void>();
  const queue = new RenderQueue({ maxConcurrency, timeoutMs: 1_000, onEvent: (event) => events.push(event) });
  if (isOpen) queue.open();
  return {
    queue,
    events,
    started,
    rejected,
    enter(lane: string, name: string) {
      queue.acquire(lane).then(
        (release) => {
          started.push(name);
          releases.set(name, release);
        },
        (error: unknown) => rejected.push(error),
      );
      return settled();
    },
    release(name: string) {
      releases.get(name)?.();
      return settled();
    },
  };
}

/** Resolves once all pending promise callbacks have run. */
async function settled() {
  for (let round = 0; round < 3; round += 1) await undefined;
}
