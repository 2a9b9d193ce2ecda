import { killDeliveries } from '../testing/kill-while-delivering.ts';
import { openTestStore } from '../testing/open-test-store.ts';

/** `npm test crashes` asks for twenty. */
const killCount = Number(process.env.KILLS ?? 3);

it('leaves the old or the new state at whatever moment a delivery is killed', async () => {
  const { folder, settings, start } = await openTestStore();
  await start({ shell: 'a', blog: 'first' });
  const found = await killDeliveries({ folder, settings }, killCount);
  // The first is killed before it has written anything.
  expect(found.old).toBeGreaterThan(0);
}, 180_000);
