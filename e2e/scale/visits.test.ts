import { hitRate, hourlyViews, renderBacklog, zipf } from './visits.ts';

const popularity = [0.7, 0.2, 0.1];

describe('the hit rate of a trace', () => {
  it('is λT / (1 + λT) of each page where copies are fresh for T seconds', () => {
    const exact = popularity.reduce((sum, share) => sum + (share * (share * 5)) / (1 + share * 5), 0);
    expect(hitRate({ popularity, perSecond: 1, ttlSeconds: 5, changeSeconds: 1e9 })).toBeCloseTo(exact, 2);
  });

  it('loses one request for each page that is asked for between two deploys', () => {
    const requestedPages = popularity.reduce((sum, share) => sum + 1 - Math.exp(-share * 20), 0);
    expect(hitRate({ popularity, perSecond: 1, changeSeconds: 20 })).toBeCloseTo(1 - requestedPages / 20, 2);
  });

  it('is the chance of the same page again where only one fits in', () => {
    const again = popularity.reduce((sum, share) => sum + share ** 2, 0);
    expect(hitRate({ popularity, perSecond: 1, changeSeconds: 1e9, capacity: 1 })).toBeCloseTo(again, 2);
  });

  it('is exact beyond the end of the trace: no page is fetched twice between two deploys', () => {
    expect(hitRate({ popularity: zipf(2_000), perSecond: 100, changeSeconds: 36_000 })).toBeCloseTo(
      1 - 2_000 / 3.6e6,
      5,
    );
  });

  it('rises with the capacity, and falls with deploys and pages', () => {
    const rate = (change: object) => hitRate({ popularity: zipf(500), perSecond: 10, changeSeconds: 600, ...change });
    const rates = [{ capacity: 50 }, { capacity: 200 }, {}].map(rate);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(rate({ changeSeconds: 60 })).toBeLessThan(rate({}));
    expect(rate({ popularity: zipf(5_000) })).toBeLessThan(rate({}));
  });
});

describe('pages after a deploy', () => {
  it('are rendered one after the other where all are asked for at once', () => {
    expect(renderBacklog(zipf(100, 0), 1e6, 0.5)).toBeCloseTo(50, 0);
  });

  it('wait for nobody where visitors are rare', () => {
    expect(renderBacklog(zipf(100), 0.01, 0.03)).toBeLessThan(1_000);
    expect(renderBacklog(zipf(100), 0, 0.03)).toBe(0);
  });
});

it('spreads all views of a year over its hours', () => {
  const hours = hourlyViews(1_000);
  expect(hours).toHaveLength(8_760);
  expect(hours.reduce((sum, views) => sum + views, 0)).toBeCloseTo(12_000);
  expect(Math.min(...hours)).toBeGreaterThan(0);
});

it('gives the tenth page a tenth of the first one, at an exponent of 1', () => {
  const shares = zipf(50, 1);
  expect((shares[0] ?? 0) / (shares[9] ?? 0)).toBeCloseTo(10);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
