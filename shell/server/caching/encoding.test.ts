import { bestEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['brotli, not-gzip', 'identity'],
  [undefined, 'identity'],
] as const)('answers Accept-Encoding %s with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});
