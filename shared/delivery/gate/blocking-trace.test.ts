import { blockingMsIn, type TraceEvent } from './blocking-trace.ts';

const site = 'http://127.0.0.1:4100';
const start = (pid: number, documentLoaderURL: string): TraceEvent => ({
  name: 'navigationStart',
  pid,
  tid: pid,
  args: { data: { documentLoaderURL, isOutermostMainFrame: true } },
});
/** A task of the main thread; in milliseconds. */
const task = (pid: number, byClock: number, onProcessor?: number): TraceEvent => ({
  name: 'RunTask',
  pid,
  tid: pid,
  dur: byClock * 1_000,
  ...(onProcessor !== undefined && { tdur: onProcessor * 1_000 }),
});

describe('what a trace says of blocking', () => {
  it('counts what a task works, not how long a busy machine let it wait', () => {
    const trace = [start(1, `${site}/blogs`), task(1, 182, 19), task(1, 400, 170), task(1, 60, 60)];
    expect(blockingMsIn(trace, site)).toBe(130);
  });

  it('takes the clock on a system that does not say it of the processor', () => {
    expect(blockingMsIn([start(1, `${site}/blogs`), task(1, 90)], site)).toBe(40);
  });

  it('counts the main thread of the pages of this site alone', () => {
    const other = 'http://127.0.0.1:41001';
    const ofWorker = { ...task(1, 300, 300), tid: 7 };
    const ofOthers = [start(2, `${other}/`), ofWorker, task(2, 300, 300), task(3, 300, 300)];
    const trace = [start(1, `${site}/`), task(1, 40, 40), ...ofOthers];
    expect(blockingMsIn(trace, site)).toBe(0);
    expect(blockingMsIn(trace, other)).toBe(250);
  });

  it.each([
    ['tasks', [start(1, `${site}/`), { ...task(1, 300, 300), name: 'RunJob' }]],
    ['navigations', [{ ...start(1, `${site}/`), name: 'navigationBegin' }, task(1, 300, 300)]],
  ])('ends the gate where a Chromium gives %s another name', (_what, trace) => {
    expect(() => blockingMsIn(trace, site)).toThrow(/cannot measure how long .* blocks/);
  });
});
