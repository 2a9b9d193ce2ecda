/**
 * A promise that the test resolves. Node 20 has no `Promise.withResolvers`.
 * @example
 * const { promise: sent, resolve: send } = createDeferred();
 */
export function createDeferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
