/** `Promise.all` over `map`, with at most `maxAtOnce` running at a time. Throws the first failure and starts nothing after it. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  maxAtOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = numbered(items);
  const workOn = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, workOn));
  return results;
}

/** A generator rather than `items.entries()`: a loop that throws closes it, which ends the other loops too. */
function* numbered<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}
