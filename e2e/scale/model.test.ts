import { assumptions, breakingPoint, designs, flowsOf, forecast, returningFiles } from './model.ts';
import { priceOf, prices } from './prices.ts';

const size = { viewsPerMonth: 1e8, deploysPerDay: 10, parts: 4 };

it.each(designs)('loses and invents no request: $name', (design) => {
  for (const { requests, byCdn, byEdge, byService } of flowsOf(1_000, design, size, 3)) {
    expect(byCdn + byEdge + byService).toBeCloseTo(requests);
    for (const answered of [byCdn, byEdge, byService]) expect(answered).toBeGreaterThanOrEqual(0);
  }
});

it('counts a document for each visit, whether the CDN answers it or the site', () => {
  const pages = designs.map((design) => flowsOf(1_000, design, size, 3).find(({ kind }) => kind === 'page')?.requests);
  expect(new Set(pages)).toEqual(new Set([1_000 / assumptions.viewsPerVisit]));
});

it.each(designs)('takes no less for more views: $name', (design) => {
  const needs = [1e6, 1e8, 1e10].map((viewsPerMonth) => forecast(design, { ...size, viewsPerMonth }));
  for (const key of ['edges', 'cores', 'memoryGb', 'toVisitors', 'fromMachines', 'money'] as const) {
    const values = needs.map((need) => need[key]);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  }
});

it('sends from machines what caches do not, and with a CDN less', () => {
  const [machine, , cdn] = designs.map((design) => forecast(design, size));
  expect(machine?.fromMachines).toBeCloseTo(machine?.toVisitors ?? 0);
  expect(cdn?.toVisitors).toBeCloseTo(machine?.toVisitors ?? 0);
  expect(cdn?.fromMachines).toBeLessThan((cdn?.toVisitors ?? 0) / 4);
});

it('breaks beyond its breaking point, not before', () => {
  const [design] = designs;
  if (!design) throw new Error('There is no design.');
  const { viewsPerMonth, limit } = breakingPoint(design, size);
  const mostUsed = (views: number) => forecast(design, { ...size, viewsPerMonth: views }).limits[0];
  expect(mostUsed(viewsPerMonth)?.used).toBeLessThanOrEqual(1);
  expect(mostUsed(viewsPerMonth * 1.1)?.used).toBeGreaterThan(1);
  expect(mostUsed(viewsPerMonth * 1.1)?.name).toBe(limit);
});

it('sends a returning visitor more after more deploys, and less where they are of other parts', () => {
  const bytes = (deploysPerDay: number, parts: number) => returningFiles({ ...size, deploysPerDay, parts }).bytes;
  expect(bytes(1, 50)).toBeLessThan(bytes(1, 4));
  expect(bytes(1, 50)).toBeLessThan(bytes(200, 50));
  expect(bytes(200, 50)).toBeLessThan(bytes(200, 3) * 1.001);
});

it('prices each terabyte by its step', () => {
  expect(priceOf(5, prices.egress)).toBeCloseTo(450);
  expect(priceOf(60, prices.egress)).toBeCloseTo(900 + 3_400 + 700);
});
