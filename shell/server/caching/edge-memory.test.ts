import { createEdgeMemory } from './edge-memory.ts';

it('keeps all caches together below the limit', () => {
  const memory = createEdgeMemory(1_000_000);
  const names = ['pages', 'otherPages', 'serviceResponses', 'files'] as const;
  for (const name of names) {
    const cache = memory.cache(name, ({ length }: Buffer) => length);
    for (let number = 0; number < 2_000; number += 1) cache.set(String(number), Buffer.alloc(2_000));
  }
  const bytes = memory.usage().map((cache) => cache.bytes);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(1_000_000);
});
