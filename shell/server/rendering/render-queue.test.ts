import { SiteBusy } from '../site-busy.ts';
import { laneOf, type RenderEvent, RenderQueue } from './render-queue.ts';

afterEach(() => jest.useRealTimers());

describe('pages that wait for a thread', () => {
  it('begin one of a route at a time, however many wait on it', async () => {
    const { enter, leave, begun } = openQueue();
    for (const name of ['crowd 1', 'crowd 2', 'crowd 3']) await enter('/crowd', name);
    for (const name of ['one', 'two', 'three']) await enter(`/${name}`, name);
    expect(begun).toEqual(['crowd 1', 'one', 'two']);
    for (const name of ['crowd 1', 'one', 'two', 'crowd 2']) await leave(name);
    expect(begun.slice(3)).toEqual(['crowd 2', 'three', 'crowd 3']);
  });

  it('run for another route while one is late', async () => {
    const { enter, begun } = openQueue();
    for (let number = 0; number < 100; number += 1) await enter('/late', 'late');
    await enter('/other', 'other');
    expect(begun).toEqual(['late', 'other']);
  });

  it('run while forms wait for their service', async () => {
    const { enter, begun } = openQueue();
    for (let number = 0; number < 100; number += 1) await enter(laneOf('POST', undefined), 'form');
    await enter('/search', 'search');
    expect(begun).toEqual(['form', 'search']);
  });

  it('are refused beyond the bound, those of that route only', async () => {
    const { enter, begun, refused } = openQueue();
    for (let number = 0; number < 301; number += 1) await enter('/crowd', 'crowd');
    const before = refused.length;
    await enter('/other', 'other');
    expect([before, refused.length]).toEqual([50, 50]);
    expect(refused[0]).toBeInstanceOf(SiteBusy);
    expect(begun).toContain('other');
  });

  it('are refused after too long a wait, and are not rendered later', async () => {
    jest.useFakeTimers();
    const { enter, leave, begun, refused } = openQueue({ places: 1 });
    await enter('/page', 'begun');
    await enter('/page', 'late');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(refused).toEqual([expect.any(SiteBusy)]);
    await leave('begun');
    expect(begun).toEqual(['begun']);
  });

  it('may wait for longer while the first threads start', async () => {
    jest.useFakeTimers();
    const { queue, enter, begun, refused } = openQueue({ places: 1, isOpen: false });
    await enter('/page', 'first');
    await enter('/page', 'second');
    await jest.advanceTimersByTimeAsync(10_000);
    expect([begun, refused]).toEqual([[], []]);
    queue.open();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([begun, refused]).toEqual([['first'], [expect.any(SiteBusy)]]);
  });

  it('are refused once the queue is closed, as are all later ones', async () => {
    const { queue, enter, refused } = openQueue({ places: 1 });
    await enter('/page', 'begun');
    await enter('/page', 'waiting');
    queue.close();
    await enter('/page', 'new');
    expect(refused).toEqual([expect.any(SiteBusy), expect.any(SiteBusy)]);
  });

  it('are counted: queued, begun, rendered and refused', async () => {
    jest.useFakeTimers();
    const { enter, leave, seen } = openQueue({ places: 1 });
    await enter('/page', 'first');
    await enter('/page', 'second');
    await jest.advanceTimersByTimeAsync(300);
    await leave('first');
    await enter('/page', 'third');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([
      { kind: 'queued' },
      { kind: 'begun', waitedMs: 0 },
      { kind: 'queued' },
      { kind: 'rendered', renderedMs: 300 },
      { kind: 'begun', waitedMs: 300 },
      { kind: 'queued' },
      { kind: 'refused' },
    ]);
  });
});

function openQueue({ places = 3, isOpen = true } = {}) {
  const seen: RenderEvent[] = [];
  const begun: string[] = [];
  const refused: unknown[] = [];
  const leavers = new Map<string, () => void>();
  const queue = new RenderQueue({ places, timeoutMs: 1_000, observe: (event) => seen.push(event) });
  if (isOpen) queue.open();
  return {
    queue,
    seen,
    begun,
    refused,
    enter(lane: string, name: string) {
      queue.enter(lane).then(
        (leave) => {
          begun.push(name);
          leavers.set(name, leave);
        },
        (error: unknown) => refused.push(error),
      );
      return settled();
    },
    leave(name: string) {
      leavers.get(name)?.();
      return settled();
    },
  };
}

/** Resolves once all pending promise callbacks have run. */
async function settled() {
  for (let round = 0; round < 3; round += 1) await undefined;
}
