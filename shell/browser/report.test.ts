import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { partFailedMark } from '../app/mark-part-failed.ts';
import { pageOpenedMark } from '../app/page-opened.ts';

// jsdom has no layout to measure.
jest.mock('web-vitals');

it('reports how fast the page was, once, with the latest figures and none that the browser does not measure', () => {
  const { report, measure, leave } = openReport();
  measure('LCP', 800);
  measure('LCP', 1234.5678);
  measure('TTFB', 90);
  leave();
  leave();
  const page = 'blog/BlogListPage';
  expect(report.mock.calls).toEqual([
    [
      '/_/report',
      {
        release: 'r1',
        failed: [],
        vitals: [
          { name: 'lcp', page, value: 1234.568 },
          { name: 'ttfb', page, value: 90 },
        ],
      },
    ],
  ]);
});

it('books a late shift or a slow press on the page that the router had opened, and loading on the document', () => {
  const { report, measure, leave, mark } = openReport();
  mark(pageOpenedMark, { startTime: 5_000, detail: 'contact/ContactPage' });
  measure('LCP', 900, 6_000);
  measure('CLS', 0.1, 4_000);
  measure('INP', 200, 7_000);
  leave();
  expect(report.mock.lastCall?.[1].vitals).toEqual([
    { name: 'lcp', page: 'blog/BlogListPage', value: 900 },
    { name: 'cls', page: 'blog/BlogListPage', value: 0.1 },
    { name: 'inp', page: 'contact/ContactPage', value: 200 },
  ]);
});

it('names a part that failed once, also after the page came back', () => {
  const { report, leave, mark } = openReport();
  leave();
  mark(partFailedMark, { detail: { part: 'blog', stack: [] } });
  leave();
  leave();
  expect(report.mock.calls.map(([, { failed }]) => failed)).toEqual([[], ['blog']]);
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

/** The report's script on the list of the blog in release r1. */
function openReport() {
  document.body.innerHTML =
    '<script type="application/json" id="start">{"release":"r1","page":"blog/BlogListPage"}</script>';
  const report = jest.fn<void, [path: string, body: { failed: string[]; vitals: unknown[] }]>();
  Object.assign(navigator, { sendBeacon: (path: string, body: string) => report(path, JSON.parse(body)) });
  // jsdom has no marks.
  const marks: { name: string }[] = [];
  Object.assign(performance, { getEntriesByName: (name: string) => marks.filter((mark) => mark.name === name) });
  const listen = jest.spyOn(globalThis, 'addEventListener').mockImplementation();
  jest.isolateModules(() => require('./report.ts'));
  const [, leave] = listen.mock.calls.find(([type]) => type === 'pagehide') ?? [];
  const callbacks = { CLS: onCLS, FCP: onFCP, INP: onINP, LCP: onLCP, TTFB: onTTFB };
  return {
    report,
    leave: leave as () => void,
    mark: (name: string, rest: object) => marks.push({ name, ...rest }),
    measure(name: keyof typeof callbacks, value: number, startTime = 0) {
      const metric = { name, value, entries: [{ startTime }] };
      jest.mocked(callbacks[name]).mock.lastCall?.[0](metric as never); // nothing else of it is read
    },
  };
}
