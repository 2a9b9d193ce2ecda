import { openTestStore } from '../testing/open-test-store.ts';
import { edgeScript } from './edge-script.ts';
import { NotInStore } from './store-errors.ts';

it('throws for a version that the store does not have', async () => {
  const { store, publish } = await openTestStore();
  const version = await publish('shell', 'one');
  expect(await edgeScript(store, version)).toMatch(/main\.mjs$/);
  await expect(edgeScript(store, '1.0.0-none')).rejects.toThrow(NotInStore);
});
