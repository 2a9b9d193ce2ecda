import { createHtmlCache } from './html-cache.ts';

it('evicts least recently used beyond byte limit', () => {
  const cache = createHtmlCache(30);
  cache.set('a', pageOf(10));
  cache.set('b', pageOf(10));
  cache.get('a');
  cache.set('c', pageOf(20));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
});

it('counts a replaced page only once', () => {
  const cache = createHtmlCache(30);
  cache.set('a', pageOf(10));
  cache.set('b', pageOf(20));
  cache.set('b', pageOf(20));
  expect(cache.get('a')).toBeDefined();
});

function pageOf(bytes: number) {
  const empty = Buffer.alloc(0);
  return {
    status: 200,
    etag: '"x"',
    isDegraded: false,
    at: 0,
    bodies: { identity: Buffer.alloc(bytes), gzip: empty, br: empty },
  };
}
