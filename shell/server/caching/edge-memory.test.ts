import { createEdgeMemory } from './edge-memory.ts';

it('keeps all caches together below the limit', () => {
  const memory = createEdgeMemory(1_000_000);
  const names = ['pages', 'otherPages', 'serviceResponses', 'files'] as const;
  for (const name of names) {
    const cache = memory.cache(name, ({ length }: Buffer) => length);
    for (let number = 0; number < 2_000; number += 1) cache.set(String(number), Buffer.alloc(2_000));
  }
  const usage = memory.usage();
  expect(usage.every(({ entries, bytes, maxBytes }) => entries > 0 && bytes <= maxBytes)).toBe(true);
  expect(usage.reduce((sum, { maxBytes }) => sum + maxBytes, 0)).toBeLessThanOrEqual(1_000_000);
});
