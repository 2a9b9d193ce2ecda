import { SiteBusy } from '../http/site-busy.ts';
import { type RenderEvent, type RenderJob, RenderQueue } from './render-queue.ts';

afterEach(() => jest.useRealTimers());

describe('what waits for a renderer', () => {
  it('takes routes in turn, however many wait on one', () => {
    const { queue, add, names } = openQueue();
    for (const number of [1, 2, 3]) add('/crowd', `crowd ${number}`);
    add('/other', 'other');
    expect([1, 2, 3, 4].map(() => names.get(queue.next([])))).toEqual(['crowd 1', 'other', 'crowd 2', 'crowd 3']);
  });

  it('finds room for another route while one is late', () => {
    const { queue, add, names } = openQueue();
    for (let number = 0; number < 100; number += 1) add('/late', 'late');
    const running = runAll(queue);
    add('/other', 'other');
    expect(running.length).toBeLessThan(100);
    expect(names.get(queue.next(running))).toBe('other');
  });

  it('finds room for pages while forms wait for their service', () => {
    const { queue, add, names } = openQueue();
    for (let number = 0; number < 100; number += 1) add('forms', 'form', 'POST');
    const running = runAll(queue);
    add('/search', 'search');
    expect(names.get(queue.next(running))).toBe('search');
  });

  it('refuses what comes beyond the bound, of that route only', () => {
    const { add, refused } = openQueue();
    for (let number = 0; number < 300; number += 1) add('/crowd', 'crowd');
    const before = refused.length;
    add('/other', 'other');
    expect([before, refused.length]).toEqual([50, 50]);
    expect(refused[0]).toBeInstanceOf(SiteBusy);
  });

  it('refuses what has waited for too long', () => {
    jest.useFakeTimers();
    const { queue, add, refused } = openQueue();
    add('/page', 'taken');
    add('/page', 'late');
    queue.next([]);
    jest.advanceTimersByTime(1_000);
    expect(refused).toEqual([expect.any(SiteBusy)]);
    expect(queue.size).toBe(0);
  });

  it('lets pages wait for a worker that starts', () => {
    jest.useFakeTimers();
    const { queue, add, refused } = openQueue();
    queue.isServed = false;
    add('/page', 'page');
    jest.advanceTimersByTime(10_000);
    expect(refused).toEqual([]);
    queue.isServed = true;
    jest.advanceTimersByTime(1_000);
    expect(refused).toHaveLength(1);
  });

  it('runs a page that may loop alone, before all others', () => {
    const { queue, add, names } = openQueue();
    add('/suspect', 'suspect');
    queue.addSuspects(runAll(queue));
    add('/other', 'other');
    const suspect = queue.next([]);
    expect(suspect).toMatchObject({ lane: '/suspect', isSuspect: true });
    expect(queue.next(suspect ? [suspect] : [])).toBeUndefined();
    expect(names.get(queue.next([]))).toBe('other');
  });

  it('tells who counts what was queued, begun and refused', () => {
    jest.useFakeTimers();
    const { queue, add, seen } = openQueue();
    add('/page', 'first');
    add('/page', 'second');
    jest.advanceTimersByTime(300);
    queue.next([]);
    jest.advanceTimersByTime(700);
    expect(seen).toEqual([
      { kind: 'queued' },
      { kind: 'queued' },
      { kind: 'begun', waitedMs: 300 },
      { kind: 'refused' },
    ]);
  });
});

function openQueue() {
  const seen: RenderEvent[] = [];
  const refused: Error[] = [];
  const names = new Map<RenderJob | undefined, string>();
  const queue = new RenderQueue({ waitMs: 1_000, observe: (event) => seen.push(event) });
  queue.isServed = true;
  function add(lane: string, name: string, method: 'GET' | 'POST' = 'GET') {
    const request = { target: lane, method, clientHeaders: {}, without: [] };
    const reject = (error: Error) => void refused.push(error);
    const job: RenderJob = { request, lane, isSuspect: false, resolve: () => {}, reject };
    names.set(job, name);
    queue.add(job);
  }
  return { queue, add, names, refused, seen };
}

/** Takes jobs until there is room for none. */
function runAll(queue: RenderQueue): RenderJob[] {
  const running: RenderJob[] = [];
  for (let job = queue.next(running); job; job = queue.next(running)) running.push(job);
  return running;
}
