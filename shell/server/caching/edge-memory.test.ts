import { createEdgeMemory } from './edge-memory.ts';

it('drops what was not asked for longest', () => {
  const shelf = createEdgeMemory(10_000).shelf('pages', ({ length }: Buffer) => length);
  for (const key of ['a', 'b', 'c']) {
    shelf.set(key, Buffer.alloc(500));
    shelf.get('a');
  }
  expect([...shelf.keys()].sort()).toEqual(['a', 'c']);
});

it('keeps all shelves together below the bound', () => {
  const memory = createEdgeMemory(1_000_000);
  const names = ['pages', 'lastGoodPages', 'missingPages', 'files'] as const;
  for (const name of names) {
    const shelf = memory.shelf(name, ({ length }: Buffer) => length);
    for (let number = 0; number < 2_000; number += 1) shelf.set(String(number), Buffer.alloc(2_000));
  }
  const uses = memory.uses().map(([, use]) => use);
  expect(uses.every(({ entries, bytes, maxBytes }) => entries > 0 && bytes <= maxBytes)).toBe(true);
  expect(uses.reduce((sum, { maxBytes }) => sum + maxBytes, 0)).toBeLessThanOrEqual(1_000_000);
});
