import { bestEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['identity', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['GZIP ; Q=0.5', 'gzip'],
  ['brotli, not-gzip', 'identity'],
  [undefined, 'identity'],
] as const)('answers Accept-Encoding %s with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});
