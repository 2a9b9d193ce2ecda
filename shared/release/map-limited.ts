import pLimit from 'p-limit';

/** `Promise.all` over `map`, with at most `maxAtOnce` running at a time. Throws the first failure and starts nothing after it. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  maxAtOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(maxAtOnce);
  try {
    return await limit.map(items, work);
  } finally {
    limit.clearQueue();
  }
}
