import { killDeliveries } from '../testing/kill-while-delivering.ts';
import { openTestStore } from '../testing/open-test-store.ts';

it('leaves the old or the new state when a delivery is killed at 20 moments', async () => {
  const { folder, settings, start } = await openTestStore();
  await start({ shell: 'a', blog: 'first' });
  const found = await killDeliveries({ folder, settings }, 20);
  // The first are killed before they have written anything.
  expect(found.old).toBeGreaterThan(0);
}, 180_000);
