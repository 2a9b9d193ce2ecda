import { faultsIn, readMetrics } from './prometheus.ts';

const served = readMetrics([
  [
    '# HELP site_requests_total Requests.',
    '# TYPE site_requests_total counter',
    'site_requests_total{route="/blogs/:slug",status="200",process="edge"} 3',
    'site_wait_seconds_bucket{le="0.5",process="edge"} 1',
    'site_oldest_seconds 0',
  ].join('\n'),
]);

it.each([
  'sum by (status) (rate(site_requests_total{process="edge", status=~"5.."}[$__rate_interval])) > 2',
  'histogram_quantile(0.99, sum by (le, process) (rate(site_wait_seconds_bucket[5m])))',
  'absent(site_requests_total{route="/blogs/:slug"}) or max(site_oldest_seconds) > 1800',
])('finds nothing wrong with %s', (expression) => {
  expect(faultsIn(expression, served)).toEqual([]);
});

it.each([
  ['rate(site_request_total[5m])', 'no process serves site_request_total'],
  ['site_requests_total{proces="edge"}', 'site_requests_total has no label proces'],
  ['site_requests_total{process="egde"}', 'site_requests_total has no process="egde"'],
  ['sum by (state) (site_requests_total)', 'nothing there has the label state'],
  ['sum(rate(site_requests_total[5m])', 'cannot be read at 33'],
])('finds what is wrong with %s', (expression, fault) => {
  expect(faultsIn(expression, served)).toContain(fault);
});
