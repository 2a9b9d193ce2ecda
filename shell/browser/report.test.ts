import { onCLS, onINP, onLCP } from 'web-vitals';
import { partFailedMark } from '../app/parts/mark-part-failed.ts';

// jsdom has no layout to measure.
jest.mock('web-vitals');

it('reports how fast the page was, once', () => {
  const { report, measure, leave } = openReport();
  measure({ lcp: 1234.6, inp: 88, cls: 0.04567 });
  leave();
  leave();
  expect(report.mock.calls).toEqual([
    ['/_/report', { release: 'r1', part: 'blog', views: 1, failed: [], lcp: 1235, inp: 88, cls: 0.046 }],
  ]);
});

it('reports the latest figures, and none that the browser does not measure', () => {
  const { report, measure, leave } = openReport();
  measure({ lcp: 800 });
  measure({ lcp: 950 });
  leave();
  expect(report.mock.calls).toEqual([['/_/report', { release: 'r1', part: 'blog', views: 1, failed: [], lcp: 950 }]]);
});

it('names a part that failed once, also after the page came back', () => {
  const { report, leave, mark } = openReport();
  leave();
  mark(partFailedMark, { detail: { part: 'blog', stack: [] } });
  leave();
  leave();
  expect(report.mock.calls.map(([, { views, failed }]) => [views, failed])).toEqual([
    [1, []],
    [0, ['blog']],
  ]);
});

it('reports where in the scripts the first part failed that says so', () => {
  const { report, leave, mark } = openReport();
  const stack = ['/_/contact/routes.0a1b2c3d.js:1:4711'];
  for (const detail of [
    { part: 'blog', stack: [] },
    { part: 'contact', stack },
    { part: 'contact', stack: ['later'] },
  ])
    mark(partFailedMark, { detail });
  leave();
  expect(report.mock.lastCall?.[1]).toMatchObject({ failed: ['blog', 'contact'], stack });
});

it.each([
  [19_000, []],
  [21_000, ['shell']],
])('names the host after %i ms without hydration: %j', (ms, failed) => {
  const { report, leave, mark } = openReport();
  mark('started', { startTime: 100 });
  jest.spyOn(performance, 'now').mockReturnValue(100 + ms);
  leave();
  expect(report.mock.lastCall?.[1].failed).toEqual(failed);
});

type Vitals = Partial<Record<'lcp' | 'inp' | 'cls', number>>;

/** The report's script on a page of blog in release r1. */
function openReport() {
  document.body.innerHTML = '<script type="application/json" id="start">{"release":"r1","part":"blog"}</script>';
  const report = jest.fn<void, [path: string, body: { views: number; failed: string[] }]>();
  Object.assign(navigator, { sendBeacon: (path: string, body: string) => report(path, JSON.parse(body)) });
  // jsdom has no marks.
  const marks: { name: string }[] = [];
  Object.assign(performance, { getEntriesByName: (name: string) => marks.filter((mark) => mark.name === name) });
  const listen = jest.spyOn(globalThis, 'addEventListener').mockImplementation();
  jest.isolateModules(() => require('./report.ts'));
  const [, leave] = listen.mock.calls.find(([type]) => type === 'pagehide') ?? [];
  const callbacks = { lcp: onLCP, inp: onINP, cls: onCLS };
  return {
    report,
    leave: leave as () => void,
    mark: (name: string, rest: object) => marks.push({ name, ...rest }),
    measure(vitals: Vitals) {
      for (const [name, value] of Object.entries(vitals))
        jest.mocked(callbacks[name as keyof Vitals]).mock.lastCall?.[0]({ value } as never); // nothing else of it is read
    },
  };
}
